"""JSON Schema as TypeScript.

openapi-typescript would want a list of 80 aliases by hand for what it names
`components['schemas']['…']`; msgspec and FastAPI write few kinds of schema, so this is short.
"""

from scripts.wire.schema import Schema

HEADER = "// Generated from the types in Python, do not edit: make wire"
WIDTH = 120
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def write(definitions: Schema) -> str:
    """All definitions as exported types."""
    return "\n\n".join([HEADER, *(_declare(*each) for each in definitions.items())]) + "\n"


def spell(schema: Schema) -> str:
    """A type as an expression."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"enum": list(values)}:
            return " | ".join(_quote(value) for value in values)
        case {"const": value}:
            return _quote(value)
        case {"anyOf": list(options)}:
            return " | ".join(dict.fromkeys(spell(option) for option in options))
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(spell(item) for item in items)}]"
        case {"type": "array", "items": dict(item)}:
            one = spell(item)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return (
                f"Record<{spell(schema.get('propertyNames', {'type': 'string'}))}, {spell(value)}>"
            )
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": str(name)}:
            return PLAIN.get(name, name)
    return "unknown"


def _declare(name: str, schema: Schema) -> str:
    about = _comment(schema.get("description", ""), "")
    if "properties" not in schema:
        line = f"export type {name} = {spell(schema)}"
        if len(line) > WIDTH:
            line = f"export type {name} =\n  | " + spell(schema).replace(" | ", "\n  | ")
        return about + line
    required = schema.get("required", ())
    fields = "".join(
        f"{_comment(field.get('description', ''), '  ')}"
        f"  {key}{'' if key in required else '?'}: {spell(field)}\n"
        for key, field in schema["properties"].items()
    )
    return f"{about}export interface {name} {{\n{fields}}}"


def _comment(words: str, indent: str) -> str:
    if not words:
        return ""
    if "\n" not in words:
        return f"{indent}/** {words} */\n"
    lines = "".join(f"{indent} * {line}".rstrip() + "\n" for line in words.splitlines())
    return f"{indent}/**\n{lines}{indent} */\n"


def _quote(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()
