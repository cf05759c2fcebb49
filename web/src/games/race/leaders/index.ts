// What comes with leaders: the draft, the own leader's card, and the sign of a rival's.
export { default as Draft } from './Draft.svelte';
export { default as LeaderCard } from './LeaderCard.svelte';
