import { type RuleSet, type Wind, type WonBy, formatTiles, formatTilesInOrder, parseRecord } from '@tenbo/engine';
import { type WinTiles, circumstancesAt } from '@tenbo/ledger';

import { ASSUMABLE, type Draft, EMPTY } from './draft.ts';
import { arranged, wonBy } from './edit.ts';

/** What a match knows about a win before its tiles are entered. */
export interface HandSituation {
  readonly rules: RuleSet;
  readonly seat: Wind;
  readonly round: Wind;
  readonly honba: number;
  readonly riichiSticks: number;
  readonly by: WonBy;
  /** Whether the winner declared riichi at the table. */
  readonly riichi: boolean;
  /** Whether the win is a ron off a player who did. */
  readonly riichiDiscarder: boolean;
}

/** A draft in a match's situation, with the tiles entered so far: none, only indicators, or a whole hand. */
export function draftIn(situation: HandSituation, tiles: Partial<WinTiles> = {}): Draft {
  const { rules, by, seat, round, riichi, riichiDiscarder, honba, riichiSticks } = situation;
  const table = { honba, riichiSticks };
  const circumstances = circumstancesAt([], riichiDiscarder);
  const declared = riichi ? 'riichi' : undefined;
  const empty: Draft = { ...EMPTY, rules, by, seat, round, table, riichi: declared, circumstances, chosen: ASSUMABLE };
  const melds = tiles.melds?.map(({ type, tiles: its }) => ({ type, tiles: its }));
  const record = parseRecord({ ...tiles, melds, hand: tiles.hand || ANY, tile: tiles.tile || ANY, by, seat, round }, rules);
  if (!record.ok) return empty;
  const { win } = record.value;
  return arranged({
    ...empty,
    hand: {
      concealed: tiles.hand ? win.hand.concealed : [],
      melds: win.hand.melds.map((meld, i) => ({ ...meld, from: tiles.melds?.[i]?.from })),
    },
    tile: tiles.tile ? win.tile : undefined,
    tileIs: 'chosen',
    on: win.method.on,
    riichi: riichi ? (win.riichi?.kind ?? 'riichi') : undefined,
    ippatsu: riichi && win.riichi?.ippatsu === true,
    dora: win.doraIndicators,
    ura: riichi ? win.uraIndicators : [],
    kita: win.kita ?? 0,
    circumstances: circumstancesAt(win.circumstances ?? [], riichiDiscarder),
  });
}

/** A draft read from a text, except for what the match knows. */
export function heldTo(situation: HandSituation, draft: Draft): Draft {
  const { rules, by, seat, round, riichi, riichiDiscarder, honba, riichiSticks } = situation;
  const { on } = draft.by === by ? draft : wonBy(draft, by);
  const declared = riichi ? { riichi: draft.riichi ?? 'riichi' } : { riichi: undefined, ippatsu: false, ura: [] };
  const circumstances = circumstancesAt(draft.circumstances, riichiDiscarder);
  return { ...draft, on, from: undefined, rules, by, seat, round, table: { honba, riichiSticks }, circumstances, ...declared };
}

/** The tiles of a draft as a match stores them; absent parts are left out. */
export function winTilesOf(draft: Draft): WinTiles {
  const { hand, tile, on, riichi, ippatsu, dora, ura, kita, circumstances } = draft;
  const melds = hand.melds.map(({ type, tiles, from }) => ({
    type,
    tiles: formatTilesInOrder(tiles),
    ...(from !== undefined && { from }),
  }));
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles(tile === undefined ? [] : [tile]),
    ...(melds.length > 0 && { melds }),
    ...(on !== undefined && { on }),
    ...(riichi !== undefined && { riichi }),
    ...(ippatsu && { ippatsu }),
    ...(dora.length > 0 && { dora: formatTilesInOrder(dora) }),
    ...(ura.length > 0 && { ura: formatTilesInOrder(ura) }),
    ...(kita > 0 && { kita }),
    ...(circumstances.length > 0 && { circumstances }),
  };
}

/** A placeholder for missing tiles, so that the rest can be read. */
const ANY = '1m';
