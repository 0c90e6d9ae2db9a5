import { type Result, type WinWords, ok, parseWin } from '@tenbo/engine';
import type { AnyError } from '@tenbo/i18n';

import { withHand } from './address.ts';
import type { Draft } from './draft.ts';
import { wonBy } from './edit.ts';

/** The draft with the hand of a line and what its words say, or what is wrong with the line. What it does not say stays as it was. */
export function withPasted(draft: Draft, text: string): Result<Draft, readonly AnyError[]> {
  const read = parseWin(text);
  return read.ok ? ok(saying(withHand(draft, read.value), read.value.words)) : read;
}

function saying(draft: Draft, { by, on, from, honba, riichiSticks, ...words }: WinWords): Draft {
  const won = by === undefined || by === draft.by ? draft : wonBy(draft, by);
  const said = { ...won, ...words, on: on ?? won.on, from: from ?? won.from };
  const { table } = draft;
  return {
    ...said,
    from: said.by === 'tsumo' || said.from === said.seat ? undefined : said.from,
    table: { honba: honba ?? table.honba, riichiSticks: riichiSticks ?? table.riichiSticks },
  };
}
