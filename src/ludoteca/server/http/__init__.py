"""What surrounds every request: guard and headers, who asks in which language, and the pages.

The routes themselves are in `routes`.
"""
