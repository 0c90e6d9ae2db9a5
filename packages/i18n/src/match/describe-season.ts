import { LIMITS, WINDS, type Wind } from '@tenbo/engine';
import { type NotedWin, type RateId, type SeasonCounts, type SeasonView, type ShownPlayer, ratesOf } from '@tenbo/ledger';

import type { Locale } from '../locale.ts';
import { valueText } from '../win/value-text.ts';
import { yakuName } from '../win/yaku-text.ts';
import { describePosition } from './describe-position.ts';
import type { TableText } from './describe-settlement.ts';
import { SEASON_SECTIONS, type RateOfMatch, type SeasonColumn, type SeasonSection, type SeasonWords } from './season-words.ts';

/** A part of the statistics of a season: a table, its heading, and a note. */
export interface SeasonSectionText extends TableText {
  readonly id: SeasonSection;
  readonly title: string;
  readonly note: string | undefined;
  /** The number of columns at the left that are words; the others are numbers. */
  readonly words: number;
}

/** The statistics of a season in words. */
export interface SeasonText {
  /** "Four players", and the numbers of games and hands. */
  readonly title: string;
  readonly games: readonly string[];
  /** The most important figures with their names. */
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** The sections that have content. */
  readonly sections: readonly SeasonSectionText[];
}

/**
 * The statistics of a season as tables.
 *
 * @param view the result of `viewSeason`
 * @param words of the same language as the locale: from `seasonWordsOf`, or loaded by `loadSeasonWords`
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { newMatch, seasonOf, viewSeason } from '@tenbo/ledger';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const [table] = seasonOf({ state: unwrap(newMatch({ id: 'a', after: [], event })).state, name: 'Friday' });
 * const en = localeOf('en');
 * const { games } = describeSeason(viewSeason(table!, { order: 'total', least: 1 }), seasonWordsOf(en), en);
 * games; // → ['1 game, 0 hands', '1 game unfinished: not in the places and results']
 */
export function describeSeason(view: SeasonView, words: SeasonWords, locale: Locale): SeasonText {
  const said: Said = { ...locale, season: words };
  const sections = SEASON_SECTIONS.flatMap((id): readonly SeasonSectionText[] => {
    const { headings, rows, words: texts = 1 } = TABLES[id](view, said);
    return rows.length === 0 ? [] : [{ id, title: words.sections[id], note: words.notes[id], headings, rows, words: texts }];
  });
  return {
    title: words.tables[view.seats] ?? '',
    games: words.games({
      games: view.matches.length,
      open: view.matches.filter(({ result }) => result === undefined).length,
      resultOnly: view.matches.filter(({ result, outcomes }) => result !== undefined && sumOf(Object.values(outcomes)) === 0)
        .length,
      inDoubt: view.matches.filter(({ inDoubt }) => inDoubt).length,
      hands: sumOf(view.outcomes.map(({ hands }) => hands)),
      missing: sumOf(view.matches.map(({ missing }) => missing)),
      unlisted: view.unlisted,
    }),
    figures: FIGURES.flatMap((rate) => {
      const value = ratesOf(view.all)[rate];
      return value === undefined ? [] : [[rateName(rate, said), rateText(rate, value, locale)] as const];
    }),
    sections,
  };
}

/** A locale with its language's words for seasons. */
type Said = Locale & { readonly season: SeasonWords };

interface SectionTable extends TableText {
  readonly words?: number;
}

const TABLES: { readonly [S in SeasonSection]: (view: SeasonView, locale: Said) => SectionTable } = {
  standings: ({ seats, players }, locale) => {
    const places = Array.from({ length: seats }, (_, i) => i + 1);
    const finished = players.filter(({ counts }) => counts.finished > 0);
    return {
      words: 2,
      headings: [
        ...columns(['rank', 'player', 'games', 'total'], locale),
        ...rateNames(['total', 'place'], locale),
        columnName('rating', locale),
        ...places.map((place) => locale.match.place(place, seats)),
      ],
      rows: finished.map(({ name, rank, counts, rates, rating }) => [
        String(rank),
        name,
        locale.number(counts.finished),
        locale.match.ranking(counts.total),
        rateText('total', rates.total, locale),
        rateText('place', rates.place, locale),
        rating?.toFixed(1) ?? '—',
        ...places.map((place) => locale.number(counts.places[place] ?? 0)),
      ]),
    };
  },
  months: ({ players }, locale) => {
    const some = players.filter(({ months }) => months.length > 1).slice(0, MOST_WITH_MONTHS);
    return {
      words: 2,
      headings: [...columns(['player', 'month', 'games', 'total'], locale), ...rateNames(['total', 'place'], locale)],
      rows: some.flatMap(({ name, months }) =>
        months
          .slice(0, MOST_MONTHS)
          .map(({ month, finished, total, place }) => [
            name,
            month,
            locale.number(finished),
            locale.match.ranking(total),
            rateText('total', total / finished, locale),
            rateText('place', place, locale),
          ]),
      ),
    };
  },
  progress: ({ progress }, locale) => ({
    headings: [columnName('game', locale), ...progress.players],
    rows: progress.matches.map(({ name, totals }) => [name, ...totals.map((total) => locale.match.ranking(total))]),
  }),
  play: ({ players, all }, locale) => {
    const fouls = (['chombo', 'nagashi'] as const).filter((count) => all[count] > 0);
    const rates = PLAY_RATES.filter((rate) => ratesOf(all)[rate] !== undefined);
    return {
      headings: [
        ...columns(['player', 'hands'], locale),
        ...rateNames(rates, locale),
        ...fouls.map((foul) => locale.match.reasons[foul]),
      ],
      rows: withEverybody(players, all, locale).map(({ name, counts }) => [
        name,
        locale.number(counts.hands),
        ...rateTexts(rates, counts, locale),
        ...fouls.map((foul) => locale.number(counts[foul])),
      ]),
    };
  },
  riichi: ({ players, all }, locale) => ({
    headings: [...columns(['player', 'riichi'], locale), ...rateNames(RIICHI_RATES, locale), columnName('riichiLost', locale)],
    rows: all.riichi === 0 ? [] : withEverybody(players, all, locale).map(({ name, counts }) => riichiRow(name, counts, locale)),
  }),
  riichiOrder: (view, locale) => ofPlay('riichi', ({ play }) => play.firstRiichi + play.chasingRiichi, ORDER_RATES, view, locale),
  calls: (view, locale) => ofPlay('calls', ({ called }) => called, CALL_RATES, view, locale),
  winTurns: (view, locale) =>
    ofPlay('wins', ({ play: { wins } }) => sumOf(Object.values(wins).map((one) => one.wins)), WIN_RATES, view, locale),
  dealIns: (view, locale) =>
    ofPlay(
      'dealIns',
      ({ play }) => play.dealInsInRiichi + play.dealInsInTenpai + play.dealInsInNoten,
      DEAL_IN_RATES,
      view,
      locale,
    ),
  seats: ({ bySeat, all }, locale) => ({
    headings: [...columns(['seat', 'games'], locale), ...rateNames(SEAT_RATES, locale)],
    rows:
      all.hands === 0
        ? []
        : bySeat.map((counts, seat) => [
            locale.seats[WINDS[seat] as Wind],
            locale.number(counts.matches),
            ...rateTexts(SEAT_RATES, counts, locale),
          ]),
  }),
  outcomes: ({ outcomes }, locale) => {
    const names = locale.season.outcomes;
    return shares(
      'outcome',
      outcomes.map(({ kind, hands }) => [names[kind], hands]),
      locale,
    );
  },
  yaku: ({ yaku, all: { wins } }, locale) => ({
    headings: columns(['yaku', 'wins', 'share', 'averagePoints'], locale),
    rows: yaku.map((one) => [
      yakuName(one.yaku, locale),
      locale.number(one.wins),
      percent(one.wins / wins.scored),
      locale.number(Math.round(one.points / one.wins)),
    ]),
  }),
  hanFu: ({ hanFu }, locale) => ({
    headings: [columnName('fu', locale), ...FEW_HAN.map((han) => locale.han(han)), locale.season.moreHan],
    rows: hanFu.map(({ fu, byHan }) => [locale.fu(fu), ...byHan.map(locale.number)]),
  }),
  limits: ({ all: { wins } }, locale) => {
    const { belowMangan } = locale.season;
    const rows = [
      [belowMangan, wins.limits.none] as const,
      ...LIMITS.map((limit) => [locale.limits[limit], wins.limits[limit]] as const),
    ];
    return shares('limit', rows, locale);
  },
  lengths: ({ lengths }, locale) => ({
    headings: columns(['length', 'games'], locale),
    rows: lengths.map(({ hands, matches }) => [locale.number(hands), locale.number(matches)]),
  }),
  biggest: ({ biggest, seats }, locale) => notedTable(biggest, seats, locale),
  yakuman: ({ yakuman, seats }, locale) => notedTable(yakuman, seats, locale),
};

const FIGURES = ['win', 'riichi', 'call', 'tsumo', 'averageWin', 'dora'] as const;
const PLAY_RATES = ['win', 'dealIn', 'riichi', 'call', 'tsumo', 'averageWin', 'averageDealIn', 'tenpai', 'dora'] as const;
const RIICHI_RATES = ['riichiWon', 'riichiDealtIn', 'riichiDrawn'] as const;
const ORDER_RATES = ['firstRiichi', 'firstRiichiWon', 'chasingRiichi', 'chasingRiichiWon', 'chasedRiichi', 'riichiTurn'] as const;
const CALL_RATES = ['callTurn', 'earlyCall', 'middleCall', 'lateCall'] as const;
const WIN_RATES = ['winTurn', 'earlyWin', 'middleWin', 'lateWin'] as const;
const DEAL_IN_RATES = ['dealInRiichi', 'dealInTenpai', 'dealInNoten'] as const;
const SEAT_RATES = ['win', 'dealIn', 'riichi', 'averageWin', 'averageDealIn', 'place', 'total'] as const;

/** Of more players, or of more months, nobody wants to read all. */
const MOST_WITH_MONTHS = 6;
const MOST_MONTHS = 12;

/** Below five han, fu affect the value of a hand. */
const FEW_HAN = [1, 2, 3, 4] as const;

function columns(ids: readonly (SeasonColumn | 'player')[], locale: Said): readonly string[] {
  return ids.map((id) => columnName(id, locale));
}

function columnName(id: SeasonColumn | 'player', locale: Said): string {
  return id === 'player' ? locale.match.statistics.player : locale.season.columns[id];
}

function rateNames(rates: readonly RateId[], locale: Said): readonly string[] {
  return rates.map((rate) => rateName(rate, locale));
}

function rateName(rate: RateId, locale: Said): string {
  return isOfMatch(rate) ? locale.match.statistics[rate] : locale.season.rates[rate];
}

function isOfMatch(rate: RateId): rate is RateOfMatch {
  return rate === 'averageWin' || rate === 'averageDealIn' || rate === 'tenpai';
}

function rateTexts(rates: readonly RateId[], counts: SeasonCounts, locale: Locale): readonly string[] {
  const values = ratesOf(counts);
  return rates.map((rate) => rateText(rate, values[rate], locale));
}

/** How a rate is written, if it is not a percentage. */
const WRITTEN: { readonly [R in RateId]?: (value: number, locale: Locale) => string } = {
  averageWin: points,
  averageDealIn: points,
  earlyWin: points,
  middleWin: points,
  lateWin: points,
  riichiTurn: average,
  callTurn: average,
  winTurn: average,
  dora: average,
  place: average,
  total: (value, locale) => locale.match.ranking(Math.round(value / 100) * 100),
};

/** A rate as players write it. */
function rateText(rate: RateId, value: number | undefined, locale: Locale): string {
  return value === undefined ? '—' : (WRITTEN[rate] ?? percent)(value, locale);
}

function points(value: number, locale: Locale): string {
  return locale.number(Math.round(value));
}

function average(value: number): string {
  return value.toFixed(2);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function riichiRow(name: string, counts: SeasonCounts, locale: Locale): readonly string[] {
  const { riichi, riichiWon, riichiDealtIn, riichiDrawn } = counts;
  const lost = riichi - riichiWon - riichiDealtIn - riichiDrawn;
  return [name, locale.number(riichi), ...rateTexts(RIICHI_RATES, counts, locale), riichi === 0 ? '—' : percent(lost / riichi)];
}

/** Rates that only records tell, after the number of what they are of. */
function ofPlay(
  counted: SeasonColumn,
  countOf: (counts: SeasonCounts) => number,
  rates: readonly RateId[],
  { players, all }: SeasonView,
  locale: Said,
): SectionTable {
  return {
    headings: [...columns(['player', counted], locale), ...rateNames(rates, locale)],
    rows:
      countOf(all) === 0
        ? []
        : withEverybody(players, all, locale).map(({ name, counts }) => [
            name,
            counts.callsKnown === 0 ? '—' : locale.number(countOf(counts)),
            ...rateTexts(rates, counts, locale),
          ]),
  };
}

/** The players, and the total if there are several. */
function withEverybody(
  players: readonly ShownPlayer[],
  all: SeasonCounts,
  locale: Said,
): readonly Pick<ShownPlayer, 'name' | 'counts'>[] {
  if (all.hands === 0) return [];
  return players.length === 1 ? players : [...players, { name: locale.season.everybody, counts: all }];
}

/** Each counted thing, and its share of the total; things that did not occur are left out. */
function shares(what: SeasonColumn, counts: readonly (readonly [string, number])[], locale: Said): SectionTable {
  const all = sumOf(counts.map(([, count]) => count));
  const occurred = counts.filter(([, count]) => count > 0);
  const times = what === 'outcome' ? 'hands' : 'wins';
  return {
    headings: columns([what, times, 'share'], locale),
    rows: occurred.map(([name, count]) => [name, locale.number(count), percent(count / all)]),
  };
}

function notedTable(wins: readonly NotedWin[], seats: number, locale: Said): SectionTable {
  return {
    words: 6,
    headings: columns(['player', 'value', 'yaku', 'tiles', 'game', 'hand', 'points'], locale),
    rows: wins.map((win) => [
      win.player,
      valueOf(win, locale),
      locale.commas((win.yaku ?? []).map(([id]) => yakuName(id, locale))),
      win.tiles === undefined
        ? ''
        : [win.tiles.hand, ...(win.tiles.melds ?? []).map((meld) => `[${meld.tiles}]`), `+${win.tiles.tile}`].join(' '),
      win.match,
      describePosition({ ...win.before, sticks: 0 }, seats, locale),
      locale.number(win.points),
    ]),
  };
}

function valueOf({ value, limit }: NotedWin, locale: Locale): string {
  if (value === undefined) return limit === undefined ? '' : locale.limits[limit];
  if (value.yakuman > 0 || limit === undefined) return valueText(value, locale);
  return `${limit === 'yakuman' ? locale.countedYakuman : locale.limits[limit]} ${locale.han(value.han)}`;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
