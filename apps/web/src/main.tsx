import { render } from 'preact';

import './ui/tokens.css';
import { App } from './app.tsx';
import { rehearse } from './hand/rehearse.ts';
import { wordsReady } from './prefs.ts';
import { fetchSheet } from './ui/sheet.ts';
import { keepOffline } from './update.ts';

// Each in a task of its own, so that none of them holds up the page for long.
setTimeout(() => void fetchSheet());
void wordsReady.then(() => render(self === top ? <App /> : <WayOut />, document.getElementById('app') as HTMLElement));
void wordsReady.then(rehearse);
if (import.meta.env.PROD) setTimeout(() => void keepOffline());

/** All there is in a frame of another page, where a click could be led: not every server forbids frames, as serving.ts tells it to. */
function WayOut() {
  return (
    <a href={location.href} target="_top">
      tenbo ↗
    </a>
  );
}
