# Words of the page beyond lobby and table: rule book, replay, records, settings.

## The rule book
rules_title = The rule book
rules_motto = All of it, in our own words. Look something up, or read it by the fire.
rules_index = Contents
rules_search = Search the rules
rules_found = { $n ->
    [0] Nothing found
    [one] One rule found
   *[other] { $n } rules found
}
rules_none = Nothing speaks of “{ $what }”.
rules_rulings = Rulings on: { $what }
rules_rulings_short = Rulings:
rules_danger_card = can be countered
rules_own = An unofficial edition. The game and its name belong to their authors and publisher; these words are ours. A ruling says what we play where the printed rules are silent, unclear or at odds (in English).
