import { excerptOf } from '@tenbo/engine';

import type { Json } from '../json.ts';
import { field, listIn } from './fields.ts';

/** What happened, by its name in the protocol. */
export interface MajsoulRecord {
  readonly name: string;
  readonly data: Json;
  /** Where the name stands. */
  readonly at: Json;
}

/** A record may be wrapped in messages that name what is in them. */
const MOST_WRAPPERS = 4;

/**
 * What happened in a game, in order: `records` of the older layout, or of `actions` those with a `result`. Both lie in `data`, with or without
 * messages around them.
 */
export function recordsOf(file: Json): readonly MajsoulRecord[] {
  let message = file;
  for (let depth = 0; depth < MOST_WRAPPERS; depth++) {
    const records = message.isList ? message.list() : listIn(message, 'records');
    if (records.length > 0) return records.map(recordIn);
    const actions = listIn(message, 'actions');
    if (actions.length > 0)
      return actions
        .map((action) => field(action, 'result'))
        .filter(isThere)
        .map(recordIn);
    message = field(message, 'data');
  }
  const elsewhere = field(file, 'data_url');
  return (elsewhere.isMissing || elsewhere.value === '' ? file : elsewhere).refuse({ code: 'notARecord' });
}

function isThere({ value }: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function recordIn(message: Json): MajsoulRecord {
  const at = field(message, 'name');
  return { name: at.text().replace(/^\.?lq\./, ''), data: field(message, 'data'), at };
}

/**
 * Refuses a record by its name, and what only events have, such as cards and hidden tiles, as rules.
 *
 * @param code what is wrong with others
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
