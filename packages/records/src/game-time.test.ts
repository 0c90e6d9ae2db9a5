import { unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { majsoulFile } from '../../../fixtures/majsoul.ts';
import { ronRecord } from '../../../fixtures/mjlog.ts';
import { SITUATIONS, type Situation, gameOf } from '../../../fixtures/situations.ts';
import { auditGame, seasonMatch } from './audit.ts';
import type { Game } from './game.ts';
import { readRecord } from './read.ts';
import { writeTenhou6 } from './tenhou6/write.ts';

const [situation] = SITUATIONS as readonly [Situation];

/** Tenhou's XML in a file of this name. */
const mjlog = (name: string): Game => unwrap(readRecord(ronRecord(), name));

/** A file of tenhou.net/6 with this id. */
function tenhou6(ref: unknown): Game {
  const written = unwrap(writeTenhou6(gameOf(situation)));
  return unwrap(readRecord(JSON.stringify({ ...written, ref })));
}

/** A record of Mahjong Soul whose head has these fields too. */
function majsoul(head: object): Game {
  const file = majsoulFile(situation, { layout: 'actions', prefix: '.lq.', isCamel: false, isSparse: false });
  return unwrap(readRecord(JSON.stringify({ ...file, head: { ...(file['head'] as object), ...head } })));
}

describe('when a game began', () => {
  test('at Tenhou: the hour in its id, in Japan', () => {
    const at = '2022-01-01T02:00+09:00';
    expect(mjlog('2022010102gm-00a9-0000-ef9bf74e.mjlog').at).toBe(at);
    expect(mjlog('logs__2022010102gm-00a9-0000-ef9bf74e&tw=3.mjlog').at).toBe(at);
    expect(tenhou6('2022010102gm-00a9-0000-ef9bf74e').at).toBe(at);
  });

  test('at Mahjong Soul: its head, in seconds', () => {
    // 15 August 2021, 14:51:03 UTC.
    expect(majsoul({ start_time: 1_629_039_063 }).at).toBe('2021-08-15T14:51:03.000Z');
    expect(majsoul({ startTime: 1_629_039_063 }).at).toBe('2021-08-15T14:51:03.000Z');
  });

  test('is in the season, if it is known', () => {
    expect(seasonMatch(mjlog('2022010102gm-00a9-0000-ef9bf74e'), 'a').at).toBe('2022-01-01T02:00+09:00');
    expect('at' in seasonMatch(mjlog('friday.xml'), 'a')).toBe(false);
  });

  test.each(['', 'friday', '2022139902gm-00a9-0000-ef9bf74e', '2022010199gm-00a9-0000-ef9bf74e', `${'9'.repeat(100_000)}gm-`])(
    'is not known from another id: %.40s',
    (id) => {
      expect([mjlog(id).at, tenhou6(id).at]).toEqual([undefined, undefined]);
    },
  );

  test.each([['soon'], [-1], [0.5], [1e300], [2 ** 32], [{ low: 1, high: 0 }], [[1]], [true]])(
    'is named as unreadable if it is no time: %j',
    (start_time) => {
      const game = majsoul({ start_time });
      expect(game.at).toBeUndefined();
      const [first, ...more] = auditGame(game).findings;
      expect([first, more]).toMatchObject([{ code: 'notRead', error: { code: 'badValue', path: 'head.start_time' } }, []]);
    },
  );

  test('is missing where the field is empty', () => {
    for (const head of [{}, { start_time: 0 }, { start_time: null }]) {
      const game = majsoul(head);
      expect([game.at, game.unread]).toEqual([undefined, undefined]);
    }
  });
});
