import { presets, unwrap } from '@tenbo/engine';
import { type Match, type MatchEvent, append, preview } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { next } from '../../../../fixtures/logs.ts';
import { matchOf } from '../../../../fixtures/tables.ts';
import { describePreview, localeOf } from '../index.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];
const draw = (...tenpai: readonly (0 | 1)[]): MatchEvent => ({
  type: 'handEnded',
  hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } },
});
const entered = (match: Match, id: string, event: MatchEvent) => unwrap(append(match, next(match, id, event)));
const shown = (match: Match, event: MatchEvent, locale = en) =>
  describePreview(unwrap(preview(match, next(match, 'next', event))), match.state, locale);

const begun = matchOf({}, presets.tenhou);
const two = entered(entered(begun, 'one', draw(0)), 'two', draw());

test('a new hand shows its points and the next hand', () => {
  expect(shown(begun, draw(1), ja)).toEqual({
    hands: [
      { text: '東1局：流局（Bが聴牌）', scores: 'A 24000（−1000） · B 28000（+3000） · C 24000（−1000） · D 24000（−1000）' },
    ],
    aside: [],
    next: '次は東2局 1本場',
  });
  expect(shown(begun, draw(1), zh)).toEqual({
    hands: [{ text: '东1局：流局：B听牌', scores: 'A 24000（−1000） · B 28000（+3000） · C 24000（−1000） · D 24000（−1000）' }],
    aside: [],
    next: '接下来是东2局 1本场',
  });
});

test('a correction shows the old hand, and how later hands move', () => {
  const event: MatchEvent = { type: 'entryReplaced', entry: 'one', event: draw(1) as never };
  expect(shown(two, event)).toEqual({
    hands: [
      {
        text: 'East 1: exhaustive draw, B in tenpai (was: exhaustive draw, A in tenpai)',
        scores: 'A 24,000 (−4,000) · B 28,000 (+4,000) · C 24,000 (±0) · D 24,000 (±0)',
      },
      {
        text: 'East 2, 1 honba (was East 1, 1 honba): exhaustive draw, all noten',
        scores: 'A 24,000 (−4,000) · B 28,000 (+4,000) · C 24,000 (±0) · D 24,000 (±0)',
      },
    ],
    aside: [],
    next: 'Next: East 3, 2 honba',
  });
});

test('a hand that no longer counts has no points', () => {
  const { hands } = shown(two, { type: 'entryVoided', entry: 'two' });
  expect(hands).toEqual([{ text: 'East 1, 1 honba, no longer counted: exhaustive draw, all noten', scores: undefined }]);
});

test('a hand that no longer fits is set aside with the reason, and the end of the match is announced', () => {
  const rich: MatchEvent = {
    type: 'handEnded',
    hand: { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { limit: 'mangan' } }] } },
  };
  const yakuman: MatchEvent = {
    type: 'handEnded',
    hand: { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { yakuman: 1 } }] } },
  };
  const match = entered(entered(begun, 'one', rich), 'two', draw());
  const text = shown(match, { type: 'entryReplaced', entry: 'one', event: yakuman as never });
  expect(text.aside).toEqual([
    'Set aside: exhaustive draw, all noten: the match is over (a player went bust): undo the end of the match to play on',
  ]);
  expect(text.next).toBe('The match is over: a player went bust');
  const ended = entered(begun, 'one', yakuman);
  expect(shown(ended, { type: 'entryVoided', entry: 'one' }).next).toBe('The match goes on. Next: East 1');
});
