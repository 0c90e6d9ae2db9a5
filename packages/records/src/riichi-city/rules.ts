import { type RuleSet, presets } from '@tenbo/engine';

import type { Claim } from '../errors.ts';
import type { Json } from '../json.ts';
import { rulesWith } from '../rules-with.ts';

/** The rules of a game according to its record. */
export interface RiichiCityRules {
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
export function riichiCityRules(data: Json, players: 3 | 4, claim: Claim): RiichiCityRules {
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
