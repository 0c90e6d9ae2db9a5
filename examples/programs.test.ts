import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { type Interaction, start } from './bot/bot.ts';
import { HandOfTheDay } from './react/hand-of-the-day.tsx';
import { tenbo } from '../fixtures/tenbo.ts';

const HAND = '234m 406p 567s 88s 67m +8m ron riichi dora 3p';

/** The bot's answer, without a chat. */
function answerTo(locale: string, options: Readonly<Record<string, string>>): string {
  const data = { name: 'score', options: Object.entries(options).map(([name, value]) => ({ name, value })) };
  let answered = '';
  start({ onInteraction: (reply: (interaction: Interaction) => string) => (answered = reply({ locale, data })) });
  return answered;
}

/** Runs a script of the examples with standard input. */
function run(script: string, input: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--conditions=@tenbo/source', `examples/${script}`, ...words], {
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

test('the bot answers with the value, the yaku and who pays', () => {
  expect(answerTo('en-US', { hand: HAND, rules: 'mleague' }).split('\n')).toEqual([
    '**Mangan — 8,000**',
    '`234m 67+8m 406p 567s 88s`',
    'Riichi (1 han), Pinfu (1 han), All Simples (1 han), Dora (1 han), Red Fives (1 han)',
    'the discarder pays 8,000',
  ]);
});

test('the bot answers in the language of the chat, also about mistakes', () => {
  expect(answerTo('ja', { hand: HAND })).toContain('立直 (1翻), 平和 (1翻)');
  expect(answerTo('de', { hand: '234m 4x' })).toBe(
    '“4” has no suit (character 6): add m, p, s or z after it\n“x” is not a tile (character 7): use numbers followed by m, p, s or z',
  );
});

test('the spreadsheet gets scores, or the reason if there is none', async () => {
  const table = 'examples/spreadsheet/hands.csv';
  const lines = run('spreadsheet/to-lines.mjs', readFileSync(table, 'utf8'));
  const { stdout } = await tenbo(['score', '--jsonl'], lines);
  const [head, ...rows] = run('spreadsheet/to-table.mjs', stdout, table).trim().split('\n');
  expect(head).toBe('player,hand,tile,by,seat,round,riichi,dora,han,fu,points,error');
  expect(rows.map((row) => row.replace(/^(\w+),.*?((?:,[^,]*){4})$/, '$1$2'))).toEqual([
    'Aki,5,30,8000,',
    'Ben,5,30,12000,',
    'Chie,4,25,6400,',
    'Dai,,,"not a winning hand, only tenpai: check the winning tile"',
  ]);
});

test('the ledger of a match prints its hands and the settlement', () => {
  expect(run('ledger/evening.ts', '').trim().split('\n')).toEqual([
    'East 1: ron by Ben from Aki, mangan, 8,000; riichi: Ben',
    'East 2: exhaustive draw, Aki and Chie in tenpai',
    '1st  Ben  31,500  +1.5  +20.0  +30.0  +51.5',
    '2nd  Chie  26,500  −3.5  ±0.0  +10.0  +6.5',
    '3rd  Dai  23,500  −6.5  ±0.0  −10.0  −16.5',
    '4th  Aki  18,500  −11.5  ±0.0  −30.0  −41.5',
    '5 entries, 0 sticks on the table',
  ]);
  expect(readFileSync('examples/ledger/evening.ts', 'utf8').trim().split('\n').length).toBeLessThanOrEqual(40);
});

test('React renders the element on a server', () => {
  const html = renderToString(createElement(HandOfTheDay, { hand: HAND }));
  expect(html).toBe(`<section><h2>The hand of the day</h2><tenbo-hand hand="${HAND}" rules="mleague"></tenbo-hand></section>`);
});
