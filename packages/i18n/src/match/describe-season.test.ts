import { type HandPlay, type SeasonTable, type SeasonView, SeasonSum, seasonOf, viewSeason } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

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

/** The same match with its four hands as a record knows them. Chie's riichi chases Ben's; she deals in from it. */
const TEN = { last: 11, call: undefined, riichi: undefined };
const PLAYS: readonly HandPlay[] = [
  { turns: [TEN, { last: 5, call: 3, riichi: undefined }, TEN, TEN], riichi: [], dealtInTenpai: true },
  { turns: [TEN, { ...TEN, riichi: 6 }, { ...TEN, riichi: 9 }, { ...TEN, last: 13 }], riichi: [1, 2], dealtInTenpai: true },
  { turns: [TEN, { ...TEN, call: 13 }, TEN, TEN], riichi: [], dealtInTenpai: false },
  { turns: [TEN, { ...TEN, call: 8 }, TEN, TEN], riichi: [], dealtInTenpai: false },
];

describe('what only records tell', () => {
  const hands = state.hands.map(({ entry }, i) => [entry, PLAYS[i] as HandPlay] as const);
  const [known] = seasonOf({ state, name: 'Friday', plays: new Map(hands) }) as [SeasonTable];
  const said = inWords(viewSeason(known, { order: 'name', least: 1 }), 'en');
  const rowsOf = (id: string) => sectionOf(said, id)?.rows;

  test('riichi in their order, calls and wins by turn, and hands dealt in from', () => {
    expect(sectionOf(said, 'riichiOrder')?.headings).toEqual([
      'player',
      'riichi',
      'first',
      'first won',
      'chasing',
      'chasing won',
      'chased',
      'riichi turn',
    ]);
    expect(rowsOf('riichiOrder')).toEqual([
      ['Aki', '0', '—', '—', '—', '—', '—', '—'],
      ['Ben', '1', '100.0%', '0.0%', '0.0%', '—', '100.0%', '6.00'],
      ['Chie', '1', '0.0%', '—', '100.0%', '0.0%', '0.0%', '9.00'],
      ['Dai', '0', '—', '—', '—', '—', '—', '—'],
      ['all players', '2', '50.0%', '0.0%', '50.0%', '0.0%', '50.0%', '7.50'],
    ]);
    expect(rowsOf('calls')?.[1]).toEqual(['Ben', '3', '8.00', '25.0%', '25.0%', '25.0%']);
    // Ben's yakuman is the last hand's, in turn 11; Dai's mangan is worth 8,000.
    expect(rowsOf('winTurns')).toEqual([
      ['Aki', '0', '—', '—', '—', '—'],
      ['Ben', '2', '8.00', '3,900', '32,000', '—'],
      ['Chie', '0', '—', '—', '—', '—'],
      ['Dai', '1', '13.00', '—', '—', '8,000'],
      ['all players', '3', '9.67', '3,900', '32,000', '8,000'],
    ]);
    expect(rowsOf('dealIns')).toEqual([
      ['Aki', '1', '0.0%', '100.0%', '0.0%'],
      ['Ben', '0', '—', '—', '—'],
      ['Chie', '1', '100.0%', '0.0%', '0.0%'],
      ['Dai', '0', '—', '—', '—'],
      ['all players', '2', '50.0%', '50.0%', '0.0%'],
    ]);
  });

  test('is a dash for a player of whom nothing is known, and no table if nothing is known of anybody', () => {
    const byHand = seasonOf({ state: { ...state, players: ['Emi', 'Ben', 'Chie', 'Dai'] }, name: 'Sunday' });
    const [sum] = new SeasonSum().add([known]).add(byHand).season as [SeasonTable];
    const text = inWords(viewSeason(sum, { order: 'name', least: 1 }), 'en');
    expect(sectionOf(text, 'dealIns')?.rows.at(-2)).toEqual(['Emi', '—', '—', '—', '—']);
    expect(['riichiOrder', 'calls', 'winTurns', 'dealIns'].filter((id) => sectionOf(inWords(view, 'en'), id))).toEqual([]);
  });

  test('has its names in each language', () => {
    const headings = (['ja', 'zh'] as const).map(
      (language) => sectionOf(inWords(viewSeason(known, { order: 'name', least: 1 }), language), 'riichiOrder')?.headings,
    );
    expect(headings).toEqual([
      ['対局者', 'リーチ', '先制率', '先制の和了率', '追っかけ率', '追っかけの和了率', '追っかけられ率', '立直巡目'],
      ['玩家', '立直', '先制率', '先制和牌率', '追立率', '追立和牌率', '被追率', '立直巡目'],
    ]);
  });
});

describe('months', () => {
  const at = (month: string) => seasonOf({ state, name: month, at: `${month}-15T12:00:00Z` });
  const seasonIn = (months: readonly string[]) => {
    const sum = new SeasonSum();
    for (const month of months) sum.add(at(month));
    return sectionOf(inWords(viewSeason(sum.season[0] as SeasonTable, { order: 'name', least: 1 }), 'en'), 'months');
  };

  test('a player sees the latest month above the earlier ones', () => {
    const months = seasonIn(['2026-10', '2026-11', '2026-11']);
    expect(months?.headings).toEqual(['player', 'month', 'games', 'total', 'per game', 'average place']);
    const [total] = view.players.filter(({ name }) => name === 'Ben').map(({ counts }) => counts.total) as [number];
    const { ranking } = localeOf('en').match;
    expect(months?.rows.filter(([name]) => name === 'Ben')).toEqual([
      ['Ben', '2026-11', '2', ranking(2 * total), ranking(total), '1.00'],
      ['Ben', '2026-10', '1', ranking(total), ranking(total), '1.00'],
    ]);
  });

  test('one month alone has nothing to compare with, and of many the last twelve are shown', () => {
    expect(seasonIn(['2026-11', '2026-11'])).toBeUndefined();
    const many = Array.from({ length: 15 }, (_, i) => `${2010 + i}-01`);
    const rows = seasonIn(many)?.rows.filter(([name]) => name === 'Aki') ?? [];
    expect(rows.map(([, month]) => month)).toEqual(many.slice(3).toReversed());
  });
});

test('files are counted in words', () => {
  const files = { given: 8, counted: 2, unread: 4, twice: 2 };
  expect(LANGUAGES.map((language) => seasonWordsOf(localeOf(language)).files(files))).toEqual([
    '2 of 8 games counted, 4 could not be read, 2 duplicates',
    '8戦のうち2戦を集計、読めないファイル4件、重複2件',
    '8场中计入2场，4个无法读取，2个重复',
  ]);
});
