import { availableParallelism } from 'node:os';

import type { SeasonFiles } from '@tenbo/i18n';
import { type Season, SeasonSum } from '@tenbo/ledger';

import { eachRecord } from './each-record.ts';
import { type LanguageOption, languageOf } from './language.ts';
import { Progress } from './progress.ts';
import { countFiles, filesAt } from './record-files.ts';
import { type GameOfSeason, seasonFailed, seasonFile } from './season-file.ts';

/** A game that is not counted, because it is unreadable or was already read under another name. */
export type NotCounted = { readonly file: string; readonly says: string } | { readonly file: string; readonly as: string };

/** A season read from files, and what is not in it. Every game is either counted or named. */
export interface SeasonOfFiles {
  readonly season: Season;
  readonly files: SeasonFiles;
  readonly notCounted: readonly NotCounted[];
}

/**
 * Reads the records and matches at some paths.
 *
 * @param jobs how many threads read them; all cores by default
 */
export async function seasonAt(
  paths: readonly string[],
  { lang, jobs }: LanguageOption & { readonly jobs?: string },
): Promise<SeasonOfFiles> {
  const spoken: LanguageOption = { lang };
  const reading = new Reading();
  const progress = new Progress(languageOf(lang), 0, () => countFiles(paths));
  const work = {
    answer: (file: Parameters<typeof seasonFile>[0]) => seasonFile(file, spoken),
    threads: { file: 'season-worker', data: spoken },
    failed: (name: string, error: unknown) => seasonFailed(name, error, spoken),
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
  /** The first file of each game, by the game's id. */
  readonly #known = new Map<string, string>();

  get given(): number {
    return this.#known.size + this.#notCounted.length;
  }

  take(answer: GameOfSeason): void {
    const { file } = answer;
    if ('says' in answer) {
      this.#notCounted.push(answer);
      return;
    }
    const as = this.#known.get(answer.id);
    if (as !== undefined) {
      this.#notCounted.push({ file, as });
      return;
    }
    this.#known.set(answer.id, file);
    this.#sum.add(answer.season);
  }

  result(): SeasonOfFiles {
    const twice = this.#notCounted.filter((one) => 'as' in one).length;
    const unread = this.#notCounted.length - twice;
    const files = { given: this.given, counted: this.#known.size, unread, twice };
    return { season: this.#sum.season, files, notCounted: this.#notCounted };
  }
}
