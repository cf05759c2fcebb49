// The frame of the page begins.

import { mount } from 'svelte';
import App from './App.svelte';
import { options } from './state/options.svelte';
import { prefs } from './state/prefs.svelte';
import { here } from './state/route.svelte';
import { SCREENS } from './screens';

here.start();
const words = prefs.start();
// The first screen takes the place of what the page shows without its script, at once and not by and by. What fails
// here is tried again where it is shown.
await Promise.allSettled([words, SCREENS[here.route.at]()]);
await words;
options.show();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

// The shell is kept for days without network. Not while developing: there files change under the same name.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
