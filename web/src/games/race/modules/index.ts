// What modules add to the table: loaded when a race is played with any of them.

export { default as Diplomacy } from './Diplomacy.svelte';
export { default as ModulesSheet } from './ModulesSheet.svelte';
export { default as Parcel } from './Parcel.svelte';
export { default as Patrons } from './Patrons.svelte';
export { default as Season } from './Season.svelte';
export { default as Throw } from './Throw.svelte';
export { default as Workshop } from './Workshop.svelte';
export { parcelOn, parcelsOn } from './parcels';
