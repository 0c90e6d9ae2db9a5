import { indicatedBy } from '../hand/dora.ts';
import type { Kind, Tile } from '../tiles/tile.ts';
import { assertRuleSet } from './assert-rules.ts';
import type { RuleSet } from './ruleset.ts';

/**
 * The dora that an indicator points to (ドラ表示牌): the next rank, winds E S W N, dragons haku hatsu chun, each in a circle.
 * Where 2m–8m are left out, 1m points to 9m.
 *
 * @throws TypeError if the rules are no rule set
 * @example
 * const indicators = unwrap(parseTiles('1m 9s 4z'));
 * formatTiles(indicators.map((tile) => doraOf(tile, presets.standard))); // → '2m1s1z'
 * formatTiles(indicators.map((tile) => doraOf(tile, presets.tenhouSanma))); // → '9m1s1z'
 */
export function doraOf(indicator: Tile, rules: RuleSet): Kind {
  assertRuleSet(rules, 'doraOf');
  return indicatedBy(indicator, rules.tiles);
}
