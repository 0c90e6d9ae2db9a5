import { type Meld, type RuleSet, type WinRecord, presetOf, presets } from '@tenbo/engine';
import {
  MELD_FIELDS,
  RECORD_FIELDS,
  type RecordField,
  type RecordFieldName,
  type RecordFields,
  blankFields,
  recordOfFields,
} from '@tenbo/engine/record-fields';
import { ByteWords, MARK, PlainJson } from './plain-json.ts';

/**
 * Reads a record from the bytes of a line in one pass, if all of it is plain JSON: known fields, their usual words, tiles as digits with the
 * letter of their suit. Of any other line it reads nothing; `parseRecord` then reads it carefully and reports what is wrong.
 */
export function readPlainLine(bytes: Uint8Array, from: number, to: number, usual: RuleSet): WinRecord | undefined {
  const text = new PlainJson(bytes, from, to);
  const fields = blankFields() as Record<RecordFieldName, unknown>;
  text.take(MARK.object);
  do {
    const name = text.word(NAMES);
    text.take(MARK.colon);
    // An empty list of tiles is as good as none, as `parseRecord` has it.
    if (name !== undefined) fields[name] = text.takesNull() ? undefined : READ[name](text);
  } while (text.takes(MARK.comma));
  text.take(MARK.objectEnd);
  text.end();
  return text.isPlain ? recordOfFields(fields as RecordFields, usual) : undefined;
}

type Read = (text: PlainJson) => unknown;

const NAMES = new ByteWords(Object.keys(RECORD_FIELDS) as RecordFieldName[]);
const RULES = new ByteWords(Object.keys(presets));
const OF_MELD = new ByteWords(Object.keys(MELD_FIELDS) as (keyof typeof MELD_FIELDS)[]);
const CALLS = new ByteWords(MELD_FIELDS.type.of);

/** How each field is read. */
const READ = Object.fromEntries(
  Object.entries<RecordField>(RECORD_FIELDS).map(([name, field]) => [name, readerOf(field)]),
) as Readonly<Record<RecordFieldName, Read>>;

function readerOf(field: RecordField): Read {
  switch (field.is) {
    case 'word': {
      const words = new ByteWords(field.of);
      return (text) => text.word(words);
    }
    case 'id':
      return (text) => text.label();
    case 'flag':
      return (text) => text.flag();
    case 'count':
      return (text) => text.count();
    case 'tiles':
      return tilesOf;
    case 'tile':
      return (text) => {
        const tiles = text.tiles();
        return tiles?.length === 1 ? tiles[0] : text.giveUp();
      };
    case 'melds':
      return meldsOf;
    case 'rules':
      return (text) => {
        const id = text.word(RULES);
        return id === undefined ? undefined : presetOf(id);
      };
    case 'words': // seldom written
      return (text) => text.giveUp();
  }
}

function tilesOf(text: PlainJson): unknown {
  const tiles = text.tiles();
  return tiles?.length === 0 ? undefined : tiles;
}

/** A hand has no more. A record with more is read carefully. */
const MOST_MELDS = 4;

function meldsOf(text: PlainJson): readonly Meld[] {
  const melds: Meld[] = [];
  text.take(MARK.list);
  if (text.takes(MARK.listEnd)) return melds;
  do melds.push(meldOf(text));
  while (melds.length < MOST_MELDS && text.takes(MARK.comma));
  text.take(MARK.listEnd);
  return melds;
}

function meldOf(text: PlainJson): Meld {
  const meld: { -readonly [N in keyof Meld]: Meld[N] | undefined } = { type: undefined, tiles: undefined };
  text.take(MARK.object);
  do {
    const name = text.word(OF_MELD);
    text.take(MARK.colon);
    if (name === 'type') meld.type = text.word(CALLS);
    else meld.tiles = text.tiles();
  } while (text.takes(MARK.comma));
  text.take(MARK.objectEnd);
  if (meld.type === undefined || !meld.tiles?.length) text.giveUp();
  return meld as Meld;
}
