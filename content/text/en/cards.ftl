### The resource cards: name, and what a card does.

trail_hunter = Trail Hunter
    .short = Lift one or two tiles, anywhere.
    .text = Take one or two terrain tiles off the board, wherever they lie, unless a vehicle stands on them. They are out of the race.
    .hit = One or two tiles are taken off the board.

saboteur = Saboteur
    .short = A rival takes 2 damage; you split it.
    .text = Pick a rival: two levels of engine and chassis damage are yours to divide between the two gauges.
    .hit = You take two levels of damage; your rival divides them over engine and chassis.
    .lost = 2 damage

repairman = Repairman
    .short = One repair, no assistant needed.
    .text = Carry out a repair without using an assistant: fit parts and toolboxes from your hand and buy as many parts as you can pay for.

militia = Militia
    .short = Cancels one danger, at any time.
    .text = Cancel one danger, on a tile you are entering or on a card played by a rival. You may do so even out of turn.
    .when = You play it only when a danger or an attack hits you.

driver = Driver
    .short = One drive, no assistant needed.
    .text = Make one drive without using an assistant, at most as far as your engine level allows when you set off. A city still ends it.

con_artist = Con Artist
    .short = Two tiles change places.
    .text = Let any two tiles on the board change places, even with vehicles on them. Nobody pays for the new ground.
    .hit = Two tiles of the board change places.

cartographer = Cartographer
    .short = Draw and lay 3 tiles.
    .text = Draw three tiles from the bag and lay all of them so that a chain of tiles and cities ties each one to your vehicle.

financial = Financial
    .short = +30 F.
    .text = Your sponsors send 30 F.

transport = Transport
    .short = 50 F off a ship or aeroplane.
    .text = A ship or an aeroplane costs you 50 F less on this trip. Several of these cards add up, but no change is given.

jerrycan = Jerrycan
    .short = +1 petrol, at any moment of your turn.
    .text = One more level of petrol, at any moment of your own turn, in place of a discard, and before Customs take their due. Useless on a full tank.
    .when = You play it in your own turn, when a level of petrol fits in the tank.

refuelling_station = Refuelling Station
    .short = +5 petrol.
    .text = Five levels of petrol; what does not fit in the tank is lost.

guide = Guide
    .short = Drive on past one stop symbol.
    .text = During a drive, pass over one stop symbol on a tile and go on. A city stops you all the same.

spare_parts = Spare Parts
    .short = In a repair: engine or chassis +1.
    .text = During a repair, raise your engine or your chassis by one level.

engine_parts = Engine Parts
    .short = In a repair: engine +1.
    .text = During a repair, raise your engine by one level.

chassis_parts = Chassis Parts
    .short = In a repair: chassis +1.
    .text = During a repair, raise your chassis by one level.

toolbox = Toolbox
    .short = In a repair: 3 levels, split as you like.
    .text = During a repair, three levels to share out between engine and chassis as you like.

tracker = Tracker
    .short = See 3 cards, keep 2.
    .text = Look at the next three cards: two join your hand, one goes to the discard pile.

ransom = Ransom
    .short = A rival pays 20 F.
    .text = Pick a rival, who pays 20 F to the bank, or everything if that is less.
    .hit = You pay 20 F to the bank, or all you have when that is less.

siphoner = Siphoner
    .short = A rival loses 2 petrol.
    .text = Pick a rival, whose tank loses two levels of petrol. You gain none of it.
    .hit = Two levels of petrol leave your tank, or all that is in it when that is less.

customs = Customs
    .short = A rival gives up 2 cards.
    .text = Pick a rival, who must part with two cards. The rival decides which.
    .hit = You discard two cards of your hand; you choose which.
    .lost = you discard 2 cards

weather_station = Weather Station
    .short = Drive; no weather costs.
    .text = Drive once without an assistant. Neither the season nor a microclimate adds anything to the tiles of this drive; boats that do not sail stay in port.

express_delivery = Express Delivery
    .short = Deliver in any city.
    .text = In any city but the finish, hand over the parcel on board and be paid for it, whatever its colour.

visa = Visa
    .short = Leave a city without the die.
    .text = Leave a city without rolling the die.

dandy = Dandy
    .short = Your patron moves 2 spaces.
    .text = Your patron moves two free spaces ahead.

topographer = Topographer
    .short = Draw 4 tiles, lay 2.
    .text = Draw four tiles: lay two of them joined to your way, the other two leave the game.

paddock = Paddock
    .short = One gauge a level up or down.
    .text = Raise or lower one gauge of your vehicle by a level, for good: a level costs 100 F, and one given up pays 100 F.
