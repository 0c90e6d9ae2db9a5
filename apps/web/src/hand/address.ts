import {
  CIRCUMSTANCES,
  type Meld,
  RIICHI_KINDS,
  type Tile,
  WINDS,
  WON_BY,
  WON_ON,
  type Wind,
  formatTilesInOrder,
  formatMeld,
  formatTiles,
  parseHand,
  parseTiles,
} from '@tenbo/engine';
import { GIVERS } from '@tenbo/ledger';

import { rulesIn, rulesText } from '../rules/address.ts';
import type { LaidMeld } from '../ui/laid.ts';
import { ASSUMABLE, type Assumable, type Draft, EMPTY } from './draft.ts';
import { arranged } from './edit.ts';

/** Whether an address says nothing beyond its draft, which means that all of it was understood. */
export function isWhollyRead(params: URLSearchParams): boolean {
  const read = paramsOf(draftOf(params));
  return [...params].every(([field, value]) => read.get(field) === value);
}

/** The draft as address parameters, named like the fields of a record. Melds are in notation. Assumed values and those of an empty draft are left out. */
export function paramsOf(draft: Draft): URLSearchParams {
  const {
    hand,
    tile,
    tileIs,
    by,
    on,
    from,
    seat,
    round,
    wareme,
    riichi,
    ippatsu,
    circumstances,
    dora,
    ura,
    kita,
    table,
    rules,
    chosen,
  } = draft;
  const ifChosen = (what: Assumable, value: string | undefined) =>
    chosen.includes(what) || draft[what] !== EMPTY[what] ? value : undefined;
  const fields: Record<string, string | undefined> = {
    hand: formatTiles(hand.concealed),
    tile: formatTiles(tile === undefined ? [] : [tile]),
    tileIs: tile === undefined || tileIs === 'chosen' ? '' : tileIs,
    melds: hand.melds.map(formatMeld).join(''),
    called: calledText(hand.melds),
    by: ifChosen('by', by),
    on,
    from,
    seat: ifChosen('seat', seat),
    round: ifChosen('round', round),
    wareme,
    riichi: ifChosen('riichi', riichi ?? 'none'),
    ippatsu: ippatsu ? 'true' : '',
    circumstances: circumstances.join(','),
    dora: formatTilesInOrder(dora),
    ura: formatTilesInOrder(ura),
    kita: String(kita || ''),
    honba: String(table.honba || ''),
    riichiSticks: String(table.riichiSticks || ''),
    rules: rulesText(rules),
  };
  return new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Choices that have an assumed value until the reader makes them. */
const CHOICES: { readonly [A in Assumable]: readonly string[] } = {
  seat: WINDS,
  by: WON_BY,
  riichi: [...RIICHI_KINDS, 'none'],
  round: WINDS,
};

/** How a winning tile that nobody chose came to be it. */
const ASSUMED_TILE = ['last', 'best'] as const satisfies readonly Draft['tileIs'][];

/** The draft of an address. A part that cannot be read stays as in an empty draft: an address may be cut off, mistyped or hostile. */
export function draftOf(params: URLSearchParams): Draft {
  const text = (field: string) => withinReason(params.get(field) ?? '');
  const tiles = (field: string) => tilesIn(text(field));
  const oneOf = <T extends string>(field: string, choices: readonly T[]) => choices.find((one) => one === params.get(field));
  const count = (field: string) => countIn(params.get(field));
  const melds = parseHand(text('melds'));
  const called = text('called').split(',');
  return arranged({
    hand: { concealed: tiles('hand'), melds: melds.ok ? calledFrom(melds.value.hand.melds, called) : [] },
    tile: tiles('tile')[0],
    tileIs: oneOf('tileIs', ASSUMED_TILE) ?? (params.has('tile') ? 'chosen' : 'last'),
    by: oneOf('by', WON_BY) ?? EMPTY.by,
    on: oneOf('on', WON_ON),
    from: oneOf<Wind>('from', WINDS),
    seat: oneOf<Wind>('seat', WINDS) ?? EMPTY.seat,
    round: oneOf<Wind>('round', WINDS) ?? EMPTY.round,
    wareme: oneOf<Wind>('wareme', WINDS),
    riichi: oneOf('riichi', RIICHI_KINDS),
    ippatsu: params.get('ippatsu') === 'true',
    circumstances: CIRCUMSTANCES.filter((one) => text('circumstances').split(',').includes(one)),
    dora: tiles('dora'),
    ura: tiles('ura'),
    kita: count('kita'),
    table: { honba: count('honba'), riichiSticks: count('riichiSticks') },
    rules: rulesIn(params.get('rules') ?? '') ?? EMPTY.rules,
    chosen: ASSUMABLE.filter((what) => oneOf<string>(what, CHOICES[what])),
  });
}

/** Melds with the players they were called from, where known. */
export function calledFrom(melds: readonly Meld[], from: readonly (string | undefined)[]): readonly LaidMeld[] {
  return melds.map((meld, i) => ({ ...meld, from: GIVERS.find((giver) => giver === from[i]) }));
}

/** The giver of each meld, in order; empty if all came from the left, as most do. */
function calledText(melds: readonly LaidMeld[]): string {
  const from = melds.map((meld) => meld.from ?? '');
  return from.some((one) => one === 'across' || one === 'right') ? from.join(',') : '';
}

/** Longer than any valid field of a hand, even with every tile written separately. */
export const LONGEST = 200;

function withinReason(text: string): string {
  return text.length > LONGEST ? '' : text;
}

function tilesIn(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
}

function countIn(text: string | null): number {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
