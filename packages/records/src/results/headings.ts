import { RESULT_COLUMNS, type ResultColumn } from './result-row.ts';

/** Headings in any language, in lower case and without spaces. */
const NAMES = [
  'player',
  'playername',
  'name',
  '名前',
  '氏名',
  '選手',
  '選手名',
  'プレイヤー',
  'プレイヤー名',
  '姓名',
  '玩家',
  '选手',
];
const PLACES = ['place', 'rank', 'placement', '順位', '着順', '顺位', '名次'];
const TOTALS = ['total', 'result', '合計', '成績', '总分', '积分'];
/**
 * Words for points at the end of a game, the clearest first: lists use the later ones for the result too. If a table has two of them and no total, the
 * second is the result.
 */
const POINTS = [
  ['持ち点', '持点', '素点', '点数', '得点', 'rawscore', 'rawpoints', 'rpoint', '终局点数'],
  ['score', 'スコア'],
  ['points', 'point', 'pts', 'pt', 'ポイント'],
];

const HEADINGS: { readonly [C in ResultColumn]: readonly string[] } = {
  round: ['round', 'rd', '回戦', '節', '轮次'],
  table: ['table', 'tbl', '卓', '卓番', '桌'],
  seat: ['seat', 'wind', '席', '家', '座位'],
  player: NAMES,
  points: POINTS.flat(),
  sticks: ['sticks', '供託', '供托'],
  penalty: ['penalty', 'penalties', 'penaltypoints', 'ペナルティ', '罰点', '罚分'],
  team: ['team', 'チーム', 'チーム名', '队伍'],
  place: PLACES,
  total: TOTALS,
  date: ['date', 'time', 'datetime', 'playtime', '日付', '日時', '開催日', '対局日', '日期'],
  game: ['game', 'match', 'hanchan', 'matchnumber', 'gamenumber', '試合', '対局', '半荘', '对局', '半庄', '场次'],
};

const COLUMN_OF: ReadonlyMap<string, ResultColumn> = new Map(
  RESULT_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [heading, column] as const)),
);

/** A heading as it is looked up. */
function keyOf(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.#-]/gu, '');
}

/** The columns of a table; undefined for those with an unknown heading. */
export function columnsOf(headings: readonly string[]): readonly (ResultColumn | undefined)[] {
  const keys = headings.map(keyOf);
  const results = resultWords(keys);
  return keys.map((key) => (results.includes(key) ? 'total' : COLUMN_OF.get(key)));
}

/** Of some words, those that could be points, but are the result. */
function resultWords(words: readonly string[]): readonly string[] {
  if (words.some((word) => TOTALS.includes(word))) return [];
  return POINTS.filter((of) => words.some((word) => of.includes(word)))[1] ?? [];
}

/** How a table with a row for each game tells its players apart: by a number, by the wind they begin with, or by their place. */
type SlotKind = 'number' | 'wind' | 'place';

/** A column about one player of a game. */
export interface SlotColumn {
  readonly kind: SlotKind;
  /** From 0. */
  readonly slot: number;
  readonly column: ResultColumn;
}

const SLOTS: { readonly [K in SlotKind]: readonly (readonly string[])[] } = {
  number: [1, 2, 3, 4].map((n) => [`${n}`, `p${n}`, `player${n}`]),
  wind: [
    ['east', 'e', '東', '東家', '东', '东家'],
    ['south', 's', '南', '南家'],
    ['west', 'w', '西', '西家'],
    ['north', 'n', '北', '北家'],
  ],
  place: [
    ['1st', 'first', '1位', '1着'],
    ['2nd', 'second', '2位', '2着'],
    ['3rd', 'third', '3位', '3着'],
    ['4th', 'fourth', '4位', '4着'],
  ],
};

interface SlotHeading extends SlotColumn {
  /** What is left of the heading without the player's word. */
  readonly word: string;
}

/** Each heading about one player: the player's word alone for the name, or before or after that for a column. */
const SLOT_OF: ReadonlyMap<string, SlotHeading> = new Map(
  (['number', 'wind', 'place'] as const).flatMap((kind) =>
    SLOTS[kind].flatMap((words, slot) => words.flatMap((word) => slotHeadings(kind, slot, word))),
  ),
);

function slotHeadings(kind: SlotKind, slot: number, own: string): readonly (readonly [string, SlotHeading])[] {
  const alone = own === `${slot + 1}` ? [] : [own];
  // "1st place" is who had it.
  const names = kind === 'place' ? [...alone, `${own}place`] : alone;
  const columns = (['player', 'points', 'total', 'place'] as const).filter((column) => kind !== 'place' || column !== 'place');
  return [
    ...names.map((key) => [key, { kind, slot, column: 'player', word: '' }] as const),
    ...columns.flatMap((column) =>
      HEADINGS[column].flatMap((word) => [own + word, word + own].map((key) => [key, { kind, slot, column, word }] as const)),
    ),
  ];
}

/** The columns about one player each, of the kind that the table has most of. */
export function slotsOf(headings: readonly string[]): readonly (SlotColumn | undefined)[] {
  const found = headings.map((heading) => SLOT_OF.get(keyOf(heading)));
  const countOf = (kind: SlotKind) => found.filter((one) => one?.kind === kind).length;
  const [most] = (['number', 'wind', 'place'] as const).toSorted((one, other) => countOf(other) - countOf(one));
  const ours = found.map((one) => (one?.kind === most ? one : undefined));
  const results = resultWords(ours.flatMap((one) => one?.word ?? []));
  return ours.map((one) => (one && results.includes(one.word) ? { ...one, column: 'total' } : one));
}
