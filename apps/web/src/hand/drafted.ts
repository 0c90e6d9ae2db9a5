// Drafts made from a text, and from a scored win.
import { type HandText, type Result, type WinRecord, type WinWords, ok, parseWin } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import type { LaidMeld } from '../ui/laid.ts';
import { type Draft, ASSUMABLE } from './draft.ts';
import { arranged, wonBy } from './edit.ts';
import { calledFrom } from './address.ts';

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

/** The draft with the hand of a text and what the words next to it add, or what is wrong with the text. What the text does not mention stays as it was. */
export function withText(draft: Draft, text: string): Result<Draft, readonly AnyError[]> {
  const read = parseWin(text);
  return read.ok ? ok(saying(withHand(draft, read.value), read.value.words)) : read;
}

/** Melds keep the givers of those they replace. Without `+` the fourteenth tile is the winning one. */
function withHand(draft: Draft, { hand, tile }: HandText): Draft {
  const melds = calledFrom(
    hand.melds,
    draft.hand.melds.map(({ from }) => from),
  );
  return arranged({ ...draft, hand: { ...hand, melds }, tile, tileIs: tile === undefined ? 'last' : 'chosen' });
}

function saying(draft: Draft, words: WinWords): Draft {
  const { by, on, from, honba, riichiSticks, ...others } = words;
  const won = by === undefined || by === draft.by ? draft : wonBy(draft, by);
  const said = { ...won, ...others, on: on ?? won.on, from: from ?? won.from };
  const { table } = draft;
  return {
    ...said,
    from: said.by === 'tsumo' || said.from === said.seat ? undefined : said.from,
    table: { honba: honba ?? table.honba, riichiSticks: riichiSticks ?? table.riichiSticks },
    chosen: ASSUMABLE.filter((what) => draft.chosen.includes(what) || words[what] !== undefined),
  };
}
