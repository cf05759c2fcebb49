// What comes to lie above the table: slips, cards that are shown, answers to "why not?", sheets; what tells that it is
// one's turn, and the keys. None of it is there at first sight; it is loaded when the table is laid.

export { default as Notices } from '../../../settings/Notices.svelte';
export { default as Chosen } from './Chosen.svelte';
export { default as Drawn } from './Drawn.svelte';
export { default as Lines } from './Lines.svelte';
export { default as Moment } from './Moment.svelte';
export { default as Piles } from './Piles.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Showing } from './Showing.svelte';
export { default as WhyTip } from './WhyTip.svelte';
export { pressKey } from './hotkeys';
