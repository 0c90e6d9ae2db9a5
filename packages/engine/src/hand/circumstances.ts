import { kindOf } from '../tiles/tile.ts';
import type { Circumstance, Win } from './win.ts';

/** What a circumstance requires of its win. */
export type Need =
  | 'ron'
  | 'discard'
  | 'rinshan'
  | 'twoQuads'
  | 'onlyQuads'
  | 'noRiichi'
  | 'noIppatsu'
  | 'noneOfKind'
  | 'notDealer'
  | 'notEighthWin';

/** A circumstance that the rest of the win rules out. */
export interface CircumstanceError {
  readonly code: 'circumstanceNeeds';
  readonly circumstance: Circumstance;
  readonly needs: Need;
}

/** What each circumstance requires. */
const NEEDS: { readonly [C in Circumstance]: readonly Need[] } = {
  riichiTile: ['discard'],
  quadDiscard: ['discard', 'noIppatsu'],
  secondQuad: ['rinshan', 'twoQuads'],
  firstTurnQuad: ['rinshan', 'onlyQuads', 'noRiichi'],
  eighthWin: [],
  againstEighthWin: ['notDealer', 'notEighthWin'],
  riichiDiscarder: ['ron'],
  lastOfKind: ['noneOfKind'],
};

const HOLDS: { readonly [N in Need]: (win: Win) => boolean } = {
  ron: ({ method }) => method.by === 'ron',
  discard: ({ method }) => method.by === 'ron' && method.on !== 'chankan',
  rinshan: ({ method }) => method.on === 'rinshan',
  twoQuads: ({ hand }) => hand.melds.filter(({ tiles }) => tiles.length === 4).length >= 2,
  onlyQuads: ({ hand }) => hand.melds.length > 0 && hand.melds.every(({ type }) => type === 'ankan' || type === 'daiminkan'),
  noRiichi: ({ riichi }) => riichi === undefined,
  noIppatsu: ({ riichi }) => !riichi?.ippatsu,
  noneOfKind: ({ hand, tile }) => !hand.concealed.some((held) => kindOf(held) === kindOf(tile)),
  notDealer: ({ seatWind }) => seatWind !== 'E',
  notEighthWin: ({ circumstances }) => !circumstances?.includes('eighthWin'),
};

/** Every requirement of the circumstances that the win does not meet. */
export function circumstanceErrors(win: Win, circumstances: readonly Circumstance[]): CircumstanceError[] {
  return [...new Set(circumstances)].flatMap((circumstance) =>
    NEEDS[circumstance]
      .filter((needs) => !HOLDS[needs](win))
      .map((needs) => ({ code: 'circumstanceNeeds', circumstance, needs }) as const),
  );
}
