import { ema2016 } from './ema.ts';
import { league } from './league.ts';
import { preset, threePlayers } from './preset.ts';
import { standard } from './standard.ts';

/**
 * Russian Riichi Championship (RRC), as the Pantheon club system has it: 13 han are a yakuman, yakuman are added up and three of them count
 * double, abortive draws, all winners paid, the last hand after time not dealt again after a chombo. Renhou is allowed but its value is not
 * given: mangan, as at EMA. Not found: the double-wind pair; as common.
 */
export const rrc = preset({
  ...league,
  id: 'rrc',
  name: 'RRC',
  yaku: { ...league.yaku, renhou: 'mangan', doubleYakuman: ['suuankouTanki', 'kokushi13', 'junseiChuuren'] },
  payments: { ...league.payments, multipleRon: 'all', honbaTo: 'each', sticksTo: 'ownThenNearest' },
  draws: { ...league.draws, abortive: standard.draws.abortive },
  chombo: { ...league.chombo, redeal: 'inTime' },
  match: { ...league.match, timeUp: 'oneMoreHand' },
});

/**
 * Pantheon's rules for three, made after EMA's, as its file, its program's tests and its plan have them: norths as dora, tsumo loss, honba 300
 * by ron and 100 from each, 3,000 for noten, 35,000 points and no oka. Red fives are not mentioned: none, as at EMA.
 */
export const pantheonSanma = preset({
  ...threePlayers(ema2016),
  id: 'pantheonSanma',
  name: 'Pantheon, three players',
  tiles: { ...threePlayers(ema2016).tiles, redFives: [0, 0, 0] },
  payments: ema2016.payments,
  draws: ema2016.draws,
  match: { ...ema2016.match, start: 35_000 },
  standings: { ...ema2016.standings, uma: [[15, 0, -15]] },
});
