import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/** Tenhou (天鳳), four players with red fives and open tanyao: the published rules, borne out by 15,400 wins played there. */
export const tenhou: RuleSet = { ...standard, id: 'tenhou', name: 'Tenhou' };

/** Tenhou for three (天鳳 三人麻雀): no 2m–8m, norths as dora, tsumo loss, honba 200; borne out by 4,300 wins played there. */
export const tenhouSanma: RuleSet = {
  ...tenhou,
  id: 'tenhouSanma',
  name: 'Tenhou, three players',
  tiles: { players: 3, redFives: [0, 1, 1], removed: 'man2to8', kita: 'dora' },
  payments: { ...tenhou.payments, honba: { ron: 200, tsumoEach: 100 } },
  draws: { ...tenhou.draws, noten: 2000 },
  match: { ...tenhou.match, start: 35_000, goal: 40_000 },
  standings: { ...tenhou.standings, target: 40_000, uma: [[20, 0, -20]] },
};
