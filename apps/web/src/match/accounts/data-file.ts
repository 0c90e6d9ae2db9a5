import type { Result, Seat } from '@tenbo/engine';
import { err, ok } from '@tenbo/engine';
import { type HandSoFar, type Log, type LogError, type MergeError, parseLog } from '@tenbo/ledger';

import { draftOf } from '../../hand/address.ts';
import { type OwnRules, readOwn } from '../../rules/own.ts';
import type { Stored } from '../kept.ts';

const FORMAT = 'tenbo';
const VERSION = 1;

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

/** What was read of such a file. */
export interface ReadData {
  readonly matches: readonly ReadMatch[];
  readonly rules: readonly OwnRules[];
  readonly hands: readonly string[];
  readonly choices: Readonly<Record<string, unknown>>;
  /** What could not be read. */
  readonly faults: readonly Fault[];
}

export interface ReadMatch {
  /** Where it stands in the file, counted from 1. */
  readonly nth: number;
  /** The name it is kept under; a log on its own has none. */
  readonly id: string | undefined;
  readonly log: Log;
  readonly soFar: HandSoFar;
}

/** What cannot be taken in, with its place in the file. */
export type Fault =
  | { readonly code: 'notJson'; readonly line: number; readonly column: number }
  | { readonly code: 'notData' }
  | { readonly code: 'otherVersion'; readonly version: unknown }
  | { readonly code: 'notAList'; readonly field: 'matches' | 'rules' | 'hands' }
  | { readonly code: 'badLog'; readonly nth: number; readonly error: LogError }
  | { readonly code: 'badSoFar'; readonly nth: number }
  | { readonly code: 'notMerged'; readonly nth: number; readonly error: MergeError }
  | { readonly code: 'badRules' | 'badHand'; readonly nth: number }
  | { readonly code: 'badChoice'; readonly name: string };

export function dataFile(data: Omit<DataFile, 'format' | 'version'>): DataFile {
  return { format: FORMAT, version: VERSION, ...data };
}

/** What a file holds: all data, or the log of one match as the command line writes it; or why nothing of it can be read. */
export function readData(text: string): Result<ReadData, Fault> {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  if (Array.isArray(json.value)) return ok(readParts({ matches: [{ log: json.value, soFar: { riichi: [] } }] }));
  const file = json.value as Partial<DataFile> | null;
  if (typeof file !== 'object' || file?.format !== FORMAT) return err({ code: 'notData' });
  return file.version === VERSION ? ok(readParts(file)) : err({ code: 'otherVersion', version: file.version });
}

function parseJson(text: string): Result<unknown, Fault> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    const lines = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    return err({ code: 'notJson', line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
  }
}

function readParts(file: { readonly [field: string]: unknown }): ReadData {
  const matches = each(file, 'matches', readMatch);
  const rules = each(file, 'rules', (item, nth) => readOr(readOwn(item), { code: 'badRules', nth }));
  const hands = each(file, 'hands', (item, nth) => readOr(isHand(item) ? item : undefined, { code: 'badHand', nth }));
  const choices = (file['choices'] ?? {}) as ReadData['choices'];
  const faults = [...matches.faults, ...rules.faults, ...hands.faults];
  return { matches: matches.read, rules: rules.read, hands: hands.read, choices, faults };
}

interface Read<T> {
  readonly read: readonly T[];
  readonly faults: readonly Fault[];
}

/** The items of a list, each read on its own; a list that is missing is empty. */
function each<T>(
  file: { readonly [field: string]: unknown },
  field: 'matches' | 'rules' | 'hands',
  read: (item: unknown, nth: number) => Read<T>,
): Read<T> {
  const list = file[field] ?? [];
  if (!Array.isArray(list)) return { read: [], faults: [{ code: 'notAList', field }] };
  const all = list.map((item: unknown, i) => read(item, i + 1));
  return { read: all.flatMap((one) => one.read), faults: all.flatMap((one) => one.faults) };
}

function readOr<T>(value: T | undefined, fault: Fault): Read<T> {
  return value === undefined ? { read: [], faults: [fault] } : { read: [value], faults: [] };
}

function isHand(item: unknown): item is string {
  return typeof item === 'string' && draftOf(new URLSearchParams(item)).tile !== undefined;
}

function readMatch(item: unknown, nth: number): Read<ReadMatch> {
  const { id, log: entries, soFar: told } = (item ?? {}) as { readonly [field: string]: unknown };
  const log = parseLog(entries);
  if (!log.ok) return { read: [], faults: log.error.map((error) => ({ code: 'badLog', nth, error })) };
  const begin = log.value[0]?.event;
  const soFar = readSoFar(told, begin?.type === 'matchStarted' ? begin.players.length : 0);
  return {
    read: [{ nth, id: typeof id === 'string' && id !== '' ? id : undefined, log: log.value, soFar: soFar ?? { riichi: [] } }],
    faults: soFar ? [] : [{ code: 'badSoFar', nth }],
  };
}

function readSoFar(item: unknown, players: number): HandSoFar | undefined {
  const { riichi, wareme } = (item ?? {}) as { readonly [field: string]: unknown };
  const isSeat = (seat: unknown): seat is Seat => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < players;
  if (!Array.isArray(riichi) || !riichi.every(isSeat) || new Set(riichi).size < riichi.length) return undefined;
  if (wareme === undefined) return { riichi };
  return isSeat(wareme) ? { riichi, wareme } : undefined;
}
