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
