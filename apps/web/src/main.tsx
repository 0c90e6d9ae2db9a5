import { render } from 'preact';

import './ui/tokens.css';
import { App } from './app.tsx';
import { rehearse } from './hand/rehearse.ts';
import { wordsReady } from './prefs.ts';
import { fetchSheet } from './ui/sheet.ts';
import { keepOffline } from './update.ts';

// Each in a task of its own, so that none of them holds up the page for long.
setTimeout(() => void fetchSheet());
void wordsReady.then(() => render(<App />, document.getElementById('app') as HTMLElement));
void wordsReady.then(rehearse);
if (import.meta.env.PROD) setTimeout(() => void keepOffline());
