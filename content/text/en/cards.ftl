### The resource cards: name, and what a card does.

trail_hunter = Trail Hunter
    .text = Take one or two terrain tiles off the board, wherever they lie, unless a vehicle stands on them. They are out of the race.

saboteur = Saboteur
    .text = Pick a rival: two levels of engine and chassis damage are yours to divide between the two gauges.

repairman = Repairman
    .text = Carry out a repair without using an assistant: fit parts and toolboxes from your hand and buy as many parts as you can pay for.

militia = Militia
    .text = Cancel one danger, on a tile you are entering or on a card played by a rival. You may do so even out of turn.

driver = Driver
    .text = Make one drive without using an assistant, at most as far as your engine level allows when you set off. A city still ends it.

con_artist = Con Artist
    .text = Let any two tiles on the board change places, even with vehicles on them. Nobody pays for the new ground.

cartographer = Cartographer
    .text = Draw three tiles from the bag and lay all of them so that a chain of tiles and cities ties each one to your vehicle.

financial = Financial
    .text = Your sponsors send 30 F.

transport = Transport
    .text = A ship or an aeroplane costs you 50 F less on this trip. Several of these cards add up, but no change is given.

jerrycan = Jerrycan
    .text = One more level of petrol, at any moment of your own turn, in place of a discard, and before Customs take their due. Useless on a full tank.

refuelling_station = Refuelling Station
    .text = Five levels of petrol; what does not fit in the tank is lost.

guide = Guide
    .text = During a drive, pass over one stop symbol on a tile and go on. A city stops you all the same.

spare_parts = Spare Parts
    .text = During a repair, raise your engine or your chassis by one level.

engine_parts = Engine Parts
    .text = During a repair, raise your engine by one level.

chassis_parts = Chassis Parts
    .text = During a repair, raise your chassis by one level.

toolbox = Toolbox
    .text = During a repair, three levels to share out between engine and chassis as you like.

tracker = Tracker
    .text = Look at the next three cards: two join your hand, one goes to the discard pile.

ransom = Ransom
    .text = Pick a rival, who pays 20 F to the bank, or everything if that is less.

siphoner = Siphoner
    .text = Pick a rival, whose tank loses two levels of petrol. You gain none of it.

customs = Customs
    .text = Pick a rival, who must part with two cards. The rival decides which.
