import { preset, threePlayers } from './preset.ts';
import { standard } from './standard.ts';

/**
 * Riichi City (麻雀一番街), four players, as riichi_advanced has it: 30,000 for first place, 30 and 10 uma, nagashi mangan, a triple ron ends the
 * hand, liability for a win on the replacement tile of an open kan. Kiriage mangan and no 2 fu for a rinshan tsumo are from records of
 * tournaments played there; start, oka and unrounded results from the record of a ranked game. Not found: the other draws, whether ranked games
 * differ in anything else, and everything else; as common.
 */
export const riichiCity = preset({
  ...standard,
  id: 'riichiCity',
  name: 'Riichi City',
  fu: { ...standard.fu, rinshanTsumo: 0 },
  points: { ...standard.points, kiriageMangan: 'played' },
  pao: { ...standard.pao, yaku: [...standard.pao.yaku, 'rinshan'] },
  draws: { ...standard.draws, abortive: [...standard.draws.abortive, 'tripleRon'] },
  match: { ...standard.match, goal: 30_000 },
  standings: { ...standard.standings, uma: [[30, 10, -10, -30]] },
});

/**
 * Riichi City for three: its uma of 20 and 0, and from the same records a single player in noten pays 4,000, 2,000 to each of the others; the
 * rest as common with three players.
 */
export const riichiCitySanma = preset({
  ...threePlayers(riichiCity),
  id: 'riichiCitySanma',
  name: 'Riichi City, three players',
  draws: { ...threePlayers(riichiCity).draws, noten: [2000, 4000] },
  standings: { ...riichiCity.standings, target: 40_000, uma: [[20, 0, -20]] },
});
