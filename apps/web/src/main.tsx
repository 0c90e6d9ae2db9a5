import { render } from 'preact';

import './ui/tokens.css';
import { App } from './app.tsx';
import { watchForFaults } from './fault.tsx';
import { warmUp } from './hand/warm-up.ts';
import { wordsReady } from './prefs.ts';
import { fetchSheet } from './ui/sheet.ts';
import { keepOffline } from './offline.ts';

const app = document.getElementById('app') as HTMLElement;

watchForFaults();
// Each in a task of its own, so that none of them holds up the page for long.
setTimeout(() => void fetchSheet());
void begin();
if (import.meta.env.PROD) setTimeout(() => void keepOffline());

async function begin(): Promise<void> {
  try {
    await wordsReady;
  } catch {
    return sayNotLoaded();
  }
  render(self === top ? <App /> : <WayOut />, app);
  warmUp();
}

/** There are no words yet in the reader's language. */
function sayNotLoaded(): void {
  app.textContent =
    'tenbo could not be loaded: please reload. 読み込めませんでした。再読み込みしてください。 无法载入，请重新载入。';
}

/** All there is in a frame of another page, where a click could be led: not every server forbids frames, as serving.ts tells it to. */
function WayOut() {
  return (
    <a href={location.href} target="_top">
      tenbo ↗
    </a>
  );
}
