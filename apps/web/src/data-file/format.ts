import type { Stored } from '../match/kept.ts';
import type { OwnRules } from '../rules/own.ts';
import { save } from '../ui/save.ts';

export const FORMAT = 'tenbo';
export const VERSION = 1;

type Data = Omit<DataFile, 'format' | 'version'>;

/** Everything the browser stores, in one file. */
export interface DataFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly matches: readonly Stored[];
  readonly rules: readonly OwnRules[];
  /** The hands of the calculator's history, by their addresses. */
  readonly hands: readonly string[];
  /** The reader's choices, by name. */
  readonly choices: Readonly<Record<string, string>>;
}

export function dataFile(data: Partial<Data>): DataFile {
  return { format: FORMAT, version: VERSION, matches: [], rules: [], hands: [], choices: {}, ...data };
}

/** Downloads such a file; it can be imported below the list of matches. */
export function saveData(data: Partial<Data>, name: string): void {
  save(new Blob([JSON.stringify(dataFile(data))], { type: 'application/json' }), `${name}.json`);
}
