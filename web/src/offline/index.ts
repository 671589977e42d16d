/** Everything about playing without a server, loaded when somebody does. */
export { default as Here } from './Here.svelte';
export { default as Keep } from './Keep.svelte';
export { default as ServerAddress } from './ServerAddress.svelte';
export { ask, HereLine } from './house.ts';
export { keeping } from './keeping.svelte.ts';
export { summaries } from './storage.ts';
