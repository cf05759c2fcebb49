// The lobby with the first game set up in it: one file, so that one question brings both.

export { default as Lobby } from '../lobby/Lobby.svelte';
export { default as SetUp } from './race/SetUp.svelte';
