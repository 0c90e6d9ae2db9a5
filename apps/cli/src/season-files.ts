import { createHash } from 'node:crypto';
import { basename } from 'node:path';

import { type Result, err, ok, parseJson, shownText } from '@tenbo/engine';
import { type Locale, type SeasonFiles, describeLogError, describeRecordError, seasonWordsOf } from '@tenbo/i18n';
import { type Log, type MatchOfSeason, type Season, SeasonSum, parseLog, replay, seasonOf } from '@tenbo/ledger';
import { type Game, readRecord, seasonMatch } from '@tenbo/records';

import { type FileError, describeFileError } from './file-error.ts';
import { textOf } from './record-file.ts';
import { filesAt } from './record-files.ts';

/** A game that is not counted: it cannot be read, or it was there before, in the file `as`. */
export interface NotCounted {
  readonly file: string;
  readonly as?: string;
  /** The whole sentence. */
  readonly says: string;
}

/** A season read from files, and what is not in it. Every game given is counted or named. */
export interface SeasonOfFiles {
  readonly season: Season;
  readonly files: SeasonFiles;
  readonly notCounted: readonly NotCounted[];
}

/** Reads the records and matches at some paths. */
export async function seasonAt(paths: readonly string[], locale: Locale): Promise<SeasonOfFiles> {
  const reading = new Reading(locale);
  for await (const { name, content } of filesAt(paths)) reading.take(name, textOf(await content()));
  return reading.result();
}

class Reading {
  readonly #locale: Locale;
  readonly #sum = new SeasonSum();
  readonly #notCounted: NotCounted[] = [];
  /** The first file of each game, by the game's id. */
  readonly #known = new Map<string, string>();
  #counted = 0;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  take(file: string, text: Result<string, FileError>): void {
    if (text.ok) for (const game of gamesIn(text.value, file, this.#locale)) this.#take(game);
    else this.#notCounted.push({ file, says: describeFileError(file, text.error, this.#locale) });
  }

  result(): SeasonOfFiles {
    const twice = this.#notCounted.filter(({ as }) => as !== undefined).length;
    const unread = this.#notCounted.length - twice;
    const files = { given: this.#counted + unread + twice, counted: this.#counted, unread, twice };
    return { season: this.#sum.season, files, notCounted: this.#notCounted };
  }

  #take({ file, read }: GameOfFile): void {
    if (!read.ok) {
      this.#notCounted.push({ file, says: `${file}: ${read.error}` });
      return;
    }
    const { id, match } = read.value;
    const as = this.#known.get(id);
    if (as !== undefined) {
      this.#notCounted.push({ file, as, says: seasonWordsOf(this.#locale).twice(file, as) });
      return;
    }
    this.#known.set(id, file);
    this.#sum.add(seasonOf(match()));
    this.#counted++;
  }
}

/** A game of a file, or why it cannot be read. */
interface GameOfFile {
  /** With the number of the game if the file holds several. */
  readonly file: string;
  readonly read: Result<ReadGame, string>;
}

/** A game, not yet played through. */
interface ReadGame {
  /** The same for each copy of the game. */
  readonly id: string;
  readonly match: () => MatchOfSeason;
}

/** Each entry of a log says what it follows; no record of another site does. */
const LOG = /^\s*\[\s*\{[^[]*"after"/;

function gamesIn(text: string, path: string, locale: Locale): readonly GameOfFile[] {
  const plain = text.replace(/^\uFEFF/, '');
  const name = shownText(basename(path));
  if (LOG.test(plain)) {
    const json = parseJson(plain);
    const read = json.ok ? gameOfLog(json.value, name, locale) : err(describeRecordError({ ...json.error, path: '' }, locale));
    return [{ file: path, read }];
  }
  const game = readRecord(plain, basename(path));
  if (game.ok) {
    const { value } = game;
    return [{ file: path, read: ok({ id: idOf(value), match: () => seasonMatch(value, name) }) }];
  }
  const logs = game.error.code === 'notARecord' ? logsOfPage(plain) : undefined;
  if (logs === undefined) return [{ file: path, read: err(describeRecordError(game.error, locale)) }];
  return logs.map((log, i) => ({ file: `${path} #${i + 1}`, read: gameOfLog(log, `${name} #${i + 1}`, locale) }));
}

/** The logs in a file of all data of the page; undefined if it is no such file. */
function logsOfPage(text: string): readonly unknown[] | undefined {
  const json = parseJson(text);
  const { matches } = (json.ok ? (json.value ?? {}) : {}) as { readonly matches?: unknown };
  return Array.isArray(matches) ? matches.map((match: { readonly log?: unknown } | null) => match?.log) : undefined;
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

function gameOfLog(entries: unknown, name: string, locale: Locale): Result<ReadGame, string> {
  const log = parseLog(entries);
  if (!log.ok) return err(locale.sentences(log.error.map((error) => describeLogError(error, locale))));
  return ok({ id: log.value[0]?.id ?? '', match: () => matchOfLog(log.value, name) });
}

function matchOfLog(log: Log, name: string): MatchOfSeason {
  const state = replay(log);
  const at = log[0]?.at;
  return { state, name, ...(at !== undefined && { at }), inDoubt: state.aside.length > 0 || state.conflicts.length > 0 };
}
