import { likest } from '../input/likest.ts';
import { type Result, err, ok } from '../result.ts';
import { type Characters, charactersOf, inNotation } from '../tiles/characters.ts';
import { type NotationError, type TextError, readTiles } from '../tiles/tile-text.ts';
import type { Tile } from '../tiles/tile.ts';
import { type HandText, readHand } from './notation.ts';
import { HAND_WORDS, type WinWords, wordAt } from './win-words.ts';

/** A win as it was written on a line: its hand, and what words beside it say. */
export interface WinText extends HandText {
  readonly words: WinWords;
}

/**
 * Reads what players write or paste about a win: a hand as for `parseHand`, and words for how it was won, in English, Japanese or Chinese
 * (`ron` `riichi` `dora 3p` `south`, `立直` `ツモ` `南家` `1本場`), in any order. Instead of the hand there may be a link to tenhou.net/2.
 *
 * @returns the hand and what the words say, or every error in the text with its position: an unknown word, or two that contradict each other, too
 * @example
 * const { hand, tile, words } = unwrap(parseWin('234m 406p 567s 88s 67m +8m ron riichi dora 3p south'));
 * formatHand(hand, tile); // → '23467m406p56788s +8m'
 * [words.by, words.riichi, words.seat]; // → ['ron', 'riichi', 'S']
 * formatHand(unwrap(parseWin('https://tenhou.net/2/?q=19m19p19s1234567z')).hand); // → '19m19p19s1234567z'
 */
export function parseWin(text: string): Result<WinText, readonly NotationError[]> {
  const characters = charactersOf(text);
  const line = withoutAddress(lineOf(characters));
  const { rest, words, errors } = takeWords(line, characters);
  const read = readHand({ ...characters, plain: rest }, errors);
  return read.ok ? ok({ ...read.value, words: agreeing(words) }) : err(read.error.map(asWord));
}

/** Several letters in a row that are no tiles were meant as a word. */
function asWord(error: NotationError): NotationError {
  if (error.code !== 'unknownCharacter' || !/^\p{L}{2}/u.test(error.character)) return error;
  const word = error.character;
  return { code: 'unknownWord', position: error.position, word, nearest: likest(word, HAND_WORDS) };
}

/** The characters as a string in which each has one unit, so that places in it are places in the text. */
function lineOf({ plain }: Characters): string {
  return plain.map((character) => (character.length === 1 ? character : '\uFFFF')).join('');
}

/** A hand in a link to tenhou.net/2, in `p` or `q`. */
const LINK = /(?:https?:\/\/)?tenhou\.net\/2\/\?(?:[^\s=&]+=[^\s&]*&)*?[pq]=([^\s&#]*)\S*/diu;

/** Blanks a link but for the hand in it. */
function withoutAddress(line: string): string {
  const found = LINK.exec(line);
  const [whole, hand] = found?.indices ?? [];
  return whole && hand ? blanked(blanked(line, whole[0], hand[0]), hand[1], whole[1]) : line;
}

const SEPARATOR = /[,;:=、。・|/]/gu;

interface Taken {
  /** What is left for the hand, the words blank. */
  readonly rest: readonly string[];
  readonly words: WinWords;
  readonly errors: readonly TextError[];
}

function takeWords(given: string, characters: Characters): Taken {
  const line = given.replace(SEPARATOR, ' ');
  const plain = characters.plain.map((character, i) => (line[i] === ' ' ? ' ' : character));
  const tiles = inNotation(plain);
  const errors: TextError[] = [];
  let words: WinWords = {};
  const saying = new Map<string, string>();
  for (let at = 0; at < line.length; at++) {
    const word = wordAt(line, at);
    if (!word) continue;
    const { end: after, said: meant } = word;
    // The tile after the word is the one drawn, as if it came after a +.
    if (meant === 'drew') plain.fill(' ', at, after);
    if (meant === 'drew') plain[after - 1] = '+';
    const said = meant === 'drew' ? { by: 'tsumo' as const } : meant;
    const end = typeof said === 'object' ? after : endOfTiles(line, after);
    if (typeof said === 'object') {
      const text = characters.written.slice(at, end).join('');
      const against = Object.entries(said).find(([field, value]) => field in words && words[field as keyof WinWords] !== value);
      if (against) errors.push({ code: 'contradictingWord', position: at, word: text, earlier: saying.get(against[0]) ?? '' });
      for (const field of Object.keys(said)) saying.set(field, text);
      words = { ...words, ...said };
    } else words = { ...words, [said]: [...(words[said] ?? []), ...indicators(tiles, at, after, end, errors)] };
    if (meant !== 'drew') plain.fill(' ', at, end);
    at = end - 1;
  }
  return { rest: plain, words, errors };
}

/** The tiles between a word for indicators and an end; a word without tiles is no word. */
function indicators(text: readonly string[], word: number, start: number, end: number, errors: TextError[]): readonly Tile[] {
  const before = errors.length;
  const placed = readTiles(text, start, end, errors);
  if (placed.length === 0 && errors.length === before) {
    errors.push({ code: 'unknownCharacter', position: word, character: text.slice(word, start).join('') });
  }
  return placed.map(({ tile }) => tile);
}

/** The tiles after `dora` or `ura` are written together: they end with a space or the next word. */
function endOfTiles(line: string, start: number): number {
  let at = start;
  while (line[at] === ' ') at++;
  while (at < line.length && !/\s/u.test(line[at] as string) && !wordAt(line, at)) at++;
  return at;
}

function blanked(line: string, start: number, end: number): string {
  return line.slice(0, start) + ' '.repeat(end - start) + line.slice(end);
}

/** The last tile is haitei by tsumo and houtei by ron, whichever of its names was written. */
function agreeing(words: WinWords): WinWords {
  if (words.on !== 'haitei' && words.on !== 'houtei') return words;
  const by = words.by ?? (words.on === 'houtei' ? 'ron' : 'tsumo');
  return { ...words, by, on: by === 'ron' ? 'houtei' : 'haitei' };
}
