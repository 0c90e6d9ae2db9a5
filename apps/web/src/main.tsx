import { effect } from '@preact/signals';
import { render } from 'preact';

import './ui/tokens.css';
import './ui/base.css';
import './ui/classes.css';
import { App, takeNewer } from './app.tsx';
import { watchForFaults } from './fault.tsx';
import { wordsReady } from './prefs.ts';
import { fetchSheet } from './ui/tile-sheet.ts';
import { isTileShown } from './ui/tile.tsx';
import { openWhereItWas } from './router.ts';

const app = document.getElementById('app') as HTMLElement;

watchForFaults();
openWhereItWas();
// Each in a separate task, so that none blocks the page for long.
setTimeout(() => void fetchSheet());
void begin();
if (import.meta.env.PROD) {
  const onNewer = (take: (() => void) | undefined) => (takeNewer.value = take);
  setTimeout(() => void import('./offline.ts').then(({ keepOffline }) => keepOffline(onNewer)).catch(() => {}));
}

async function begin(): Promise<void> {
  try {
    await wordsReady;
  } catch {
    return sayNotLoaded();
  }
  render(self === top ? <App /> : <WayOut />, app);
  // Where tiles can be tapped: a match asks for some now and then, or for none.
  effect(() => {
    if (isTileShown.value) setTimeout(warmUpLater);
  });
  setTimeout(() => void import('./after-first.ts').catch(() => {}));
}

function warmUpLater(): void {
  void import('./hand/warm-up.ts').then(
    ({ warmUp }) => warmUp(),
    () => {},
  );
}

/** Reports, in every language, that none has loaded. */
function sayNotLoaded(): void {
  app.textContent = 'tenbo could not be loaded: please reload. 読み込めません。再読み込みしてください。 无法载入，请刷新。';
}

/** Shown instead of the app inside another page's frame, against clickjacking: not every server sends the header of serving.ts. */
function WayOut() {
  return (
    <a href={location.href} target="_top">
      tenbo ↗
    </a>
  );
}
