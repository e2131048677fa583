"""Makes from the types of the wire all that follows from them: JSON Schema, TypeScript, a page.

python -m scripts.wire [--check]
"""
