import { type Win, formatTilesInOrder, formatTiles } from '@tenbo/engine';

/** A win as a record, as programs write it. */
export function recordOf({ hand, tile, method, seatWind, roundWind, riichi, doraIndicators, uraIndicators }: Win): object {
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles([tile]),
    melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) })),
    ...method,
    seat: seatWind,
    round: roundWind,
    ...(riichi && { riichi: riichi.kind, ippatsu: riichi.ippatsu }),
    dora: formatTilesInOrder(doraIndicators),
    ura: formatTilesInOrder(uraIndicators),
  };
}
