import { signal } from '@preact/signals';

import { saveData } from '../data-file/format.ts';
import { words } from '../prefs.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import { fileNameOf } from '../ui/save.ts';
import type { Stored, Unkept } from './kept.ts';
import styles from './match.module.css';

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
  reported.value = one;
}

export function forgetTrouble(): void {
  reported.value = undefined;
}

/** Clears a read failure after a successful read. */
export function forgetUnread(): void {
  if (reported.value?.way?.does === 'again') reported.value = undefined;
}

/** Shown above every view: what the browser failed to store or read, and what to do about it. */
export function TroubleBar() {
  return reported.value ? <Bar {...reported.value} /> : null;
}

function Bar({ why, unkept, way }: Trouble) {
  const said = words.value.match.trouble;
  return (
    <div role="alert" class={`${card.alarm} ${styles.trouble}`}>
      <p>
        {unkept && why !== 'deletedElsewhere' && said.notKept} {said.why[why]}
      </p>
      <div class="row">
        {way && (
          <button type="button" class={button.button} onClick={way.act}>
            {way.does === 'again' ? words.value.again : said.keepAgain}
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
        <button type="button" class={button.button} onClick={forgetTrouble}>
          {words.value.close}
        </button>
      </div>
    </div>
  );
}

/** Saves the match, with what was about to be entered, as a file that can be imported. */
function saveAsFile(match: Stored): void {
  saveData({ matches: [match] }, fileNameOf(new Date().toISOString()));
}
