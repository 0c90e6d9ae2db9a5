import { createHash } from 'node:crypto';
import { basename } from 'node:path';

import { type Result, err, ok, parseJson, shownText } from '@tenbo/engine';
import { type Locale, type SeasonFiles, describeLogError, describeRecordError, describeTypedError } from '@tenbo/i18n';
import { type Log, type MatchOfSeason, type Season, SeasonSum, parseLog, replay, seasonOf } from '@tenbo/ledger';
import { type Game, readRecord, seasonMatch } from '@tenbo/records';

import { filesAt, textOf } from './record-files.ts';
import { troubleOf } from './trouble.ts';

/** A game that is not counted: it cannot be read, or it was there before under another name. */
export type NotCounted = { readonly file: string; readonly why: string } | { readonly file: string; readonly as: string };

/** A season read from files, and what is not in it. Every game given is counted or named. */
export interface SeasonOfFiles {
  readonly season: Season;
  readonly files: SeasonFiles;
  readonly notCounted: readonly NotCounted[];
}

/** Reads the records and matches at some paths. */
export async function seasonAt(paths: readonly string[], locale: Locale): Promise<SeasonOfFiles> {
  const reading = new Reading(locale);
  for (const path of eachFile(paths, reading)) await reading.take(path);
  return reading.result();
}

/** The files, until a path cannot be read. */
function* eachFile(paths: readonly string[], reading: Reading): Generator<string> {
  for (const path of paths) {
    try {
      yield* filesAt([path]);
    } catch (error) {
      reading.refuse(path, error);
    }
  }
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

  async take(path: string): Promise<void> {
    try {
      const text = await textOf(path);
      const game = text.ok
        ? gameIn(text.value, path, this.#locale)
        : err(describeRecordError({ code: text.error }, this.#locale));
      if (game.ok) this.#count(path, game.value);
      else this.#notCounted.push({ file: path, why: game.error });
    } catch (error) {
      this.refuse(path, error);
    }
  }

  /** A path that the system does not give. */
  refuse(path: string, error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    const why =
      trouble.cause === 'ENOENT'
        ? describeRecordError({ code: 'missing' }, this.#locale)
        : describeTypedError({ code: 'cannotAccess', file: path, ...trouble }, this.#locale);
    this.#notCounted.push({ file: path, why });
  }

  result(): SeasonOfFiles {
    const twice = this.#notCounted.filter((one) => 'as' in one).length;
    const unread = this.#notCounted.length - twice;
    const files = { given: this.#counted + unread + twice, counted: this.#counted, unread, twice };
    return { season: this.#sum.season, files, notCounted: this.#notCounted };
  }

  #count(file: string, { id, match }: GameOfFile): void {
    const as = this.#known.get(id);
    if (as !== undefined) {
      this.#notCounted.push({ file, as });
      return;
    }
    this.#known.set(id, file);
    this.#sum.add(seasonOf(match()));
    this.#counted++;
  }
}

/** A game, not yet played through. */
interface GameOfFile {
  /** The same for each copy of the game. */
  readonly id: string;
  readonly match: () => MatchOfSeason;
}

/** Each entry of a log says what it reports; no record of another site does. */
const LOG = /^\s*\[\s*\{[^[]*"after"/;

function gameIn(text: string, path: string, locale: Locale): Result<GameOfFile, string> {
  const name = shownText(basename(path));
  const plain = text.replace(/^\uFEFF/, '');
  if (LOG.test(plain)) return gameOfLog(plain, name, path, locale);
  const game = readRecord(plain, basename(path));
  if (!game.ok) return err(describeRecordError(game.error, locale));
  const { value } = game;
  return ok({ id: idOf(value), match: () => seasonMatch(value, name) });
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

function gameOfLog(text: string, name: string, path: string, locale: Locale): Result<GameOfFile, string> {
  const json = parseJson(text);
  if (!json.ok) return err(describeTypedError({ ...json.error, file: path }, locale));
  const log = parseLog(json.value);
  if (!log.ok) return err(locale.sentences(log.error.map((error) => describeLogError(error, locale))));
  return ok({ id: log.value[0]?.id ?? '', match: () => matchOfLog(log.value, name) });
}

function matchOfLog(log: Log, name: string): MatchOfSeason {
  const state = replay(log);
  const at = log[0]?.at;
  return { state, name, ...(at !== undefined && { at }), inDoubt: state.aside.length > 0 || state.conflicts.length > 0 };
}
