import { render } from 'preact';

import './ui/tokens.css';
import { App } from './app.tsx';
import { rehearse } from './hand/rehearse.ts';
import { wordsReady } from './prefs.ts';
import { fetchSheet } from './ui/sheet.ts';
import { keepOffline } from './update.ts';

void fetchSheet();
void wordsReady.then(() => render(<App />, document.getElementById('app') as HTMLElement));
void wordsReady.then(rehearse);
if (import.meta.env.PROD) void keepOffline();
