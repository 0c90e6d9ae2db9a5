import { eastOnly, preset, threePlayers } from './preset.ts';
import { standard } from './standard.ts';

/**
 * Mahjong Soul (雀魂), four players, hanchan, ranked rooms: four double yakuman, at most six, pao for its own yakuman only, 15 and 5 uma
 * from 25,000, first place needs 30,000. Source: the game's rule page as quoted in a collection of presets; RiichiEnv on pao, and on the last
 * dealer: one who leads with the goal stops; in an extra round a dealer who stays continues. The program allows no chombo.
 */
export const majsoul = preset({
  ...standard,
  id: 'majsoul',
  name: 'Mahjong Soul',
  yaku: {
    ...standard.yaku,
    doubleYakuman: ['daisuushii', 'suuankouTanki', 'kokushi13', 'junseiChuuren'],
    yakumanLimit: 6,
  },
  pao: { ...standard.pao, covers: 'yakuman', honba: 'liable' },
  chombo: { ...standard.chombo, payment: 0 },
  match: { ...standard.match, goal: 30_000, agariYame: 'automatic', tenpaiYame: 'automatic' },
  standings: { ...standard.standings, target: 'start', uma: [[15, 5, -5, -15]] },
});

/** East only; the extra round to 30,000 is South. Uma as in a hanchan, in the two matches we have. */
export const majsoulTonpuu = preset({ ...eastOnly(majsoul), id: 'majsoulTonpuu', name: 'Mahjong Soul tonpuu' });

/** Mahjong Soul for three: tsumo loss, honba 200, 2,000 for noten, 35,000 points; the abortive draws three players can have. */
export const majsoulSanma = preset({
  ...threePlayers(majsoul),
  id: 'majsoulSanma',
  name: 'Mahjong Soul, three players',
  standings: { ...majsoul.standings, uma: [[15, 0, -15]] },
});

export const majsoulSanmaTonpuu = preset({
  ...eastOnly(majsoulSanma),
  id: 'majsoulSanmaTonpuu',
  name: 'Mahjong Soul tonpuu, three players',
});
