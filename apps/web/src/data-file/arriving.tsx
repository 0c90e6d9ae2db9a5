import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';

import { DROPPED } from '../match/stored-match.ts';
import { showRecord } from '../match/record/dropped.ts';
import { listMatches } from '../match/store.ts';
import { replayAddress } from '../match/view.ts';
import { words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import button from '../ui/button.module.css';
import place from '../ui/place.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { Report } from './report.tsx';
import { part, takeFiles, taken } from './import-data.ts';

/** How long reading may take before it is shown, in milliseconds. */
const SOON = 400;

/** What is shown above the place: that files are being read, that nothing came of them, or the question whether to leave what the reader typed. */
const shown = signal<'reading' | 'nothing' | { readonly asksFor: string }>();
let isDrawn = false;

/** Going elsewhere closes it, as it closes the settings. */
const here = computed(() => [route.value.place, ...route.value.path].join('/'));
effect(() => {
  void here.value;
  shown.value = undefined;
});

/**
 * Takes files that were dropped or pasted. The record of a game is shown in its replay, without being stored; everything else is imported, and the list of
 * matches says what came. The reader stays where they are if nothing came, and is asked first if they would lose what they have typed there.
 */
export async function takeArriving(files: readonly File[], isTyping: boolean): Promise<void> {
  if (part.peek() !== undefined) return;
  draw();
  shown.value = undefined;
  const slow = setTimeout(() => (shown.value = 'reading'), SOON);
  try {
    const isOne = files.length === 1;
    const record = await takeFiles(files, ({ game }) => isOne && game !== undefined);
    clearTimeout(slow);
    shown.value = undefined;
    if (record && showRecord(record)) {
      await listMatches();
      return leadTo(replayAddress(DROPPED, 0, 0), isTyping);
    }
    if (!isSomethingHere()) return void (shown.value = 'nothing');
    leadTo(addressOf('match'), isTyping);
  } finally {
    clearTimeout(slow);
    if (shown.peek() === 'reading') shown.value = undefined;
  }
}

/** Whether anything was imported. */
function isSomethingHere(): boolean {
  return (taken.peek()?.files ?? []).some(
    ({ outcome: { arrivals, rules, hands, choices } }) => arrivals.length + rules + hands + choices > 0,
  );
}

function leadTo(address: string, isTyping: boolean): void {
  const { place: at, path } = route.peek();
  const isThere = address === addressOf('match') && at === 'match' && path.length === 0;
  if (isThere) return;
  if (isTyping) shown.value = { asksFor: address };
  else location.hash = address;
}

/** Draws beside the page, so that no place has to know of it. */
function draw(): void {
  if (isDrawn) return;
  isDrawn = true;
  render(<Arriving />, document.body.appendChild(document.createElement('div')));
}

function Arriving() {
  const texts = words.value.match.accounts.arriving;
  const close = () => (shown.value = undefined);
  if (shown.value === undefined) return null;
  if (shown.value === 'reading') {
    return (
      <Sheet heading={texts.reading} onClose={close}>
        <progress value={part.value} aria-label={texts.reading} />
      </Sheet>
    );
  }
  if (shown.value === 'nothing') {
    return (
      <Sheet heading={texts.nothing} onClose={close}>
        {taken.value && <Report {...taken.value} />}
      </Sheet>
    );
  }
  const { asksFor } = shown.value;
  const leave = () => {
    close();
    location.hash = asksFor;
  };
  return (
    <Sheet heading={texts.ask} onClose={close}>
      <div class={place.place}>
        <p>{texts.lost}</p>
        <div class="row">
          <button type="button" class={button.button} onClick={close}>
            {texts.stay}
          </button>
          <button type="button" class={button.primary} onClick={leave}>
            {texts.leave}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
