import { formatTiles, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { mjlogFile } from '../../../../fixtures/mjlog-situation.ts';
import { SITUATIONS } from '../../../../fixtures/situations.ts';
import { auditGame } from '../audit.ts';
import type { GameEvent } from '../game.ts';
import { readRecord } from '../read.ts';

/** Events without claims that the fixture does not have, and with sorted melds. */
function comparable(events: readonly GameEvent[]): readonly object[] {
  return events.map((event) => {
    if (event.type === 'win') return { ...event, claim: event.claim.changes };
    if (event.type !== 'call' && event.type !== 'quad') return event;
    return { ...event, meld: { ...event.meld, tiles: formatTiles(event.meld.tiles) } };
  });
}

test.each(SITUATIONS)('situation $number: $name', (situation) => {
  const game = unwrap(readRecord(mjlogFile(situation)));
  const { events, ...start } = game.hands[0] as (typeof game.hands)[0];
  const { events: played, ...begun } = situation.hand;
  expect(start).toEqual(begun);
  expect(comparable(events)).toEqual(comparable(played));
  const { findings, match } = auditGame({ ...game, rules: situation.rules });
  expect(findings).toEqual([]);
  expect(match.state.scores).toEqual(situation.after);
});
