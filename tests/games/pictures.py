"""What pictures of all games have in common."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def stands_alone(text: str, name: str) -> bool:
    """Whether a picture needs nothing from elsewhere, and leaves others on the page alone."""
    picture = ET.fromstring(text)
    assert [child.tag for child in picture][:3] == [f"{SVG}title", f"{SVG}desc", f"{SVG}style"]
    assert not [e for e in picture.iter() if e.get("id") or e.tag == f"{SVG}script"]
    assert text.count("http") == 1
    style = picture.findtext(f"{SVG}style", "")
    assert "prefers-color-scheme: dark" in style
    assert "@" not in style.replace("@media", "")
    selectors = [line for line in style.splitlines() if "{" in line and not line.startswith("@")]
    return all(line.startswith(f".{name}-picture") for line in selectors)
