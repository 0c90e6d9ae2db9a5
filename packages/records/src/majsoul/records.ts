import { excerptOf } from '@tenbo/engine';

import type { Json } from '../json.ts';
import { field, listIn } from './fields.ts';

/** An event, by its name in the protocol. */
export interface MajsoulRecord {
  readonly name: string;
  readonly data: Json;
  /** The place of the name. */
  readonly at: Json;
}

/** A record may be wrapped in messages that name their content. */
const MOST_WRAPPERS = 4;

/**
 * The events of a game, in order: `records` in the older layout, or the `actions` that have a `result`. Both are in `data`, with or without
 * wrapping messages.
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
        .filter(hasContent)
        .map(recordIn);
    message = field(message, 'data');
  }
  const elsewhere = field(file, 'data_url');
  return (elsewhere.isMissing || elsewhere.value === '' ? file : elsewhere).refuse({ code: 'notARecord' });
}

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
