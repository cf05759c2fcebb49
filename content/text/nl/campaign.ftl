### Campagnes van soloraces op de pagina: de lijst, het paspoort, het einde van een race. Opdrachten en inkten staan in passport.ftl.

title = Campagnes
motto = René onthoudt alles. Je paspoort ook.
mine = Jouw campagnes
none = Nog geen. Begin er hier een, of lees het bestand van een campagne in.
begin = Een nieuwe campagne
begin_text = Kaarten verbeteren, erfkrachten en het paspoort zijn drie schakelaars; al het andere is als in een losse race.
player = Racer
rule_deck_building = Renés kaarten worden beter
rule_legacy = De Torpedo houdt zijn krachten
rule_passport = Opdrachten worden gestempeld
upgrades = Welke kaarten beter worden
upgrades_random = door het lot
upgrades_letter = ik noem ze
begin_button = Begin de campagne
import = Lees een bestand in
import_bad = Dit bestand is geen leesbare campagne: { $why }
score = { $won } : { $lost }
score_text = races gewonnen en verloren
stamps = { $n ->
    [one] { $n } stempel
   *[other] { $n } stempels
}
go_on = Open het paspoort
passport = Paspoort
page_routes = Routes
page_feats = Wapenfeiten
page_of = bladzijde { $n } van { $all }
page_back = Bladzijde terug
page_on = Bladzijde verder
ink_count = { $ink }: { $n } van { $all }
campaign = De campagne
learns = René leert van jou. Win je, dan gaan twee van zijn kaarten een niveau omhoog; verlies je, dan één. Acht kaarten van niveau 3 zijn de laatste stapel.
learns_not = Renés stapel blijft in deze campagne zoals hij is.
deck = Zijn stapel
powers_none = nog geen
where = Wat waar gewonnen is
way_forward = heen
way_reverse = terug
history = Races
history_none = Nog geen race.
history_race = Race
history_winner = Winnaar
history_points = Punten
history_turns = Beurten
history_ink = Inkt
alone = alleen
you = jij
torpedo = de Torpedo
next = De volgende race
next_board = Bord
next_reverse = De andere kant op
next_alone = Alleen, tegen de klok
next_limit = hoogstens { $n } beurten voor een stempel
next_first = { $first ->
    [1] Jij begint.
   *[other] De Torpedo begint.
}
next_start = Race tegen René
next_start_alone = Race alleen
running = Er loopt een race van deze campagne.
running_go = Ga ermee verder
running_end = Geef op
running_sure = Opgegeven is ze voor de Torpedo. Opgeven?
owed = René verloor kaarten: noem { $n } van zijn letters die een niveau omhoog gaan.
owed_send = Deze gaan omhoog
export = Bewaar als bestand
link = Jouw link
link_text = Wie deze link heeft, heeft de campagnes. Bewaar hem om elders verder te gaan.
not_there = Deze campagne is hier niet, of haar link ontbreekt.
legendary = Elke opdracht heeft haar Legendarische stempel: je bent een legendarische speler.
earned = Wat het opleverde
earned_stamps = Gestempeld in de inkt { $ink }: { $quests }.
earned_none = Geen stempel: { $why }.
earned_nothing = Deze keer geen nieuwe stempel.
earned_cards = De volgende keer heeft René { $cards }.
earned_powers = De Torpedo houdt { $powers }.
earned_first = { $first ->
    [1] Jij begint de volgende race.
   *[other] De Torpedo begint de volgende race.
}
earned_owed = Noem { $n } van zijn kaarten in het paspoort voor de volgende race.
to_passport = Naar het paspoort
