import type { RuleSet } from '../ruleset.ts';
import { eastOnly, preset, threePlayers, withoutRedFives } from './preset.ts';
import { standard } from './standard.ts';

/**
 * Tenhou (天鳳), four players, hanchan, with red fives and open tanyao: the published rules as riichi.wiki has them, confirmed by 15,400 wins
 * and 1,400 matches played there. Records up to January 2022 are settled in whole thousands, those from June 2022 on are not rounded
 * (docs/rulings.md, "Points and uma of Tenhou"). The program allows no chombo.
 */
export const tenhou = preset({
  ...standard,
  id: 'tenhou',
  name: 'Tenhou',
  pao: { ...standard.pao, honba: 'liable' },
  draws: { ...standard.draws, abortive: [...standard.draws.abortive, 'tripleRon'] },
  chombo: { ...standard.chombo, payment: 0 },
  match: { ...standard.match, goal: 30_000, agariYame: 'automatic', tenpaiYame: 'automatic' },
});

/**
 * Tenhou for three (天鳳 三人麻雀): no 2m–8m, norths as dora, tsumo loss, honba 200, 2,000 for noten, 15 oka; confirmed by 4,300 wins and 560
 * matches played there. It has the two abortive draws that three players can have; both are recorded.
 */
export const tenhouSanma = preset({
  ...threePlayers(tenhou),
  id: 'tenhouSanma',
  name: 'Tenhou, three players',
  standings: { ...tenhou.standings, target: 40_000, uma: [[20, 0, -20]] },
});

export const tenhouNoRed = preset({ ...withoutRedFives(tenhou), id: 'tenhouNoRed', name: 'Tenhou, no red fives' });
export const tenhouClosedTanyao = preset({
  ...closedTanyao(tenhou),
  id: 'tenhouClosedTanyao',
  name: 'Tenhou, closed tanyao, no red fives',
});

/** East only; the extra round to 30,000 is South. Uma as in a hanchan: 10 and 5 in records of 2009, 20 and 10 in all since 2019. */
export const tenhouTonpuu = preset({ ...eastOnly(tenhou), id: 'tenhouTonpuu', name: 'Tenhou tonpuu' });
export const tenhouTonpuuNoRed = preset({
  ...eastOnly(tenhouNoRed),
  id: 'tenhouTonpuuNoRed',
  name: 'Tenhou tonpuu, no red fives',
});
export const tenhouTonpuuClosedTanyao = preset({
  ...eastOnly(tenhouClosedTanyao),
  id: 'tenhouTonpuuClosedTanyao',
  name: 'Tenhou tonpuu, closed tanyao, no red fives',
});

export const tenhouSanmaNoRed = preset({
  ...withoutRedFives(tenhouSanma),
  id: 'tenhouSanmaNoRed',
  name: 'Tenhou, three players, no red fives',
});
export const tenhouSanmaClosedTanyao = preset({
  ...closedTanyao(tenhouSanma),
  id: 'tenhouSanmaClosedTanyao',
  name: 'Tenhou, three players, closed tanyao, no red fives',
});
export const tenhouSanmaTonpuu = preset({
  ...eastOnly(tenhouSanma),
  id: 'tenhouSanmaTonpuu',
  name: 'Tenhou tonpuu, three players',
});
export const tenhouSanmaTonpuuNoRed = preset({
  ...eastOnly(tenhouSanmaNoRed),
  id: 'tenhouSanmaTonpuuNoRed',
  name: 'Tenhou tonpuu, three players, no red fives',
});
export const tenhouSanmaTonpuuClosedTanyao = preset({
  ...eastOnly(tenhouSanmaClosedTanyao),
  id: 'tenhouSanmaTonpuuClosedTanyao',
  name: 'Tenhou tonpuu, three players, closed tanyao, no red fives',
});

/** Tenhou's tables without open tanyao also have no red fives. */
function closedTanyao(rules: RuleSet): RuleSet {
  return withoutRedFives({ ...rules, yaku: { ...rules.yaku, openTanyao: 'closedOnly' } });
}
