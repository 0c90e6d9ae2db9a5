import { type JsonError, type Result, err, ok, parseJson } from '@tenbo/engine';
import { type HandSoFar, type Log, type LogError, type MergeError, parseLog } from '@tenbo/ledger';
import type { Finding, Game, RecordFileError, ToLogError } from '@tenbo/records';

import { draftOf } from '../hand/address.ts';
import { MOST_HANDS } from '../hand/history.ts';
import type { StorageFault } from '../match/database.ts';
import { type GameRecord, NOTHING, isMatchId, readGameRecord, readSoFar } from '../match/stored-match.ts';
import { playersIn } from '../match/kept.ts';
import { type OwnRules, readOwn } from '../rules/own.ts';
import { paced } from '../ui/pacing.ts';
import { type DataFile, FORMAT, VERSION } from './format.ts';
import { fetched } from '../fetched.ts';

const GZIP = [0x1f, 0x8b];

/** The text of a file, unpacked. Throws if it is unreadable, damaged, or longer than `most` bytes. */
async function textOf(file: Blob, most: number): Promise<string> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, i) => start[i] === byte)) return file.text();
  const parts = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await parts.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) throw new RangeError('too large');
    text += decoder.decode(value, { stream: true });
  }
}

/** The largest file that is read, in megabytes: about ten thousand matches. */
const MOST_MEGABYTES = 64;
const MOST_BYTES: number = MOST_MEGABYTES * 1_000_000;
/** The most rule sets imported at a time. */
const MOST_RULES = 200;
/** The longest address of a hand, including its rules. */
const MOST_OF_HAND = 4000;

/** What was read from a file. */
export interface ReadData {
  readonly matches: readonly ReadMatch[];
  readonly rules: readonly OwnRules[];
  readonly hands: readonly string[];
  readonly choices: Readonly<Record<string, unknown>>;
  /** What could not be read. */
  readonly faults: Faults;
  /** The game, if the file is the record of one. */
  readonly game?: AuditedGame;
}

/** A recorded game, and where the record differs from the score of its own hands. */
export interface AuditedGame {
  readonly game: Game;
  readonly findings: readonly Finding[];
}

export interface ReadMatch {
  /** Its position in the file, counted from 1. */
  readonly nth: number;
  /** Its id; a log on its own has none. */
  readonly id: string | undefined;
  readonly log: Log;
  readonly soFar: HandSoFar;
  /** The record it was first imported from. */
  readonly record?: GameRecord | undefined;
}

/** Reads a chosen file and reports its progress. */
export async function readFile(file: Blob, onPart: (done: number) => void): Promise<Result<ReadData, Fault>> {
  const megabytes = Math.ceil(file.size / 1_000_000);
  if (megabytes > MOST_MEGABYTES) return err({ code: 'tooBig', megabytes, most: MOST_MEGABYTES });
  const text = await textOf(file, MOST_BYTES).catch(() => undefined);
  return text === undefined ? err({ code: 'unreadable' }) : readData(text, onPart);
}

/** Reads a data file, or the log of a single match from the command line; or reports why neither works. */
export async function readData(text: string, onPart?: (done: number) => void): Promise<Result<ReadData, Fault>> {
  const json = parseJson(text);
  if (!json.ok) return json;
  if (Array.isArray(json.value)) return ok(await readParts({ matches: [{ log: json.value, soFar: NOTHING }] }, onPart));
  const file = json.value as Partial<DataFile> | null;
  if (typeof file !== 'object' || file?.format !== FORMAT) return err({ code: 'notData' });
  return file.version === VERSION ? ok(await readParts(file, onPart)) : err({ code: 'otherVersion', version: file.version });
}

async function readParts(file: FileFields, onPart?: (done: number) => void): Promise<ReadData> {
  const matches = await each(file, 'matches', Infinity, readMatch, onPart);
  const rules = await each(file, 'rules', MOST_RULES, (item, nth) => readOr(readOwn(item), { code: 'badRules', nth }));
  const hands = await each(file, 'hands', MOST_HANDS, (item, nth) =>
    readOr(isHand(item) ? item : undefined, { code: 'badHand', nth }),
  );
  const choices = typeof file['choices'] === 'object' ? ((file['choices'] ?? {}) as ReadData['choices']) : {};
  const faults = [matches, rules, hands].reduce((all, one) => withFaults(all, one.faults.first, one.faults.more), NO_FAULTS);
  return { matches: matches.read, rules: rules.read, hands: hands.read, choices, faults };
}

interface FileFields {
  readonly [field: string]: unknown;
}

interface Read<T> {
  readonly read: readonly T[];
  readonly faults: readonly Fault[];
}

/** Reads the items of a list one by one, up to a limit; a missing list counts as empty. */
async function each<T>(
  file: FileFields,
  field: ListField,
  most: number,
  readOne: (item: unknown, nth: number) => Read<T>,
  onPart?: (done: number) => void,
): Promise<{ readonly read: readonly T[]; readonly faults: Faults }> {
  const list = file[field] ?? [];
  if (!Array.isArray(list)) return { read: [], faults: withFaults(NO_FAULTS, [{ code: 'notAList', field }]) };
  const read: T[] = [];
  let faults = NO_FAULTS;
  await paced(
    list.slice(0, most) as readonly unknown[],
    (item, i) => {
      const one = readOne(item, i + 1);
      read.push(...one.read);
      if (one.faults.length > 0) faults = withFaults(faults, one.faults);
    },
    onPart,
  );
  const many = list.length - most;
  return { read, faults: many > 0 ? withFaults(faults, [{ code: 'leftOut', field, many, most }]) : faults };
}

function readOr<T>(value: T | undefined, fault: Fault): Read<T> {
  return value === undefined ? { read: [], faults: [fault] } : { read: [value], faults: [] };
}

function isHand(item: unknown): item is string {
  if (typeof item !== 'string' || item.length > MOST_OF_HAND) return false;
  return draftOf(new URLSearchParams(item)).tile !== undefined;
}

function readMatch(item: unknown, nth: number): Read<ReadMatch> {
  const { id, log: entries, soFar: given, record: file } = (item ?? {}) as FileFields;
  if (id !== undefined && !isMatchId(id)) return { read: [], faults: [{ code: 'badId', nth }] };
  const log = parseLog(entries);
  if (!log.ok) return { read: [], faults: log.error.map((error) => ({ code: 'badLog', nth, error })) };
  const soFar = readSoFar(given, playersIn(log.value).length);
  const record = readGameRecord(file);
  const faults: readonly Fault[] = [
    ...(soFar ? [] : [{ code: 'badSoFar', nth } as const]),
    ...(record || file === undefined ? [] : [{ code: 'badGameRecord', nth } as const]),
  ];
  return { read: [{ nth, id, log: log.value, soFar: soFar ?? NOTHING, ...(record && { record }) }], faults };
}

/** What could not be imported, with its place in the file; or why nothing was imported. */
export type Fault =
  | { readonly code: 'tooBig'; readonly megabytes: number; readonly most: number }
  | { readonly code: 'unreadable' }
  | JsonError
  | { readonly code: 'notData' }
  | { readonly code: 'otherVersion'; readonly version: unknown }
  | { readonly code: 'notAList'; readonly field: ListField }
  | { readonly code: 'leftOut'; readonly field: ListField; readonly many: number; readonly most: number }
  | { readonly code: 'badId'; readonly nth: number }
  | { readonly code: 'badLog'; readonly nth: number; readonly error: LogError }
  | { readonly code: 'badSoFar' | 'badGameRecord' | 'otherRecord'; readonly nth: number }
  | { readonly code: 'notMerged'; readonly nth: number; readonly error: MergeError }
  | { readonly code: 'badRules' | 'badHand'; readonly nth: number }
  | { readonly code: 'badChoice'; readonly name: string }
  | { readonly code: 'badRecord'; readonly error: RecordFileError }
  | { readonly code: 'noMatch'; readonly error: ToLogError; readonly game: Game }
  | { readonly code: 'notKept'; readonly why: StorageFault | 'refused' };

type ListField = 'matches' | 'rules' | 'hands';

/** The first faults found, and the number of others. */
export interface Faults {
  readonly first: readonly Fault[];
  readonly more: number;
}

/** The most faults listed one by one. */
const MOST = 20;

export const NO_FAULTS: Faults = { first: [], more: 0 };

/** Appends faults, counting those beyond the limit. */
export function withFaults({ first, more }: Faults, others: readonly Fault[], moreOthers = 0): Faults {
  const room = MOST - first.length;
  return {
    first: room > 0 ? [...first, ...others.slice(0, room)] : first,
    more: more + moreOthers + Math.max(0, others.length - room),
  };
}

/** Reads a chosen file: one that tenbo saved, or a game record from another site or program. */
export async function readAny(file: File, onPart: (done: number) => void): Promise<Result<ReadData, Fault>> {
  const read = await readFile(file, onPart);
  if (read.ok || (read.error.code !== 'notJson' && read.error.code !== 'notData')) return read;
  const text = await textOf(file, MOST_BYTES);
  const game = await readGame(text, file.name);
  // What does not even begin like JSON is not a damaged file of tenbo, but another one.
  return game ?? (/^\s*[[{]/.test(text) ? read : err({ code: 'notData' }));
}

/** A game record as a match to import; undefined if the text is not one. */
async function readGame(text: string, name: string): Promise<Result<ReadData, Fault> | undefined> {
  const { auditGame, readRecord, toLog } = await fetched(() => import('@tenbo/records'));
  const game = readRecord(text, name);
  if (!game.ok) return game.error.code === 'notARecord' ? undefined : err({ code: 'badRecord', error: game.error });
  const log = toLog(game.value);
  if (!log.ok) return err({ code: 'noMatch', error: log.error, game: game.value });
  const { findings } = auditGame(game.value);
  const match = { nth: 1, id: undefined, log: log.value, soFar: NOTHING, record: { name, text } };
  return ok({ matches: [match], rules: [], hands: [], choices: {}, faults: NO_FAULTS, game: { game: game.value, findings } });
}
