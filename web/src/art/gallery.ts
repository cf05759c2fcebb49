// Every component with sample data: `/gallery.html#table`, `#planning`, `#lobby`, `#phone`, `#parts`, `#more`,
// `#curtain`, `#board=asia`; `#slots`, `#slots=empty` and `#slots=solo` show where the parts of a table stand.
import './fonts.css';
import './theme.css';
import { mount } from 'svelte';
import Gallery from './gallery/Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
addEventListener('hashchange', () => location.reload());
