import { firstErrors } from '../input/error-list.ts';
import { excerpt } from '../input/excerpt.ts';
import type { Place } from './errors.ts';
import { type Result, err, ok } from '../result.ts';
import { type Characters, LONGEST, charactersOf, inNotation } from '../tiles/characters.ts';
import { type NotationError, type PlacedTile, type TextError, readTiles } from '../tiles/tile-text.ts';
import { COPIES, KINDS, RANKS, type Tile, isRedFive, kindOf, rankOf, suitOf } from '../tiles/tile.ts';
import type { Hand, Meld } from './win.ts';

/** A hand as it was written, and the place of each part in the text. */
export interface HandText {
  readonly hand: Hand;
  readonly tile: Tile | undefined;
  readonly positions: { readonly concealed: readonly number[]; readonly melds: readonly number[]; readonly tile: number };
}

/**
 * Reads a hand: `234m 406p 7z [555s] (1111z) +7z`. `0` (or `5r`, `r5`, `5mr`) is a red five, honours are `1z`–`7z` or `ESWN PFC`.
 * Unicode tiles, kanji (`二三四萬 赤五筒 東`) and full-width characters are read too. `[234m]` `[555z]` `[5555z]` are open melds,
 * `[555+5z]` an added kan, `(5555z)` a closed one.
 *
 * @returns the hand, or every error in the text with its position
 * @example
 * const { hand, tile } = unwrap(parseHand('234m 406p 567s 7z (1111z) +7z'));
 * formatHand(hand, tile); // → '234m406p567s7z (1111z) +7z'
 * parseHand('12x'); // → { ok: false, error: [{ code: 'missingSuit', position: 0, digits: '12' }, { code: 'unknownCharacter', position: 2, character: 'x' }] }
 */
export function parseHand(text: string): Result<HandText, readonly NotationError[]> {
  return readHand(charactersOf(text));
}

/** Reads a hand from the characters of its text, beside which there may be errors already. */
export function readHand(text: Characters, others: readonly TextError[] = []): Result<HandText, readonly NotationError[]> {
  const { parts, errors } = readParts(text);
  errors.push(...others);
  const concealed = parts.filter((part) => part.in === 'hand').flatMap((part) => part.tiles);
  const melds = parts.filter((part) => part.in === 'meld');
  const winning = parts.filter((part) => part.in === 'winning');
  const tiles = winning.flatMap((part) => part.tiles);
  const [first] = winning;
  if (first && tiles.length !== 1) errors.push({ code: 'winningTileCount', position: first.position, tiles: tiles.length });
  if (errors.length > 0) return err(shownErrors(errors, text));
  return ok({
    hand: { concealed: concealed.map((t) => t.tile), melds: melds.map((part) => part.meld) },
    tile: tiles[0]?.tile,
    positions: {
      concealed: concealed.map((t) => t.position),
      melds: melds.map((m) => m.position),
      tile: tiles[0]?.position ?? -1,
    },
  });
}

/**
 * Reads tiles without melds, such as dora indicators.
 *
 * @example
 * formatTiles(unwrap(parseTiles('5p r5p E'))); // → '05p1z'
 */
export function parseTiles(text: string): Result<readonly Tile[], readonly NotationError[]> {
  const plain = plainTiles(text);
  if (plain !== undefined) return ok(plain);
  const characters = charactersOf(text);
  const { parts, errors } = readParts(characters);
  const other = parts.find((part) => part.in !== 'hand');
  if (other) errors.push({ code: 'misplacedMelds', position: other.position });
  if (errors.length > 0) return err(shownErrors(errors, characters));
  return ok(parts.flatMap((part) => part.tiles.map((t) => t.tile)));
}

/** The tiles of a short text in which all are digits with the letter of their suit, in a tenth of the time; undefined if it is another. */
export function plainTiles(text: string): readonly Tile[] | undefined {
  if (text.length > MOST_PLAIN) return undefined;
  const tiles: number[] = [];
  /** The first digit that waits for its suit. */
  let first = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) {
      tiles.push(digit);
      continue;
    }
    const suit = SUIT_LETTERS.indexOf(text[at] as string);
    if (suit < 0 || first === tiles.length) return undefined;
    for (; first < tiles.length; first++) {
      const rank = tiles[first] as number;
      if (suit === 3 && (rank === 0 || rank > HONOR_RANKS)) return undefined;
      tiles[first] = rank === 0 ? KINDS + suit : suit * RANKS + rank - 1;
    }
  }
  return first === tiles.length ? (tiles as Tile[]) : undefined;
}

const MOST_PLAIN = 64;
const ZERO = 48;
const HONOR_RANKS = 7;

/**
 * The position of a tile or meld in the text, counted from 0; undefined if it is not in the text.
 *
 * @example
 * const text = unwrap(parseHand('123m [555z] +4m'));
 * positionOf({ in: 'melds', index: 0 }, text); // → 5
 */
export function positionOf(place: Place, { positions }: HandText): number | undefined {
  if (place.in === 'tile') return positions.tile >= 0 ? positions.tile : undefined;
  return place.in === 'concealed' || place.in === 'melds' ? positions[place.in][place.index] : undefined;
}

/**
 * Tiles in the canonical form: sorted, man pin sou honours, a red five (`0`) before the other fives.
 *
 * @example
 * formatTiles(unwrap(parseTiles('7z 5p 0p 4p'))); // → '405p7z'
 */
export function formatTiles(tiles: readonly Tile[]): string {
  return formatTilesInOrder(tiles.toSorted(byOrder));
}

/**
 * Tiles in the order given, as dora and ura indicators must be: without kan dora only the first one turned counts.
 *
 * @example
 * formatTilesInOrder(unwrap(parseTiles('5z 1m 2m 0p'))); // → '5z12m0p'
 */
export function formatTilesInOrder(tiles: readonly Tile[]): string {
  return tiles
    .map((tile, i) => {
      const suit = suitOf(kindOf(tile));
      const next = tiles[i + 1];
      return digitOf(tile) + (next !== undefined && suitOf(kindOf(next)) === suit ? '' : SUIT_LETTERS[suit]);
    })
    .join('');
}

/**
 * A hand in the canonical form, with the winning tile after `+`.
 *
 * @example
 * formatHand({ concealed: unwrap(parseTiles('66z')), melds: [{ type: 'pon', tiles: unwrap(parseTiles('E E E')) }] }); // → '66z [111z]'
 */
export function formatHand(hand: Hand, tile?: Tile): string {
  const parts = [formatTiles(hand.concealed), ...hand.melds.map(formatMeld)];
  if (tile !== undefined) parts.push(`+${formatTiles([tile])}`);
  return parts.filter((part) => part !== '').join(' ');
}

/**
 * A meld in the canonical form; the tile added to a pon comes last.
 *
 * @example
 * formatMeld({ type: 'kakan', tiles: unwrap(parseTiles('5550p')) }); // → '[555+0p]'
 */
export function formatMeld({ type, tiles }: Meld): string {
  if (type === 'ankan') return `(${formatTiles(tiles)})`;
  if (type !== 'kakan') return `[${formatTiles(tiles)}]`;
  const [pon, added] = [formatTiles(tiles.slice(0, -1)), formatTiles(tiles.slice(-1))];
  return `[${pon.slice(0, -1)}+${added}]`;
}

type Part =
  | { readonly in: 'hand' | 'winning'; readonly position: number; readonly tiles: readonly PlacedTile[] }
  | { readonly in: 'meld'; readonly position: number; readonly tiles: readonly PlacedTile[]; readonly meld: Meld };

/** The first errors of a text in their order, with its own characters and long quotations cut short. */
function shownErrors(errors: readonly TextError[], { written }: Characters): readonly NotationError[] {
  return firstErrors<NotationError>(errors.toSorted((a, b) => a.position - b.position)).map((error) => {
    if (error.code === 'unknownCharacter') {
      const found = written.slice(error.position, error.position + [...error.character].length);
      return { ...error, character: excerpt(found.join('')) };
    }
    return error.code === 'missingSuit' ? { ...error, digits: excerpt(error.digits) } : error;
  });
}

/** Splits a text at its brackets and its `+`, and reads the tiles of each part. */
function readParts({ plain }: Characters): { readonly parts: readonly Part[]; readonly errors: TextError[] } {
  if (plain.length > LONGEST) return { parts: [], errors: [{ code: 'textTooLong', position: LONGEST, most: LONGEST }] };
  const text = inNotation(plain);
  const errors: TextError[] = [];
  const parts: Part[] = [];
  let start = 0;
  let where: 'hand' | 'winning' = 'hand';
  const flush = (end: number) => {
    parts.push({ in: where, position: start, tiles: readTiles(text, start, end, errors) });
    where = 'hand';
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '+') {
      flush(at);
      where = 'winning';
      start = at + 1;
    } else if (character === '[' || character === '(') {
      flush(at);
      const end = text.indexOf(character === '[' ? ']' : ')', at);
      if (end < 0) errors.push({ code: 'unclosedMeld', position: at, character });
      else readMeld(text, at, end, parts, errors);
      at = end < 0 ? text.length : end;
      start = at + 1;
    }
  }
  flush(text.length);
  return { parts, errors };
}

function readMeld(text: readonly string[], open: number, close: number, parts: Part[], errors: TextError[]): void {
  const before = errors.length;
  const placed = readTiles(text, open + 1, close, errors);
  if (errors.length > before) return;
  if (placed.length !== 3 && placed.length !== COPIES) {
    errors.push({ code: 'meldSize', position: open, tiles: placed.length });
    return;
  }
  const tiles = placed.map((t) => t.tile);
  const meld = meldOf(tiles, text[open] === '(', text.slice(open, close).includes('+'));
  parts.push({ in: 'meld', position: open, tiles: placed, meld });
}

/** The meld in a pair of brackets. Whether its tiles fit is judged with the win, in `check.ts`. */
function meldOf(tiles: readonly Tile[], closed: boolean, added: boolean): Meld {
  if (closed) return { type: 'ankan', tiles };
  if (tiles.length === COPIES) return { type: added ? 'kakan' : 'daiminkan', tiles };
  const [first] = tiles as [Tile];
  return { type: tiles.every((tile) => kindOf(tile) === kindOf(first)) ? 'pon' : 'chi', tiles };
}

function byOrder(one: Tile, other: Tile): number {
  return kindOf(one) - kindOf(other) || Number(isRedFive(other)) - Number(isRedFive(one));
}

const SUIT_LETTERS = 'mpsz';

function digitOf(tile: Tile): string {
  return isRedFive(tile) ? '0' : String(rankOf(kindOf(tile)));
}
