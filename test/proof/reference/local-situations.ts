import type { Circumstance } from '@tenbo/engine';

import { HAKU, plain } from './tiles.ts';
import { type Condition, type Seen, isDouble } from './yaku.ts';

const [PIN_1, PIN_5, PIN_9, SOU_1, SOU_2] = [9, 13, 17, 18, 19];

/** Local yaku that depend on how a win came about. */
export const LOCAL_SITUATIONS: readonly Condition[] = [
  { id: 'openRiichi', when: ({ win }) => win.riichi?.kind === 'openRiichi', insteadOf: ['riichi'] },
  {
    id: 'openDoubleRiichi',
    when: ({ win }) => win.riichi?.kind === 'openDoubleRiichi',
    insteadOf: ['riichi', 'doubleRiichi'],
  },
  // The player who deals in is not in riichi, and so was free to discard something else.
  {
    id: 'openRiichiHoujuu',
    when: (hand) => hand.win.riichi?.kind.startsWith('open') === true && !hand.tsumo && !was('riichiDiscarder')(hand),
    insteadOf: ['riichi', 'doubleRiichi', 'openRiichi', 'openDoubleRiichi'],
  },
  { id: 'tsubameGaeshi', when: was('riichiTile') },
  { id: 'kanburi', when: was('quadDiscard') },
  { id: 'renkaihou', when: was('secondQuad'), insteadOf: ['rinshan'] },
  // The other three lie open: a robbed kan shows them; without one the players say so.
  { id: 'ketsupaihou', when: (hand) => fillsRun(hand) && (was('lastOfKind')(hand) || hand.win.method.on === 'chankan') },
  {
    id: 'chinchiiToushii',
    when: (hand) => fillsRun(hand) && hand.win.method.on === 'chankan',
    insteadOf: ['chankan', 'ketsupaihou'],
  },
  // By ron only, with twelve tiles exposed.
  {
    id: 'shiiaruRaotai',
    when: ({ win, tsumo }) => !tsumo && win.hand.melds.length === 4 && win.hand.melds.every(({ type }) => type !== 'ankan'),
  },
  { id: 'kinkeiDokuritsu', when: (hand) => isLoneTile(hand, SOU_1) },
  { id: 'touchaoHanchanshue', when: (hand) => isLoneTile(hand, HAKU) },
  { id: 'uupinKaihou', when: ({ win }) => win.method.on === 'rinshan' && plain(win.tile) === PIN_5 },
  { id: 'ryanzouChankan', when: ({ win }) => win.method.on === 'chankan' && plain(win.tile) === SOU_2 },
  { id: 'iipinMouyue', when: ({ win }) => win.method.on === 'haitei' && plain(win.tile) === PIN_1 },
  { id: 'chuupinRaoyui', when: ({ win }) => win.method.on === 'houtei' && plain(win.tile) === PIN_9 },
  { id: 'paarenchan', when: was('eighthWin') },
  { id: 'pouhoiPaarenchan', when: was('againstEighthWin') },
  {
    id: 'ishinoUenimoSannen',
    when: ({ win }) => isDouble(win.riichi) && (win.method.on === 'haitei' || win.method.on === 'houtei'),
    insteadOf: ['doubleRiichi', 'haitei', 'houtei'],
  },
  { id: 'toukanhou', when: was('firstTurnQuad'), insteadOf: ['rinshan'] },
];

function was(circumstance: Circumstance): (hand: Seen) => boolean {
  return ({ win }) => win.circumstances?.includes(circumstance) === true;
}

/** Completed a run in its middle, or at the one end that it could grow. */
function fillsRun({ reading }: Seen): boolean {
  return reading.wait === 'kanchan' || reading.wait === 'penchan';
}

/** Four melds, including closed kans, and a wait for the other tile of the pair. */
function isLoneTile({ win }: Seen, tile: number): boolean {
  return win.hand.melds.length === 4 && plain(win.tile) === tile;
}
