"""No circles: whatever a module imports, and be it for a type only, never leads back to it."""

import grimp


def circles(graph: grimp.ImportGraph) -> set[frozenset[str]]:
    """The sets of modules that lead to each other: strongly connected components of two on."""
    needed = {module: graph.find_upstream_modules(module) for module in graph.modules}
    groups = (
        frozenset({module, *(other for other in needed[module] if module in needed[other])})
        for module in graph.modules
    )
    return {group for group in groups if len(group) > 1}


def test_a_circle_is_found_and_what_only_leads_to_one_is_not_in_it() -> None:
    graph = grimp.ImportGraph()
    for pair in ("a>b", "b>c", "c>a", "z>a", "c>d", "d>e", "e>f", "f>e"):
        importer, imported = pair.split(">")
        graph.add_import(importer=importer, imported=imported)
    assert circles(graph) == {frozenset("abc"), frozenset("ef")}


def test_no_module_is_imported_by_what_it_imports() -> None:
    graph = grimp.build_graph("ludoteca", exclude_type_checking_imports=False, cache_dir=None)
    assert len(graph.modules) > 100
    assert [sorted(circle) for circle in circles(graph)] == []
