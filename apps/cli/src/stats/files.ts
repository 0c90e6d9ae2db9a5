import { availableParallelism } from 'node:os';

import type { SeasonFiles } from '@tenbo/i18n';
import { type Season, SeasonSum } from '@tenbo/ledger';

import { languageOf } from '../options/language.ts';
import { Progress } from '../output/progress.ts';
import { eachRecord } from '../records/each-record.ts';
import { countFiles, filesAt } from '../records/files.ts';
import { seasonFailed, seasonFile } from './file.ts';
import type { CountedGame, GameOfSeason, SeasonOptions } from './game.ts';

/** A game that is not counted, because it is unreadable or was already read under another name. */
export type NotCounted =
  | { readonly file: string; readonly says: string; readonly games?: number }
  | { readonly file: string; readonly as: string };

/** A season read from files, and what is not in it. Every game is either counted or named. */
interface SeasonOfFiles {
  readonly season: Season;
  readonly files: SeasonFiles;
  readonly notCounted: readonly NotCounted[];
  /** Remarks on files and on games that are counted, as whole sentences. */
  readonly notes: readonly string[];
}

/**
 * Reads the records, matches and lists of results at some paths.
 *
 * @param jobs how many threads read them; all cores by default
 */
export async function seasonAt(
  paths: readonly string[],
  { lang, rules, jobs }: SeasonOptions & { readonly jobs?: string | undefined },
): Promise<SeasonOfFiles> {
  const options: SeasonOptions = { lang, rules };
  const reading = new Reading();
  const progress = new Progress(languageOf(lang), 0, () => countFiles(paths));
  const work = {
    answer: (file: Parameters<typeof seasonFile>[0]) => seasonFile(file, options),
    threads: { file: 'stats/season-worker', data: options },
    failed: (name: string, error: unknown) => seasonFailed(name, error, options),
  };
  await eachRecord(filesAt(paths), work, jobs === undefined ? availableParallelism() : Number(jobs), (games) => {
    for (const game of games) reading.take(game);
    progress.show(reading.given);
  });
  progress.clear();
  return reading.result();
}

class Reading {
  readonly #sum = new SeasonSum();
  readonly #notCounted: NotCounted[] = [];
  readonly #notes: string[] = [];
  readonly #known = new KnownGames();
  #counted = 0;
  #unread = 0;
  #twice = 0;

  get given(): number {
    return this.#counted + this.#unread + this.#twice;
  }

  take(answer: GameOfSeason): void {
    const { file } = answer;
    if ('note' in answer) {
      this.#notes.push(answer.note);
      return;
    }
    if ('says' in answer) {
      this.#unread += answer.games ?? 1;
      this.#notCounted.push(answer);
      return;
    }
    const as = this.#known.take(answer);
    if (as !== undefined) {
      this.#twice++;
      this.#notCounted.push({ file, as });
      return;
    }
    this.#counted++;
    this.#sum.add(answer.season);
  }

  result(): SeasonOfFiles {
    const files = { given: this.given, counted: this.#counted, unread: this.#unread, twice: this.#twice };
    return { season: this.#sum.season, files, notCounted: this.#notCounted, notes: this.#notes };
  }
}

/** How a game ended, and when it was played. */
interface End {
  readonly file: string;
  readonly at: string | undefined;
}

/** Two games with the same end are the same if they were played within so much time: a list may have only the day. */
const A_DAY_OR_SO = 36 * 3_600_000;

/**
 * The games that were read, to find those that come again. A record or a match is known by its ids. A list of results has few of them, so its games are
 * known by their ends too: the same players with the same points, on the same day if the days are known.
 */
export class KnownGames {
  /** The first file of each game, by each of the game's ids. */
  readonly #byId = new Map<string, string>();
  readonly #ends = new Map<string, End[]>();
  readonly #listedEnds = new Map<string, End[]>();

  /** The file in which a game was read before; if there is none, the game is known from now on. */
  take(game: CountedGame): string | undefined {
    const { file, ids, isListed = false } = game;
    const at = game.season[0]?.matches[0]?.at;
    const key = endOf(game);
    // Programs that play thousands of games end some of them alike, so records are compared only with lists.
    const ends = isListed ? this.#ends : this.#listedEnds;
    const byId = ids.map((id) => this.#byId.get(id)).find((other) => other !== undefined);
    const known = byId ?? ends.get(key)?.find((other) => areNear(at, other.at))?.file;
    if (known !== undefined) return known;
    for (const id of ids) this.#byId.set(id, file);
    if (key === '') return undefined;
    for (const all of isListed ? [this.#ends, this.#listedEnds] : [this.#ends]) {
      const alike = all.get(key);
      if (alike === undefined) all.set(key, [{ file, at }]);
      else alike.push({ file, at });
    }
    return undefined;
  }
}

/** The players of a game with their points; empty if the game has no end, or only results. */
function endOf({ season }: CountedGame): string {
  const match = season[0]?.matches[0];
  if (match?.result === undefined || match.points === undefined) return '';
  const { players, points } = match;
  return players
    .map((player, i) => `${points[i]} ${player}`)
    .toSorted()
    .join('\n');
}

function areNear(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return !(Math.abs(Date.parse(one) - Date.parse(other)) > A_DAY_OR_SO);
}
