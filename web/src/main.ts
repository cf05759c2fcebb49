import './art/fonts.css';
import './art/theme.css';
import './app.css';
import './settings/modes.css';
import { hurry, painted } from './early';

// The head stands there before anything is drawn below it: reading scripts would hold up that first frame.
void painted().then(() => {
  hurry(location.pathname);
  return import('./start');
});
