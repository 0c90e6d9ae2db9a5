import type { Result, RuleSet } from '@tenbo/engine';

import { Claims, type RecordFileError, checkPlayers, readWith } from '../errors.ts';
import type { Final, Game } from '../game.ts';
import { Json } from '../json.ts';
import { placed } from '../placed.ts';
import { handOf, startOf } from './hand.ts';
import { riichiCityRules } from './rules.ts';
import { Table } from './table.ts';

/** Facts that override those of a record of Riichi City. */
export interface RiichiCityOptions {
  /** The rules of the game. */
  readonly rules?: RuleSet;
}

/**
 * Reads a record of Riichi City (麻雀一番街): the JSON that its server sends, or the `data` in it.
 *
 * A ranked game has Riichi City's rules. Of a game among friends or at a tournament, the record states only some of the rules, so it has
 * `houseRules`.
 *
 * @param text the file, decompressed
 * @returns the game, or the place where the text is not such a record
 * @example
 * const read = readRiichiCity('{"code":0,"data":{"handRecord":[]}}');
 * read; // → { ok: false, error: { code: 'notARecord', path: 'data.handRecord' } }
 */
export function readRiichiCity(text: string, options: RiichiCityOptions = {}): Result<Game, RecordFileError> {
  return readWith(() => {
    const file = Json.of(text);
    const data = file.at('handRecord').isMissing ? file.at('data') : file;
    const records = data.at('handRecord').isList ? data.at('handRecord').list() : [];
    const first = records[0] ?? data.at('handRecord').refuse({ code: 'notARecord' });
    const table = new Table(first.at('players'), startOf(first));
    const claims = new Claims();
    const ofEnd = claims.of(records.length - 1);
    const { rules, houseRules } = options.rules
      ? { rules: options.rules, houseRules: false }
      : riichiCityRules(data, table.players, claims.of(0));
    checkPlayers(rules, table.players);
    const hands = records.map((record, nth) => handOf(record, table, claims.of(nth)));
    return {
      id: ofEnd(() => data.at('keyValue').ifThere((key) => key.text())),
      rules,
      houseRules,
      players: ofEnd(() => table.names()) ?? Array<string>(table.players).fill(''),
      hands: placed(hands, rules),
      final: ofEnd(() => finalIn(records.at(-1) as Json, table)),
      ...claims.found,
    };
  });
}

const SETTLEMENT = 6;
/** The settlement is in tenths of a thousand. */
const TENTH = 100;

function finalIn(record: Json, table: Table): Final | undefined {
  const event = record
    .at('handEventRecord')
    .list()
    .findLast((one) => one.at('eventType').value === SETTLEMENT);
  const rows = event?.at('data').inner().at('user_data');
  if (rows === undefined) return undefined;
  const column = (name: string) => table.bySeat(rows.list(), 'user_id', (row) => row.at(name).integer()) ?? rows.refuse();
  return { scores: column('point_num'), totals: column('score').map((tenths) => tenths * TENTH) };
}
