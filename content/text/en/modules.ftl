### Modules of The Great Race: name, and what each does in one line.

postal = Postal
    .text = Parcels wait in the cities; bring one to a city of its colour and be paid.

season = Season
    .text = Every turn is two months later, and a die decides what the weather costs.

microclimate = Microclimate
    .text = Tiles whose sky a die decides each time somebody drives in.

village = Village
    .text = Tiles where a drive may end well: petrol, parts, money or a card.

patronage = Patronage
    .text = Raising funds moves your patron; collect when the purse is full enough.

diplomacy = Diplomacy
    .text = Leaving a city takes influence, luck or a bribe.

leaders = Leaders
    .text = A captain with a power for every crew.

paddock = Paddock
    .text = Every half-track has gauges of its own: by its sheet, or as you build it.
