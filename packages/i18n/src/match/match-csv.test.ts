import { presets, unwrap, withRule } from '@tenbo/engine';
import { LOG_VERSION, append, newMatch, nextEntry } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { CSV_TABLES, LANGUAGES, localeOf, matchCsv } from '../index.ts';

/** A match of one hand, in which the first player wins from the last. */
function played(players: readonly string[], rules = presets.standard) {
  const event = { type: 'matchStarted', version: LOG_VERSION, rules, players } as const;
  const match = unwrap(newMatch({ id: 'a', after: [], event }));
  const wins = [{ winner: 0, value: { han: 1, fu: 30 } }] as const;
  const hand = { riichi: [], outcome: { kind: 'ron', discarder: 3, wins } } as const;
  return unwrap(append(match, nextEntry(match, { type: 'handEnded', hand }, { id: 'b' }))).state;
}

test.each<[played: string, ranking: number, ends: string]>([
  ['not played: no column', 0, 'chips,total'],
  ['played: a column before the total', 10, 'chips,yakitori,total'],
])('yakitori, %s', (_, ranking, ends) => {
  const rules = withRule(presets.standard, 'standings.yakitori.ranking', ranking);
  const lines = matchCsv(played(['Aki', 'Ben', 'Chie', 'Dai'], rules), 'settlement', localeOf('en')).split('\r\n');
  const heading = lines[0] ?? '';
  expect(heading.endsWith(ends)).toBe(true);
  expect(lines[1]?.split(',')).toHaveLength(heading.split(',').length);
});

test('each file has one table with rows of equal length, in UTF-8 with a byte order mark for spreadsheets', () => {
  for (const language of LANGUAGES) {
    for (const table of CSV_TABLES) {
      const csv = matchCsv(played(['青木', '馬場', '千葉', '土井']), table, localeOf(language));
      expect(csv).toMatch(/^\uFEFF[^\uFEFF]*\r\n$/);
      const rows = csv.slice(1, -2).split('\r\n');
      expect([new Set(rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(',').length)).size, rows.length]).toEqual([
        1,
        table === 'hands' ? 2 : 5,
      ]);
    }
  }
});

test('a name that looks like a formula is text, and negative points are numbers', () => {
  const names = ['=HYPERLINK("http://example.com","Aki")', '@SUM(1;2)', '-2+3', '＝1+1'];
  const state = played(names);
  const [heading, hand] = matchCsv(state, 'hands', localeOf('en')).slice(1).split('\r\n');
  expect(heading).toBe(
    `hand,position,outcome,"'=HYPERLINK(""http://example.com"",""Aki"") ±","'@SUM(1;2) ±",'-2+3 ±,'＝1+1 ±,"'=HYPERLINK(""http://example.com"",""Aki"")","'@SUM(1;2)",'-2+3,'＝1+1`,
  );
  expect(hand).toMatch(
    /^1,East 1,"ron by =HYPERLINK\(""http:\/\/example\.com"",""Aki""\) from ＝1\+1, [^"]*",1500,0,0,-1500,26500,25000,25000,23500$/,
  );
  const [, inJapanese] = matchCsv(state, 'hands', localeOf('ja')).slice(1).split('\r\n');
  expect(inJapanese).toMatch(/^1,東1局,"'=HYPERLINK/);
  const rows = matchCsv(state, 'settlement', localeOf('en')).slice(1).split('\r\n');
  expect(rows[4]).toMatch(/^4,'＝1\+1,23500,-6\.5,/);
  expect(rows.slice(1, 5).map((row) => /^\d,"?(..)/.exec(row)?.[1])).toEqual(["'=", "'@", "'-", "'＝"]);
});

test.each(['+1', '\u00A0=1', ' @x', '＠x', '－x', '＋x'])('a cell that begins with “%s” is text', (name) => {
  expect(matchCsv(played([name, 'Ben', 'Chie', 'Dai']), 'settlement', localeOf('en'))).toContain(`\r\n1,'${name},`);
});

test.each(['Ben "B"', 'Ben, 2nd', "'Ben", 'a=b'])('“%s” stays unchanged', (name) => {
  const cell = /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
  expect(matchCsv(played([name, 'Bo', 'Chie', 'Dai']), 'settlement', localeOf('en'))).toContain(`\r\n1,${cell},`);
});
