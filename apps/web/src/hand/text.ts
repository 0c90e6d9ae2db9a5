import { type HandText, type Result, type WinWords, ok, parseWin } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { calledFrom } from './address.ts';
import { ASSUMABLE, type Draft } from './draft.ts';
import { arranged, wonBy } from './edit.ts';

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
