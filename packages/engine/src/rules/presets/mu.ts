import { NO_CHANCE_DORA, league } from './league.ts';
import { preset } from './preset.ts';

/**
 * Mu (麻将連合, mj-king.net): no ippatsu, no ura dora nor dora of quads, honba are worth nothing. 3,000 for noten; its league pays none. Not
 * found: start, double-wind pair, 13 han, several yakuman; as common. There is no field for its ban on quads after riichi.
 */
export const mu = preset({
  ...league,
  id: 'mu',
  name: 'Mu',
  dora: NO_CHANCE_DORA,
  yaku: { ...league.yaku, ippatsu: 'none' },
  payments: { ...league.payments, honba: { ron: 0, tsumoEach: 0 } },
  standings: { ...league.standings, uma: [[12, 4, -4, -12]] },
});
