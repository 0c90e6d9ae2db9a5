import { availableParallelism } from 'node:os';

import type { SeasonFiles } from '@tenbo/i18n';
import { type Season, SeasonSum } from '@tenbo/ledger';

import { eachRecord } from '../records/each-record.ts';
import { KnownGames } from './known-games.ts';
import { languageOf } from '../options/language.ts';
import { Progress } from '../output/progress.ts';
import { countFiles, filesAt } from '../records/record-files.ts';
import { seasonFailed, seasonFile } from './season-file.ts';
import type { GameOfSeason, SeasonOptions } from './season-game.ts';

/** A game that is not counted, because it is unreadable or was already read under another name. */
export type NotCounted =
  | { readonly file: string; readonly says: string; readonly games?: number }
  | { readonly file: string; readonly as: string };

/** A season read from files, and what is not in it. Every game is either counted or named. */
export interface SeasonOfFiles {
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
