// What is told beside the table.
export { default as Paper } from './Paper.svelte';
export { default as Since } from './Since.svelte';
