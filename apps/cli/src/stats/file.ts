import { createHash } from 'node:crypto';
import { basename } from 'node:path';

import { type Result, err, ok, parseJson, shownText } from '@tenbo/engine';
import { type Locale, describeLogError, describeRecordError, describeUnstated } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { type Log, type MatchOfSeason, parseLog, replay, seasonOf } from '@tenbo/ledger';
import { type Game, listText, readRecord, seasonMatch } from '@tenbo/records';

import type { FileQuestion } from '../records/each-record.ts';
import { describeFileError } from '../files/file-error.ts';
import { languageOf } from '../options/language.ts';
import { LOG, bytesOf, textIn } from '../records/file.ts';
import { type GameOfSeason, type SeasonOptions, tenhouKey } from './game.ts';
import { resultsIn } from './results.ts';
import { saidBy } from '../output/trouble.ts';

/**
 * Reads a file as a record, as a match, as all data of the page or as a list of results, and counts what happened in it. If a file has several games, they are
 * numbered.
 */
export function seasonFile({ name, content }: FileQuestion, options: SeasonOptions): readonly GameOfSeason[] {
  const locale = languageOf(options.lang);
  const bytes = bytesOf(content);
  if (!bytes.ok) return [{ file: name, says: describeFileError(name, bytes.error, locale) }];
  const games = gamesIn(textIn(bytes.value), basename(name), locale);
  if (games === undefined) {
    const listed = resultsIn(listText(bytes.value), name, shownText(basename(name)), locale, options);
    return listed ?? [{ file: name, says: locale.rule(name, describeRecordError({ code: 'notARecord', offset: 0 }, locale)) }];
  }
  return games.flatMap((game, i): readonly GameOfSeason[] => {
    const file = games.length === 1 ? name : numbered(name, i);
    if (!game.ok) return [{ file, says: locale.rule(file, game.error) }];
    const { ids, match, notes = [] } = game.value;
    return [{ file, ids, season: seasonOf(match) }, ...notes.map((note) => ({ file, note: locale.rule(file, note) }))];
  });
}

function numbered(name: string, i: number): string {
  return `${name} #${i + 1}`;
}

/** The answer for a file at which tenbo itself failed. */
export function seasonFailed(file: string, error: unknown, { lang }: SeasonOptions): readonly GameOfSeason[] {
  return [{ file, says: `${file}: ${describeTypedError({ code: 'fault', said: saidBy(error) }, languageOf(lang))}` }];
}

interface GameOfFile {
  readonly ids: readonly string[];
  readonly match: MatchOfSeason;
  /** Remarks, as whole sentences. */
  readonly notes?: readonly string[];
}

/** The games in a file; undefined if it is neither a record nor a match nor data of the page. */
function gamesIn(text: string, name: string, locale: Locale): readonly Result<GameOfFile, string>[] | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  const shown = shownText(name);
  if (LOG.test(plain)) {
    const json = parseJson(plain);
    return [json.ok ? gameOfLog(json.value, shown, locale) : err(describeRecordError({ ...json.error, path: '' }, locale))];
  }
  const game = readRecord(plain, name);
  if (game.ok) {
    const { rules } = game.value.unstated ?? {};
    // Everything else that a record may leave out is computed anyway.
    const notes = rules === undefined ? [] : describeUnstated({ ...game.value, unstated: { rules } }, locale);
    return [ok({ ids: idsOf(game.value), match: seasonMatch(game.value, shown), notes })];
  }
  if (game.error.code !== 'notARecord') return [err(describeRecordError(game.error, locale))];
  const logs = logsOfPage(plain);
  if (logs.length === 0) return undefined;
  return logs.map((log, i) => gameOfLog(log, logs.length === 1 ? shown : numbered(shown, i), locale));
}

/** The logs in a file of all data of the page; none if it is another file. */
function logsOfPage(text: string): readonly unknown[] {
  const json = parseJson(text);
  const { matches } = (json.ok ? (json.value ?? {}) : {}) as { readonly matches?: unknown };
  return Array.isArray(matches) ? matches.map((match: { readonly log?: unknown } | null) => match?.log) : [];
}

/** What a record and a list of Tenhou's results have in common is the id of the game. */
function idsOf(game: Game): readonly string[] {
  const { id } = game;
  return [idOf(game), ...(id !== undefined && /^\d{10}gm-/.test(id) ? [tenhouKey(id)] : [])];
}

/** An id that is the same for every record of a game, in any format: no two games deal the same tiles. Only a game without hands needs its own id. */
function idOf({ id, hands, players }: Game): string {
  const deals = hands.map(({ kyoku, honba, dealt }) => [
    kyoku,
    honba,
    dealt.map((tiles) => tiles.toSorted((one, other) => one - other)),
  ]);
  return createHash('sha256')
    .update(JSON.stringify(hands.length > 0 ? deals : [id, players]))
    .digest('base64');
}

function gameOfLog(entries: unknown, name: string, locale: Locale): Result<GameOfFile, string> {
  const log = parseLog(entries);
  if (!log.ok) return err(locale.sentences(log.error.map((error) => describeLogError(error, locale))));
  return ok({ ids: [log.value[0]?.id ?? ''], match: matchOfLog(log.value, name) });
}

function matchOfLog(log: Log, name: string): MatchOfSeason {
  const state = replay(log);
  const at = log[0]?.at;
  return { state, name, ...(at !== undefined && { at }), inDoubt: state.aside.length > 0 || state.conflicts.length > 0 };
}
