import { formatHand, formatTiles, formatTilesInOrder } from '@tenbo/engine';
import type { OpenSide, SeatMoment, SeatWin } from '@tenbo/records';

import { waitJson } from '../hands/waits-json.ts';

/** A moment as `tenbo live --json` prints it. The distance, the tiles and their values are as `tenbo waits --json` prints them; null on the player's turn. */
export function momentJson(moment: SeatMoment): object {
  const { hand, kyoku, honba, seat, event, concealed, drawn, sides, indicators, left, acceptance, waits } = moment;
  const tiles = acceptance?.tiles.map((one) => ({ tile: one.kind, left: one.left, ron: null, tsumo: null })) ?? null;
  return {
    ok: true,
    game: { hand, kyoku, honba },
    event: event?.type ?? 'deal',
    ...(event && 'seat' in event && { by: event.seat }),
    seat,
    hand: formatHand({ concealed, melds: sides[seat]?.melds ?? [] }, drawn),
    shanten: acceptance?.shanten ?? null,
    tiles: waits.length > 0 ? waits.map(waitJson) : tiles,
    furiten: moment.furiten.map(({ reason, kinds }) => ({ reason, tiles: formatTiles(kinds) })),
    win: winJson(moment.win),
    sides: sides.map(sideJson),
    indicators: formatTilesInOrder(indicators),
    left,
    findings: moment.findings,
  };
}

function winJson(win: SeatWin | undefined): object | null {
  return win === undefined ? null : { tile: win.win.tile, ...win.win.method, ...win.score };
}

function sideJson({ melds, discards, riichi, kita }: OpenSide): object {
  return {
    melds: formatHand({ concealed: [], melds }),
    discards: formatTilesInOrder(discards),
    riichi: riichi ?? null,
    kita,
  };
}
