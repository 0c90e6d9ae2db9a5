import {
  CIRCUMSTANCES,
  RIICHI_KINDS,
  type RecordError,
  WINDS,
  WON_BY,
  WON_ON,
  badTiles,
  excerpt,
  excerptOf,
  firstErrors,
  parseHand,
  parseTiles,
} from '@tenbo/engine';
import { GIVERS } from '@tenbo/ledger';

import { LONGEST } from './address.ts';

/** Checks the value of a field. */
type Judge = (value: string, field: string) => readonly RecordError[];

/** Everything in the address of a hand that is wrong. Undefined if nothing is; rules are checked where they are read (`rulesIn`). */
export function faultsOfLink(params: URLSearchParams): readonly RecordError[] | undefined {
  const faults = [...params].flatMap(([field, value]): readonly RecordError[] => {
    const judge = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    return judge ? judge(value, field) : [{ code: 'unknownField', field: excerpt(field) }];
  });
  return faults.length > 0 ? firstErrors(faults) : undefined;
}

function bad(field: string, value: string, expected: readonly string[]): readonly RecordError[] {
  return [{ code: 'badField', field, value: excerptOf(value), expected }];
}

const oneOf =
  (choices: readonly string[]): Judge =>
  (value, field) =>
    choices.includes(value) ? [] : bad(field, value, choices);

const listOf =
  (choices: readonly string[]): Judge =>
  (value, field) =>
    value.split(',').every((one) => choices.includes(one)) ? [] : bad(field, value, choices.filter(Boolean));

const tiles: Judge = (value, field) => {
  const read = parseTiles(value.slice(0, LONGEST + 1));
  if (!read.ok) return badTiles(field, read.error);
  return value.length <= LONGEST ? [] : badTiles(field, [{ code: 'textTooLong', position: LONGEST, most: LONGEST }]);
};

const oneTile: Judge = (value, field) => {
  const read = parseTiles(value);
  return read.ok && read.value.length !== 1 ? bad(field, value, ['7s']) : tiles(value, field);
};

const melds: Judge = (value, field) => {
  const read = parseHand(value);
  if (!read.ok) return badTiles(field, read.error);
  const { hand, tile } = read.value;
  return hand.concealed.length === 0 && tile === undefined ? [] : bad(field, value, ['[555z](1111z)']);
};

const count: Judge = (value, field) => (/^\d{1,3}$/.test(value) ? [] : bad(field, value, ['0–999']));

const wind = oneOf(WINDS);

const FIELDS: { readonly [field: string]: Judge } = {
  hand: tiles,
  tile: oneTile,
  melds,
  called: listOf(['', ...GIVERS]),
  by: oneOf(WON_BY),
  on: oneOf(WON_ON),
  from: wind,
  seat: wind,
  round: wind,
  wareme: wind,
  riichi: oneOf([...RIICHI_KINDS, 'none']),
  ippatsu: oneOf(['true']),
  circumstances: listOf(CIRCUMSTANCES),
  dora: tiles,
  ura: tiles,
  kita: count,
  honba: count,
  riichiSticks: count,
  rules: () => [],
};
