import { type Result, type RuleSet, presets } from '@tenbo/engine';

import { type Claim, type RecordFileError, Claims, checkPlayers, readWith } from '../errors.ts';
import type { Final, Game } from '../game.ts';
import { Json } from '../json.ts';
import { placed, rulesWith } from '../left-out.ts';
import { handOf, startOf } from './hand.ts';
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

/** The rules of a game according to its record. */
interface RiichiCityRules {
  readonly rules: RuleSet;
  /** The game was not ranked: friends and tournaments choose more than their records state. */
  readonly houseRules: boolean;
}

const RANKED = 1001;
const EAST_ONLY = 1;
const TWO_HAN = 2;
const NORTH_IS_A_YAKU = 1;
const MOST_START = 1_000_000;
const MOST_REDS = 4;
/** The tiles of a wall of four players or of three, red fives as `0m`. */
const WALL = /^(?:\d[mpsz]){108}(?:(?:\d[mpsz]){28})?$/;

/**
 * The rules for each number of players, with what the record states: points at the start, length, red fives, two han for a win, norths, and
 * liability for an open kan (docs/rulings.md, "What a record of Riichi City says").
 *
 * @param data the record
 * @param claim reads what the record only claims about its rules
 */
function riichiCityRules(data: Json, players: 3 | 4, claim: Claim): RiichiCityRules {
  const { id, tiles, yaku, pao, match } = players === 3 ? presets.riichiCitySanma : presets.riichiCity;
  const said = <T>(at: Json, read: (at: Json) => T) => (at.isMissing ? undefined : claim(() => read(at)));
  const number = (name: string) => said(data.at(name), (at) => at.integer());
  const rules = rulesWith({
    base: id,
    tiles: {
      redFives: said(data.at('handRecord').at(0).at('handCardEncode'), redFivesIn) ?? tiles.redFives,
      kita: number('northOperateType') === NORTH_IS_A_YAKU ? 'none' : tiles.kita,
    },
    yaku: { minimumHan: number('fangFu') === TWO_HAN ? 2 : yaku.minimumHan },
    pao: { yaku: pao.yaku.filter((one) => one !== 'rinshan' || said(data.at('isGangPay'), (at) => at.flag()) !== false) },
    match: {
      start: said(data.at('initPoints'), (at) => at.hundreds(0, MOST_START)) ?? match.start,
      rounds: number('round') === EAST_ONLY ? 1 : match.rounds,
    },
  });
  return { rules, houseRules: data.at('gamePlay').value !== RANKED };
}

function redFivesIn(wall: Json): RuleSet['tiles']['redFives'] {
  const text = WALL.test(wall.text()) ? wall.text() : wall.refuse();
  const count = (tile: string) => text.split(tile).length - 1;
  const counts = [count('0m'), count('0p'), count('0s')] as const;
  return counts.every((reds) => reds <= MOST_REDS) ? counts : wall.refuse();
}
