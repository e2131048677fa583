"""What lies where: which countries, or parts of them, make each territory, and where seas meet.

Positions are in degrees, longitude before latitude; `make_shapes.py` draws the map from them.
"""

Degrees = tuple[float, float]

COUNTRIES: dict[str, tuple[str, ...]] = {
    "groenlandia": ("Greenland",),
    "california": ("United States of America",),
    "messico": (
        *("Mexico", "Guatemala", "Belize", "Honduras", "El Salvador", "Nicaragua", "Costa Rica"),
        *("Panama", "Cuba", "Haiti", "Dominican Rep.", "Jamaica", "Puerto Rico"),
    ),
    "canada_occidentale": ("Canada",),
    "colombia": ("Colombia", "Venezuela", "Guyana", "Suriname", "Trinidad and Tobago"),
    "brasile": ("Brazil",),
    "peru": ("Peru", "Bolivia", "Ecuador"),
    "argentina": ("Argentina", "Chile", "Uruguay", "Paraguay", "Falkland Is."),
    "gran_bretagna": ("United Kingdom", "Ireland", "Isle of Man"),
    "scandinavia": ("Norway", "Sweden", "Finland", "Denmark", "Iceland", "Åland"),
    "europa_occidentale": (
        *("Portugal", "Spain", "Andorra", "France", "Monaco", "Belgium", "Netherlands"),
        *("Luxembourg", "Germany", "Switzerland", "Liechtenstein", "Austria", "Czechia"),
        *("Slovakia", "Poland"),
    ),
    "europa_meridionale": (
        *("Italy", "San Marino", "Vatican", "Slovenia", "Croatia", "Bosnia and Herz.", "Serbia"),
        *("Montenegro", "Kosovo", "Albania", "Macedonia", "Greece", "Bulgaria", "Romania"),
        *("Hungary", "Malta"),
    ),
    "russia": ("Estonia", "Latvia", "Lithuania", "Belarus", "Ukraine", "Moldova"),
    "africa_settentrionale": (
        *("Morocco", "W. Sahara", "Algeria", "Tunisia", "Mauritania", "Mali", "Niger", "Chad"),
        *("Senegal", "Gambia", "Guinea", "Guinea-Bissau", "Sierra Leone", "Liberia"),
        *("Côte d'Ivoire", "Burkina Faso", "Ghana", "Togo", "Benin", "Nigeria"),
    ),
    "egitto": ("Egypt", "Libya"),
    "africa_orientale": (
        *("Sudan", "S. Sudan", "Eritrea", "Ethiopia", "Djibouti", "Somalia", "Somaliland"),
        *("Kenya", "Uganda", "Rwanda", "Burundi", "Tanzania"),
    ),
    "congo": (
        *("Cameroon", "Central African Rep.", "Eq. Guinea", "Gabon", "Congo", "Dem. Rep. Congo"),
        "Angola",
    ),
    "sudafrica": (
        *("Zambia", "Malawi", "Mozambique", "Zimbabwe", "Namibia", "Botswana", "South Africa"),
        *("Lesotho", "eSwatini"),
    ),
    "madagascar": ("Madagascar",),
    "medio_oriente": (
        *("Turkey", "Cyprus", "N. Cyprus", "Georgia", "Armenia", "Azerbaijan", "Syria"),
        *("Lebanon", "Israel", "Palestine", "Jordan", "Iraq", "Iran", "Kuwait", "Saudi Arabia"),
        *("Bahrain", "Qatar", "United Arab Emirates", "Oman", "Yemen"),
    ),
    "asia_centrale": (
        *("Kazakhstan", "Uzbekistan", "Turkmenistan", "Kyrgyzstan", "Tajikistan", "Afghanistan"),
    ),
    "india": (
        *("India", "Pakistan", "Nepal", "Bhutan", "Bangladesh", "Sri Lanka", "Siachen Glacier"),
    ),
    "cina": (*("China", "Hong Kong", "Macao", "Mongolia", "North Korea", "South Korea", "Taiwan"),),
    "siberia": ("Russia",),
    "giappone": ("Japan",),
    "indocina": (*("Myanmar", "Thailand", "Laos", "Cambodia", "Vietnam", "Malaysia", "Singapore"),),
    "borneo": ("Indonesia", "Brunei", "Philippines"),
    "nuova_guinea": ("Papua New Guinea",),
    "australia_orientale": ("Australia", "New Zealand"),
}

# Parts of countries that go elsewhere, whole: those whose middle lies in a box (west, south,
# east, north). The first that fits counts.
PARTS: dict[str, tuple[tuple[str, tuple[float, float, float, float]], ...]] = {
    "Canada": (
        ("", (-99.5, 68, -95.5, 70)),
        ("", (-96, 72, -90, 74.3)),
        ("isola_vittoria", (-126, 68.7, -96.5, 80)),
        ("isola_di_baffin", (-98, 61.5, -60, 84)),
        ("canada_orientale", (-82, 42, -50, 61.5)),
    ),
    "United States of America": (
        ("", (-169, 51, -163, 56)),
        ("alaska", (-169, 51, -130, 72)),
        ("", (-165, 15, -150, 30)),
        ("", (170, 15, 192, 72)),
    ),
    "France": (
        ("colombia", (-55, 2, -51, 6)),
        ("europa_meridionale", (8, 41, 10, 43.2)),
        ("", (-65, 10, -60, 20)),
        ("", (40, -25, 60, -10)),
    ),
    "Russia": (
        ("", (40, 79, 70, 82)),
        ("russia", (20, 68.5, 70, 79)),
        ("kamchatka", (115, 40, 200, 77)),
    ),
    "Malaysia": (("borneo", (108, 0, 120, 8)),),
    "Indonesia": (("nuova_guinea", (129.5, -9, 141.1, 0.2)),),
    "India": (("", (90, 5, 95, 15)),),
    "Norway": (("", (-10, 70.5, 0, 72)),),
    "Ecuador": (("", (-93, -2, -88, 2)),),
}

# What of a country lies in these polygons goes elsewhere.
CUTS: dict[str, tuple[tuple[str, tuple[Degrees, ...]], ...]] = {
    "Canada": (
        (
            "canada_orientale",
            (
                *((-95.15, 40), (-95.15, 50), (-95.5, 55), (-96.8, 60), (-97, 63), (-94, 66)),
                *((-91, 67.8), (-89.7, 69), (-88, 70.5), (-88, 75), (-40, 75), (-40, 40)),
            ),
        ),
    ),
    "United States of America": (
        ("stati_uniti_orientali", ((-104, 20), (-104, 50), (-60, 50), (-60, 20))),
    ),
    "Russia": (
        (
            "russia",
            (
                *((10, 40), (10, 75), (66.5, 75), (66.5, 68.6), (64, 66.5), (60, 64), (59.2, 61)),
                *((59.5, 57), (58.5, 54), (60, 51.5), (61.5, 49), (61.5, 40)),
            ),
        ),
        (
            "kamchatka",
            (
                *((113.5, 35), (113.5, 52), (116, 56), (118, 60), (122, 64), (124, 68)),
                *((123.5, 76), (195, 76), (195, 35)),
            ),
        ),
    ),
    "Cameroon": (("africa_settentrionale", ((5, 9), (5, 15), (18, 15), (18, 9))),),
    "Australia": (("australia_occidentale", ((110, -40), (110, -8), (135, -8), (135, -40))),),
}

# Where the seas meet (dashed lines); ends lie on land, or beyond the sides of the picture.
# West of New Guinea three seas meet in one point, so that the island lies in the South Pacific.
MEETING = (129.8, -1.2)
SEA_BORDERS: dict[tuple[str, str], tuple[tuple[Degrees, ...], ...]] = {
    ("pacifico_settentrionale", "mare_glaciale_artico"): (
        ((-165.5, 65.6), (-171, 65.6), (-230, 64)),
        ((187.5, 66.3), (193, 66), (230, 65)),
    ),
    ("pacifico_settentrionale", "pacifico_meridionale"): (
        ((-77.3, 7.6), (-81, 4.5), (-90, 2.5), (-180, 1)),
        (MEETING, (131.5, 1.2), (136, 2.2), (146, 1.5), (200, 1)),
    ),
    ("pacifico_meridionale", "atlantico_meridionale"): (((-68.5, -54.4), (-66, -62)),),
    ("pacifico_meridionale", "oceano_indiano"): (
        (MEETING, (130.2, -6), (135, -11.3), (135, -13)),
        ((135, -33), (135.8, -45), (137, -62)),
    ),
    ("atlantico", "atlantico_settentrionale"): (
        ((-67.3, 45.5), (-66.8, 44.6), (-67, 43.4), (-62, 42.4), (-45, 46), (-25, 51), (-10.5, 53)),
        ((-9.8, 52.2), (-3.5, 52.2)),
        ((-3.5, 50.6), (-3.2, 48.2)),
    ),
    ("atlantico", "atlantico_meridionale"): (
        ((-37, -7), (-30, -6), (-15, -2.5), (2, 1.2), (9.6, 5)),
    ),
    ("atlantico", "mediterraneo"): (((-5.6, 37), (-5.7, 34.5)),),
    ("atlantico_settentrionale", "mare_glaciale_artico"): (
        ((-91, 67.8), (-89.7, 69), (-89.3, 70.6), (-87.5, 72.2)),
        ((-78, 73.2), (-72, 74.6), (-64, 77.2)),
        ((-26, 71.5), (-16, 70.2), (0, 69.2), (17, 68)),
    ),
    ("atlantico_meridionale", "oceano_indiano"): (((20, -33), (20.3, -40), (21, -62)),),
}
# Where two seas come close without a way from one to the other.
WALL_BETWEEN = ("pacifico_settentrionale", "oceano_indiano")
WALLS: tuple[tuple[Degrees, ...], ...] = (
    ((101.5, 5), (101.5, 1)),
    ((104.5, -4.5), (107, -6.8)),
    ((112.5, -7.5), (119.7, -4.5)),
    ((121.8, -1), (126, -1.8), MEETING, (132.5, -1)),
)
# Points in the pieces of the seas that have no label.
MORE_WATERS: dict[str, tuple[Degrees, ...]] = {
    "atlantico_settentrionale": ((-85, 60), (3, 56), (-87.5, 69.8)),
    "pacifico_settentrionale": ((110, -4.8),),
    "mare_glaciale_artico": ((-75, 74.5),),
    "mediterraneo": ((26, 38.5),),
}

# Link lines (F7), from and to; both ends are moved to the coasts.
LINKS: dict[tuple[str, str], tuple[Degrees, Degrees]] = {
    ("canada_occidentale", "isola_vittoria"): ((-113, 66), (-111, 70)),
    ("canada_orientale", "isola_di_baffin"): ((-77, 60), (-74, 64.6)),
    ("isola_vittoria", "isola_di_baffin"): ((-99, 73), (-85, 72.8)),
    ("gran_bretagna", "europa_occidentale"): ((0, 52), (3, 49.5)),
    ("gran_bretagna", "scandinavia"): ((-4.5, 58), (8.5, 60)),
    ("cina", "giappone"): ((127, 37), (136, 35.2)),
    ("kamchatka", "giappone"): ((157.5, 53), (146.5, 44.3)),
    ("indocina", "borneo"): ((107, 12), (116, 4)),
    ("borneo", "nuova_guinea"): ((121.2, -1.2), (134, -1.5)),
    ("nuova_guinea", "australia_occidentale"): ((139.2, -6), (134, -14)),
    ("nuova_guinea", "australia_orientale"): ((142, -7), (142.8, -13)),
}
