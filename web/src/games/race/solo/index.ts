// What a solo race adds to the table: loaded when one is driven.

export { default as Callout } from './Callout.svelte';
export { default as Rival } from './Rival.svelte';
export { default as Side } from './Side.svelte';
export { default as Turn } from './Turn.svelte';
export { marksOn } from './marks';
export { spaceOf } from './steps';
