import { type SeasonTable, type SeasonView, seasonOf, viewSeason } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { draw, handEnded, played, ron, started, tsumo } from '../../../../fixtures/logs.ts';
import { LANGUAGES, type Language, type SeasonText, describeSeason, localeOf, seasonWordsOf } from '../index.ts';

const TILES = { hand: '234m406p567s88s67m', tile: '8m' };

const { state } = played(
  started(),
  ['a', ron(1, 0, { tiles: TILES })],
  ['b', handEnded({ riichi: [2], outcome: { kind: 'ron', discarder: 2, wins: [{ winner: 3, value: { han: 4, fu: 40 } }] } })],
  ['c', draw(1)],
  ['d', tsumo(1, { yakuman: 1 })],
  ['e', { type: 'matchEnded', reason: 'agreed' }],
);
const [table] = seasonOf({ state, name: 'Friday' }) as [SeasonTable];
const view = viewSeason(table, { order: 'total', least: 1 });

const inWords = (of: SeasonView, language: Language) => describeSeason(of, seasonWordsOf(localeOf(language)), localeOf(language));
const sectionOf = (text: SeasonText, id: string) => text.sections.find((section) => section.id === id);

test('standings, rates and what hands were worth', () => {
  const text = inWords(view, 'en');
  expect([text.title, text.games]).toEqual(['Four players', ['1 game, 4 hands']]);
  expect(sectionOf(text, 'play')?.headings).toEqual([
    'player',
    'hands',
    'win rate',
    'deal-in rate',
    'riichi rate',
    'tsumo share',
    'average win',
    'average deal-in',
    'tenpai at draws',
    'dora per win',
  ]);
  expect(sectionOf(text, 'play')?.rows.at(-1)).toEqual([
    'all players',
    '16',
    '18.8%',
    '12.5%',
    '6.3%',
    '33.3%',
    '14,633',
    '5,950',
    '25.0%',
    '1.00',
  ]);
  expect(sectionOf(text, 'riichi')?.rows.find(([name]) => name === 'Chie')).toEqual([
    'Chie',
    '1',
    '0.0%',
    '100.0%',
    '0.0%',
    '0.0%',
  ]);
  expect(sectionOf(text, 'limits')?.rows).toEqual([
    ['below mangan', '1', '33.3%'],
    ['mangan', '1', '33.3%'],
    ['yakuman', '1', '33.3%'],
  ]);
  expect(sectionOf(text, 'hanFu')?.rows).toEqual([
    ['30 fu', '0', '0', '1', '0', '0'],
    ['40 fu', '0', '0', '0', '1', '0'],
  ]);
  expect(sectionOf(text, 'outcomes')?.rows).toEqual([
    ['ron', '2', '50.0%'],
    ['tsumo', '1', '25.0%'],
    ['exhaustive draw', '1', '25.0%'],
  ]);
});

test('losses and values are written as is usual in Japanese and in Chinese', () => {
  const [ja, zh] = (['ja', 'zh'] as const).map((language) => inWords(view, language));
  expect(ja?.games).toEqual(['1戦 4局']);
  expect(ja && sectionOf(ja, 'standings')?.rows.map(([, name, , total]) => [name, total])).toEqual(
    view.players.map(({ name, counts }) => [name, localeOf('ja').match.ranking(counts.total)]),
  );
  expect(ja && sectionOf(ja, 'biggest')?.rows[1]?.slice(0, 2)).toEqual(['Dai', '満貫 4翻']);
  expect(zh && sectionOf(zh, 'biggest')?.rows[2]?.slice(0, 3)).toEqual(['Ben', '3番30符', '平和、断幺九']);
});

test('a match without hands has nothing to show', () => {
  const [empty] = seasonOf({ state: started().state, name: 'Friday' }) as [SeasonTable];
  for (const language of LANGUAGES) {
    const { sections } = inWords(viewSeason(empty, { order: 'total', least: 1 }), language);
    expect(sections.map(({ id }) => id)).toEqual([]);
  }
});

test('every row has a cell under each heading', () => {
  for (const language of LANGUAGES) {
    for (const { headings, rows, words } of inWords(view, language).sections) {
      expect(words).toBeLessThan(headings.length);
      for (const row of rows) expect(row).toHaveLength(headings.length);
    }
  }
});

test('files are counted in words', () => {
  const files = { given: 8, counted: 2, unread: 4, twice: 2 };
  expect(LANGUAGES.map((language) => seasonWordsOf(localeOf(language)).files(files))).toEqual([
    '2 of 8 games counted, 4 could not be read, 2 were there before',
    '8戦のうち2戦を集計、読めないもの4件、重複2件',
    '8场中计入2场，4个无法读取，2个重复',
  ]);
});
