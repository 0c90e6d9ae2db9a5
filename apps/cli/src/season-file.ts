import { createHash } from 'node:crypto';
import { basename } from 'node:path';

import { type Result, err, ok, parseJson, shownText } from '@tenbo/engine';
import { type Locale, describeLogError, describeRecordError, describeTypedError } from '@tenbo/i18n';
import { type Log, type MatchOfSeason, type Season, parseLog, replay, seasonOf } from '@tenbo/ledger';
import { type Game, readRecord, seasonMatch } from '@tenbo/records';

import type { FileQuestion } from './each-record.ts';
import { whyUnread } from './file-error.ts';
import { type LanguageOption, languageOf } from './language.ts';
import { textOf } from './record-file.ts';
import { saidBy } from './trouble.ts';

/** What a file adds to a season. */
export type FileOfSeason =
  | { readonly file: string; readonly why: string }
  /** The id is the same for each copy of the game. */
  | { readonly file: string; readonly id: string; readonly season: Season };

/** Reads a file as a record or as a match, and counts what happened in it. */
export function seasonFile({ name, content }: FileQuestion, { lang }: LanguageOption): FileOfSeason {
  const locale = languageOf(lang);
  const text = textOf(content);
  if (!text.ok) return { file: name, why: whyUnread(shownText(name), text.error, locale) };
  const game = gameIn(text.value, basename(name), locale);
  if (!game.ok) return { file: name, why: game.error };
  const { id, match } = game.value;
  return { file: name, id, season: seasonOf(match) };
}

/** A file at which tenbo itself failed. */
export function seasonFailed(file: string, error: unknown, { lang }: LanguageOption): FileOfSeason {
  return { file, why: describeTypedError({ code: 'fault', said: saidBy(error) }, languageOf(lang)) };
}

interface GameOfFile {
  readonly id: string;
  readonly match: MatchOfSeason;
}

/** Each entry of a log says what it reports; no record of another site does. */
const LOG = /^\s*\[\s*\{[^[]*"after"/;

function gameIn(text: string, name: string, locale: Locale): Result<GameOfFile, string> {
  const plain = text.replace(/^\uFEFF/, '');
  if (LOG.test(plain)) return gameOfLog(plain, shownText(name), locale);
  const game = readRecord(plain, name);
  if (!game.ok) return err(describeRecordError(game.error, locale));
  return ok({ id: idOf(game.value), match: seasonMatch(game.value, shownText(name)) });
}

/** The same for every record of a game, in any format: no two games deal the same tiles. Only a game without hands needs its own id. */
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

function gameOfLog(text: string, name: string, locale: Locale): Result<GameOfFile, string> {
  const json = parseJson(text);
  if (!json.ok) return err(describeTypedError({ ...json.error, file: name }, locale));
  const log = parseLog(json.value);
  if (!log.ok) return err(locale.sentences(log.error.map((error) => describeLogError(error, locale))));
  return ok({ id: log.value[0]?.id ?? '', match: matchOfLog(log.value, name) });
}

function matchOfLog(log: Log, name: string): MatchOfSeason {
  const state = replay(log);
  const at = log[0]?.at;
  return { state, name, ...(at !== undefined && { at }), inDoubt: state.aside.length > 0 || state.conflicts.length > 0 };
}
