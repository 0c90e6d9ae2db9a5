import { createScorer, unwrap } from '@tenbo/engine';
import { describeHeadline } from '@tenbo/i18n';

import { locale } from '../prefs.ts';
import { EMPTY } from './draft.ts';
import { answerOf } from './judge.ts';
import { withText } from './drafted.ts';

/** A hand from its first tile to a win, passing through tenpai. */
const TILES = '2m 3m 4m 4p 0p 6p 5s 6s 7s 8s 8s 6m 7m 8m'.split(' ');
const ROUNDS = 3;

/** Scores a hand tile by tile while the browser is idle: code that has already run answers the first taps faster. */
export function warmUp(): void {
  const scorer = createScorer(EMPTY.rules);
  let at = 0;
  const next = (idle: IdleDeadline) => {
    while (at < ROUNDS * TILES.length && idle.timeRemaining() > 4) {
      const tiles = TILES.slice(0, 1 + (at++ % TILES.length)).join('');
      const answer = answerOf(unwrap(withText(EMPTY, tiles)), scorer);
      if (answer.is === 'scored') describeHeadline(answer.explanation, answer.record, locale.peek());
    }
    if (at < ROUNDS * TILES.length) requestIdleCallback(next);
  };
  globalThis.requestIdleCallback?.(next);
}
