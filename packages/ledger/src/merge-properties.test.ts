import { unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { check, expectToBalance, frozen, matchOf } from '../../../fixtures/holds.ts';
import { draw, next, played, undone } from '../../../fixtures/logs.ts';
import { continued } from '../../../fixtures/matches.ts';
import { type Choose, oneOf } from '../../../fixtures/wins.ts';
import { type Match, type MatchState, append, checkAppend, digestOf, mergeLogs, replay } from './index.ts';

/** A match carried on apart on three tables that share what came first, corrections among it. */
function apart(choose: Choose): readonly [Match, Match, Match] {
  const stem = matchOf(choose, 2);
  const branch = (name: string) => frozen(continued(choose, stem, { tries: choose(4), name })).at(-1) as Match;
  return [branch('p'), branch('q'), branch('r')];
}

test('logs kept apart merge to the same whichever comes first', () => {
  check(2000, (choose) => {
    const [one, two, three] = apart(choose).map(({ log }) => log) as [Match['log'], Match['log'], Match['log']];
    const merged = unwrap(mergeLogs(one, two));
    expect(unwrap(mergeLogs(two, one))).toEqual(merged);
    expect(unwrap(mergeLogs(merged, one))).toEqual(merged);
    expect(unwrap(mergeLogs(merged, merged))).toEqual(merged);
    expect(unwrap(mergeLogs(merged, three))).toEqual(unwrap(mergeLogs(one, unwrap(mergeLogs(two, three)))));
    expect(digestOf([...two, ...one.filter(({ id }) => two.every((entry) => entry.id !== id))])).toBe(digestOf(merged));
  });
});

test('a merged log tells its conflicts, and once they are decided it is played on', () => {
  check(1000, (choose) => {
    const [one, two] = apart(choose);
    let match: Match = matchOfLog(unwrap(mergeLogs(one.log, two.log)));
    const known = new Set(match.log.map(({ id }) => id));
    for (let i = 0; match.state.conflicts.length > 0; i++) {
      expect(i).toBeLessThan(20);
      const { after, candidates } = match.state.conflicts[0] as MatchState['conflicts'][number];
      expect(known.has(after) && candidates.length > 1 && candidates.every((id) => known.has(id))).toBe(true);
      expect(checkAppend(match, draw())).toEqual([{ code: 'undecided' }]);
      match = played(match, [`decided ${i}`, undone(oneOf(choose, candidates))]);
    }
    const on = continued(choose, match, { tries: 3, name: 'on' }).at(-1) as Match;
    expect(replay(on.log)).toEqual(on.state);
    expect(replay(unwrap(mergeLogs(on.log, one.log)))).toEqual(on.state);
    expectToBalance(on.state);
  });
});

function matchOfLog(log: Match['log']): Match {
  return { log, state: replay(log) };
}

test('the same hands told on both sides count once', () => {
  check(1000, (choose) => {
    const stem = matchOf(choose, 2);
    const told =
      continued(choose, stem, { tries: 3, name: 'p' })
        .at(-1)
        ?.log.slice(stem.log.length)
        .filter(({ event }) => event.type === 'handEnded') ?? [];
    const copy = (name: string) =>
      told.reduce((match, { event }, i) => {
        const after = append(match, next(match, `${name}${i}`, event));
        return after.ok ? after.value : match;
      }, stem);
    const merged = replay(unwrap(mergeLogs(copy('p').log, copy('q').log)));
    expect(merged.conflicts).toEqual([]);
    expect(merged.scores).toEqual(copy('p').state.scores);
    expect(merged.hands.length).toBe(copy('p').state.hands.length);
  });
});
