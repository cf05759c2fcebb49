# Woorden van de pagina naast lobby en tafel: spelregels, terugkijken, records, instellingen.

## Het regelboek
rules_title = Het regelboek
rules_motto = Alles, in onze eigen woorden. Zoek iets op, of lees het bij het kampvuur.
rules_index = Inhoud
rules_search = Zoek in de regels
rules_found = { $n ->
    [0] Niets gevonden
    [one] Eén regel gevonden
   *[other] { $n } regels gevonden
}
rules_none = Niets gaat over “{ $what }”.
rules_rulings = Beslissingen over: { $what }
rules_rulings_short = Beslissingen:
rules_danger_card = kan gecounterd worden
rules_own = Een onofficiële uitgave. Het spel en zijn naam zijn van de makers en de uitgever; deze woorden zijn van ons. Een beslissing zegt wat wij spelen waar de gedrukte regels zwijgen, onduidelijk zijn of elkaar tegenspreken (in het Engels).

## Instellingen
settings_title = Instellingen
settings_motto = Voor deze browser. Niets ervan verlaat je toestel, behalve de vaste opdracht, die de tafel moet kennen.
settings_table = Aan tafel
settings_look = Om te zien en te drukken
settings_hear = Om te horen en te weten
setting_order = Als een rivaal aanvalt
    .text = De vaste opdracht die je elke nieuwe tafel geeft. Aan een lopende tafel verandert het menu haar.
setting_order_ask = vraag het me
setting_order_always = counter als het kan
setting_order_never = laat het gebeuren
setting_single = Als er maar één antwoord mogelijk is
    .text = Bijvoorbeeld passen als er niets anders meer kan.
setting_single_ask = ik druk zelf
setting_single_answer = vanzelf antwoorden
setting_passing = Passen
    .text = Wie past doet dit konvooi niet meer mee.
setting_passing_at_once = meteen
setting_passing_confirm = vraag het eerst
setting_side = Dashboard en knoppen
    .text = De kant van de hand waarmee je drukt.
setting_side_left = links
setting_side_right = rechts
setting_text = Letters
    .text = Overal grotere letters en knoppen; de kaart houdt haar eigen zoom.
setting_text_normal = gewoon
setting_text_large = groot
setting_sound = Geluid
    .text = Zachte tonen voor je beurt, motoren en kaarten.
setting_sound_off = uit
setting_sound_on = aan
setting_notices = Bericht als je aan de beurt bent
    .text = Van de browser, terwijl je naar iets anders kijkt. De titel en het icoon vertellen het hoe dan ook.
setting_notices_off = uit
setting_notices_on = aan
settings_refused = Je browser staat geen berichten van deze pagina toe.
settings_pace = Tempo van de anderen
settings_calm = Beweging
settings_calm_text = Minder beweging: voertuigen springen, niets zwaait of vliegt.
settings_calm_no = zoals getekend
settings_calm_yes = minder
settings_install = De pagina installeren: menu van je browser, “Installeren” of “Op startscherm zetten”. Zonder netwerk opent ze nog, en zegt ze dat de server onbereikbaar is.
