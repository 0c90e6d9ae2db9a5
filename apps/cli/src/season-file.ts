import { createHash } from 'node:crypto';
import { basename } from 'node:path';

import { type Result, err, ok, parseJson, shownText } from '@tenbo/engine';
import { type Locale, describeLogError, describeRecordError, describeTypedError } from '@tenbo/i18n';
import { type Log, type MatchOfSeason, type Season, parseLog, replay, seasonOf } from '@tenbo/ledger';
import { type Game, readRecord, seasonMatch } from '@tenbo/records';

import type { FileQuestion } from './each-record.ts';
import { describeFileError } from './file-error.ts';
import { type LanguageOption, languageOf } from './language.ts';
import { LOG } from './match-log.ts';
import { textOf } from './record-file.ts';
import { saidBy } from './trouble.ts';

/** A game that a file adds to a season, or why it is unreadable. */
export type GameOfSeason =
  | { readonly file: string; /** The whole sentence. */ readonly says: string }
  /** The id is the same for each copy of the game. */
  | { readonly file: string; readonly id: string; readonly season: Season };

/** Reads a file as a record, as a match or as all data of the page, and counts what happened in it. If a file has several games, they are numbered. */
export function seasonFile({ name, content }: FileQuestion, { lang }: LanguageOption): readonly GameOfSeason[] {
  const locale = languageOf(lang);
  const text = textOf(content);
  if (!text.ok) return [{ file: name, says: describeFileError(name, text.error, locale) }];
  const games = gamesIn(text.value, basename(name), locale);
  return games.map((game, i): GameOfSeason => {
    const file = games.length === 1 ? name : numbered(name, i);
    return game.ok ? { file, id: game.value.id, season: seasonOf(game.value.match) } : { file, says: `${file}: ${game.error}` };
  });
}

function numbered(name: string, i: number): string {
  return `${name} #${i + 1}`;
}

/** The answer for a file at which tenbo itself failed. */
export function seasonFailed(file: string, error: unknown, { lang }: LanguageOption): readonly GameOfSeason[] {
  return [{ file, says: `${file}: ${describeTypedError({ code: 'fault', said: saidBy(error) }, languageOf(lang))}` }];
}

interface GameOfFile {
  readonly id: string;
  readonly match: MatchOfSeason;
}

function gamesIn(text: string, name: string, locale: Locale): readonly Result<GameOfFile, string>[] {
  const plain = text.replace(/^\uFEFF/, '');
  const shown = shownText(name);
  if (LOG.test(plain)) {
    const json = parseJson(plain);
    return [json.ok ? gameOfLog(json.value, shown, locale) : err(describeRecordError({ ...json.error, path: '' }, locale))];
  }
  const game = readRecord(plain, name);
  if (game.ok) return [ok({ id: idOf(game.value), match: seasonMatch(game.value, shown) })];
  const logs = game.error.code === 'notARecord' ? logsOfPage(plain) : [];
  if (logs.length === 0) return [err(describeRecordError(game.error, locale))];
  return logs.map((log, i) => gameOfLog(log, logs.length === 1 ? shown : numbered(shown, i), locale));
}

/** The logs in a file of all data of the page; none if it is another file. */
function logsOfPage(text: string): readonly unknown[] {
  const json = parseJson(text);
  const { matches } = (json.ok ? (json.value ?? {}) : {}) as { readonly matches?: unknown };
  return Array.isArray(matches) ? matches.map((match: { readonly log?: unknown } | null) => match?.log) : [];
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
  return ok({ id: log.value[0]?.id ?? '', match: matchOfLog(log.value, name) });
}

function matchOfLog(log: Log, name: string): MatchOfSeason {
  const state = replay(log);
  const at = log[0]?.at;
  return { state, name, ...(at !== undefined && { at }), inDoubt: state.aside.length > 0 || state.conflicts.length > 0 };
}
