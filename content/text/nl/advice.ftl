# Wat het programma zou doen, en waarom: hints aan tafel, en het verslag na een race. Sleutels van redenen: crates/bots/src/advice.rs.

## Redenen: waarvan een keuze meer brengt dan een andere
reason_way = { $by ->
    [one] één veld
   *[other] { $by } velden
} dichter bij de finish als de volgende spelbeurt begint
reason_petrol = { $by } meer benzine als de volgende spelbeurt begint
reason_body = { $by } meer niveaus van motor en chassis als de volgende spelbeurt begint
reason_money = { $by } F meer als de volgende spelbeurt begint
reason_cards = { $by ->
    [one] één kaart
   *[other] { $by } kaarten
} meer als de volgende spelbeurt begint
reason_risk = staat minder vaak in een risicozone: { $by } keer op de 100
reason_rivals_way = houdt rivalen op: de eerste is { $by } vakken verder van de finish
reason_home = komt vaker aan: { $by } keer op de 100
reason_sooner = komt { $by } spelbeurten eerder aan
reason_points = { $by ->
    [one] één punt
   *[other] { $by } punten
} meer aan de finish
reason_rivals_home = houdt rivalen van de finish: { $by } minder komen er aan
reason_days = { $by } dagen minder in deze ronde
reason_rivals_days = kost de eerste van de rivalen { $by } dagen
reason_days_in_all = { $by } dagen minder in de hele race
reason_strain = spaart de auto in deze ronde
reason_predicaments = { $by } minder tegenslagen in deze ronde
reason_tiles = { $by } meer fiches

## Een hint
hint = Hint
hint_ask = Wat zou de kampioen doen?
hint_ask_text = Hij denkt ongeveer een seconde na, over wat jij kunt zien en niets anders. Iedereen ziet dat je het vroeg, en de race telt niet voor de records.
hint_show = Laat zien
hint_thinks = De kampioen denkt na…
hint_best = Hij zou zeggen
hint_chance = wint { $mean } van de 100 races
hint_interval = tussen { $low } en { $high }
hint_unknown = er was geen tijd om het te proberen
hint_instead = Of
hint_worse = wat het eerste beter doet
hint_better = wat dit beter doet
hint_alike = Even goed als de eerste, voor zover dat te zeggen is.
hint_only = Er is alleen dit te zeggen.
hint_do = Doe het
hint_note = Geschat door vaak tot het einde door te spelen, waarbij wat je niet ziet telkens opnieuw wordt gedeeld.
hint_close = Sluiten

## Het verslag na een race
review = Hoe hij gewonnen werd
review_open = Geluk of keuze?
review_works = De race wordt in gedachten verder gespeeld: { $percent } van de 100 klaar…
review_chances = Kansen om te winnen, in races op de honderd, naar wat elke ploeg wist toen haar beurt begon
review_turning = Keerpunten
review_turned = Spelbeurt { $turn }, { $who }: van { $before } naar { $after }; eigen keuzes { $choices }
review_see = Bekijken
review_branch = Vanaf hier verder spelen
review_split = { $who }: eigen keuzes { $choices } (plus of min { $give }; { $looked } bekeken), geluk en de anderen { $luck }
review_choices = Eigen keuzes
review_luck = Geluk en de anderen
review_give = plus of min { $give }
review_give_chance = plus of min { $give }: het kan toeval zijn
review_worst = Wat het meest kostte, spelbeurt { $turn }: { $act }. De kampioen had gezegd: { $best }; dat wint { $cost } races op de honderd meer (plus of min { $give }).
review_no_worst = Geen keuze kostte zoveel dat het van toeval te onderscheiden is.
hint_worse_other = wat dat beter doet
review_note = Geschat door verder te spelen met clubrijders op elke plaats, vanuit wat elke ploeg zelf kon zien. Keuzes zijn wat de eigen antwoorden veranderden tegenover die van de kampioen; geluk is al het andere: wat getrokken werd en wat de anderen deden.
