import './art/fonts.css';
import './art/theme.css';
import './app.css';
import './settings/modes.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { options } from './state/options.svelte';
import { prefs } from './state/prefs.svelte';
import { here } from './state/route.svelte';
import { SCREENS } from './screens';

here.start();
const words = prefs.start();
// The screen is fetched while the words are; what fails here is tried again where it is shown.
void SCREENS[here.route.at]().catch(() => undefined);
await words;
options.show();
mount(App, { target: document.getElementById('app')! });

// The shell is kept for days without network. Not while developing: there files change under the same name.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
