import { effect, signal } from '@preact/signals';

import { saveData } from '../data-file/format.ts';
import { words } from '../prefs.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import { fileNameOf } from '../ui/save.ts';
import type { Stored, Unkept } from './kept.ts';
import styles from './match.module.css';
import { askAgain, isSlow, isStuck } from './stuck.ts';

/** A storage failure, shown until something is stored again or the reader closes it. */
export interface Trouble {
  readonly why: Exclude<Unkept, 'changedElsewhere'> | 'badSoFar';
  /** What could not be stored, so that it can be saved as a file instead. */
  readonly unkept?: Stored;
  /** What the reader can do about it. */
  readonly way?: { readonly does: 'again' | 'keepAgain'; readonly act: () => void };
}

const reported = signal<Trouble>();

export function report(one: Trouble): void {
  // The bar says anyway that storage does not answer: that must not take the place of what can still be saved or tried again.
  if (one.why === 'busy' && !one.unkept && reported.peek()) return;
  reported.value = one;
}

export function forgetTrouble(): void {
  reported.value = undefined;
}

/** Clears a read failure after a successful read. */
export function forgetUnread(): void {
  if (reported.value?.way?.does === 'again') reported.value = undefined;
}

// What could not be read or sent because storage did not answer is read and sent when it does.
effect(() => {
  const { why, unkept } = reported.peek() ?? {};
  if (!isStuck.value && why === 'busy' && !unkept) forgetTrouble();
});

/** Shown above every view: what the browser failed to store or read, or that it takes long, and what to do about it. */
export function TroubleBar() {
  const one = reported.value;
  const isWaiting = isSlow.value && !isStuck.value;
  return (
    <>
      <p role="status" class={isWaiting ? 'note' : 'hidden'}>
        {isWaiting && words.value.match.trouble.slow}
      </p>
      {isStuck.value && one?.why !== 'busy' && <Bar why="busy" />}
      {one && <Bar {...one} />}
    </>
  );
}

function Bar({ why, unkept, way }: Trouble) {
  const texts = words.value.match.trouble;
  return (
    <div role="alert" class={`${card.alarm} ${styles.trouble}`}>
      <p>
        {unkept && why !== 'deletedElsewhere' && texts.notKept} {texts.why[why]}
      </p>
      <div class="row">
        {way && (
          <button type="button" class={button.button} onClick={way.act}>
            {way.does === 'again' ? words.value.again : texts.keepAgain}
          </button>
        )}
        {why === 'busy' && isStuck.value && (
          <button type="button" class={button.button} onClick={askAgain}>
            {words.value.again}
          </button>
        )}
        {why === 'newer' && (
          <button type="button" class={button.button} onClick={() => location.reload()}>
            {words.value.reload}
          </button>
        )}
        {unkept && (
          <button type="button" class={button.button} onClick={() => saveAsFile(unkept)}>
            {words.value.saveAsFile}
          </button>
        )}
        {reported.value && (
          <button type="button" class={button.button} onClick={forgetTrouble}>
            {words.value.close}
          </button>
        )}
      </div>
    </div>
  );
}

/** Saves the match, with what was about to be entered, as a file that can be imported. */
function saveAsFile(match: Stored): void {
  saveData({ matches: [match] }, fileNameOf(new Date().toISOString()));
}
