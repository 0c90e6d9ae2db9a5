import type { OwnRules } from '../../rules/own.ts';
import type { Stored } from '../kept.ts';

export const FORMAT = 'tenbo';
export const VERSION = 1;

/** All that the browser keeps, in one file. */
export interface DataFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly matches: readonly Stored[];
  readonly rules: readonly OwnRules[];
  /** The hands of the calculator's history, by their addresses. */
  readonly hands: readonly string[];
  /** What the reader chose, by name. */
  readonly choices: Readonly<Record<string, string>>;
}

export function dataFile(data: Omit<DataFile, 'format' | 'version'>): DataFile {
  return { format: FORMAT, version: VERSION, ...data };
}
