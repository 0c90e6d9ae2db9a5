import { excerptOf } from '@tenbo/engine';

import type { Json } from '../json.ts';

/** The possible spellings of each field of the protocol; the one with underscores is first. */
const spellings = new Map<string, readonly string[]>();

function spellingsOf(name: string): readonly string[] {
  let known = spellings.get(name);
  if (known === undefined) {
    const letters = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    known = [name, letters, letters.replaceAll('_', '')];
    spellings.set(name, known);
  }
  return known;
}

/** A field of a message, spelled as in the protocol or in camel case. */
export function field(message: Json, name: string): Json {
  const { value } = message;
  const spelled =
    typeof value === 'object' && value !== null
      ? spellingsOf(name).find((spelling) => Object.hasOwn(value, spelling))
      : undefined;
  return message.at(spelled ?? name);
}

/** A number. It may be missing if it is 0, like any empty field. */
export function numberIn(message: Json, name: string, least: number, most: number): number {
  const found = field(message, name);
  return found.isMissing && least <= 0 ? 0 : found.integer(least, most);
}

export function flagIn(message: Json, name: string): boolean {
  const found = field(message, name);
  return !found.isMissing && found.flag();
}

export function listIn(message: Json, name: string): readonly Json[] {
  const found = field(message, name);
  return found.isMissing ? [] : found.list();
}

/** An event, by its name in the protocol. */
export interface MajsoulRecord {
  readonly name: string;
  readonly data: Json;
  /** The place of the name. */
  readonly at: Json;
}

/** How deep the record may lie in what programs wrap it in, and how many values are looked at. */
const MOST_WRAPPERS = 6;
const MOST_LOOKED_AT = 2_000;

/**
 * The events of a game, in order: `records` in the older layout, or the `actions` that have a `result`, wherever a program has put them: in `data`, in
 * messages within it, in a list, under names of its own.
 */
export function recordsOf(file: Json): readonly MajsoulRecord[] {
  const found = firstIn(file, (message) => {
    const records = message.isList ? message.list() : listAt(message, 'records');
    if (records.length > 0 && isRecord(records[0] as Json)) return records.map(recordIn);
    const results = listAt(message, 'actions')
      .map((action) => field(action, 'result'))
      .filter(hasContent);
    return results.length > 0 ? results.map(recordIn) : undefined;
  });
  if (found) return found;
  const elsewhere = field(file, 'data_url');
  return (elsewhere.isMissing || elsewhere.value === '' ? file : elsewhere).refuse({ code: 'notARecord' });
}

/** The head of a game: the message that has its config, or its accounts. */
export function headOf(file: Json): Json {
  const isHead = (message: Json) => ['config', 'accounts'].some((name) => hasContent(field(message, name)));
  return field(file, 'head').isMissing
    ? (firstIn(file, (message) => (isHead(message) ? message : undefined)) ?? file)
    : field(file, 'head');
}

/** What a reader finds in the first message that has it, nearest first. */
function firstIn<T>(file: Json, read: (message: Json) => T | undefined): T | undefined {
  let open: readonly Json[] = [file];
  for (let depth = 0, left = MOST_LOOKED_AT; depth < MOST_WRAPPERS && left > 0; depth++) {
    const some = open.filter(hasContent).slice(0, left);
    left -= some.length;
    for (const message of some) {
      const found = read(message);
      if (found !== undefined) return found;
    }
    open = some.flatMap((message) => (message.isList ? message.list() : message.fields().map((name) => message.at(name))));
  }
  return undefined;
}

function listAt(message: Json, name: string): readonly Json[] {
  const list = field(message, name);
  return list.isList ? list.list() : [];
}

/** Other lists have names too, such as that of the players. */
function isRecord(message: Json): boolean {
  const { value } = field(message, 'name');
  return typeof value === 'string' && RECORD_NAME.test(value);
}

const RECORD_NAME = /^(?:\.?lq\.)?Record[A-Z]/;

function hasContent({ value }: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function recordIn(message: Json): MajsoulRecord {
  const at = field(message, 'name');
  return { name: at.text().replace(/^\.?lq\./, ''), data: field(message, 'data'), at };
}

/**
 * Refuses an event by its name. Events that occur only in special modes, such as cards and hidden tiles, are refused as unknown rules.
 *
 * @param code the code for all others
 */
export function refuseRecord({ name, at }: MajsoulRecord, code: 'unknownEvent' | 'misplacedEvent' = 'unknownEvent'): never {
  return at.refuse({ code: EVENTS.has(name) ? 'unknownRules' : code, found: excerptOf(name) });
}

const EVENTS: ReadonlySet<string> = new Set([
  'RecordNewCard',
  'RecordSelectGap',
  'RecordChangeTile',
  'RecordRevealTile',
  'RecordUnveilTile',
  'RecordLockTile',
  'RecordFillAwaitingTiles',
  'RecordGangResult',
  'RecordGangResultEnd',
  'RecordHuleXueZhanMid',
  'RecordHuleXueZhanEnd',
]);
