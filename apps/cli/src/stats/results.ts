import { createHash } from 'node:crypto';

import { presets, shownText } from '@tenbo/engine';
import { type Locale, describeGameDoubt, describeResultFault, fromCell, ruleSetName, seasonWordsOf } from '@tenbo/i18n';
import { seasonOfResult } from '@tenbo/ledger';
import { type GameFault, type ResultFault, type ResultGame, readResults, resultGames } from '@tenbo/records';
import { CsvError, type Options, parse } from 'csv-parse/sync';

import { type GameOfSeason, type SeasonOptions, tenhouKey } from './game.ts';

/** The rules by which points are settled if none are named: those of most clubs with four players, and of Tenhou with three. */
const USUAL = [presets.standard, presets.tenhouSanma];

/** The most lines of a list that are named. */
const MOST_NAMED = 20;

/** A line about a list of results, and the number of its games that are not counted for it. */
interface Said {
  readonly line: number;
  readonly says: string;
  readonly lost: number;
}

/**
 * The games in a list of results, with what is wrong with it; undefined if the text is no such list.
 *
 * @param path the path of the file
 * @param name the name of the file, as it is shown
 */
export function resultsIn(
  text: string,
  path: string,
  name: string,
  locale: Locale,
  { rules }: SeasonOptions,
): readonly GameOfSeason[] | undefined {
  const read = readResults(text, { split, name });
  if (read.rows.length + read.faults.length === 0 || read.faults.some(({ why }) => why === 'notResults')) return undefined;
  const { games, faults } = resultGames(read.rows, rules === undefined ? USUAL : [rules], rules !== undefined);
  const { results } = seasonWordsOf(locale);
  const saidOf = (fault: ResultFault | GameFault): Said => ({
    line: fault.line,
    says: describeResultFault(fault, results, locale),
    lost: fault.why === 'unknownColumn' ? 0 : 1,
  });
  const doubts = games.flatMap(({ line, doubts: own }) =>
    own.map((doubt): Said => ({ line, says: describeGameDoubt(doubt, results, locale), lost: 0 })),
  );
  const lines = [...[...read.faults, ...faults].map(saidOf), ...doubts].toSorted((one, other) => one.line - other.line);
  return [
    ...games.map((game, i) => gameOf(game, games.length === 1 ? '' : ` #${i + 1}`, path, name)),
    ...settledBy(games, path, locale, rules !== undefined),
    ...named(lines, path, locale),
  ];
}

/** The cells of a table. Quotation marks that are not closed are taken for text. */
function split(text: string, delimiter: string): readonly (readonly string[])[] {
  const options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  };
  const cellsOf = (more: Pick<Options, 'quote'>) => parse(text, { ...options, ...more });
  try {
    return cellsOf({}).map((cells) => cells.map(fromCell));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return cellsOf({ quote: null }).map((cells) => cells.map(fromCell));
  }
}

function gameOf({ id, doubts, ...game }: ResultGame, nth: string, path: string, name: string): GameOfSeason {
  const season = seasonOfResult({ ...game, name: name + nth, inDoubt: doubts.length > 0 });
  const ids = [...(game.points === undefined ? [idOf(game)] : []), ...(id === undefined ? [] : [tenhouKey(id)])];
  return { file: path + nth, ids, season, isListed: true };
}

/** An id that is the same in each list of a game without points: two games with the same players, results and date are one. */
function idOf({ at, players, result }: Pick<ResultGame, 'at' | 'players' | 'result'>): string {
  const rows = players.map((player, i) => JSON.stringify([player, result[i]?.total]));
  return createHash('sha256')
    .update(JSON.stringify([at, rows.toSorted()]))
    .digest('base64');
}

/** A note if points were settled by rules that nobody named. */
function settledBy(games: readonly ResultGame[], file: string, locale: Locale, areKnown: boolean): readonly GameOfSeason[] {
  if (areKnown) return [];
  const { settledBy: says } = seasonWordsOf(locale).results;
  return USUAL.flatMap((rules) => {
    const isUsed = games.some(({ isSettled, players }) => isSettled && players.length === rules.tiles.players);
    return isUsed ? [{ file, note: `${file}: ${says(ruleSetName(rules, locale))}` }] : [];
  });
}

/** The first of some lines, and how many more there are. */
function named(lines: readonly Said[], file: string, locale: Locale): readonly GameOfSeason[] {
  const first = lines.slice(0, MOST_NAMED).map(({ line, says, lost }): GameOfSeason => {
    const said = `${file}:${line}: ${shownText(says)}`;
    return lost > 0 ? { file, says: said } : { file, note: said };
  });
  const rest = lines.slice(MOST_NAMED);
  if (rest.length === 0) return first;
  const says = `${file}: ${seasonWordsOf(locale).results.more(locale.number(rest.length))}`;
  const games = rest.filter(({ lost }) => lost > 0).length;
  return [...first, games > 0 ? { file, says, games } : { file, note: says }];
}
