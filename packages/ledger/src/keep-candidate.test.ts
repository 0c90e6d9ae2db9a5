import { unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, next, played, started } from '../../../fixtures/logs.ts';
import { type Match, keepCandidate, mergeLogs, replay } from './index.ts';

const stem = played(started(), ['a', draw(0)]);
const branches = [
  played(stem, ['b', draw(1)], ['c', draw(0)]),
  played(stem, ['x', draw(2)]),
  played(stem, ['z', draw(3)], ['y', draw()]),
].map(({ log }) => log);
const log = branches.reduce((all, one) => unwrap(mergeLogs(all, one)));
const match: Match = { log, state: replay(log) };
const entryFor: Parameters<typeof keepCandidate>[2] = (event, now) => next(now, `keep ${event.entry}`, event);

test.each(match.state.conflicts.flatMap(({ candidates }) => candidates))(
  'of three candidates %s is kept, and nothing is undecided',
  (kept) => {
    const decided = unwrap(keepCandidate(match, kept, entryFor));
    expect(decided.state.conflicts).toEqual([]);
    expect(decided.state.hands[1]?.entry).toBe(kept);
    expect(decided.log.slice(0, log.length)).toEqual(log);
    expect(replay(decided.log)).toEqual(decided.state);
  },
);

test('what is no candidate cannot be kept', () => {
  expect(keepCandidate(match, 'a', entryFor)).toEqual({ ok: false, error: [{ code: 'noSuchEntry', entry: 'a' }] });
});
