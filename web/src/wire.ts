// Made by crates/session/src/typescript.rs; do not edit. UPDATE_EXPECT=1 cargo test -p session

export type Change = { 
/**
 * Which number: `petrol`, `engine`, `money`, ..
 */
name: string, 
/**
 * Now.
 */
before: number, 
/**
 * Afterwards.
 */
after: number, };

export type Target = { 
/**
 * A space of the board, by its place in the list.
 */
space?: number, 
/**
 * A card, by slug.
 */
card?: string, 
/**
 * A tile, by slug.
 */
tile?: string, 
/**
 * A seat, from 1.
 */
seat?: number, 
/**
 * A transport line, by slug.
 */
line?: string, 
/**
 * A number of levels or cards.
 */
amount?: number, 
/**
 * Several numbers: a plan, or levels for engine and chassis.
 */
numbers?: Array<number>, };

export type Choice = { 
/**
 * In notation: what is sent back to choose it.
 */
act: string, 
/**
 * What kind of action.
 */
kind: string, 
/**
 * What it points at.
 */
target: Target, 
/**
 * The numbers of the seat that change at once.
 */
changes: Array<Change>, 
/**
 * Luck speaks next: `card`, `tile`, `die`.
 */
luck: string | null, };

export type Macro = { 
/**
 * In notation, in order.
 */
acts: Array<string>, 
/**
 * What kind: `drive_to`.
 */
kind: string, 
/**
 * What it points at.
 */
target: Target, 
/**
 * The numbers of the seat that change.
 */
changes: Array<Change>, };

export type Question = { 
/**
 * The rule that asks: the slug of its room.
 */
room: string, 
/**
 * Its key in the words.
 */
key: string, 
/**
 * What the words mention.
 */
target: Target, 
/**
 * The numbers the words mention, by name.
 */
numbers: Array<[string, number]>, };

export type Remedy = { 
/**
 * A key in the words.
 */
key: string, 
/**
 * The card it speaks of.
 */
card: string | null, };

export type WhyNot = { 
/**
 * The failed condition, a key in the words.
 */
reason: string, 
/**
 * What is needed.
 */
need: number | null, 
/**
 * What there is.
 */
have: number | null, 
/**
 * Where the rule stands: `R62` or `000:253`.
 */
rule: string, 
/**
 * What would help.
 */
remedies: Array<Remedy>, };

export type UndoOffer = { 
/**
 * Yes.
 */
possible: boolean, 
/**
 * Why not.
 */
why_not: string | null, 
/**
 * Against bots only: farther back, over luck and reveals; the game is then marked assisted.
 */
further: boolean, };

export type SeatInfo = { 
/**
 * From 1.
 */
seat: number, 
/**
 * `person`, `bot` or `vacant`.
 */
holder: string, 
/**
 * The name of the person, or the level of the bot.
 */
name: string, 
/**
 * The bot that stands in for a person.
 */
stand_in: string | null, 
/**
 * Is somebody connected?
 */
present: boolean, 
/**
 * A person resigned here.
 */
resigned: boolean, 
/**
 * Wants to give the game up.
 */
votes_to_abandon: boolean, 
/**
 * Milliseconds left, where the clock is for the game.
 */
left_ms: number | null, 
/**
 * When the time for the present question is up.
 */
deadline: number | null, };

export type WindowInfo = { 
/**
 * It stays open at least until then.
 */
open_until: number, };

export type FinalPlace = { 
/**
 * From 1.
 */
seat: number, 
/**
 * From 1; who resigned comes last.
 */
place: number, 
/**
 * Points, and how they come together.
 */
points: Array<[string, number]>, };

export type PauseInfo = { 
/**
 * Who asked for it, from 1, the first first.
 */
by: Array<number>, 
/**
 * When it ends by itself, in milliseconds since the epoch; never if all people wanted it.
 */
until: number | null, };

export type TableInfo = { 
/**
 * Which game: `race`.
 */
game: string, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * In seat order.
 */
seats: Array<SeatInfo>, 
/**
 * The seat of the host, from 1.
 */
host: number | null, 
/**
 * What was agreed on.
 */
settings: Settings, 
/**
 * Why nothing moves, while the table is paused.
 */
pause: PauseInfo | null, 
/**
 * Undo crossed luck or reveals: unrated, no stamps.
 */
assisted: boolean, 
/**
 * The open window for sealed answers.
 */
window: WindowInfo | null, 
/**
 * The word that luck comes from, where it was chosen: unrated, no stamps.
 */
luck: string | null, 
/**
 * How each seat shares in the luck, in seat order: `committed`, `withheld`, `openly`, `nothing`, `bot`. Empty where
 * luck comes from a word, or is of the older kind.
 */
shares: Array<string>, 
/**
 * SHA-256 of the seed, given before the seats were filled.
 */
commitment: string, 
/**
 * The seed, when the game is over.
 */
seed: string | null, 
/**
 * The results, when the game is over.
 */
results: Array<FinalPlace>, };

export type Mine = { 
/**
 * From 1.
 */
seat: number, 
/**
 * What it answers without being asked.
 */
order: StandingOrder, 
/**
 * It may pause the table, or join those who did.
 */
may_pause: boolean, 
/**
 * It may end the pause.
 */
may_resume: boolean, 
/**
 * The answer it gave under seal, in notation.
 */
answered: string | null, 
/**
 * The version of its view when it last acted: what came since is "what happened since my last turn".
 */
last_acted: number, };

export type Entry<E> = { "what": "event", 
/**
 * The view after it.
 */
version: number, 
/**
 * What.
 */
event: E, } | { "what": "undone", 
/**
 * The view after it.
 */
version: number, } | { "what": "taken_over", 
/**
 * The view after it.
 */
version: number, 
/**
 * Which, from 1.
 */
seat: number, 
/**
 * `person`, `nobody` or the level of a bot.
 */
by: string, };

export type Shown<V, E> = { 
/**
 * The viewer's own count; it moves only when this viewer's view changed.
 */
version: number, 
/**
 * The viewer's seat, from 1; none for a spectator.
 */
viewer: number | null, 
/**
 * The game.
 */
view: V, 
/**
 * What the seat is asked.
 */
question: Question | null, 
/**
 * Exactly what the seat may say.
 */
choices: Array<Choice>, 
/**
 * Sequences without luck or foreign decisions.
 */
macros: Array<Macro>, 
/**
 * Can the last action be taken back?
 */
undo: UndoOffer | null, 
/**
 * What happened after `since`.
 */
events: Array<Entry<E>>, 
/**
 * What the events start from.
 */
since: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * What only this seat may know of it.
 */
mine: Mine | null, };

export type ReplayStep = { 
/**
 * Its number: what `at` and `branch` take. During a game a version of the caller's own view.
 */
at: number, 
/**
 * The game turn after it, from 1.
 */
turn: number, 
/**
 * The phase after it.
 */
phase: string, 
/**
 * Whose doing it was, as far as the viewer was told; from 1.
 */
actor: number | null, 
/**
 * What happened, as keys in the words: those of events, `undone`, `taken_over`.
 */
keys: Array<string>, };

export type ReplaySteps = { 
/**
 * The seat as which it is looked at, from 1; none for spectators and who sees all.
 */
viewer: number | null, 
/**
 * Everything is shown, all hands too.
 */
all: boolean, 
/**
 * Is the game over, so that every seat may be looked at?
 */
over: boolean, 
/**
 * Oldest first.
 */
steps: Array<ReplayStep>, };

export type Replayed<V, E> = { 
/**
 * The step.
 */
at: number, 
/**
 * The seat as which it is looked at, from 1; none for spectators and who sees all.
 */
viewer: number | null, 
/**
 * The game.
 */
view: V, 
/**
 * For who sees all: the view of every seat, in seat order.
 */
seats: Array<V>, 
/**
 * What the seat was asked.
 */
question: Question | null, 
/**
 * Exactly what the seat could say.
 */
choices: Array<Choice>, 
/**
 * What happened in this step; `version` is the step.
 */
events: Array<Entry<E>>, };

export type Verified = { 
/**
 * Every action was legal, every draw the one fair draw, every hash right.
 */
ok: boolean, 
/**
 * Records.
 */
records: number, 
/**
 * Answers of seats among them.
 */
acts: number, 
/**
 * Draws among them.
 */
draws: number, 
/**
 * Undos among them.
 */
undos: number, 
/**
 * Undos that went back over luck, a reveal or somebody else's action.
 */
far_undos: number, 
/**
 * It goes on from a position of another game.
 */
is_branch: boolean, 
/**
 * The word that luck came from, where it was chosen.
 */
luck: string | null, 
/**
 * SHA-256 of the seed, as promised before the start.
 */
commitment: string, 
/**
 * The seed.
 */
seed: string, 
/**
 * What the key of all luck was made of, to be checked by whoever kept a receipt. Nothing where luck comes from a
 * word, or is of the older kind.
 */
made_of: LuckMadeOf | null, 
/**
 * The first thing that is wrong.
 */
error: VerifyError | null, };

export type LuckMadeOf = { 
/**
 * The table the commitments were made for.
 */
table: string, 
/**
 * In seat order.
 */
shares: Array<SeatShare>, 
/**
 * In seat order, 64 hexadecimal digits each.
 */
nonces: Array<string>, 
/**
 * SHA-256 of the seed and the nonces.
 */
key: string, };

export type SeatShare = { 
/**
 * `committed`, `withheld`, `openly`, `nothing` or `bot`.
 */
how: string, 
/**
 * What it committed to.
 */
commitment?: string, 
/**
 * What it gave openly.
 */
nonce?: string, };

export type VerifyError = { 
/**
 * The record; 0 is the header, none for the whole.
 */
record: number | null, 
/**
 * In English.
 */
what: string, };

export type StandingOrder = "always" | "never" | "ask";

export type Clock = { "kind": "none" } | { "kind": "per_move", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "per_game", 
/**
 * Seconds.
 */
seconds: number, };

export type Settings = { 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * The least length of a window for sealed answers, in milliseconds, where a person is asked.
 */
window_ms: number, 
/**
 * A bot stands in for a person who is asked and has been away for so many seconds.
 */
stand_in_after: number | null, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * Spectators see everything so many seconds later.
 */
spectator_delay: number, };

export type Status = "running" | "paused" | "over" | "abandoned";

export type Command = { "type": "act", 
/**
 * For example `plan pmmgf`.
 */
act: string, } | { "type": "acts", 
/**
 * In notation.
 */
acts: Array<string>, } | { "type": "undo", 
/**
 * Against bots only: over luck and reveals; the game is then marked assisted.
 */
further: boolean, } | { "type": "order", 
/**
 * `always`, `never` or `ask`.
 */
order: StandingOrder, } | { "type": "pause" } | { "type": "resume" } | { "type": "resign" } | { "type": "leave" } | { "type": "vote", 
/**
 * For it.
 */
abandon: boolean, } | { "type": "remove", 
/**
 * From 1.
 */
seat: number, } | { "type": "bot", 
/**
 * From 1.
 */
seat: number, 
/**
 * The bot's name.
 */
level: string, } | { "type": "stand_in", 
/**
 * From 1.
 */
seat: number, };

export type TableSpec = { 
/**
 * Which game: `race` or `motorcar`.
 */
game: string, 
/**
 * Which board of The Great Race.
 */
board: string, 
/**
 * `forward` or `reverse`.
 */
direction: string, 
/**
 * How motorcars find their turn order: `skill` or `luck`.
 */
flick?: string, 
/**
 * A word that all luck comes from; without one it is drawn afresh. For the lesson, for duels over several tables
 * with the same luck, and for tests: who knows the word can work out the luck, so everybody is told of it.
 */
luck?: string, 
/**
 * How long people may think, and the like.
 */
settings: Settings, };

export type Offer = { 
/**
 * Which game.
 */
game: string, 
/**
 * Fewest and most seats.
 */
seats: [number, number], 
/**
 * Boards by slug, with names in every language.
 */
boards: Array<[string, { [key in string]: string }]>, 
/**
 * Names of bots, weakest first.
 */
bots: Array<string>, };

export type RaceBoard = { 
/**
 * The board's slug.
 */
board: string, 
/**
 * Its name by language.
 */
names: { [key in string]: string }, 
/**
 * How many crews race.
 */
seats: number, 
/**
 * `forward` or `reverse`.
 */
direction: string, 
/**
 * The highest level.
 */
levels: number, 
/**
 * Where the race begins: a space.
 */
start: number, 
/**
 * Where it ends: a space.
 */
finish: number, 
/**
 * All hexes.
 */
spaces: Array<RaceSpace>, 
/**
 * All cities.
 */
cities: Array<RaceCity>, 
/**
 * All transport lines.
 */
lines: Array<RaceLine>, 
/**
 * All kinds of card.
 */
cards: Array<RaceCard>, 
/**
 * All kinds of tile.
 */
tiles: Array<RaceTile>, 
/**
 * Prices and other numbers of the rules, by name.
 */
numbers: { [key in string]: number }, 
/**
 * Francs for 1, 2, .. assistants in funding.
 */
funding: Array<number>, 
/**
 * Francs for the first, second, .. in the new order.
 */
progress_bonus: Array<number>, 
/**
 * Points for the first, second, .. home.
 */
place_points: Array<number>, };

export type RaceSpace = { 
/**
 * In notation: a city's slug, or column letter and row number.
 */
name: string, 
/**
 * Column letter and row number.
 */
hex: string, 
/**
 * Column.
 */
col: number, 
/**
 * Row.
 */
row: number, 
/**
 * Progress of a vehicle here, in this direction.
 */
level: number, 
/**
 * Costs more petrol.
 */
risk: boolean, 
/**
 * The city here.
 */
city: number | null, };

export type RaceCity = { 
/**
 * Its slug.
 */
slug: string, 
/**
 * Its name by language.
 */
names: { [key in string]: string }, 
/**
 * Its space.
 */
space: number, 
/**
 * `blue`, `yellow`, `green`, `red` or `purple`.
 */
colour: string, 
/**
 * Cards drawn on entering.
 */
cards: number, };

export type RaceLine = { 
/**
 * `from-to`.
 */
slug: string, 
/**
 * `sea` or `air`.
 */
way: string, 
/**
 * The cities it joins.
 */
ends: [number, number], 
/**
 * Francs.
 */
price: number, };

export type RaceCard = { 
/**
 * Its slug.
 */
slug: string, 
/**
 * Copies in the game.
 */
copies: number, 
/**
 * When it is played: `before_assistant`, `with_driver`, `with_repairman`, `any_time`.
 */
timing: string, 
/**
 * It can be countered.
 */
danger: boolean, 
/**
 * It is played against a rival.
 */
victim: boolean, };

export type RaceTile = { 
/**
 * Its slug.
 */
slug: string, 
/**
 * What it shows.
 */
terrain: string, 
/**
 * Copies in the game.
 */
copies: number, 
/**
 * Petrol it costs.
 */
petrol: number, 
/**
 * Damage it does.
 */
damage: number, 
/**
 * A danger.
 */
danger: boolean, 
/**
 * A stop.
 */
stop: boolean, };

export type Count = { 
/**
 * A card or a tile.
 */
slug: string, 
/**
 * How many.
 */
count: number, };

export type Dashboard = { 
/**
 * From 1.
 */
seat: number, 
/**
 * The space of the vehicle.
 */
at: number, 
/**
 * Level and maximum.
 */
petrol: [number, number], 
/**
 * Level and maximum.
 */
engine: [number, number], 
/**
 * Level and maximum.
 */
chassis: [number, number], 
/**
 * Progress.
 */
level: number, 
/**
 * Francs.
 */
money: number, 
/**
 * Pathfinder, mechanics, guard, funding.
 */
assistants: [number, number, number, number], 
/**
 * No more sequences this turn.
 */
passed: boolean, 
/**
 * Order of arrival; 0 while racing.
 */
place: number, 
/**
 * Cards in hand.
 */
cards: number, 
/**
 * Cards that everybody knows are in this hand.
 */
seen: Array<Count>, };

export type RaceView = { 
/**
 * The game turn, from 1.
 */
turn: number, 
/**
 * `bivouac`, `planning`, `convoy`, `maintenance` or `over`.
 */
phase: string, 
/**
 * The suspended rules, outermost first.
 */
rooms: Array<string>, 
/**
 * Who is asked, as far as the viewer may know.
 */
waiting: Array<number>, 
/**
 * The turn order.
 */
order: Array<number>, 
/**
 * Farthest first.
 */
standing: Array<number>, 
/**
 * Whose sequence runs.
 */
active: number | null, 
/**
 * In seat order.
 */
players: Array<Dashboard>, 
/**
 * The viewer's own hand.
 */
hand: Array<Count> | null, 
/**
 * The viewer's own plan behind the screen.
 */
plan: [number, number, number, number] | null, 
/**
 * Laid tiles: space and slug.
 */
tiles: Array<[number, string]>, 
/**
 * Cards on the market.
 */
market: Array<string>, 
/**
 * Tiles drawn and not yet laid.
 */
drawn: Array<string>, 
/**
 * Cards being looked at, for who looks.
 */
aside: Array<string>, 
/**
 * How many cards are being looked at.
 */
aside_count: number, 
/**
 * The card being resolved.
 */
in_play: string | null, 
/**
 * How many cards the deck holds.
 */
deck: number, 
/**
 * Cards in the deck or hidden in other hands: what a careful player counts.
 */
unseen: Array<Count>, 
/**
 * The discard pile.
 */
discard: Array<Count>, 
/**
 * Tiles in the bag.
 */
bag: Array<Count>, 
/**
 * Tiles out of the game.
 */
removed: Array<Count>, };

export type RaceEvent = { 
/**
 * What happened.
 */
kind: string, 
/**
 * Who.
 */
seat?: number, 
/**
 * Against whom.
 */
victim?: number, 
/**
 * A card.
 */
card?: string, 
/**
 * A tile.
 */
tile?: string, 
/**
 * A space.
 */
space?: number, 
/**
 * Another space.
 */
other?: number, 
/**
 * A line.
 */
line?: string, 
/**
 * A skill: `pathfinder`, `mechanics`, `guard`, `funding`.
 */
skill?: string, 
/**
 * A gauge: `petrol`, `engine`, `chassis`.
 */
gauge?: string, 
/**
 * A plan.
 */
plan?: [number, number, number, number], 
/**
 * Numbers by name: `levels`, `paid`, `francs`, `engine`, `chassis`, `petrol`, `turn`, `place`.
 */
numbers?: { [key in string]: number }, };

export type MotorcarBoard = { 
/**
 * How many cars race.
 */
seats: number, 
/**
 * The cars by slug, in seat order.
 */
cars: Array<string>, };

export type MotorcarView = { 
/**
 * The round, from 1.
 */
turn: number, 
/**
 * `race` or `over`.
 */
phase: string, 
/**
 * Who is asked, as far as the viewer may know.
 */
waiting: Array<number>, 
/**
 * The position in notation, as far as the viewer knows it.
 */
position: string, };

export type MotorcarEvent = { 
/**
 * What happened.
 */
kind: string, 
/**
 * The same with seats (from 0) and numbers, for programs.
 */
text: string, };
