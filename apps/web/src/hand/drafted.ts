import type { WinRecord } from '@tenbo/engine';

import type { LaidMeld } from '../ui/laid.ts';
import { ASSUMABLE, type Draft } from './draft.ts';
import { arranged } from './edit.ts';

/** A scored win as a draft of the calculator, with nothing assumed. */
export function draftOfWin({ win, table, rules, discarder, wareme }: WinRecord, givers: readonly LaidMeld['from'][] = []): Draft {
  const melds = win.hand.melds.map((meld, i) => ({ ...meld, from: givers[i] }));
  return arranged({
    hand: { concealed: win.hand.concealed, melds },
    tile: win.tile,
    tileIs: 'chosen',
    by: win.method.by,
    on: win.method.on,
    from: discarder,
    seat: win.seatWind,
    round: win.roundWind,
    wareme,
    riichi: win.riichi?.kind,
    ippatsu: win.riichi?.ippatsu ?? false,
    circumstances: win.circumstances ?? [],
    dora: win.doraIndicators,
    ura: win.uraIndicators,
    kita: win.kita ?? 0,
    table,
    rules,
    chosen: ASSUMABLE,
  });
}
