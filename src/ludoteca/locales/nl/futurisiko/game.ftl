### Wat FutuRisiko! zegt over zetten, afloop en opties. De regels zelf staan in futurisiko-rules.ftl.

futurisiko-about = Tanks, vliegtuigen en onderzeeërs op een wereldkaart, voor 4 tot 6 legers. Opties: seats=4 tot 6, of 3 als huisregel (F11); cards
    (off is het oefenspel, F23); goal=20, 18 of 16 gebieden (F56); removed=een gebied (alleen met 5 plaatsen, F14);
    dice_cap=10 (F3); round_limit=een aantal rondes (F59); map=een wereldkaart (F10, zie “ludoteca map list”);
    sheet=een kaartenblad (F60, zie “ludoteca sheet list”).
futurisiko-nutshell = Verover { $goal } gebieden! Bouw tanks, vliegtuigen en onderzeeërs, trek ermee over de wereld en gooi de dobbelstenen.

# De taal van de namen op de wereldkaart.
futurisiko-language = nl

futurisiko-army = { $army ->
        [red] rood
        [yellow] geel
        [blue] blauw
        [green] groen
        [violet] paars
       *[black] zwart
    }
futurisiko-card-kind = { $card ->
        [arma_segreta] Arma Segreta
        [siluro_killer] Siluro Killer
        [super_produzione] Super Produzione
        [missili_balistici] Missili Balistici
        [scudo_spaziale] Scudo Spaziale
        [tregua] Tregua
       *[tradimento] Tradimento
    }
futurisiko-card = { futurisiko-card-kind } ({ futurisiko-army })
futurisiko-pieces = { $unit ->
        [tank] { $count ->
            [one] 1 tank
           *[other] { $count } tanks
        }
        [plane] { $count ->
            [one] 1 vliegtuig
           *[other] { $count } vliegtuigen
        }
       *[sub] { $count ->
            [one] 1 onderzeeër
           *[other] { $count } onderzeeërs
        }
    }

## Woordgroepen

futurisiko-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
futurisiko-and = { $words } en { $last }
futurisiko-flag = vlag
futurisiko-the-flag = de vlag
futurisiko-dice-part = { $what ->
        [tanks] { $count ->
            [one] 1 tank
           *[other] { $count } tanks
        }
        [planes] { $count ->
            [one] 1 vliegtuig
           *[other] { $count } vliegtuigen
        }
        [flag] de vlag ({ $count })
        [subs] { $count ->
            [one] 1 onderzeeër
           *[other] { $count } onderzeeërs
        }
       *[weapon] Arma Segreta ({ $count })
    }
futurisiko-dice-capped = samen niet meer dan { $dice }
futurisiko-dice = { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
futurisiko-outlook = { $attack } tegen { $defence }; { $reason ->
        [tie] geen voordeel in de lucht, dus de verdediger gooit eerst ({ $first })
        [more] { $first } heeft meer vliegtuigen en gooit eerst
       *[next] nu gooit { $first }
    }. { $win } kans om te winnen{ $units ->
        [1] {""}
       *[other] {""}, met gemiddeld nog { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } van { $units } eenheden
    }.

## De stand in woorden

futurisiko-words-seat = { futurisiko-army }: { $count ->
        [out] doet niet meer mee
        [0] nog geen gebied
        [one] 1 gebied
       *[other] { $count } gebieden
    }, { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }{ $pending ->
        [0] .
        [one] , 1 raket onderweg.
       *[other] , { $pending } raketten onderweg.
    }
futurisiko-words-territory = { $territory }: { $pieces }.
futurisiko-words-subs = { $sea }: { $count ->
        [one] 1 onderzeeër
       *[other] { $count } onderzeeërs
    } van { futurisiko-army }.
futurisiko-words-truce = Wapenstilstand tussen { $one } en { $other }.
futurisiko-words-only-flags = Met alleen een vlag: { $territories }.
futurisiko-words-moment = { $round ->
        [0] De verdeling.
       *[other] Ronde { $round }.
    }

## Het moment

futurisiko-invasion = { $place } ({ $defender }): { $outlook }
futurisiko-fight = Gevecht: { $place } ({ $defender }). { $outlook }
# Wat raketten kosten, na wie ze treffen.
futurisiko-toll = { $cost ->
        [0] { $units ->
            [0] {""}
           *[other] :{" "}
        }
        [one] : −1 punt
       *[other] : −{ $cost } punten
    }{ $units ->
        [0] {""}
       *[other] { $cost ->
            [0] {""}
           *[other] ,{" "}
        }−{ $units } { $units ->
            [one] eenheid
           *[other] eenheden
        }
    }
futurisiko-asks = { $phase ->
        [draft_order] Een kaart beslist wie begint.
        [claim] { $seat } neemt een vrij gebied: bijvoorbeeld “claim india”.
        [sequence] Een kaart beslist wie deze ronde als eerste aan de beurt is.
        [discard] { $seat } heeft { $size } van hoogstens { $limit } kaarten: { $free ->
            [any] leg weg (“discard”) wat je niet nodig hebt, houd de rest (“keep”) en trek bij
            [none] houd ze (“keep”) en trek bij
           *[one] leg weg (“discard”) wat te veel is en, als je wilt, nog één; houd de rest (“keep”) en trek bij
        }.
        [deal] { $seat } trekt kaarten.
        [shield] { $missiles ->
            [one] Een raket gaat
           *[other] { $missiles } raketten gaan
        } { $seat } treffen{ futurisiko-toll }. Een “shield” houdt er één tegen, “accept” incasseert de rest.
        [produce] { $points ->
            [0] { $seat } heeft geen punten meer
            [one] { $seat } heeft nog 1 punt: een tank kost { $tank }
           *[other] { $seat } heeft nog { $points } punten: een tank kost { $tank }, een vliegtuig { $plane }, een onderzeeër { $sub }
        }. “built” sluit de productie af.
        [diplomacy] { $seat } mag een wapenstilstand sluiten of verbreken. “ready” gaat door naar het verplaatsen.
        [move] { $seat } verplaatst stukken; andermans gebied binnengaan is aanvallen. “moved” begint de gevechten.
        [choose_fight] { $seat } kiest het volgende gevecht.
        [roll] { $seat } gooit { $dice ->
            [one] 1 dobbelsteen
           *[other] { $dice } dobbelstenen
        } voor { $place }, met een kaart of zonder.
        [hits] { $dice ->
            [one] 1 dobbelsteen rolt
           *[other] { $dice } dobbelstenen rollen
        } voor { $place }.
        [remove] { $hits ->
            [one] 1 treffer
           *[other] { $hits } treffers
        }: { $seat } kiest wat { $opponent } verliest van { $pieces }.
       *[over] Het spel is uit.
    }
futurisiko-card-told = { futurisiko-card-kind } ({ $colours }): { $use }.
futurisiko-card-use = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }; typ “weapon { $army }”
        [siluro_killer] brengt bij een worp van jou een onderzeeër van de tegenstander naast dat gevecht tot zinken;
            typ “torpedo { $army } ZEE”
        [super_produzione] { futurisiko-effect-boost }; typ “boost { $army }”
        [missili_balistici] { futurisiko-effect-missile }; typ
            “launch { $army } PLAATS”
        [scudo_spaziale] houdt aan het begin van je productie een raket tegen; typ “shield { $army }”
        [tregua] { futurisiko-effect-truce }; typ
            “truce { $army } PLAATS”
       *[tradimento] verbreekt vóór het verplaatsen een wapenstilstand waaraan je gebonden bent; typ
            “betray { $army } PLAATS”
    }

## Wat de kaarten doen volgens het blad van de tafel, overal waar het gezegd wordt

futurisiko-effect-weapon = { $weapon_times ->
        [1] { $weapon ->
            [one] 1 dobbelsteen extra in één worp van jou
           *[other] { $weapon } dobbelstenen extra in één worp van jou
        }
        [2] twee keer zoveel dobbelstenen in één worp van jou
       *[other] { $weapon_times } keer zoveel dobbelstenen in één worp van jou
    }{ $weapon_limit ->
        [0] {""}
       *[other] , hooguit { $weapon_limit } extra
    }
futurisiko-effect-boost = { $boost_times ->
        [1] { $boost ->
            [one] 1 punt extra in je productie
           *[other] { $boost } punten extra in je productie
        }
        [2] verdubbelt de punten die je nog te besteden hebt
       *[other] { $boost_times } keer de punten die je nog te besteden hebt
    }{ $boost_limit ->
        [0] {""}
       *[other] , hooguit { $boost_limit } extra
    }
futurisiko-effect-missile = een tegenstander verliest { futurisiko-missile-loss }
futurisiko-missile-loss = { $missile_units ->
        [0] { $missile_divisor ->
            [1] { $missile ->
                [one] 1 punt in de volgende productie
               *[other] { $missile } punten in de volgende productie
            }
            [2] de helft van de volgende productie
            [3] twee derde van de volgende productie
           *[4] driekwart van de volgende productie
        }
        [one] 1 eenheid waar die het sterkst is, bij de volgende productie
       *[other] { $missile_units } eenheden waar die het sterkst is, bij de volgende productie
    }{ $missile_limit ->
        [0] {""}
       *[other] , hooguit { $missile_limit } punten
    }
futurisiko-effect-truce = { $truce_rounds ->
        [1] vóór het verplaatsen een wapenstilstand met één tegenstander tot je volgende operaties
       *[other] vóór het verplaatsen een wapenstilstand van { $truce_rounds } rondes met één tegenstander
    }

## Zetten en opties die niet kloppen

futurisiko-malformed = “{ $text }” is geen zet. Zetten zien er zo uit: “claim india”, “discard tregua:red”, “keep”,
    “shield red”, “accept”, “boost red”, “launch red 2”, “build tank 3 india”, “built”, “truce red 2”, “betray red 2”,
    “ready”, “move plane 1 india cina”, “ferry 2 india borneo oceano_indiano”, “moved”, “fight india”, “roll”,
    “weapon red”, “torpedo red atlantico”, “remove 2 1”.
futurisiko-hidden-card = “{ $text }” staat voor een kaart die de lezer van dit verslag niet gezien heeft; zo’n verslag kun je
    lezen, maar niet naspelen.
futurisiko-option-seats = FutuRisiko! is voor 4 tot 6 plaatsen, of 3 als huisregel, niet “{ $found }”.
futurisiko-option-goal = Het doel is 20, 18 of 16 gebieden, niet “{ $found }”.
futurisiko-option-removed-seats = Alleen met 5 plaatsen doet een gebied niet mee, niet met { $seats }.
futurisiko-option-removed = “{ $found }” is geen gebied van deze wereldkaart, en kan dus niet weggelaten worden.
futurisiko-option-dice-cap = Voor dobbelstenen is de grens 10 of geen (null), niet “{ $found }”.
futurisiko-option-round-limit = Het aantal rondes is minstens 1, of zonder grens (null), niet “{ $found }”.

## Afloop

futurisiko-goal-reached = { futurisiko-army } heeft { $count } gebieden en heerst over de wereld!
futurisiko-last-round = Ronde { $rounds } was de laatste. { $decided ->
        [territories] { $most } gebieden tegen { $next }.
        [pieces] Gelijk met { $most } gebieden: de duurste stukken beslissen ({ $worth } tegen { $next_worth } punten).
        [shared] Gelijk met { $most } gebieden: de duurste stukken beslissen ({ $worth } tegen { $next_worth } punten), en { $winners } delen de overwinning.
       *[nothing] Gelijk met { $most } gebieden, met stukken die evenveel kosten ({ $worth } punten): de overwinning wordt gedeeld.
    }

## Niet jouw beurt, of niet nu

futurisiko-over = Het spel is uit.
futurisiko-other-step = Dat kan nu niet: { $phase ->
        [draft_order] er wordt een kaart omgedraaid om te zien wie de verdeling begint
        [claim] { futurisiko-army } neemt een gebied
        [sequence] er wordt een kaart omgedraaid om te zien wie de ronde begint
        [discard] { futurisiko-army } legt kaarten weg of houdt ze
        [deal] { futurisiko-army } krijgt een kaart
        [shield] { futurisiko-army } speelt een schild of incasseert de raketten
        [produce] { futurisiko-army } produceert
        [diplomacy] { futurisiko-army } mag een wapenstilstand sluiten of verbreken, en is dan klaar
        [move] { futurisiko-army } verplaatst stukken
        [choose_fight] { futurisiko-army } kiest waar er gevochten wordt
        [roll] { futurisiko-army } gooit de dobbelstenen
        [hits] de dobbelstenen zijn gegooid, en de explosies worden geteld
       *[remove] { futurisiko-army } kiest wat de explosies weghalen
    }.

## Niet toegestaan

futurisiko-not-on-top = { $card } kan niet de volgende kaart van de stapel zijn.
futurisiko-not-held = Je hebt { $name } niet.
futurisiko-over-limit = { $territories ->
        [one] Met één gebied
       *[other] Met { $territories } gebieden
    } mag je { $limit ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $limit } kaarten
    } hebben, en je hebt er { $size }: leg eerst kaarten weg tot het klopt.
futurisiko-one-for-free = Wie niet te veel kaarten heeft, mag er vóór het trekken maar één wegleggen, en die is al weg: houd de rest (“keep”).
futurisiko-no-such-seat = Aan deze tafel is geen plaats { $seat }: de plaatsen zijn 0 tot en met { $last }.
futurisiko-at-oneself = { $verb ->
        [launch] Raketten schiet je af op een tegenstander, niet op jezelf
        [truce] Een wapenstilstand sluit je met een tegenstander, niet met jezelf
       *[betray] Je verbreekt een wapenstilstand met een tegenstander, niet met jezelf
    }.
futurisiko-seat-is-out = { futurisiko-army } doet niet meer mee.
futurisiko-truce-there = Er is al een wapenstilstand met { futurisiko-army }.
futurisiko-no-truce = Er is geen wapenstilstand met { futurisiko-army } om te verbreken.
futurisiko-plane-at-sea = De { $place } is een zee: een vliegtuig mag eroverheen vliegen, maar eindigt daar nooit.
futurisiko-no-such-territory = Op de wereldkaart is geen gebied “{ $place }”.
futurisiko-no-such-sea = Op de wereldkaart is geen zee “{ $place }”.
futurisiko-removed = { $place } doet in dit spel niet mee: daar komt niemand.
futurisiko-claimed = Op { $place } staat al een vlag van { futurisiko-army }: neem een vrij gebied.
futurisiko-sea-apart = De { $sea } raakt geen enkel gebied van jou: onderzeeërs bouw je in een zee die dat wel doet.
futurisiko-not-own = { $place } is niet van jou: tanks en vliegtuigen bouw je in eigen gebieden.
futurisiko-nothing = Er is minstens één stuk nodig.
futurisiko-supply = { futurisiko-pieces } bouwen kan niet: in de voorraad { $supply ->
        [0] is er geen meer
        [one] is er nog maar 1
       *[other] zijn er nog maar { $supply }
    }.
futurisiko-too-dear = { futurisiko-pieces } zou { $cost } punten kosten; er zijn er nog { $points }.
futurisiko-same-place = { $place } → { $place } is geen verplaatsing.
futurisiko-too-far = { $origin } → { $target } is te ver: { $unit ->
        [tank] een tank rijdt over land naar een buurgebied
        [plane] een vliegtuig vliegt één stap, of twee over een gebied of een zee
       *[sub] een onderzeeër vaart naar een aangrenzende zee
    }.
futurisiko-truce-forbids = Een wapenstilstand met { futurisiko-army } beschermt { $place }.
futurisiko-invaders-stay = Wat { $place } is binnengevallen, blijft daar en vecht.
futurisiko-nothing-to-move = { $there ->
        [0] { $place }: je hebt hier geen stukken.
       *[other] { $place }: je stukken hier zijn deze ronde allemaal al verplaatst.
    } Kies eerst een plaats waar stukken van jou nog weg kunnen, en dan waar ze naartoe gaan.
futurisiko-not-so-many = { $place }: { $there ->
        [0] je hebt hier geen { $unit ->
            [tank] tanks
            [plane] vliegtuigen
           *[sub] onderzeeërs
        }.
       *[other] van je { $unit ->
            [tank] tanks
            [plane] vliegtuigen
           *[sub] onderzeeërs
        } hier { $fresh ->
            [0] kan er deze ronde geen meer verplaatst worden
            [one] kan er deze ronde nog 1 verplaatst worden
           *[other] kunnen er deze ronde nog { $fresh } verplaatst worden
        }, niet { $count }.
    }
futurisiko-has-carried = Over de { $sea } zijn deze ronde tanks overgestoken: daar moet een onderzeeër blijven die niet
    verplaatst is.
futurisiko-not-on-sea = { $place } ligt niet aan de { $sea }.
futurisiko-no-ferry = { $subs ->
        [0] Je hebt in de { $sea } geen onderzeeër om tanks over te zetten.
       *[other] Je onderzeeërs in de { $sea } zijn deze ronde verplaatst: alleen een die dat niet is, mag tanks overzetten.
    }
futurisiko-not-invaded = { $place } is niet binnengevallen. Er moet gevochten worden in: { $invaded }.
futurisiko-no-sub-there = { futurisiko-army } heeft geen onderzeeër in de { $sea }.
futurisiko-torpedo-apart = De { $sea } raakt { $place } niet, en doet niet mee in dit gevecht tegen { futurisiko-army }.
futurisiko-hits = { $dice } dobbelstenen kunnen geen { $count } explosies geven.
futurisiko-removal = { $hits ->
        [one] 1 explosie haalt
       *[other] { $hits } explosies halen
    } er { $taken } weg van { $there_tanks ->
        [one] 1 tank
       *[other] { $there_tanks } tanks
    } en { $there_planes ->
        [one] 1 vliegtuig
       *[other] { $there_planes } vliegtuigen
    }; niet { $tanks } en { $planes }.

## Niet terug te nemen

futurisiko-card-shown = Dat kun je niet terugnemen: iedereen heeft de kaart gezien.
futurisiko-step-over = { $verb ->
        [keep] Daarna kunnen er kaarten getrokken worden
        [built] De productie is klaar
       *[moved] Het verplaatsen is klaar, en gevechten neem je nooit terug
    }: zetten kun je alleen binnen hun stap terugnemen.

## Toegestaan, en waarom

futurisiko-why-turn = { $name } wordt omgedraaid: die kleur begint, als ze meedoet.
futurisiko-why-claim = Jouw vlag op { $place }.
futurisiko-why-discard = { $name } gaat onder de stapel.
futurisiko-why-keep = Houd de rest en trek wat ontbreekt.
futurisiko-why-deal = { $name } wordt getrokken.
futurisiko-why-shield = Scudo Spaziale ({ futurisiko-army }) houdt één raket tegen.
futurisiko-why-accept = De raketten treffen je productie.
futurisiko-why-boost = Super Produzione ({ futurisiko-army }): { $boost } punten extra, samen { $points }.
futurisiko-why-launch = Missili Balistici ({ futurisiko-army }): { $other } verliest { futurisiko-missile-loss }.
futurisiko-why-build = { futurisiko-pieces } { $place } voor { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }; nog { $left } over.
futurisiko-why-built = Productie afsluiten; { $points ->
        [0] alle punten zijn gebruikt
        [one] 1 punt blijft ongebruikt
       *[other] { $points } punten blijven ongebruikt
    }.
futurisiko-why-truce = Tregua ({ futurisiko-army }): jij en { $other } mogen elkaar niet aanvallen { $truce_rounds ->
        [1] tot je volgende operaties
       *[other] gedurende { $truce_rounds } rondes
    }.
futurisiko-why-betray = Tradimento ({ futurisiko-army }): de wapenstilstand met { $other } is meteen voorbij.
futurisiko-why-ready = Op naar het verplaatsen.
futurisiko-why-move = { futurisiko-pieces } { $origin } { $target }.{ $invades ->
        [no] {""}
       *[other] {" "}Een aanval op { $invades }: { $outlook }
    }
futurisiko-why-ferry = { futurisiko-pieces } { $origin } { $target }, per onderzeeër over { $sea }.{ $invades ->
        [no] {""}
       *[other] {" "}Een aanval op { $invades }: { $outlook }
    }
futurisiko-why-moved = { $fights ->
        [0] Verplaatsen afsluiten: er valt niets te vechten.
        [one] Op naar het gevecht.
       *[other] Op naar de { $fights } gevechten.
    }
futurisiko-why-fight = Er wordt gevochten om { $place }: { $outlook }
futurisiko-why-roll = { futurisiko-dice } voor { $parts }. De aanval heeft dan { $win } kans om te winnen.
futurisiko-why-weapon = Arma Segreta ({ futurisiko-army }), dus { futurisiko-dice } voor { $parts }. De aanval heeft dan
    { $win } kans om te winnen.
futurisiko-why-torpedo = Siluro Killer ({ futurisiko-army }) brengt { $sea } een onderzeeër tot zinken; dan { futurisiko-dice } voor
    { $parts }. De aanval heeft dan { $win } kans om te winnen.
futurisiko-why-hits = { $count } van { $dice } dobbelstenen { $count ->
        [one] is
       *[other] zijn
    } raak.
futurisiko-why-remove = { $opponent } verliest { $taken } en houdt { $left } over.

## Statistiek

futurisiko-stats-length = Hoe lang spellen duren, in rondes
futurisiko-stats-seats = plaatsen
futurisiko-stats-won = gewonnen vóór ronde 60, %
futurisiko-stats-mean = gemiddeld
futurisiko-stats-early = kortste 5 %
futurisiko-stats-median = mediaan
futurisiko-stats-late = langste 5 %
futurisiko-stats-longest = langste
futurisiko-stats-left = plaatsen over
futurisiko-stats-place = { $place ->
        [draft-place] Gewonnen naar de plaats bij de verdeling (F12)
        [first-place] Gewonnen naar de plaats in de volgorde van de eerste ronde (F17)
       *[last-place] Gewonnen naar de plaats in de volgorde van de ronde waarin het spel eindigt (F17)
    }
futurisiko-stats-cards = Hoe vaak een kaart gespeeld wordt in een spel met { $seats } plaatsen
futurisiko-stats-card = kaart
futurisiko-stats-all = door iedereen
futurisiko-stats-winner = door de winnaar
futurisiko-stats-other = door ieder ander
futurisiko-stats-heading = { $seats } plaatsen
futurisiko-stats-chart-lengths = Hoeveel rondes een spel duurt
futurisiko-stats-axis-rounds = rondes
futurisiko-stats-chart-places = Deel van de overwinningen naar de plaats bij de verdeling en in de volgorde
futurisiko-stats-number = plaats { $place }
futurisiko-stats-series = { $place ->
        [draft-place] bij de verdeling
        [first-place] in de eerste ronde
       *[last-place] in de ronde waarin het spel eindigt
    }
futurisiko-stats-chart-cards = Hoe vaak de winnaar en de anderen elke kaart spelen

## Wat je kiest als je een tafel opent

futurisiko-choice-map = Wereldkaart
    .about = De wereld waar je om vecht. De onze is gereconstrueerd naar de spelregels; een gastheer kan er andere aan toevoegen.
    .setting = { $setting ->
        [reconstruction] De wereld, gereconstrueerd
       *[other] { $title }
    }
futurisiko-choice-seats = Legers
    .about = Hoeveel er meespelen. Ieder krijgt evenveel gebieden: 12, 9, 7 of 6.
    .setting = { $setting ->
        [3] 3 (huisregel)
       *[other] { $setting }
    }
futurisiko-choice-cards = Kaarten
    .about = Wapens, raketten, schilden en wapenstilstanden: elk derde gebied geeft er een. Zonder kaarten is het het
        oefenspel.
    .setting = { $setting ->
        [true] Met kaarten
       *[false] Zonder
    }
futurisiko-choice-goal = Doel
    .about = Wie zoveel gebieden heeft, wint meteen.
    .setting = { $setting ->
        [20] { $setting } (het hele spel)
        [18] { $setting } (korter)
       *[other] { $setting } (het kortst)
    }
futurisiko-choice-removed = Weggelaten
    .about = Met vijf legers is één gebied van niemand: je mag eroverheen vliegen, maar er nooit in.
    .setting = { $title }
futurisiko-choice-dice_cap = Dobbelstenen
    .about = Een grens aan de dobbelstenen van één worp houdt grote legers in toom.
    .setting = { $setting ->
        [none] Zoveel als er stukken zijn
       *[other] Hoogstens { $setting }
    }
futurisiko-choice-round_limit = Rondes
    .about = Na de laatste ronde wint wie de meeste gebieden heeft.
    .setting = { $setting ->
        [none] Geen grens
       *[other] { $setting }
    }
futurisiko-choice-sheet = Kaartenblad
    .about = Wat Arma Segreta, Super Produzione en Missili Balistici doen, en hoelang een Tregua geldt.
    .setting = { $setting ->
        [house] Onze eigen waarden
       *[other] { $title }
    }

## Waar bots toe neigen

futurisiko-temper-planes = houdt van vliegtuigen
futurisiko-temper-attack = valt graag aan
futurisiko-temper-revenge = neemt wraak
