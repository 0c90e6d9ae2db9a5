import { inNotation } from '../tiles/characters.ts';
import { WINDS, type Tile, type Wind } from '../tiles/tile.ts';
import type { RiichiKind, WonBy, WonOn } from './win.ts';

/** What words on a line say about a win, with the names that a record has for it. What is not said is absent. */
export interface WinWords {
  readonly by?: WonBy;
  readonly on?: WonOn;
  readonly riichi?: RiichiKind;
  readonly ippatsu?: true;
  readonly seat?: Wind;
  readonly round?: Wind;
  readonly from?: Wind;
  readonly dora?: readonly Tile[];
  readonly ura?: readonly Tile[];
  readonly honba?: number;
  readonly riichiSticks?: number;
  readonly kita?: number;
}

/** A word of a line: up to where it goes, and what it says. After the name of indicators come their tiles, after `drew` the winning one. */
export interface FoundWord {
  readonly end: number;
  readonly said: WinWords | 'dora' | 'ura' | 'drew';
}

/** A word that says something by itself, or names what its wind, its number or the tiles after it are. */
type Meaning = WinWords | keyof WinWords | 'drew';

/** Words in Latin letters, and in others. `@` is a wind, `%` one in full, `#` a number. What contains another word comes before it. */
const VOCABULARY: readonly (readonly [meaning: Meaning, latin: string, others: string])[] = [
  [{ by: 'ron' }, 'ron', 'ロン|[栄榮荣]和'],
  [{ by: 'tsumo' }, 'tsumo|self[- ]?draw', 'ツモ|自摸'],
  ['riichiSticks', '# (?:riichi )?sticks?|(?:riichi )?sticks? #', '供[託托] ?#[本根]?(?![場场])'],
  [
    { riichi: 'openDoubleRiichi' },
    '(?:open double|double open) (?:riichi|reach)',
    '(?:オープンダブル|[開开][両两])(?:立直|リーチ)',
  ],
  [{ riichi: 'doubleRiichi' }, 'double (?:riichi|reach)', '(?:ダブル|w|[両两双])(?:立直|リーチ)|ダブリー'],
  [{ riichi: 'openRiichi' }, 'open (?:riichi|reach)', '(?:オープン|[開开])(?:立直|リーチ)'],
  [{ riichi: 'riichi' }, 'riichi|reach', '立直|リーチ'],
  [{ ippatsu: true }, 'ippatsu', '一[發発发]'],
  ['drew', '(?:i )?(?:drew|draw)', '摸到|摸了|引いた'],
  [{ on: 'haitei' }, 'haitei', 'ハイテイ|海底(?:[摸撈捞]月)?'],
  [{ on: 'houtei' }, 'houtei', 'ホウテイ|河底(?:[撈捞][魚鱼])?'],
  [{ by: 'tsumo', on: 'rinshan' }, 'rinshan', 'リンシャン|[嶺岭]上(?:[開开]花)?'],
  [{ by: 'ron', on: 'chankan' }, 'chankan', 'チャンカン|[槍搶枪抢][槓杠]'],
  [{ by: 'tsumo', on: 'firstTurn' }, 'first turn tsumo', '[天地]和'],
  [{ by: 'ron', on: 'firstTurn' }, 'first turn ron', '人和'],
  [{ on: 'firstTurn' }, 'first turn', '第一巡'],
  ['ura', 'ura(?: ?dora)?(?: indicators?)?', '裏(?:ドラ)?(?:表示牌?)?|里[寶宝]牌?(?:指示牌)?'],
  ['dora', 'dora(?: indicators?)?', 'ドラ(?:表示牌?)?|[寶宝]牌(?:指示牌)?'],
  ['kita', 'kita #|# kita', '(?:北抜き|抜きドラ|拔北) ?#'],
  ['honba', 'honba #|# honba', '#本[場场]'],
  ['round', 'round @|% (?:round|[1-4](?! (?:honba|riichi stick|stick|kita)))', '@[場场]|@[1-4一二三四]局'],
  ['from', 'from @', '@家?から'],
  [{ seat: 'E' }, 'dealer', '親|[亲庄莊]家'],
  ['seat', 'seat @|% seat|%', '@家|自[風风] ?@'],
];

/** The words in Latin letters that say something by themselves, to suggest for a misspelt one. */
export const HAND_WORDS: readonly string[] = VOCABULARY.flatMap(([meaning, latin]) =>
  typeof meaning === 'object' ? latin.split('|').filter((word) => /^[a-z ]+$/.test(word)) : [],
);

/** A quick test before the vocabulary: every Latin word has three letters in a row, which tiles never have. Others are in another script. */
const MAY_HAVE_WORDS = /[a-z]{3}|[^\0-\x7F]/iu;

interface Word {
  readonly meaning: Meaning;
  /** A word at the place where the search stands. Latin words stand apart from other letters and digits, and none follows a `+`. */
  readonly pattern: RegExp;
}

/** Compiled when first needed: most hands are typed without a word. */
let words: readonly Word[] | undefined;

function allWords(): readonly Word[] {
  words ??= VOCABULARY.map(([meaning, latin, others]) => ({
    meaning,
    pattern: new RegExp(
      `(?<!\\+)(?:(?<![a-z\\d])(?:${filled(latin, '(east|south|west|north|[eswn])')})(?![a-z\\d])|${filled(others, '([東东南西北])')})`,
      'iuy',
    ),
  }));
  return words;
}

function filled(text: string, wind: string): string {
  return text
    .replaceAll('@', wind)
    .replaceAll('%', '(east|south|west|north)')
    .replaceAll('#', '([\\d一二三四五六七八九]{1,3})')
    .replaceAll(' ', ' *');
}

const A_WIND = /^(?:east|south|west|north|[eswn東东南西北])$/iu;

/**
 * The wind that a word names: by its letter, its English name or its character, in any case.
 *
 * @example
 * ['s', 'South', '南'].map(windOf); // → ['S', 'S', 'S']
 * windOf('up'); // → undefined
 */
export function windOf(word: string): Wind | undefined {
  const plain = word.normalize('NFKC');
  return A_WIND.test(plain) ? windBeginning(plain) : undefined;
}

function windBeginning(word: string): Wind | undefined {
  const [letter = ''] = inNotation([...word]);
  return WINDS.find((wind) => wind === letter.toUpperCase());
}

/** The word at a place of a line. */
export function wordAt(line: string, at: number): FoundWord | undefined {
  if (!MAY_HAVE_WORDS.test(line)) return undefined;
  for (const { meaning, pattern } of allWords()) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match) return { end: pattern.lastIndex, said: saidBy(meaning, match.slice(1).find(Boolean) ?? '') };
  }
  return undefined;
}

function saidBy(meaning: Meaning, value: string): FoundWord['said'] {
  if (typeof meaning === 'object' || meaning === 'dora' || meaning === 'ura' || meaning === 'drew') return meaning;
  return { [meaning]: windBeginning(value) ?? Number(inNotation([...value]).join('')) };
}
