import { preset, threePlayers } from './preset.ts';
import { standard } from './standard.ts';

/**
 * A Japanese parlour's free table (フリー雀荘), put together from what most of seven houses' rules say (docs/rulings.md, "Parlours"): chips for
 * ippatsu, ura dora and red fives, 60,000 points or 0 end the match, a last dealer may stop in any place, four riichi do not end the hand, triple ron
 * does, nagashi mangan is a win. Uma of 10 and 30 are usual, though the houses that state theirs have 5–10 and 20–30. Chips are in
 * points here, 2,000 each (riichi_advanced); each house has its own price. Some give chips for red fives in closed
 * hands only, for which there is no field.
 */
export const parlour = preset({
  ...standard,
  id: 'parlour',
  name: 'Parlour',
  pao: { ...standard.pao, yaku: ['daisangen', 'daisuushii', 'suukantsu'] },
  draws: {
    ...standard.draws,
    nagashi: 'win',
    nagashiHand: 'closed',
    abortive: ['nineTerminals', 'fourWinds', 'fourQuads', 'tripleRon'],
  },
  chips: { ...standard.chips, value: 2000 },
  match: { ...standard.match, bust: 'zeroOrBelow', ceiling: 60_000, agariYame: 'anyPlace', tenpaiYame: 'anyPlace' },
  standings: { ...standard.standings, uma: [[30, 10, -10, -30]] },
});

/**
 * A parlour's three-player table, from what most of eight houses' rules say (docs/rulings.md, "Parlours"): every five of pin and sou red, norths as
 * dora, no tsumo loss, honba 1,000, 2,000 for noten, chips for ippatsu and ura dora, liability for a win on the replacement tile of an open
 * quad, an extra round to 40,000, no uma. Most of them count no fu, and some have flower tiles and open riichi, for which there is no field.
 */
export const parlourSanma = preset({
  ...threePlayers(parlour),
  id: 'parlourSanma',
  name: 'Parlour, three players',
  tiles: { ...threePlayers(parlour).tiles, redFives: [0, 4, 4] },
  payments: { ...standard.payments, honba: { ron: 1000, tsumoEach: 500 }, missingPlayer: 'split' },
  pao: { ...standard.pao, yaku: ['daisangen', 'daisuushii', 'rinshan'] },
  draws: { ...threePlayers(parlour).draws, nagashi: 'none', abortive: [] },
  chips: { ...parlour.chips, aka: 0 },
  match: { ...threePlayers(parlour).match, ceiling: null, agariYame: 'choice', tenpaiYame: 'choice' },
  standings: { ...standard.standings, target: 40_000, uma: [[0, 0, 0]] },
});
