import { type MeldType, type Seat, TILE_FORMATS, type Tile, kindOf } from '@tenbo/engine';

import type { Call, GameEvent } from '../game.ts';

type Quad = Extract<GameEvent, { readonly type: 'quad' }>;

/** The letter before the called or added tile. */
const LETTERS = { c: 'chi', p: 'pon', m: 'daiminkan', k: 'kakan', a: 'ankan' } as const satisfies Record<string, MeldType>;

/**
 * The number of tiles before the letter, by the number of seats from the caller to the right to the discarder; -1 if impossible. With three
 * players the seats are counted as if there were a fourth.
 */
const PLACES: { readonly [T in Call['meld']['type']]: readonly number[] } = {
  chi: [-1, 2, 1, 0],
  pon: [-1, 2, 1, 0],
  kakan: [-1, 2, 1, 0],
  daiminkan: [-1, 3, 1, 0],
  ankan: [3],
};

const CALL = /^((?:\d\d){0,3})([cpmka])((?:\d\d){1,4})$/;
const SEATS = 4;

/**
 * Reads a call or quad of tenhou.net/6, such as `4141p41`: two digits for each tile, and a letter before the called or added tile, whose
 * position shows the discarder.
 *
 * @returns undefined if the text is not a call or quad; whether the tiles belong together, and who may call, is not asked
 */
export function readCall(seat: Seat, text: string, players: number): Call | Quad | undefined {
  const [, before = '', letter = '', after = ''] = CALL.exec(text) ?? [];
  const type = (LETTERS as Record<string, MeldType | undefined>)[letter];
  const tiles = (`${before}${after}`.match(/\d\d/g) ?? []).map((two) => TILE_FORMATS.tenhou.read(Number(two)));
  if (type === undefined || tiles.includes(undefined)) return undefined;
  const place = before.length / 2;
  const right = PLACES[type].indexOf(place);
  const from = (seat + right) % SEATS;
  if (right < 0 || from >= players || tiles.length !== SIZES[type]) return undefined;
  const marked = tiles[place] as Tile;
  if (type === 'ankan') return { type: 'quad', seat, meld: { type, tiles: inOrder(tiles as Tile[]) } };
  if (type === 'kakan') {
    const pon = inOrder((tiles as Tile[]).toSpliced(place, 1));
    return { type: 'quad', seat, meld: { type, tiles: [...pon, marked] }, added: marked };
  }
  return { type: 'call', seat, from: from as Seat, meld: { type, tiles: inOrder(tiles as Tile[]) }, called: marked };
}

/** Writes a call in the form that `readCall` reads. */
export function writeCall({ seat, from, meld: { type, tiles }, called }: Call): string {
  const own = ascending(tiles.toSpliced(tiles.indexOf(called), 1)).map(digits);
  const place = PLACES[type][(from - seat + SEATS) % SEATS] as number;
  return own.toSpliced(place, 0, `${letterOf(type)}${digits(called)}`).join('');
}

/** Writes a quad. One made from a pon repeats the text of the pon, with the added tile before the called one. */
export function writeQuad({ meld, added }: Quad, pon: string = ''): string {
  if (added !== undefined) return pon.replace('p', `k${digits(added)}`);
  const written = ascending(meld.tiles).map(digits);
  return written.toSpliced(3, 0, letterOf('ankan')).join('');
}

function letterOf(type: MeldType): string {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter as keyof typeof LETTERS] === type) as string;
}

function digits(tile: Tile): string {
  return `${TILE_FORMATS.tenhou.write(tile)}`;
}

/** The order of tiles in other records' melds: by kind, the red five first. */
function inOrder(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => kindOf(one) - kindOf(other) || other - one);
}

/** By kind, the red five last. */
function ascending(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => kindOf(one) - kindOf(other) || one - other);
}

const SIZES: { readonly [T in MeldType]: number } = { chi: 3, pon: 3, daiminkan: 4, kakan: 4, ankan: 4 };
