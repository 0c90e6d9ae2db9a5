import { expect, test } from 'vitest';

import { winOf } from '../../../../fixtures/typed-wins.ts';
import { type RuleSet, createScorer, formatTiles, parseRules, presets, unwrap } from '../index.ts';

const rules = (changes: object): RuleSet => unwrap(parseRules(changes));
const { standard } = presets;
const WITHOUT_LIMITS = rules({ points: { limits: 'none' } });
const ONE_TILE = rules({ fu: { wait: 'oneTile' } });
const NO_FU_FOR_RINSHAN = rules({ fu: { rinshanTsumo: 0 } });

/** The lines of a hand's fu, with their tiles. */
function linesOf(text: string, by: 'ron' | 'tsumo', under: RuleSet): readonly string[] {
  const { fuItems, fuBeforeRounding } = unwrap(createScorer(under).explain(winOf(text, { method: { by } })));
  expect(fuItems.reduce((sum, { fu }) => sum + fu, 0)).toBe(fuBeforeRounding);
  return fuItems.map(({ code, fu, tiles }) => [code, fu, ...(tiles.length > 0 ? [formatTiles(tiles)] : [])].join(' '));
}

test.each<[string, 'ron' | 'tsumo', RuleSet, readonly string[]]>([
  ['234m456p567s678m8s +8s', 'ron', standard, ['base 20', 'closedRon 10 8s', 'wait 2 8s']],
  ['234m456p567s77s68m +7m', 'tsumo', standard, ['base 20', 'wait 2 678m', 'tsumo 2 7m']],
  ['234m456p567s77s68m +7m', 'tsumo', NO_FU_FOR_RINSHAN, ['base 20', 'wait 2 678m', 'tsumo 2 7m']],
  ['11m99s [789s] [789s] [555z] +1m', 'ron', ONE_TILE, ['base 20', 'triplet 4 1m', 'triplet 4 5z', 'wait 2 1m']],
  ['19m19p19s1234567z +9s', 'ron', WITHOUT_LIMITS, ['base 20', 'closedRon 10 9s']],
  ['1122m3344p5566s7z +7z', 'ron', standard, ['sevenPairs 25']],
])('%s by %s', (text, by, under, lines) => {
  expect(linesOf(text, by, under)).toEqual(lines);
});
