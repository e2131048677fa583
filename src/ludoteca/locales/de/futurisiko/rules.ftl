### Die Regeln von FutuRisiko! in einfachen Worten, eine Meldung für jede Regel, F1 bis F78.
### Der Wert ist die Regel, .name ihr kurzer Titel; .ruling sagt, was hier festgelegt ist und warum,
### wo die Spielregel schweigt oder ihr Kartenblatt verloren ist. Zeilenumbrüche in einem Text
### bedeuten nichts.

futurisiko-chapter-components = Spielmaterial
futurisiko-chapter-board = Das Spielbrett
futurisiko-chapter-setup = Vorbereitung
futurisiko-chapter-round = Die Runde
futurisiko-chapter-production = Produktion
futurisiko-chapter-movement = Bewegung
futurisiko-chapter-combat = Kampf
futurisiko-chapter-end = Das Ende des Spiels
futurisiko-chapter-cards = Die Karten
futurisiko-chapter-hidden = Was verborgen ist
futurisiko-chapter-checks = Prüfungen und Chancen

## Spielmaterial

F1 = Es gibt sechs Armeen: Rot, Gelb, Blau, Grün, Violett und Schwarz. Jede hat 50 Panzer, 20 Flugzeuge,
    10 U-Boote und 20 Flaggen; eine Flagge steht für eine Besatzung.
    .name = Die sechs Armeen
    .ruling = Die Spielregel nennt die Farben nicht; sie stammen aus mehreren öffentlichen Beschreibungen
        des Spiels.

F2 = Zwei der sechs Seiten jedes Würfels zeigen eine Explosion. Jeder Würfel trifft also im Schnitt jedes dritte
    Mal.
    .name = Die Würfel
    .ruling = Die Spielregel spricht von Explosionen, aber nicht von ihrer Anzahl; mehrere öffentliche
        Beschreibungen des Spiels nennen zwei Seiten.

F3 = Man wirft so viele Würfel, wie die Regeln ergeben, auch mehr als zehn. Mit einer Option sind höchstens zehn
    Würfel pro Wurf erlaubt, die einer Arma Segreta (F66) mitgezählt.
    .name = Mehr als zehn Würfel
    .ruling = In der Schachtel sind zehn Würfel, aber die Spielregel nennt das keine Grenze; sie gelten hier
        also nur als Material.

F4 = Der Stapel hat 60 Karten: 12 Arma Segreta, 12 Siluro Killer, 12 Super Produzione, 6 Missili Balistici, 6
    Scudo Spaziale, 6 Tregua und 6 Tradimento.
    .name = Der Stapel

F5 = Auf jeder Karte ist auch ein Punkt in einer der sechs Farben. Von einer Karte, die es 12-mal gibt, sind je
    zwei in jeder Farbe, von einer, die es 6-mal gibt, je eine. Jede Farbe hat also zehn Karten.
    .name = Farbpunkte
    .ruling = Die Spielregel erwähnt die Punkte, aber nicht, wie sie verteilt sind; gleich verteilt geben sie
        jeder Armee dieselbe Chance.

## Das Spielbrett

F6 = Das Spielbrett hat 36 Gebiete und acht Meere. Die Meere sind Nordpazifik, Südpazifik, Atlantik, Nordatlantik,
    Südatlantik, Nordpolarmeer, Mittelmeer und Indischer Ozean.
    .name = Gebiete und Meere

F7 = Japan, Borneo, Neuguinea, Baffininsel, Victoria-Insel und Großbritannien sind Inseln, aber Linien auf dem
    Spielbrett verbinden sie mit anderen Gebieten wie auf dem Landweg. Borneo ist als sechs Inseln gezeichnet, aber
    ein einziges Gebiet; es grenzt an Indochina und Neuguinea.
    .name = Verbundene Inseln

F8 = Grönland und Madagaskar haben zu keinem anderen Gebiet eine Verbindung zu Lande.
    .name = Inseln ohne Verbindung

F9 = Der linke und der rechte Rand des Spielbretts hängen zusammen, und beide Teile des Pazifiks reichen hinüber:
    Zusammen umspülen sie die Küsten Amerikas und ebenso die von Asien und Ozeanien. Ein Flugzeug in Japan erreicht
    über den Nordpazifik Kalifornien. Der obere und der untere Rand hängen nicht zusammen.
    .name = Rund um die Welt
    .ruling = Welche Gebiete an welchem Teil des Pazifiks liegen, sagt die Spielregel nur von Japan und Kalifornien;
        die anderen sind die der rekonstruierten Karte (F10).

F10 = Die Weltkarte ist eine Datei mit den Gebieten, den Meeren, ihren Namen, Grenzen und Küsten, und man kann
    eine andere Datei nehmen. Eine fehlerhafte Datei, zum Beispiel eine mit einer Grenze, die nur in einer
    Richtung gilt, wird abgelehnt, und der Fehler wird genannt.
    .name = Die Datei der Weltkarte
    .ruling = Das gedruckte Spielbrett ist verloren. Zehn Gebiete und die acht Meere nennt die Spielregel; das
        meiste andere ist rekonstruiert.

## Vorbereitung

F11 = Das Spiel ist für vier bis sechs Spieler. Mit einer Option geht es auch zu dritt.
    .name = Anzahl der Spieler
    .ruling = Die Spielregel ist für vier bis sechs. Das Spiel zu dritt ist unsere Zugabe; die Ausgabe von 1992
        hatte es auch.

F12 = Der Stapel wird gemischt, und Karten werden aufgedeckt, bis eine die Farbe eines Spielers zeigt. Dieser
    setzt die erste Flagge (F13), und die anderen folgen im Uhrzeigersinn. Die aufgedeckten Karten kommen
    zurück, der Stapel wird noch einmal gemischt und dann nie wieder: Von nun an kommen gespielte und
    abgelegte Karten verdeckt unter den Stapel.
    .name = Der erste Spieler

F13 = Der erste Spieler beginnt, und im Uhrzeigersinn setzt jeder eine eigene Flagge auf ein freies Gebiet seiner
    Wahl, bis alle Gebiete vergeben sind. Jeder hat zu dritt 12 Gebiete, zu viert 9, zu fünft 7 und zu sechst
    6.
    .name = Gebiete wählen

F14 = Zu fünft ist ein Gebiet nicht im Spiel, und niemand kann es besitzen. Das ist Madagaskar, wenn nicht vorher
    Grönland oder ein anderes Gebiet gewählt wird. Flugzeuge dürfen darüber fliegen, aber keine Figur darf
    hinein.
    .name = Das Gebiet, das fehlt
    .ruling = Die Spielregel sagt nur, dass niemand das Gebiet besetzen kann. Wer darüber fliegt, besetzt es
        nicht, also ist das erlaubt.

F15 = Am Anfang sind nur Flaggen auf dem Spielbrett. Eine Flagge kann ihr Gebiet verteidigen, aber sie bewegt sich
    nie und greift nie an.
    .name = Erst nur Flaggen

## Die Runde

F16 = Eine Runde hat nacheinander vier Phasen: Reihenfolge, Karten, Produktion und Operationen. In den letzten drei
    sind die Spieler in der Reihenfolge der Runde dran, und eine neue Phase beginnt, wenn alle mit der vorigen
    fertig sind.
    .name = Vier Phasen

F17 = Einmal in jeder Runde wird die oberste Karte aufgedeckt: Der Spieler ihrer Farbe ist zuerst dran, und die
    anderen folgen im Uhrzeigersinn. Hat niemand diese Farbe oder ist ihr Spieler ausgeschieden (F57), wird
    die nächste Karte aufgedeckt. Alle aufgedeckten Karten kommen unter den Stapel.
    .name = Die Reihenfolge der Runde

F18 = Du darfst für je drei Gebiete eine Karte haben, abgerundet. Mit 9 Gebieten darfst du 3 Karten auf der Hand
    haben, mit 8 oder 7 sind es 2.
    .name = Die Kartengrenze

F19 = Wer in der Kartenphase mehr Karten hat als erlaubt, legt ab, bis es stimmt, und wählt selbst, welche.
    .name = Zu viele Karten

F20 = { $free ->
        [any] Du darfst auch Karten ablegen, die du nicht willst, aber nur bevor du ziehst. Es dürfen beliebig viele
            sein, eine nach der anderen.
       *[one] Außer den Karten über der Kartengrenze darfst du eine Karte ablegen, die du nicht willst, aber nur bevor
            du ziehst.
    }
    .name = Unerwünschte Karten
    .ruling = { $free ->
            [any] Dieses Spiel folgt Version „1“ der Regeln, in der die Anzahl frei ist. In neueren Spielen ist es
                eine Karte, wie es in der Spielregel steht.
           *[one] Spiele, die nach Version „1“ der Regeln begonnen haben, folgen ihr weiter: Dort dürfen beliebig
                viele Karten abgelegt werden, eine nach der anderen.
        }

F21 = Wer weniger Karten hat als erlaubt, zieht oben vom Stapel, bis es so viele sind. Das beginnt schon in der
    ersten Runde.
    .name = Karten ziehen

F22 = Der Stapel kann nie ausgehen. Nach der Kartenphase haben alle zusammen höchstens 12 der 60 Karten auf der
    Hand, und während des Austeilens nur ein paar mehr.
    .name = Immer genug Karten
    .ruling = Die Spielregel sagt das nicht; es folgt aus der Kartengrenze (F18) und den 36 Gebieten.

F23 = In einem Übungsspiel, das man mit einer Option wählt, hat niemand Karten. Der Stapel bestimmt nur die
    Reihenfolge jeder Runde.
    .name = Das Übungsspiel

## Produktion

F24 = Wenn deine Produktion beginnt, bekommst du einen Produktionspunkt (PP) für jedes Gebiet, das du hältst.
    .name = Produktionspunkte

F25 = Ein Panzer kostet 1 PP, ein Flugzeug 2 PP und ein U-Boot 5 PP.
    .name = Was Figuren kosten

F26 = Punkte, die du nicht ausgibst, sind verloren; du kannst sie nicht für eine spätere Runde sparen.
    .name = Sparen geht nicht

F27 = Ein Spieler kann nie mehr als 50 Panzer, 20 Flugzeuge und 10 U-Boote auf dem Spielbrett haben. Verlorene
    Figuren kommen zurück in den Vorrat und können neu gebaut werden.
    .name = Grenzen des Vorrats
    .ruling = Die Spielregel macht den Vorrat zur Grenze, sagt aber nicht, wohin verlorene Figuren kommen. Sie
        gehen an ihren Besitzer zurück, also zählt nur, was auf dem Spielbrett ist.

F28 = Neue Panzer und Flugzeuge kommen auf beliebige eigene Gebiete. Auf einem Gebiet dürfen so viele stehen, wie
    du willst.
    .name = Panzer und Flugzeuge aufstellen

F29 = Ein neues U-Boot kommt in ein Meer, das mindestens ein eigenes Gebiet berührt.
    .name = U-Boote aufstellen

F30 = Ein Meer gehört niemandem. U-Boote mehrerer Farben dürfen im selben Meer sein.
    .name = Meere sind für alle da

F31 = Super Produzione, Missili Balistici und Scudo Spaziale werden in dieser Phase gespielt (F61 bis F64).
    .name = Karten in der Produktion

## Bewegung

F32 = In den Operationen sind die Spieler in der Reihenfolge der Runde dran. Jeder bewegt sich erst und kämpft
    dann; erst danach beginnt der Nächste.
    .name = Erst bewegen, dann kämpfen

F33 = Jede Figur darf sich in einer Runde höchstens einmal bewegen. Keine muss.
    .name = Jede nur einmal

F34 = Ein Panzer fährt in ein Gebiet, das an seines grenzt, zu Lande oder über eine Verbindungslinie (F7). Es ist
    egal, wem dieses Gebiet gehört.
    .name = Wie Panzer fahren

F35 = Ein Flugzeug fliegt in ein Gebiet, das einen Schritt entfernt ist, oder zwei Schritte mit einem beliebigen
    Gebiet oder Meer dazwischen. Ein Schritt führt über eine Landgrenze oder über die Küste zwischen einem Gebiet
    und einem Meer. Ein Flugzeug beendet seine Bewegung nie über dem Meer.
    .name = Wie Flugzeuge fliegen

F36 = Ein U-Boot fährt in ein angrenzendes Meer. Es ist egal, wem die Küsten dort gehören.
    .name = Wie U-Boote fahren

F37 = Ein U-Boot, das sich in dieser Runde nicht bewegt hat, macht alle Gebiete an der Küste seines Meeres zu
    Nachbarn für die Panzer seines Spielers. Panzer können dann von jedem dieser Gebiete in jedes andere
    übersetzen. U-Boote anderer Spieler in diesem Meer ändern nichts daran.
    .name = Über das Meer
    .ruling = Die Spielregel spricht danach von Panzern, also gilt es nur für sie: Flugzeuge kommen mit
        einem U-Boot nie weiter.

F38 = Ein Panzer, der über ein Meer setzt (F37), bewegt sich in dieser Runde sonst nicht, weder vorher noch
    nachher.
    .name = Übersetzen zählt als Bewegung

F39 = Haben Panzer eines Spielers über ein Meer gesetzt, muss dort mindestens ein U-Boot dieses Spielers, das sich
    nicht bewegt hat, bleiben, bis die Bewegung endet. Ein in dieser Runde gebautes U-Boot hat sich nicht
    bewegt, kann also gleich Panzer übersetzen.
    .name = Das U-Boot bleibt
    .ruling = Die Spielregel verlangt ein U-Boot, das sich in der Runde nicht bewegt hat. Es darf also auch nach
        dem Übersetzen nicht wegfahren, sonst täte es beides.

F40 = Alle Panzer und Flugzeuge dürfen ein Gebiet verlassen. Die Flagge bleibt zurück und hält es allein.
    .name = Nur die Flagge bleibt

F41 = Panzer oder Flugzeuge, die ein Gebiet eines anderen Spielers betreten, dringen dort ein. Sie können von dort
    nicht weiter.
    .name = In ein Gebiet eindringen

F42 = Du machst alle Bewegungen vor deinem ersten Kampf. Nach einem Kampf bewegt sich nichts mehr.
    .name = Bewegung vor Kampf

F43 = Niemand muss jemals irgendwo eindringen.
    .name = Eindringen ist freiwillig

F44 = Bis du deine Bewegung für beendet erklärst, darfst du Bewegungen zurücknehmen.
    .name = Bewegungen zurücknehmen
    .ruling = Die Spielregel erwähnt das nicht. Beim Bewegen kommt kein Zufall ins Spiel, und nichts Verborgenes
        wird bekannt, also schadet es niemandem.

## Kampf

F45 = In jedem Gebiet, in das jemand eingedrungen ist, muss gekämpft werden, bis zum Ende und ohne Rückzug. Der
    Angreifer bestimmt, welcher Kampf als nächster kommt.
    .name = Kein Eindringen ohne Kampf

F46 = Die Seite mit mehr Flugzeugen im Gebiet würfelt zuerst; haben beide gleich viele, ist es der Verteidiger.
    Danach würfeln beide abwechselnd. So bleibt es den ganzen Kampf lang, auch wenn Flugzeuge verloren gehen.
    .name = Wer zuerst würfelt

F47 = Jede Seite wirft einen Würfel für jeden ihrer Panzer und jedes ihrer Flugzeuge im Gebiet. Der Verteidiger
    nimmt zwei Würfel für die Flagge dazu. Der Angreifer nimmt einen dazu für jedes eigene U-Boot in einem
    Meer, das das Gebiet berührt.
    .name = Anzahl der Würfel

F48 = Ein Verteidiger, der nur die Flagge hat, wirft zwei Würfel.
    .name = Eine Flagge allein

F49 = Bei jedem Wurf darf, wer würfelt, eine Karte spielen. Gewürfelt wird trotzdem.
    .name = Eine Karte pro Wurf

F50 = Für jede Explosion nimmt, wer gewürfelt hat, einen Panzer oder ein Flugzeug des Gegners weg, ganz nach Wahl.
    .name = Explosionen nehmen Figuren weg

F51 = Eine Explosion genügt, um die Flagge wegzunehmen, aber nur, wenn der Verteidiger keinen Panzer und kein
    Flugzeug mehr hat. Hat ein Wurf mehr Explosionen, als der Verteidiger Panzer und Flugzeuge hat, nimmt die
    nächste die Flagge.
    .name = Die Flagge fällt zuletzt
    .ruling = Die Spielregel sagt, dass die Flagge zuletzt fällt, nicht, dass sie einen eigenen Wurf braucht. Eine
        übrige Explosion nimmt sie also mit.

F52 = Würfel treffen nie U-Boote, und U-Boote verteidigen nie. Ein U-Boot kann in derselben Runde mehrere Kämpfe
    unterstützen, auch wenn es sich in dieser Runde bewegt hat.
    .name = U-Boote im Kampf
    .ruling = Nur um Panzer überzusetzen, verlangt die Spielregel ein unbewegtes U-Boot (F37). Eines, das sich
        bewegt hat, kann also trotzdem einen Kampf unterstützen.

F53 = Der Kampf endet, wenn der Verteidiger alles verloren hat, auch die Flagge, oder wenn der Angreifer keinen
    Panzer und kein Flugzeug mehr hat. U-Boote allein genügen nicht, um weiterzukämpfen.
    .name = Das Ende eines Kampfes

F54 = Gewinnt der Angreifer den Kampf, setzt er eine Flagge aus dem Vorrat auf das Gebiet. Die Panzer und Flugzeuge,
    die ihm vom Angriff bleiben, stehen nun dort.
    .name = Ein Gebiet erobern

F55 = Flugzeuge können ein Gebiet ohne Panzer erobern. Flaggen gehen nie aus.
    .name = Nur Flugzeuge
    .ruling = Die Spielregel verlangt Flugzeuge oder Panzer, nicht beides. Jede Armee hat 20 Flaggen, und das Spiel
        endet spätestens mit dem zwanzigsten Gebiet (F56).

## Das Ende des Spiels

F56 = Ein Spieler gewinnt in dem Augenblick, in dem er 20 Gebiete hält, auch wenn noch Kämpfe kommen. Mit einer
    Option, die vor dem Spiel gewählt wird, genügen 18 oder 16.
    .name = Das Spiel gewinnen

F57 = Ein Spieler ohne Gebiete scheidet sofort aus: Seine U-Boote verlassen das Spielbrett, Raketen auf ihn und
    Waffenstillstände mit ihm enden, und seine Karten kommen unter den Stapel. Die Karten kommen in der Reihenfolge
    der Liste (F4) dorthin und, wenn sie den gleichen Namen haben, in der Reihenfolge der Farben (F1). Gewinnt
    dieselbe Eroberung auch das Spiel, geschieht all das zuerst.
    .name = Ausscheiden
    .ruling = Die Spielregel sagt nicht, was ein besiegter Spieler zurücklässt. Hier bleibt nichts davon im Spiel,
        und durch die feste Reihenfolge der Karten läuft jedes Spiel beim Nachspielen gleich ab.

F58 = Ist nur noch ein Spieler übrig, gewinnt er.
    .name = Der letzte Spieler
    .ruling = Die Spielregel erwähnt das nicht; es folgt, weil niemand mehr da ist, gegen den man spielen könnte. So
        weit kommt es nie: Wer das letzte von so vielen Gebieten erobert, hat das Ziel (F56) längst erreicht.

F59 = Die Zahl der Runden ist nicht begrenzt, außer man wählt eine Grenze als Option. Ist die letzte Runde vorbei,
    gewinnt, wer die meisten Gebiete hat, und bei Gleichstand, wessen Figuren auf dem Spielbrett am meisten PP
    kosten (F25). Herrscht dann noch Gleichstand, teilen sie sich den Sieg.
    .name = Eine Grenze für die Runden
    .ruling = Die Spielregel kennt keine solche Grenze. Sie ist für alle da, die wissen wollen, wann ein Spiel zu
        Ende ist.

## Die Karten

F60 = Super Produzione, Missili Balistici und Scudo Spaziale sind für die Produktion, Tregua und Tradimento für die
    Diplomatie, Arma Segreta und Siluro Killer für den Kampf. Eine gespielte Karte wird allen gezeigt und kommt
    dann unter den Stapel. Die Werte auf den Karten stehen in einer Datei, dem Kartenblatt, und man kann ein
    anderes nehmen.
    .name = Drei Arten von Karten
    .ruling = Das gedruckte Kartenblatt ist verloren. Zeitpunkte und Werte, die die Spielregel nicht nennt, sind
        darum hier festgelegt. Jede Karte wird im eigenen Schritt oder beim eigenen Wurf gespielt, damit nie
        jemand außer der Reihe gefragt wird. Die Werte des üblichen Blatts sind Hauswerte; wer das gedruckte
        besitzt, kann dessen Werte eintragen.

F61 = Jede Super Produzione { $boost_times ->
        [1] gibt ihrem Spieler { $boost } PP mehr
       *[other] multipliziert die PP, die ihr Spieler noch hat, mit { $boost_times }{ $boost_limit ->
            [0] {""}
           *[other] , höchstens { $boost_limit } mehr
        }
    }. Man spielt sie in der eigenen Produktion, und es
    dürfen beliebig viele sein.
    .name = Die Karte Super Produzione
    .ruling = Die Spielregel sagt, wozu die Karte dient, aber der Wert stand auf dem verlorenen Kartenblatt. Er
        kommt von dem Blatt, mit dem gespielt wird; auf dem üblichen ist er ein Hauswert.

F62 = Missili Balistici spielt man in der eigenen Produktion gegen einen Gegner, der noch im Spiel ist. { $missile ->
        [0] Durch jede Karte verliert dieser Gegner { futurisiko-missile-loss }. Hälften werden abgerundet; Panzer fallen vor Flugzeugen.
       *[other] Jede Karte nimmt der nächsten Produktion dieses Gegners { $missile } PP weg, aber unter 0 sinkt sie nie.
    } Es dürfen beliebig viele
    sein.
    .name = Die Karte Missili Balistici
    .ruling = Die Spielregel sagt, wozu die Karte dient, aber nicht Wert und Zeitpunkt. Der Wert kommt von dem Blatt,
        mit dem gespielt wird; auf dem üblichen ist er ein Hauswert. Getroffen wird die nächste Produktion, damit
        nie jemand im Zug eines anderen antworten muss.

F63 = Am Anfang deiner Produktion darfst du Scudo Spaziale gegen Raketen spielen, die auf dich zielen. Jede Scudo
    Spaziale hebt eine Karte Missili Balistici auf.
    .name = Die Karte Scudo Spaziale
    .ruling = Die Spielregel sagt, wozu die Karte dient, aber nicht, wann man sie spielt. Hier geschieht es, kurz
        bevor die Raketen einschlagen, in der Produktion des bedrohten Spielers.

F64 = Die Produktion beginnt mit Scudo Spaziale. Dann verringern die übrigen Raketen die Punkte aus den Gebieten.
    Danach kommen Super Produzione, neue Raketen und Bauen, in beliebiger Reihenfolge.
    .name = Der Ablauf der Produktion
    .ruling = Die Spielregel gibt keinen Ablauf an. In diesem nehmen Raketen nie die Punkte einer Super Produzione
        weg.

F65 = Siluro Killer spielt man beim eigenen Wurf, im Angriff oder in der Verteidigung. Die Karte versenkt ein U-Boot,
    das der Gegner in diesem Kampf in einem Meer am Gebiet hat; gibt es keines, kann man sie nicht spielen.
    Verliert der Angreifer das U-Boot, hat er ab seinem nächsten Wurf einen Würfel weniger.
    .name = Die Karte Siluro Killer
    .ruling = Die Spielregel sagt nur, dass allein eine besondere Karte ein U-Boot versenken kann; dies ist die Karte,
        deren Name passt. Sonst verliert man U-Boote nur, wenn man ausscheidet (F57).

F66 = Arma Segreta spielt man beim eigenen Wurf in einem Kampf. { $weapon_times ->
        [1] Zu diesem Wurf { $weapon ->
            [one] kommt ein Würfel
           *[other] kommen { $weapon } Würfel
        } dazu.
       *[other] Die Würfel dieses Wurfs werden mit { $weapon_times } multipliziert{ $weapon_limit ->
            [0] {""}
           *[other] , höchstens { $weapon_limit } mehr
        }.
    }
    .name = Die Karte Arma Segreta
    .ruling = Was die Karte tut, stand auf dem verlorenen Kartenblatt. Die Zahl der Würfel kommt von dem Blatt, mit
        dem gespielt wird; auf dem üblichen ist sie ein Hauswert.

F67 = Tregua spielt man gegen einen Gegner am Anfang der eigenen Operationen, vor jeder Bewegung. { $truce_rounds ->
        [1] Bis die nächsten Operationen dessen beginnen, der sie gespielt hat, darf
       *[other] { $truce_rounds } Runden lang, bis ihr Spieler ebenso oft mit seinen Operationen begonnen hat, darf
    } keiner der beiden in ein Gebiet des anderen eindringen;
    danach darf man sie erneuern. Zwei Spieler können miteinander immer nur einen Waffenstillstand haben.
    .name = Die Karte Tregua
    .ruling = Was die Karte tut, stand auf dem verlorenen Kartenblatt. Dieser Waffenstillstand dauert etwa eine Runde,
        und der Gegner muss nichts dazu tun.

F68 = Tradimento spielt man am Anfang der eigenen Operationen, vor jeder Bewegung. Die Karte beendet sofort einen
    Waffenstillstand, der ihren Spieler bindet, egal wer von beiden ihn geschlossen hat.
    .name = Die Karte Tradimento
    .ruling = Was die Karte tut, stand auf dem verlorenen Kartenblatt; ihr Name und ihre Anzahl passen zu der Tregua,
        die sie bricht.

F69 = Ein Waffenstillstand macht nichts ungeschehen. Flugzeuge dürfen weiter über die Gebiete des anderen Spielers
    fliegen.
    .name = Grenzen eines Waffenstillstands
    .ruling = Das Kartenblatt ist verloren. Ein Waffenstillstand verbietet nur das Eindringen, und über ein Gebiet zu
        fliegen ist kein Eindringen.

## Was verborgen ist

F70 = Du siehst nur deine eigenen Karten. Wie viele Karten jeder hat, wissen alle.
    .name = Geheime Karten

F71 = Niemand kennt die Reihenfolge im Stapel. Alle kennen die Karten, die unter den Stapel kamen, nachdem sie
    gespielt oder aufgedeckt wurden; eine abgelegte Karte kennt nur, wer sie abgelegt hat. Das Spiel zeigt, sendet
    und speichert nie etwas, das mehr verrät, und ein Bot nutzt nur, was ein Spieler auf seinem Platz wissen darf.
    .name = Was der Stapel verbirgt

F72 = Alles auf dem Spielbrett, alle Produktionspunkte, die Raketen unterwegs und die Waffenstillstände sind für alle
    sichtbar.
    .name = Was alle sehen

## Prüfungen und Chancen

F73 = In jeder Armee sind die Figuren auf dem Spielbrett und die im Vorrat zusammen immer 50 Panzer, 20 Flugzeuge, 10
    U-Boote und 20 Flaggen.
    .name = Alle Figuren sind da

F74 = Die Karten im Stapel und auf allen Händen sind zusammen immer 60, samt denen, die gerade aufgedeckt wurden, um
    den ersten Spieler zu finden (F12).
    .name = Alle Karten sind da

F75 = Sobald alle Gebiete vergeben sind, hat jedes Gebiet im Spiel immer genau eine Flagge.
    .name = Eine Flagge pro Gebiet

F76 = Die Chancen eines Kampfes werden genau berechnet, nicht ausprobiert. Ohne Karten und U-Boote besiegen drei Angreifer
    eine Flagge allein in 83 von 100 Kämpfen, wenn der Verteidiger zuerst würfelt, und in 95, wenn es der Angreifer
    tut. Gegen eine Flagge mit zwei weiteren Figuren sind es 16 und 46; zehn Angreifer gegen eine Flagge mit fünf
    weiteren: 81 und 99.
    .name = Genaue Chancen

F77 = Auf der rekonstruierten Weltkarte (F10) erreicht ein Flugzeug zwischen 6 und 18 Gebiete, je nachdem, wo es
    startet.
    .name = Wie weit Flugzeuge kommen

F78 = In einem Kampf, der sonst ausgeglichen wäre, erhöht der erste Wurf die Chance auf den Sieg um etwa 40
    Prozentpunkte (37 bis 48). Darum zeigt das Spiel, bevor ein Angriff feststeht, wer zuerst würfelt und warum.
    .name = Der erste Wurf zählt
