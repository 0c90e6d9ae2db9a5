import { presets, unwrap, withRule } from '@tenbo/engine';
import { LOG_VERSION, newMatch } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { localeOf, matchCsv } from './index.ts';

test.each<[played: string, ranking: number, ends: string]>([
  ['not played: no column', 0, 'chips,total'],
  ['played: a column before the total', 10, 'chips,yakitori,total'],
])('yakitori, %s', (_, ranking, ends) => {
  const rules = withRule(presets.standard, 'standings.yakitori.ranking', ranking);
  const event = { type: 'matchStarted', version: LOG_VERSION, rules, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
  const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
  const lines = matchCsv(state, localeOf('en')).split('\r\n');
  const heading = lines[2] ?? '';
  expect(heading.endsWith(ends)).toBe(true);
  expect(lines[3]?.split(',')).toHaveLength(heading.split(',').length);
});
