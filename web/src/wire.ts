// Made by crates/session/src/typescript.rs; do not edit. UPDATE_EXPECT=1 cargo test -p session

export type AdviceKind = "way" | "petrol" | "body" | "money" | "cards" | "risk" | "rivals_way" | "home" | "sooner" | "points" | "rivals_home" | "days" | "rivals_days" | "days_in_all" | "strain" | "predicaments" | "tiles";

export type Because = { 
/**
 * What it brings.
 */
kind: AdviceKind, 
/**
 * How much of it, on the average; what happens in a share of the races: in how many of a hundred.
 */
by: number, };

export type Likely = { 
/**
 * In how many of a hundred.
 */
mean: number, 
/**
 * The lower end of the 95 % interval.
 */
low: number, 
/**
 * The upper end.
 */
high: number, 
/**
 * From so many races.
 */
worlds: number, };

export type Advised = { 
/**
 * In notation, as in `choices`.
 */
act: string, 
/**
 * How likely the seat wins with it.
 */
chance: Likely, 
/**
 * What the best choice does better, the weightiest first.
 */
worse: Array<Because>, 
/**
 * What this one does better all the same.
 */
better: Array<Because>, };

export type Hint = { 
/**
 * The best choices, best first.
 */
advised: Array<Advised>, };

export type ReviewPoint = { 
/**
 * The step of `replay` at which it was asked.
 */
at: number, 
/**
 * The game turn, from 1.
 */
turn: number, 
/**
 * By what the seat knew itself.
 */
chance: Likely, };

export type ReviewMove = { 
/**
 * The step of `replay` at which it was made: what `branch` takes.
 */
at: number, 
/**
 * The game turn, from 1.
 */
turn: number, 
/**
 * What was said, in notation.
 */
act: string, 
/**
 * What the program would have said.
 */
best: string, 
/**
 * How many of a hundred races it cost.
 */
cost: number, 
/**
 * Half the width of the 95 % interval of that.
 */
give: number, 
/**
 * What the other choice does better.
 */
worse: Array<Because>, };

export type TurningPoint = { 
/**
 * The step of `replay` at which the turn began for the seat.
 */
at: number, 
/**
 * The game turn, from 1.
 */
turn: number, 
/**
 * Whose chances changed, from 1.
 */
seat: number, 
/**
 * How many of a hundred races it would have won when the turn began for it.
 */
before: number, 
/**
 * And when the next one began, or at the end.
 */
after: number, 
/**
 * What of that came of its own choices; the rest is luck and what the others did.
 */
choices: number, };

export type SeatReview = { 
/**
 * From 1.
 */
seat: number, 
/**
 * Turn by turn.
 */
points: Array<ReviewPoint>, 
/**
 * What came of it: 100 for a win, 0 for a loss, a part of it for a shared win.
 */
result: number, 
/**
 * What its choices brought or cost in all, in races of a hundred. Nothing where they were not looked at: only those of
 * people are, if people played.
 */
choices: number | null, 
/**
 * Half the width of the 95 % interval of that.
 */
give: number | null, 
/**
 * All else that happened between the first turn and the result: luck, and what the others did.
 */
luck: number | null, 
/**
 * How many choices were looked at.
 */
looked_at: number, 
/**
 * The choice that cost most, where one did.
 */
worst: ReviewMove | null, };

export type Review = { 
/**
 * How much of it is done, of a hundred. What is told before all is done may change.
 */
percent: number, 
/**
 * In seat order.
 */
seats: Array<SeatReview>, 
/**
 * The turns in which most changed, the greatest change first.
 */
turning: Array<TurningPoint>, };

export type HolderKind = "person" | "bot" | "vacant";

export type ScorePart = "total" | "place" | "engine" | "chassis" | "money" | "tiles" | "reveals";

export type ShareKind = "committed" | "withheld" | "openly" | "nothing" | "bot";

export type TableKey = "undone" | "taken_over" | "new_rules" | "helped";

export type NoUndoKind = "over" | "sealed" | "nothing" | "luck" | "reveal" | "other";

export type AnyWhyNot = RaceWhyNot | MotorcarWhyNot;

export type UndoOffer = { 
/**
 * Yes.
 */
possible: boolean, 
/**
 * Why not.
 */
why_not: NoUndoKind | null, 
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
 * A person, a bot or nobody.
 */
holder: HolderKind, 
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
deadline: number | null, 
/**
 * The person is on holiday until then: the own clocks stand still.
 */
holiday: number | null, };

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
 * From 1; whoever resigned comes last.
 */
place: number, 
/**
 * Points, and how they come together.
 */
points: Array<[ScorePart, number]>, };

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
 * How each seat shares in the luck, in seat order. Empty where luck comes from a word, or is of the older kind.
 */
shares: Array<ShareKind>, 
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
 * Where the rules leave one answer, it is given without asking.
 */
single: boolean, 
/**
 * The versions of the own view after answers that were given by orders.
 */
ordered: Array<number>, 
/**
 * It may pause the table, or join those who did.
 */
may_pause: boolean, 
/**
 * It may end the pause.
 */
may_resume: boolean, 
/**
 * So many whole days of holiday are left, where the clock counts days.
 */
holiday_left: number | null, 
/**
 * It may ask what the program would do, whenever it is asked something itself.
 */
has_hints: boolean, 
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
version: number, } | { "what": "new_rules", 
/**
 * The view after it.
 */
version: number, } | { "what": "helped", 
/**
 * The view after it.
 */
version: number, 
/**
 * Which, from 1.
 */
seat: number, } | { "what": "taken_over", 
/**
 * The view after it.
 */
version: number, 
/**
 * Which, from 1.
 */
seat: number, 
/**
 * Who it is.
 */
by: HolderKind, 
/**
 * The level of the bot.
 */
bot?: string, };

export type Shown<V, E, Q, C, M> = { 
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
question: Q | null, 
/**
 * Exactly what the seat may say.
 */
choices: Array<C>, 
/**
 * Sequences without luck or foreign decisions.
 */
macros: Array<M>, 
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

export type StepKey<K> = K | TableKey;

export type ReplayStep<P, K> = { 
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
phase: P, 
/**
 * Whose doing it was, as far as the viewer was told; from 1.
 */
actor: number | null, 
/**
 * What happened.
 */
keys: Array<StepKey<K>>, };

export type ReplaySteps<P, K> = { 
/**
 * The seat as which it is looked at, from 1; none for spectators and for whoever sees all.
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
steps: Array<ReplayStep<P, K>>, };

export type Replayed<V, E, Q, C> = { 
/**
 * The step.
 */
at: number, 
/**
 * The seat as which it is looked at, from 1; none for spectators and for whoever sees all.
 */
viewer: number | null, 
/**
 * The game.
 */
view: V, 
/**
 * For whoever sees all: the view of every seat, in seat order.
 */
seats: Array<V>, 
/**
 * What the seat was asked.
 */
question: Q | null, 
/**
 * Exactly what the seat could say.
 */
choices: Array<C>, 
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
 * How often a seat was told what the program would do.
 */
helps: number, 
/**
 * It goes on from a position of another game.
 */
is_branch: boolean, 
/**
 * What could not be checked, because the game began under older rules.
 */
unchecked?: Unchecked, 
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

export type Unchecked = { 
/**
 * So many, from the first on. The next one sets the position from which all others were checked.
 */
records: number, 
/**
 * The version of the rules that they ended under.
 */
rules: number, };

export type SeatShare = { 
/**
 * In which way.
 */
how: ShareKind, 
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

export type StandingOrder = "always" | "guard" | "never" | "ask";

export type Clock = { "kind": "none" } | { "kind": "per_move", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "per_game", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "per_days", 
/**
 * Days.
 */
days: number, 
/**
 * Saturdays and Sundays do not count.
 */
weekends_free: boolean, 
/**
 * When a weekend begins and ends: so many minutes ahead of Greenwich, summer and winter alike.
 */
utc_offset: number, };

export type Hints = "alone" | "always" | "never";

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
spectator_delay: number, 
/**
 * May those who watch say something too?
 */
spectators_talk: boolean, 
/**
 * Who may ask for a hint. A race in which somebody did counts for no records.
 */
hints: Hints, };

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
 * `always`, `guard`, `never` or `ask`.
 */
order: StandingOrder, } | { "type": "single", 
/**
 * It is.
 */
answer: boolean, } | { "type": "pause" } | { "type": "resume" } | { "type": "holiday", 
/**
 * Days.
 */
days: number, } | { "type": "resign" } | { "type": "leave" } | { "type": "vote", 
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
seat: number, } | { "type": "spectators_talk", 
/**
 * They may.
 */
allowed: boolean, };

export type RaceLeaders = "draft" | "random" | "draft:all" | "random:all";

export type RaceSolo = { 
/**
 * Eight cards by slug, letter and level: `a1`, `b2`.
 */
deck: Array<string>, 
/**
 * Powers of blue, yellow, green and red cities, from 0 to 4; left out where the race is played without them.
 */
legacy?: [number, number, number, number], };

export type RaceWish = { 
/**
 * Which board.
 */
board: string, 
/**
 * Which way the race goes.
 */
direction: RaceDirection, 
/**
 * The middle city at the end of a half board, by slug; by lot if not said (R5).
 */
middle?: string, 
/**
 * The seat that begins, from 1; by lot if not said (R1).
 */
first?: number, 
/**
 * Crews by slug in seat order, nothing where a seat has no wish: it draws one of those left by lot (R147).
 */
crews?: Array<string | null>, 
/**
 * Modules by slug, `season:hard` in a second form, or `all`; leaders are said apart.
 */
modules?: Array<string>, 
/**
 * How leaders are found; none race if it is not said and no play mode brings them.
 */
leaders?: RaceLeaders, 
/**
 * A play-mode card by slug, or `draw` (R152); it brings its own modules.
 */
mode?: string, 
/**
 * One seat against René Estienne: his deck and powers.
 */
solo?: RaceSolo, 
/**
 * One seat and no opponent (R168).
 */
alone?: boolean, };

export type MotorcarWish = { 
/**
 * How turn order is found.
 */
flick: MotorcarFlick, 
/**
 * Cars that seats have chosen, by slug in seat order; whoever chose none takes the first that is left.
 */
cars?: Array<string | null>, };

export type GameOptions = { "game": "race", "options": RaceWish } | { "game": "motorcar", "options": MotorcarWish };

export type TableSpec = { 
/**
 * A word that all luck comes from; without one it is drawn afresh. For the lesson, for duels over several tables
 * with the same luck, and for tests: whoever knows the word can work out the luck, so everybody is told of it.
 */
luck?: string, 
/**
 * How long people may think, and the like.
 */
settings: Settings, } & ({ "game": "race", "options": RaceWish } | { "game": "motorcar", "options": MotorcarWish });

export type OptionKind = "word" | "seat" | "word_by_seat" | "words";

export type Otherwise = "refused" | "first" | "lot" | "nothing";

export type OptionValue = { 
/**
 * The word.
 */
value: string, 
/**
 * What it is called in every language, where content names it.
 */
names?: { [key in string]: string }, 
/**
 * Only where this other option has this value.
 */
only_with?: [string, string], 
/**
 * Not where anything is said for one of these options.
 */
not_with?: Array<string>, };

export type OptionOffer = { 
/**
 * Its name in `options`.
 */
name: string, 
/**
 * What is said.
 */
kind: OptionKind, 
/**
 * What is said where nobody says anything.
 */
otherwise: Otherwise, 
/**
 * The words there are; none where a seat is said.
 */
values: Array<OptionValue>, };

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
 * Names of bots, weakest first.
 */
bots: Array<string>, 
/**
 * What can be agreed on, in the order of a form.
 */
options: Array<OptionOffer>, };

export type CardboardAsk = "market_card" | "pick" | "rene_card" | "tile" | "blind_tile" | "city_card" | "die" | "turn" | "over";

export type CardboardNo = "words" | "not_asked" | "none_left" | "city" | "nothing_there" | "beyond_gauge" | "notes" | "finish" | "harmless" | "not_now" | "too_much";

export type CardboardOptions = { 
/**
 * Which board.
 */
board: string, 
/**
 * Which way the race goes.
 */
direction: RaceDirection, 
/**
 * The middle city at the end of a half board, by slug.
 */
middle?: string, 
/**
 * The tokens on the middle cities by colour, in the order of these cities; those that are not said lie as they come.
 */
tokens?: Array<RaceColour>, 
/**
 * Who begins: 1 the player, 2 the Torpedo.
 */
first?: number, 
/**
 * Modules that René's rules read, by slug.
 */
modules?: Array<string>, 
/**
 * René's deck and powers.
 */
solo: RaceSolo, };

export type CardboardStory = { 
/**
 * What was agreed on.
 */
options: CardboardOptions, 
/**
 * What was told, in the notation of docs/NOTATION.md, oldest first.
 */
entries: Array<string>, 
/**
 * What happened after the first so many entries is told; the board is sent where that is all.
 */
since?: number, 
/**
 * The log is wanted too.
 */
log?: boolean, };

export type CardboardShown = { 
/**
 * What never changes, where everything is told.
 */
board?: RaceBoard, 
/**
 * The table.
 */
view: RaceView, 
/**
 * What was taken, as the program writes it.
 */
entries: Array<string>, 
/**
 * What happened.
 */
told: Array<CardboardTold>, 
/**
 * What the program waits for.
 */
asked: CardboardAsked, 
/**
 * The first entry that was not taken; none behind it was looked at.
 */
refused?: CardboardRefused, 
/**
 * The results, when the race is over.
 */
results: Array<FinalPlace>, 
/**
 * The log, where it was wanted.
 */
log?: string, };

export type CardboardTold = { 
/**
 * After so many entries.
 */
entry: number, 
/**
 * What.
 */
event: RaceEvent, };

export type CardboardAsked = { 
/**
 * What.
 */
kind: CardboardAsk, 
/**
 * The slot of the market, from 1.
 */
slot?: number, 
/**
 * How many cards the player still takes.
 */
left?: number, 
/**
 * The space that the Torpedo enters.
 */
space?: number, 
/**
 * What can be told; in the player's own turn cards against the Torpedo, and whatever else has become of the table.
 */
answers: Array<CardboardAnswer>, };

export type CardboardAnswer = { 
/**
 * The entry.
 */
entry: string, 
/**
 * What it names: a card, a tile, a card of René's, the face of a die.
 */
slug: string, 
/**
 * How many of it there are left; of a card against the Torpedo, how many levels it takes.
 */
count: number, };

export type CardboardRefused = { 
/**
 * Its place, from 0.
 */
entry: number, 
/**
 * Why.
 */
why: CardboardNo, 
/**
 * How far the gauge goes.
 */
limit?: number, 
/**
 * What was expected, in English, where it could not be read.
 */
text?: string, };

export type CampaignEnding = "won" | "lost" | "abandoned";

export type CampaignInk = "prudent" | "legendary" | "alone";

export type CampaignNoStamp = "no_passport" | "abandoned" | "word_luck" | "assisted" | "bot" | "no_deck_building";

export type CampaignUpgrades = "random" | "letter";

export type CampaignGoal = "win" | "home";

export type CampaignRules = { 
/**
 * René's cards get better.
 */
deck_building: boolean, 
/**
 * The Torpedo wins powers and keeps them.
 */
legacy: boolean, 
/**
 * Quests are stamped.
 */
passport: boolean, 
/**
 * Which cards are exchanged.
 */
upgrades: CampaignUpgrades, 
/**
 * The level of all his cards at the start.
 */
level: number, };

export type CampaignLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * Whose.
 */
player: string, 
/**
 * What is agreed on.
 */
rules: CampaignRules, 
/**
 * Races so far.
 */
races: number, 
/**
 * Races won.
 */
won: number, 
/**
 * Stamps in the passport, in all inks.
 */
stamps: number, 
/**
 * The lowest level in René's deck.
 */
level: number, 
/**
 * Every quest has its Legendary stamp.
 */
legendary: boolean, 
/**
 * The table of the race that is running.
 */
running: string | null, 
/**
 * When it last changed: milliseconds since the epoch.
 */
updated_at: number, };

export type CampaignShown = { 
/**
 * Its id.
 */
id: string, 
/**
 * Whose.
 */
player: string, 
/**
 * What is agreed on.
 */
rules: CampaignRules, 
/**
 * René's eight cards, lowest level first.
 */
deck: Array<RaceReneCard>, 
/**
 * The Torpedo's powers, of blue, yellow, green and red cities.
 */
powers: [number, number, number, number], 
/**
 * Who begins the next race against René: 1 the player, 2 the Torpedo.
 */
first: number, 
/**
 * Cards that have to be named by letter before the next race against René.
 */
owed: number, 
/**
 * The letters that can be named.
 */
letters: Array<string>, 
/**
 * All quests in the order of the book, with their stamps.
 */
quests: Array<CampaignQuest>, 
/**
 * The most turns of a race without an opponent, by board.
 */
limits: Array<CampaignLimit>, 
/**
 * Every quest has its Legendary stamp.
 */
legendary: boolean, 
/**
 * Where something was won.
 */
won: Array<CampaignWon>, 
/**
 * All races, oldest first.
 */
history: Array<CampaignRace>, 
/**
 * The table of the race that is running.
 */
running: string | null, };

export type CampaignQuest = { 
/**
 * Its slug.
 */
slug: string, 
/**
 * Only on this board; quests without one are feats.
 */
board: string | null, 
/**
 * Only this way.
 */
direction: RaceDirection | null, 
/**
 * How the race must end.
 */
goal: CampaignGoal, 
/**
 * Modules that must be in play.
 */
modules: Array<string>, 
/**
 * Parcels to deliver, or 0.
 */
parcels: number, 
/**
 * Francs to have at the end, or 0.
 */
francs: number, 
/**
 * The lowest level of René's cards, or 0.
 */
level: number, 
/**
 * Spaces of risk zones to enter without damage, or 0.
 */
risk: number, 
/**
 * The engine must never stand at 0.
 */
sound: boolean, 
/**
 * No line may be taken.
 */
overland: boolean, 
/**
 * Needs René: there is no stamp for it alone.
 */
rival: boolean, 
/**
 * Its stamps.
 */
stamps: Array<CampaignStamp>, };

export type CampaignStamp = { 
/**
 * In this ink.
 */
ink: CampaignInk, 
/**
 * The race that earned it, from 1.
 */
race: number, };

export type CampaignLimit = { 
/**
 * The board.
 */
board: string, 
/**
 * Forward.
 */
forward: number, 
/**
 * Reverse.
 */
reverse: number, };

export type CampaignWon = { 
/**
 * The board.
 */
board: string, 
/**
 * Which way.
 */
direction: RaceDirection, 
/**
 * In these inks; none where races earned no stamp.
 */
inks: Array<CampaignInk>, };

export type CampaignRace = { 
/**
 * From 1.
 */
race: number, 
/**
 * Where.
 */
board: string, 
/**
 * Which way.
 */
direction: RaceDirection, 
/**
 * With what.
 */
modules: Array<string>, 
/**
 * Without an opponent.
 */
alone: boolean, 
/**
 * How it ended.
 */
ending: CampaignEnding, 
/**
 * Game turns.
 */
turns: number, 
/**
 * Points of the player.
 */
points: number, 
/**
 * Points of the Torpedo.
 */
torpedo: number, 
/**
 * Cards that left René's deck after it, with those that entered.
 */
exchanged: Array<CampaignExchange>, 
/**
 * Powers that the Torpedo won.
 */
powers: Array<CampaignPower>, 
/**
 * The ink of its stamps.
 */
ink: CampaignInk | null, 
/**
 * Quests that it stamped.
 */
stamps: Array<string>, 
/**
 * Why there is none, whatever was done.
 */
no_stamp: CampaignNoStamp | null, };

export type CampaignExchange = { 
/**
 * Left.
 */
out: string, 
/**
 * Entered.
 */
into: string, };

export type CampaignPower = { 
/**
 * Of cities of this colour.
 */
colour: RaceColour, 
/**
 * From 1 to 4.
 */
level: number, };

export type RacePhase = "bivouac" | "planning" | "convoy" | "maintenance" | "over";

export type RaceRoom = "race" | "bivouac" | "planning" | "convoy" | "sequence" | "explore" | "draw_cards" | "keep_cards" | "hand_limit" | "repair" | "drive" | "enter_tile" | "damage" | "enter_city" | "funding" | "counter" | "maintenance" | "trail_hunter" | "con_artist" | "saboteur" | "ransom" | "siphoner" | "customs" | "draft" | "second_look" | "heist" | "workshop" | "garage" | "forecast" | "gust" | "sorting" | "depot" | "checkpoint" | "reception" | "solo" | "camp" | "survey" | "advance" | "peril";

export type RaceAsk = "ask_bivouac" | "ask_planning" | "ask_sequence_petrol" | "ask_sequence_cards" | "ask_explore_take" | "ask_explore_place" | "ask_keep_cards" | "ask_hand_limit" | "ask_repair" | "ask_drive" | "ask_enter_tile" | "ask_damage" | "ask_counter" | "ask_choose" | "ask_customs" | "ask_leader" | "ask_crew" | "ask_second_look" | "ask_heist" | "ask_workshop" | "ask_garage" | "ask_depot" | "ask_visa" | "ask_bribe" | "ask_reception" | "ask_camp" | "ask_peril" | "ask_other";

export type RaceChoiceKind = "pick" | "plan" | "withdraw" | "buy_petrol" | "play" | "play_against" | "explore" | "draw_card" | "repair" | "drive" | "clear" | "fund" | "pass" | "take" | "place" | "fix" | "buy_part" | "to" | "ride" | "done" | "guard" | "go" | "back" | "split" | "discard" | "choose" | "let" | "leader_pick" | "leader_hire" | "delatour_explore" | "martinetti_repair" | "cook_guard" | "cook_clear" | "redburn_rob" | "redburn_pay" | "redburn_yield" | "chapman_redraw" | "chapman_keep" | "chevy_collect" | "paddock_raise" | "paddock_lower" | "paddock_pass" | "postal_load" | "postal_leave" | "postal_express" | "diplomacy_roll" | "diplomacy_bribe" | "diplomacy_stay" | "diplomacy_raise" | "patronage_collect";

export type RaceMacroKind = "drive_to" | "ride";

export type RaceEventKind = "turn_began" | "market_shown" | "picked" | "deck_refilled" | "planned" | "planned_own" | "plan_withdrawn" | "plan_revealed" | "sequence_began" | "bought_petrol" | "played" | "played_against" | "used" | "drove_nowhere" | "nothing_to_repair" | "passed" | "out_of_assistants" | "earned" | "tile_drawn" | "tile_laid" | "tile_removed" | "tiles_wasted" | "tiles_swapped" | "bag_refilled" | "drew" | "drew_own" | "looked_at" | "looked_at_own" | "kept" | "kept_own" | "discarded" | "refuelled" | "repaired" | "bought_part" | "drove" | "rode" | "entered_city" | "turned_back" | "danger_avoided_guard" | "danger_avoided_card" | "danger_avoided_act" | "stop_ignored" | "damaged" | "broke_down" | "answered_own" | "countered_guard" | "countered_card" | "countered_act" | "not_countered" | "lost_petrol" | "lost_money" | "finished" | "ranked" | "over" | "leader_joined" | "crew_hired" | "gauge_changed" | "tile_returned" | "robbed" | "stole" | "stole_own" | "season_began" | "weather_rolled" | "climate_rolled" | "village_helped" | "parcel_laid" | "parcel_loaded" | "parcel_delivered" | "border_rolled" | "bribed" | "held_in_city" | "influence_raised" | "patron_moved" | "patron_paid" | "rene_reshuffled" | "rene_revealed" | "rene_aims_nearest" | "rene_aims_finish_nearer" | "rene_aims_none_left" | "rene_surveys" | "rene_judged_easy" | "rene_judged_hard" | "rene_lays_course" | "rene_lays_path" | "rene_lays_around" | "rene_lays_beside" | "rene_wastes_course" | "rene_wastes_path" | "rene_drives" | "rene_steers_city" | "rene_steers_easiest" | "rene_steers_blind" | "rene_sails" | "rene_stands_no_move" | "rene_stands_no_mechanics" | "rene_stands_no_petrol" | "rene_stands_petrol" | "rene_stands_mechanics" | "rene_stands_no_way" | "rene_stands_stop" | "rene_stands_city" | "rene_ignores_stop" | "rene_draws" | "rene_takes" | "rene_profited" | "rene_threatens_left" | "rene_threatens_taken" | "rene_threatens_drawn" | "rene_strikes" | "rene_first_bonus" | "rene_recovers" | "rene_power_won";

export type RaceNumber = "amount" | "assistants" | "cards" | "chassis" | "damage" | "danger" | "die" | "engine" | "francs" | "levels" | "limit" | "mechanics" | "moves" | "paid" | "petrol" | "place" | "season" | "stop" | "turn";

export type RaceFigure = "petrol" | "engine" | "chassis" | "money" | "cards";

export type RaceLuck = "card" | "tile" | "die" | "parcel" | "card_of" | "rene";

export type RaceIdle = "gauges_full" | "no_parts" | "broken_down" | "no_petrol" | "no_way";

export type RaceReason = "game_over" | "not_your_turn" | "not_asked_now" | "not_in_hand" | "not_on_market" | "wrong_timing" | "no_assistant" | "nobody_on" | "plan_size" | "funding_full" | "money" | "gauge_full" | "petrol_already_done" | "no_petrol" | "petrol" | "damage" | "not_adjacent" | "no_line_here" | "line_closed" | "power_used" | "too_many_discounts" | "just_taken_back" | "city_space" | "space_taken" | "not_connected" | "no_tile_there" | "occupied" | "tile_not_drawn" | "chosen_twice" | "same_tile" | "no_effect" | "no_such_victim" | "wrong_target" | "split" | "wrong_fix" | "no_danger" | "no_stop" | "must_enter" | "too_late_to_turn_back" | "choose_first" | "petrol_not_short" | "no_patron" | "highest_influence" | "gauge_bound" | "sold_enough" | "changed_before";

export type RaceRemedyKey = "remedy_play_card" | "remedy_use_guard" | "remedy_buy_petrol" | "remedy_repair" | "remedy_raise_funds" | "remedy_drive_to_city";

export type RaceGauge = "petrol" | "engine" | "chassis";

export type RaceSkill = "pathfinder" | "mechanics" | "guard" | "funding";

export type RaceWork = "explore" | "draw_card" | "repair" | "drive" | "clear" | "fund";

export type RaceDirection = "forward" | "reverse";

export type RaceColour = "blue" | "yellow" | "green" | "red" | "purple";

export type RaceWay = "sea" | "air";

export type RaceTiming = "before_assistant" | "with_driver" | "with_repairman" | "any_time";

export type RaceTerrain = "desert" | "savanna" | "jungle" | "mountain" | "steppe" | "prairie" | "swamp" | "river" | "village" | "microclimate";

export type RaceWeather = "clear" | "petrol" | "damage" | "petrol_and_damage" | "no_boats";

export type RaceLeader = "delatour" | "van_hotten" | "martinetti" | "walledgrave" | "cook" | "obroutchev" | "von_dorfpeld" | "li_jiaxiang" | "redburn" | "chapman" | "chevy" | "deforet";

export type RaceModule = "leaders" | "paddock" | "postal" | "season" | "microclimate" | "village" | "patronage" | "diplomacy";

export type RaceModules = { 
/**
 * By slug, `season:hard` in its second form.
 */
names: Array<string>, 
/**
 * The same without their forms, in the order in which they act.
 */
on: Array<RaceModule>, 
/**
 * Francs under each space of the patrons' track, behind the start.
 */
patron_track?: Array<number>, 
/**
 * Francs for each level of influence, and the level where every marker begins.
 */
influence?: [number, Array<number>], 
/**
 * What the weather die brings, by season and face.
 */
seasons?: Array<Array<RaceWeather>>, 
/**
 * Francs for a parcel.
 */
parcel_reward?: number, 
/**
 * Francs for a level of a gauge.
 */
level_price?: number, 
/**
 * What the die adds to a tile that rolls, by face.
 */
climate?: Array<RaceToll>, 
/**
 * Leaders who can join a crew of this race.
 */
leaders?: Array<RaceCandidate>, 
/**
 * The vehicle sheets of the crews, where gauges go by them.
 */
sheets?: Array<RaceSheet>, };

export type RaceParts = { 
/**
 * Leaders by seat, whose crew each has, and whether the power is spent in this turn.
 */
leaders?: Array<RaceLed>, 
/**
 * Season, from 1 for January; 0 before the first roll.
 */
season?: number, 
/**
 * The weather of this turn.
 */
weather?: RaceWeather, 
/**
 * Parcels in cities: city and colour.
 */
parcels?: Array<[number, RaceColour]>, 
/**
 * Parcels on vehicles, by seat.
 */
carried?: Array<RaceColour | null>, 
/**
 * Spaces of the patrons, by seat.
 */
patrons?: Array<number>, 
/**
 * Where each patron comes to when its crew raises funds next, by seat: with all that stand in Funding, or with one.
 */
patrons_next?: Array<number>, 
/**
 * Influence by seat: blue, yellow, green, red.
 */
influence?: Array<[number, number, number, number]>, };

export type RaceCandidate = { 
/**
 * The leader.
 */
leader: RaceLeader, 
/**
 * The own crew, by slug; none for a mercenary.
 */
crew: string | null, 
/**
 * Levels that every gauge goes farther under this leader.
 */
levels?: number, };

export type RaceSheet = { 
/**
 * Whose crew drives the vehicle.
 */
leader: RaceLeader, 
/**
 * What the vehicle is called.
 */
vehicle: string, 
/**
 * Levels of petrol.
 */
petrol: number, 
/**
 * Levels of the engine.
 */
engine: number, 
/**
 * Levels of the chassis.
 */
chassis: number, };

export type RaceLed = { 
/**
 * The leader; none before the draft.
 */
leader: RaceLeader | null, 
/**
 * Whose crew it is: the leader's own, or the one that a mercenary has hired.
 */
crew: RaceLeader | null, 
/**
 * The power is spent in this turn.
 */
spent: boolean, };

export type RaceReneCard = { 
/**
 * Letter and level, such as `a1`.
 */
slug: string, 
/**
 * From 1 to 3.
 */
level: number, 
/**
 * The objective.
 */
colour: RaceColour, 
/**
 * Tiles that are drawn.
 */
tiles: number, 
/**
 * From this value on a tile goes on the player's path.
 */
threshold: number, 
/**
 * Spaces of the second to the fifth assistant.
 */
moves: [number, number, number, number], 
/**
 * Slots, from 1, that he takes when he is first.
 */
first: Array<number>, 
/**
 * Slots that he takes when he is second.
 */
second: Array<number>, 
/**
 * What a danger card takes from the player.
 */
damage: number, 
/**
 * From this gauge.
 */
gauge: RaceGauge, 
/**
 * Petrol that comes back in Planning.
 */
petrol: number, 
/**
 * Mechanics that come back.
 */
mechanics: number, };

export type RaceReneBoard = { 
/**
 * The cards of his deck.
 */
deck: Array<RaceReneCard>, 
/**
 * Legacy powers are won.
 */
legacy: boolean, };

export type RaceRene = { 
/**
 * The card in force, by slug; none before the first.
 */
card: string | null, 
/**
 * Cards revealed so far.
 */
reveals: number, 
/**
 * Cards not revealed since the deck was shuffled; in which order they come nobody knows.
 */
left: Array<string>, 
/**
 * Where the Torpedo goes: a city.
 */
objective: number | null, 
/**
 * The way that its rules would lead it there now: spaces.
 */
course: Array<number>, 
/**
 * Cities that it has entered.
 */
visited: Array<number>, 
/**
 * Legacy powers of blue, yellow, green and red cities.
 */
powers: [number, number, number, number], };

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
 * The crew of every seat by slug, in seat order, chosen or drawn by lot; none where leaders bring theirs.
 */
crews: Array<string>, 
/**
 * Which way round.
 */
direction: RaceDirection, 
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
 * Prices and other numbers of the rules.
 */
numbers: RaceNumbers, 
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
place_points: Array<number>, 
/**
 * What never changes of the modules in play.
 */
modules?: RaceModules, 
/**
 * René's cards, in a solo race.
 */
rene?: RaceReneBoard, };

export type RaceNumbers = { 
/**
 * The highest level of a gauge.
 */
gauge_max: number, 
/**
 * Assistants of a crew.
 */
assistants: number, 
/**
 * Francs for a level of petrol in a city.
 */
petrol_price_city: number, 
/**
 * Francs for a level of petrol elsewhere.
 */
petrol_price_wilderness: number, 
/**
 * Francs for a level of engine or chassis in a city.
 */
part_price_city: number, 
/**
 * Francs for a level of engine or chassis elsewhere.
 */
part_price_wilderness: number, 
/**
 * Francs that make a point at the end.
 */
francs_per_point: number, 
/**
 * Damage of a danger that nothing wards off.
 */
danger_damage: number, 
/**
 * Petrol for entering a city.
 */
city_petrol: number, 
/**
 * Petrol that a risk zone adds.
 */
risk_petrol: number, 
/**
 * Tiles that a pathfinder draws.
 */
pathfinder_tiles: number, 
/**
 * Cards that a pathfinder draws.
 */
pathfinder_cards: number, 
/**
 * The race is called off after so many turns.
 */
turn_cap: number, };

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
 * Its colour.
 */
colour: RaceColour, 
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
 * How it travels.
 */
way: RaceWay, 
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
 * When it is played.
 */
timing: RaceTiming, 
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
terrain: RaceTerrain, 
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
stop: boolean, 
/**
 * A die adds to what it asks, each time.
 */
rolls?: boolean, 
/**
 * What a drive that ends there is given: which number rises, and by how much.
 */
gives?: [RaceFigure, number], };

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
 * The phase of the game turn.
 */
phase: RacePhase, 
/**
 * The suspended rules, outermost first.
 */
rooms: Array<RaceRoom>, 
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
 * Cards being looked at, for whoever looks.
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
removed: Array<Count>, 
/**
 * What modules and leaders keep on the table.
 */
parts?: RaceParts, 
/**
 * René's card, objective and powers, in a solo race; the Torpedo is the last of the players.
 */
rene?: RaceRene, };

export type RaceEvent = { 
/**
 * What happened.
 */
kind: RaceEventKind, 
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
 * A skill.
 */
skill?: RaceSkill, 
/**
 * What an assistant is used for.
 */
work?: RaceWork, 
/**
 * A gauge.
 */
gauge?: RaceGauge, 
/**
 * What a module or a leader offered.
 */
act?: RaceChoiceKind, 
/**
 * A plan.
 */
plan?: [number, number, number, number], 
/**
 * A leader.
 */
leader?: RaceLeader, 
/**
 * The colour of a parcel or of cities.
 */
colour?: RaceColour, 
/**
 * The weather.
 */
weather?: RaceWeather, 
/**
 * A card of René's, by slug.
 */
rene?: string, 
/**
 * Numbers by name.
 */
numbers?: { [key in RaceNumber]?: number }, };

export type RaceChange = { 
/**
 * Which number.
 */
name: RaceFigure, 
/**
 * Now.
 */
before: number, 
/**
 * Afterwards.
 */
after: number, };

export type RaceToll = { 
/**
 * Petrol, with the risk zone and the weather.
 */
petrol: number, 
/**
 * Damage, with the weather; without what a danger does.
 */
damage: number, 
/**
 * A danger.
 */
danger: boolean, 
/**
 * A stop.
 */
stop: boolean, 
/**
 * A die adds to it.
 */
die: boolean, 
/**
 * What lies there is not known yet, and not in it.
 */
hidden: boolean, };

export type RaceTarget = { 
/**
 * A space of the board, by its place in the list.
 */
space?: number, 
/**
 * Several spaces: those that a card is aimed at.
 */
spaces?: Array<number>, 
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
 * A leader.
 */
leader?: RaceLeader, 
/**
 * Cities of a colour.
 */
colour?: RaceColour, 
/**
 * A gauge.
 */
gauge?: RaceGauge, 
/**
 * A number of levels or cards.
 */
amount?: number, 
/**
 * Several numbers: a plan, or levels for engine and chassis.
 */
numbers?: Array<number>, };

export type RaceChoice = { 
/**
 * In notation: what is sent back to choose it.
 */
act: string, 
/**
 * What kind of action.
 */
kind: RaceChoiceKind, 
/**
 * What it points at.
 */
target: RaceTarget, 
/**
 * The numbers of the seat that change at once.
 */
changes: Array<RaceChange>, 
/**
 * Luck speaks next.
 */
luck: RaceLuck | null, 
/**
 * Why it would come to nothing, where it would.
 */
idle?: RaceIdle, 
/**
 * What a step asks.
 */
toll?: RaceToll, };

export type RaceMacro = { 
/**
 * In notation, in order.
 */
acts: Array<string>, 
/**
 * What they come to.
 */
kind: RaceMacroKind, 
/**
 * What it points at.
 */
target: RaceTarget, 
/**
 * The numbers of the seat that change.
 */
changes: Array<RaceChange>, 
/**
 * Luck speaks after the last of them.
 */
luck?: RaceLuck, 
/**
 * What the whole way asks.
 */
toll?: RaceToll, };

export type RaceQuestion = { 
/**
 * The rule that asks.
 */
room: RaceRoom, 
/**
 * Its key in the words.
 */
key: RaceAsk, 
/**
 * What the words mention.
 */
target: RaceTarget, 
/**
 * The numbers the words mention, by name.
 */
numbers: Array<[RaceNumber, number]>, };

export type RaceRemedy = { 
/**
 * A key in the words.
 */
key: RaceRemedyKey, 
/**
 * The card it speaks of.
 */
card: string | null, };

export type RaceRule = `R${number}` | `${'000' | '001' | '002' | '003'}:${number}`;

export type RaceWhyNot = { 
/**
 * The failed condition, a key in the words.
 */
reason: RaceReason, 
/**
 * What is needed.
 */
need: number | null, 
/**
 * What there is.
 */
have: number | null, 
/**
 * Where the rule stands.
 */
rule: RaceRule, 
/**
 * What would help.
 */
remedies: Array<RaceRemedy>, };

export type MotorcarPhase = "flick" | "strain" | "dice" | "inflict" | "draw" | "travel" | "cancel" | "pay" | "endure" | "over";

export type MotorcarAsk = "ask_flick" | "ask_strain" | "ask_closed_hand" | "ask_inflict" | "ask_help" | "ask_cancel" | "ask_pay";

export type MotorcarChoiceKind = "flick" | "strain" | "withdraw" | "inflict" | "pledge" | "complete" | "done" | "help" | "drive_by" | "cancel" | "keep" | "pay";

export type MotorcarEventKind = "event_assessment_began" | "event_pulled" | "event_pulled_own" | "event_let_go" | "event_slid" | "event_went_over" | "event_ranked" | "event_round_began" | "event_chose" | "event_chose_own" | "event_choice_withdrawn" | "event_strain_revealed" | "event_predicament_die" | "event_predicaments_counted" | "event_inflicted" | "event_inflicted_together" | "event_pledged" | "event_pledge_returned" | "event_stopped_inflicting" | "event_token_drawn" | "event_rolled" | "event_travelled" | "event_helped" | "event_left_alone" | "event_cancelled_freely" | "event_cancelled_none" | "event_paid_off" | "event_endured" | "event_received_tiles" | "event_over";

export type MotorcarNumber = "added" | "count" | "day" | "days" | "delay_least" | "delay_most" | "dice" | "die" | "earned" | "from" | "inflicted" | "length" | "more" | "most_pull" | "of_leg" | "over" | "place" | "price" | "pull" | "random" | "reach" | "round" | "short" | "stage_least" | "stage_most" | "tiles" | "tokens" | "total";

export type MotorcarFigure = "day" | "tiles" | "random" | "inflicted";

export type MotorcarLuck = "die" | "token" | "slip" | "lot";

export type MotorcarReason = "game_over" | "not_your_turn" | "not_asked_now" | "pull_too_far" | "own_car" | "tiles" | "pledge_open" | "no_pledge" | "no_partner" | "not_ahead" | "not_met" | "no_predicament" | "one_at_a_time" | "too_many";

export type MotorcarRemedyKey = "remedy_inflict" | "remedy_pledge" | "remedy_complete" | "remedy_help_others" | "remedy_hope_for_help";

export type MotorcarStrain = "normal" | "heavy" | "severe";

export type MotorcarPredicament = "random" | "inflicted";

export type MotorcarDice = "predicaments" | "stage" | "delay";

export type MotorcarReward = "help" | "slowest";

export type MotorcarFlick = "skill" | "luck";

export type MotorcarBoard = { 
/**
 * How many cars race.
 */
seats: number, 
/**
 * How turn order is assessed.
 */
flick: MotorcarFlick, 
/**
 * The legs of the route, in order.
 */
legs: Array<MotorcarLeg>, 
/**
 * The stages of the route, in order: a round for each.
 */
stages: Array<MotorcarStage>, 
/**
 * The cars, in seat order.
 */
cars: Array<MotorcarCar>, 
/**
 * What each strain does, from the gentlest to the hardest.
 */
strains: Array<MotorcarStrainRow>, 
/**
 * Faces of a die; they count from 1.
 */
faces: number, 
/**
 * One more random predicament if the predicament dice show at least this together.
 */
one_more: number, 
/**
 * Two more if they show at least this.
 */
two_more: number, 
/**
 * Where Sportsmanship tiles come from, and what they buy.
 */
tiles: MotorcarTiles, 
/**
 * Spaces of the time track: one token counts days, another the laps.
 */
lap: number, 
/**
 * How toy cars slide.
 */
slide: MotorcarSlide, };

export type MotorcarLeg = { 
/**
 * Its slug.
 */
slug: string, 
/**
 * Its name by language.
 */
names: { [key in string]: string }, 
/**
 * Random predicaments in each of its rounds, before the predicament dice.
 */
predicaments: number, };

export type MotorcarStage = { 
/**
 * The slug of its destination.
 */
slug: string, 
/**
 * The name of the destination by language.
 */
names: { [key in string]: string }, 
/**
 * The leg it belongs to, by its place in the list.
 */
leg: number, 
/**
 * Turn order is assessed again after it.
 */
reassessed: boolean, };

export type MotorcarCar = { 
/**
 * Who drives it, from 1.
 */
seat: number, 
/**
 * Its slug.
 */
slug: string, 
/**
 * Its name by language.
 */
names: { [key in string]: string }, };

export type MotorcarStrainRow = { 
/**
 * Which.
 */
strain: MotorcarStrain, 
/**
 * Tokens it puts in the bag.
 */
tokens: number, 
/**
 * Dice rolled for days.
 */
dice: number, 
/**
 * The days of a stage: the lowest die and this.
 */
stage_days: number, 
/**
 * The days of a predicament: the highest die and this.
 */
predicament_days: number, 
/**
 * What a stage can take.
 */
stage: MotorcarDays, 
/**
 * What a predicament can take.
 */
predicament: MotorcarDays, };

export type MotorcarDays = { 
/**
 * The fewest.
 */
least: number, 
/**
 * The most.
 */
most: number, 
/**
 * On average.
 */
mean: number, };

export type MotorcarTiles = { 
/**
 * Each player has so many at the start.
 */
start: number, 
/**
 * For helping a rival.
 */
help: number, 
/**
 * For being the slowest at the end of a round.
 */
slowest: number, 
/**
 * What a predicament inflicted on a rival costs.
 */
inflict: number, };

export type MotorcarSlide = { 
/**
 * Millimetres to the far edge.
 */
length: number, 
/**
 * The farthest a car can be pulled back.
 */
most_pull: number, 
/**
 * Millimetres per second for each hundredth of pull.
 */
speed: number, 
/**
 * Millimetres per second per second.
 */
friction: number, 
/**
 * Weights of luck: the middle one is the friction above, each step to the right a hundredth more, to the left one less.
 */
luck: Array<number>, };

export type MotorcarPlayer = { 
/**
 * From 1.
 */
seat: number, 
/**
 * All days so far: the fewer the better.
 */
day: number, 
/**
 * The part of them that the token for fifties shows.
 */
fifties: number, 
/**
 * The space of the time track where the other token stands, from 0.
 */
space: number, 
/**
 * The place at this moment, from 1; equals share one.
 */
place: number, 
/**
 * Sportsmanship tiles.
 */
tiles: number, 
/**
 * Strain tokens at hand.
 */
tokens: number, 
/**
 * Strain tokens in the bag.
 */
in_bag: number, 
/**
 * The strain of this round, from the moment all hands are opened.
 */
strain: MotorcarStrain | null, 
/**
 * Random predicaments not yet resolved: tokens on the logo.
 */
random: number, 
/**
 * Inflicted predicaments not yet resolved: stacks of tiles beside the car. Events say who paid.
 */
inflicted: number, 
/**
 * Who laid the single tile beside the car.
 */
pledge: number | null, 
/**
 * The car is pulled back or the hand closed, while others still think.
 */
decided: boolean, };

export type MotorcarMeeting = { 
/**
 * Who may help.
 */
helper: number, 
/**
 * Who needs it.
 */
rival: number, 
/**
 * The day on which the helper's move began.
 */
from: number, 
/**
 * The day on which it ended.
 */
to: number, };

export type MotorcarView = { 
/**
 * The round, from 1: the stage that is driven.
 */
turn: number, 
/**
 * How far the round has come.
 */
phase: MotorcarPhase, 
/**
 * Who is asked, as far as the viewer may know.
 */
waiting: Array<number>, 
/**
 * The turn order; nobody before it was assessed for the first time.
 */
order: Array<number>, 
/**
 * The fewest days first; of equals whoever has more tiles, then the first in turn order.
 */
standing: Array<number>, 
/**
 * The slowest: may cancel a predicament, and has a tile at the end of the round.
 */
slowest: number | null, 
/**
 * Who draws from the bag: the last in turn order.
 */
drawer: number | null, 
/**
 * Random predicaments of this round, once the predicament dice are counted.
 */
predicaments: number | null, 
/**
 * Tokens in the bag.
 */
bag: number, 
/**
 * In seat order.
 */
players: Array<MotorcarPlayer>, 
/**
 * How far the viewer's own car is pulled back, until all let go.
 */
pull: number | null, 
/**
 * What the viewer's own closed hand holds, until all open.
 */
hand: MotorcarStrain | null, 
/**
 * Who is asked whether to help whom.
 */
meeting: MotorcarMeeting | null, 
/**
 * The position in notation, as far as the viewer knows it.
 */
position: string, };

export type MotorcarEvent = { 
/**
 * What happened.
 */
kind: MotorcarEventKind, 
/**
 * Whose doing.
 */
seat?: number, 
/**
 * To whom: the rival who is helped, passed or in trouble.
 */
victim?: number, 
/**
 * Together with whom.
 */
partner?: number, 
/**
 * The slug of the destination.
 */
stage?: string, 
/**
 * A strain.
 */
strain?: MotorcarStrain, 
/**
 * A kind of predicament.
 */
predicament?: MotorcarPredicament, 
/**
 * What a die was rolled for.
 */
rolled_for?: MotorcarDice, 
/**
 * What tiles were received for.
 */
reward?: MotorcarReward, 
/**
 * The place in turn order was drawn by lot.
 */
by_lot?: boolean, 
/**
 * Numbers by name.
 */
numbers?: { [key in MotorcarNumber]?: number }, };

export type MotorcarChange = { 
/**
 * Which number.
 */
name: MotorcarFigure, 
/**
 * Now.
 */
before: number, 
/**
 * Afterwards.
 */
after: number, };

export type MotorcarTarget = { 
/**
 * A rival, from 1.
 */
seat?: number, 
/**
 * Who laid the first tile, from 1.
 */
partner?: number, 
/**
 * The slug of a destination.
 */
stage?: string, 
/**
 * A strain.
 */
strain?: MotorcarStrain, 
/**
 * A kind of predicament.
 */
predicament?: MotorcarPredicament, };

export type MotorcarChoice = { 
/**
 * In notation: what is sent back to choose it.
 */
act: string, 
/**
 * What kind of action.
 */
kind: MotorcarChoiceKind, 
/**
 * What it points at.
 */
target: MotorcarTarget, 
/**
 * The numbers the words mention, by name.
 */
numbers?: { [key in MotorcarNumber]?: number }, 
/**
 * The numbers of the driver that change at once.
 */
changes: Array<MotorcarChange>, 
/**
 * Luck speaks next.
 */
luck: MotorcarLuck | null, };

export type MotorcarMacro = { 
/**
 * In notation, in order.
 */
acts: Array<string>, };

export type MotorcarQuestion = { 
/**
 * Its key in the words.
 */
key: MotorcarAsk, 
/**
 * The step of the round that asks.
 */
phase: MotorcarPhase, 
/**
 * What the words mention.
 */
target: MotorcarTarget, 
/**
 * The numbers the words mention, by name.
 */
numbers: { [key in MotorcarNumber]?: number }, };

export type MotorcarRemedy = { 
/**
 * A key in the words.
 */
key: MotorcarRemedyKey, };

export type MotorcarRule = `M${number}` | `004:${number}`;

export type MotorcarWhyNot = { 
/**
 * The failed condition, a key in the words.
 */
reason: MotorcarReason, 
/**
 * What is needed, or from where.
 */
need: number | null, 
/**
 * What there is, or to where.
 */
have: number | null, 
/**
 * Where the rule stands.
 */
rule: MotorcarRule, 
/**
 * What would help.
 */
remedies: Array<MotorcarRemedy>, };

export const DRIVERS: [slug: string, name: string, long: string][] = [
  ["odette", "Odette", "Odette Lacroix"],
  ["barnaby", "Barnaby", "Barnaby Pike"],
  ["amina", "Amina", "Amina Diallo"],
  ["orlov", "Orlov", "Pjotr Orlov"],
  ["rosa", "Rosa", "Rosa Quiroga"],
  ["sven", "Sven", "Sven Halvorsen"],
  ["kemal", "Kemal", "Kemal Aydin"],
  ["hana", "Hana", "Hana Morita"],
  ["jack", "Jack", "Jack Delaney"],
  ["giulia", "Giulia", "Giulia Ferro"],
  ["anselm", "Anselm", "Anselm de Wit"],
  ["ilse", "Ilse", "Ilse Brandt"],
];
