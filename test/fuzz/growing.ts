import { createScorer, parseHand, parseRecord, parseRules, parseWin, presets } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { type Log, mergeLogs, parseLog, replay } from '@tenbo/ledger';
import { readRecord } from '@tenbo/records';

import { answerLine } from '../../apps/cli/src/pipe/jsonl.ts';
import { draftOf } from '../../apps/web/src/hand/address.ts';
import { readData } from '../../apps/web/src/data-file/read.ts';
import { draw, started } from '../../fixtures/logs.ts';

const answering = { locale: localeOf('en'), rules: presets.standard };
const list = <T>(n: number, one: (i: number) => T) => Array.from({ length: n }, (_, i) => one(i));
const [start] = started().log as [Log[0]];
const entriesAfter = (n: number, after: (i: number) => string): Log => [
  start,
  ...list(n, (i) => ({ id: `e${i}`, after: [after(i)], event: draw((i % 4) as 0) })),
];

/** A growing input: its name, how to build one of a given size, and what to do with it. */
export const GROWING: readonly (readonly [string, (n: number) => unknown, (input: never) => unknown])[] = [
  [
    'lists in lists in a line',
    (n) => `{"hand":${'['.repeat(n * 100_000)}${']'.repeat(n * 100_000)}}`,
    (line: string) => answerLine(line, answering),
  ],
  ['empty melds in a line', (n) => `{"melds":[${'{},'.repeat(n * 70_000)}{}]}`, (line: string) => answerLine(line, answering)],
  ['faults in a hand', (n) => '1x'.repeat(n * 100), parseHand],
  ['text that is not a hand', (n) => '1x'.repeat(n * 100_000), parseHand],
  ['words beside a hand', (n) => 'dora 1m '.repeat(n * 100_000), parseWin],
  ['a link without an end', (n) => `tenhou.net/2/?${'a=&'.repeat(n * 100_000)}`, parseWin],
  [
    'fields of a record',
    (n) => Object.fromEntries(list(n * 30_000, (i) => [`k${i}`, i])),
    (record: object) => parseRecord(record),
  ],
  ['fields of rules', (n) => ({ base: 'tenhou', ...Object.fromEntries(list(n * 30_000, (i) => [`k${i}`, i])) }), parseRules],
  ['a name of rules', (n) => 'x'.repeat(n * 250_000), (id: string) => answerLine(JSON.stringify({ rules: id }), answering)],
  [
    'tiles of a win',
    (n) => list(n * 50_000, () => 0),
    (concealed: never) =>
      createScorer(presets.tenhouSanma).check({
        hand: { concealed, melds: [] },
        tile: concealed[0],
        method: { by: 'ron' },
        seatWind: 'E',
        roundWind: 'E',
        doraIndicators: [],
        uraIndicators: [],
      }),
  ],
  ['faulty entries of a log', (n) => [start, ...list(n * 10_000, () => ({}))], parseLog],
  ['hands in a row', (n) => entriesAfter(n * 2000, (i) => (i === 0 ? 'start' : `e${i - 1}`)), (log: Log) => replay(log)],
  ['hands after one entry', (n) => entriesAfter(n * 2500, () => 'start'), (log: Log) => replay(log)],
  [
    'copies that differ',
    (n) => entriesAfter(n * 2500, () => 'start'),
    (log: Log) =>
      mergeLogs(
        log,
        log.map((entry) => ({ ...entry, at: '2026-11-22T18:30:00Z' })),
      ),
  ],
  ['links of a page', (n) => `<html>${'"https://tenhou.net/6/#json={&quot;'.repeat(n * 20_000)}`, readRecord],
  ['signs of a link', (n) => `<html>"https://tenhou.net/6/#json=%22${'&amp;tw=1'.repeat(n * 50_000)}"`, readRecord],
  [
    'players of a record',
    (n) => `{"handRecord":[{"handEventRecord":[{"eventType":1,"data":"{}"}],"players":[${'{},'.repeat(n * 50_000)}{}]}]}`,
    readRecord,
  ],
  [
    'faulty matches of a file',
    (n) => JSON.stringify({ format: 'tenbo', version: 1, matches: list(n * 20_000, () => ({})) }),
    readData,
  ],
  [
    'tiles of an address',
    (n) => `hand=${'1m'.repeat(n * 25_000)}&melds=${'[123m]'.repeat(n * 10_000)}`,
    (text: string) => draftOf(new URLSearchParams(text)),
  ],
];
