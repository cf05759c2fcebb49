// What happened, told: the strip at the table, the change of turns, the paper. Loaded when the table is laid.

export { default as Gazette } from './Gazette.svelte';
export { default as Strip } from './Strip.svelte';
export { default as TurnSlip } from './TurnSlip.svelte';
export { articles } from './news';
