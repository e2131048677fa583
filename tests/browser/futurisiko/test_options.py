"""A new table of FutuRisiko!: every option and setting has a name, and one is always chosen."""

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect


def test_settings_go_by_names_and_what_is_usual_is_chosen(visit: Visit) -> None:
    page = visit("/new/futurisiko?seats=5")
    game = page.get_by_role("region", name="The game")
    for option, setting in (
        ("Map", "The world, reconstructed"),
        ("Armies", "5"),
        ("Cards", "With cards"),
        ("Goal", "20 (the full game)"),
        ("Dice", "As many as there are pieces"),
        ("Rounds", "No limit"),
        ("Card sheet", "Our own values"),
    ):
        group = game.get_by_role("group", name=option, exact=True)
        expect(group.get_by_role("radio", name=setting, exact=True)).to_be_checked()
    taken_out = game.get_by_role("combobox", name="Taken out")
    expect(taken_out.locator("option:checked")).to_have_text("Madagascar")
    expect(game.get_by_role("link", name="Rule F14")).to_be_visible()
    rounds = game.get_by_role("group", name="Rounds", exact=True)
    rounds.get_by_text("8", exact=True).click()
    expect(rounds.get_by_role("radio", name="8", exact=True)).to_be_checked()
    game.get_by_text("No limit", exact=True).click()
    expect(game.get_by_role("radio", name="No limit", exact=True)).to_be_checked()
