// What comes above the table once it is laid.
export { default as Sheets } from './Sheets.svelte';
export { default as Why } from './Why.svelte';
export { default as Notices } from '../../../settings/Notices.svelte';
