import type { Circumstance, Win } from './win.ts';

/** What a circumstance asks of the win that has it. */
export type Need = 'discard' | 'rinshan' | 'twoQuads' | 'onlyQuads' | 'noRiichi' | 'noIppatsu' | 'notDealer' | 'notEighthWin';

/** A circumstance that the rest of the win rules out. */
export interface CircumstanceError {
  readonly code: 'circumstanceNeeds';
  readonly circumstance: Circumstance;
  readonly needs: Need;
}

/** What each circumstance cannot be without. */
const NEEDS: { readonly [C in Circumstance]: readonly Need[] } = {
  riichiTile: ['discard'],
  quadDiscard: ['discard', 'noIppatsu'],
  secondQuad: ['rinshan', 'twoQuads'],
  firstTurnQuad: ['rinshan', 'onlyQuads', 'noRiichi'],
  eighthWin: [],
  againstEighthWin: ['notDealer', 'notEighthWin'],
};

const HOLDS: { readonly [N in Need]: (win: Win) => boolean } = {
  discard: ({ method }) => method.by === 'ron' && method.on !== 'chankan',
  rinshan: ({ method }) => method.on === 'rinshan',
  twoQuads: ({ hand }) => hand.melds.filter(({ tiles }) => tiles.length === 4).length >= 2,
  onlyQuads: ({ hand }) => hand.melds.length > 0 && hand.melds.every(({ type }) => type === 'ankan' || type === 'daiminkan'),
  noRiichi: ({ riichi }) => riichi === undefined,
  noIppatsu: ({ riichi }) => !riichi?.ippatsu,
  notDealer: ({ seatWind }) => seatWind !== 'E',
  notEighthWin: ({ circumstances }) => !circumstances?.includes('eighthWin'),
};

/** Each circumstance of a win that cannot be as the rest of the win is. */
export function circumstanceErrors(win: Win, circumstances: readonly Circumstance[]): CircumstanceError[] {
  return [...new Set(circumstances)].flatMap((circumstance) =>
    NEEDS[circumstance]
      .filter((needs) => !HOLDS[needs](win))
      .map((needs) => ({ code: 'circumstanceNeeds', circumstance, needs }) as const),
  );
}
