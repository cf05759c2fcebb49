import './art/fonts.css';
import './art/theme.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './state/prefs.svelte';
import { here } from './state/route.svelte';

await prefs.start();
here.start();
mount(App, { target: document.getElementById('app')! });
