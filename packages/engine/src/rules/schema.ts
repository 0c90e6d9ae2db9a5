import { LOCAL_YAKU, STANDARD, YAKU, type YakuDef } from '../yaku/index.ts';
import { ABORTIVE_DRAWS } from './match-rules.ts';
import type { RuleSet, RuleSetNames } from './ruleset.ts';

/** Accepts a field's value, or says in short words what it accepts. */
export interface Choice {
  readonly accepts: (value: unknown) => boolean;
  readonly words: readonly string[];
  readonly choices: RuleChoices;
}

/** What a field can be, for whoever offers it to be chosen. */
export type RuleChoices =
  /** One of these. */
  | { readonly kind: 'one'; readonly of: readonly (string | number | null)[] }
  /** Any number of these, as a list. */
  | { readonly kind: 'some'; readonly of: readonly string[] }
  /** A whole number in steps, or one of the words beside it. */
  | {
      readonly kind: 'number';
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly or: readonly (string | null)[];
    }
  /** So many whole numbers. */
  | { readonly kind: 'numbers'; readonly count: number; readonly from: number; readonly to: number }
  /** Rows of numbers, each with one for each player, that sum to zero. */
  | { readonly kind: 'rows' }
  /** Yaku, each with what it is worth. */
  | { readonly kind: 'values'; readonly of: readonly string[] };

/** A field whose value is an object with keys that are no names of rules, such as yaku, and what each of them accepts. */
export interface Entries {
  readonly entries: Readonly<Record<string, Pick<Choice, 'accepts' | 'words'>>>;
}

type Schema<T> = { readonly [K in keyof T]: Choice | Entries | (T[K] extends object ? Schema<T[K]> : never) };

/** The least han of each limit below yakuman. */
const LIMIT_HAN = [5, 6, 8, 11];
const MOST_POINTS = 1_000_000;
const MOST_UMA = 1000;
const POINTS = `0, 100, … ${MOST_POINTS}`;

/** What each field of a rule set accepts from outside. */
export const SCHEMA: Schema<Omit<RuleSet, keyof RuleSetNames>> = {
  tiles: {
    players: oneOf(2, 3, 4),
    redFives: {
      accepts: (v) => Array.isArray(v) && v.length === 3 && v.every((n) => isCount(n, 4)),
      words: ['[0–4, 0–4, 0–4]'],
      choices: { kind: 'numbers', count: 3, from: 0, to: 4 },
    },
    removed: oneOf('none', 'man2to8'),
    kita: oneOf('none', 'dora'),
  },
  dora: {
    ura: oneOf('played', 'none'),
    kan: oneOf('played', 'none'),
    kanUra: oneOf('played', 'none'),
    inOpenHand: oneOf('counted', 'none'),
  },
  yaku: {
    openTanyao: oneOf('played', 'closedOnly'),
    ippatsu: oneOf('played', 'none'),
    renhou: oneOf('none', 'mangan', 'haneman', 'baiman', 'yakuman'),
    renhouCounts: oneOf('instead', 'added'),
    shousangen: oneOf('twoAndDragons', 'four'),
    ryuuiisou: oneOf('hatsuOptional', 'hatsuNeeded'),
    local: { entries: Object.fromEntries(LOCAL_YAKU.map((yaku) => [yaku.id, valueOf(yaku.form)])) },
    disabled: someOf(idsOf(YAKU)),
    doubleYakuman: someOf(idsOf(STANDARD.filter(isYakuman))),
    yakumanStacking: oneOf('sum', 'highest'),
    yakumanLimit: countOrNull(99),
    minimumHan: oneOf(1, 2),
    twoHanFromHonba: countOrNull(99),
    twoHanFor: oneOf('all', 'dealer'),
  },
  fu: {
    closedRon: oneOf(10, 0),
    rinshanTsumo: oneOf(2, 0),
    wait: oneOf('shape', 'oneTile'),
    most: oneOf(null, 70),
    doubleWindPair: oneOf(2, 4),
    openPinfu: oneOf('plus2', 'flat30', 'none'),
    pinfuTsumo: oneOf('waivesFu', 'keepsFu', 'notPinfu'),
    sevenPairs: { han: oneOf(1, 2), fu: oneOf(25, 50) },
  },
  points: {
    limits: oneOf('played', 'none'),
    kiriageMangan: oneOf('played', 'none'),
    countedYakuman: oneOf('yakuman', 'sanbaiman', 'perThirteen'),
  },
  payments: {
    honba: { ron: points(), tsumoEach: points() },
    riichiStick: points(),
    missingPlayer: oneOf('lost', 'split'),
    tsumo: oneOf('shares', 'likeRon'),
    multipleRon: oneOf('all', 'headBump'),
    honbaTo: oneOf('nearest', 'each'),
    sticksTo: oneOf('nearest', 'ownThenNearest'),
    wareme: oneOf('none', 'withHonba', 'withoutHonba', 'threefold'),
  },
  pao: {
    yaku: someOf([...idsOf(YAKU.filter(isYakuman)), 'rinshan']),
    covers: oneOf('hand', 'yakuman'),
    ron: oneOf('halves', 'discarder'),
    honba: oneOf('liable', 'discarder'),
  },
  draws: {
    noten: points(),
    nagashi: oneOf('none', 'draw', 'win'),
    nagashiHand: oneOf('any', 'closed'),
    abortive: someOf(ABORTIVE_DRAWS),
    afterAbortive: oneOf('dealerStays', 'dealerChanges'),
  },
  chombo: {
    payment: points('mangan'),
    ranking: upTo(1000),
    besideWin: oneOf('stands', 'void'),
    redeal: oneOf('always', 'inTime', 'notDealers'),
  },
  chips: {
    value: points(),
    ippatsu: upTo(100),
    ura: upTo(100),
    aka: upTo(100),
    yakuman: { ron: upTo(100), tsumoEach: upTo(100) },
  },
  match: {
    start: points(),
    rounds: oneOf(1, 2, 4),
    goal: points(),
    extraRound: oneOf('suddenDeath', 'whole'),
    bust: line('none', 'belowZero', 'zeroOrBelow'),
    ceiling: pointsOrNull(),
    agariYame: oneOf('none', 'choice', 'automatic', 'anyPlace'),
    tenpaiYame: oneOf('none', 'choice', 'automatic', 'anyPlace'),
    dealerStays: oneOf('winOrTenpai', 'winTenpaiOrLastDraw', 'win', 'never'),
    honbaAfterDraw: oneOf('oneMore', 'oneIfDealerChanges'),
    riichiBelowStick: oneOf('allowed', 'refused'),
    timeUp: oneOf('thisHand', 'oneMoreHand'),
  },
  standings: {
    target: points('start'),
    uma: {
      accepts: isUma,
      words: ['[[15,5,-5,-15]]', '[[0,0,0,0], … a row for 0, 1, 2, 3, 4 players at the target]'],
      choices: { kind: 'rows' },
    },
    ties: oneOf('seat', 'shared'),
    rounding: oneOf('none', 'fiveUp', 'sixUp', 'fiveUpEach'),
    leftoverSticks: oneOf('first', 'lost', 'returned'),
    yakitori: { ranking: upTo(1000), to: oneOf('each', 'first', 'nobody') },
  },
};

/** Whether a place in the schema takes a value whole. */
export function isChoice(rule: unknown): rule is Choice {
  return typeof (rule as Partial<Choice>).accepts === 'function';
}

export function hasEntries(rule: unknown): rule is Entries {
  return typeof (rule as Partial<Entries>).entries === 'object';
}

function idsOf(yaku: readonly YakuDef[]): readonly string[] {
  return yaku.map(({ id }) => id);
}

function isYakuman({ value }: YakuDef): boolean {
  return 'yakuman' in value;
}

/** What a local yaku may be worth; one that completes an irregular hand, a limit or yakuman only. */
function valueOf(form: 'irregular' | undefined): Entries['entries'][string] {
  const limits = {
    accepts: (v: unknown) =>
      isOnly(v, { instead: (n) => LIMIT_HAN.includes(n) }) || isOnly(v, { yakuman: (n) => isCount(n, 6) && n > 0 }),
    words: [`{"instead":${LIMIT_HAN.join('|')}}`, '{"yakuman":1–6}'],
  };
  if (form === 'irregular') return limits;
  const isHan = (n: number) => isCount(n, 13);
  const isWorth = (v: unknown) => Object.values(v as object).some((n) => n > 0);
  const accepts = (v: unknown) => (isOnly(v, { closed: isHan }) || isOnly(v, { closed: isHan, open: isHan })) && isWorth(v);
  return { accepts: (v) => limits.accepts(v) || accepts(v), words: ['{"closed":0–13,"open":0–13}', ...limits.words] };
}

/** Whether a value is an object of these fields and no others, each a number that is accepted. */
function isOnly(value: unknown, fields: Readonly<Record<string, (n: number) => boolean>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  const accepts = ([name, accept]: [string, (n: number) => boolean]) => accept((value as Record<string, number>)[name] as number);
  return names.length === Object.keys(fields).length && Object.entries(fields).every(accepts);
}

function isCount(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function oneOf(...of: readonly (string | number | null)[]): Choice {
  return { accepts: (v) => of.includes(v as string | number | null), words: of.map(String), choices: { kind: 'one', of } };
}

function someOf(of: readonly string[]): Choice {
  const accepts = (v: unknown) =>
    Array.isArray(v) && new Set(v).size === v.length && v.every((item) => of.includes(item as string));
  return { accepts, words: of, choices: { kind: 'some', of } };
}

function countOrNull(most: number): Choice {
  return {
    accepts: (v) => v === null || (isCount(v, most) && v !== 0),
    words: ['null', `1–${most}`],
    choices: { kind: 'number', from: 1, to: most, step: 1, or: [null] },
  };
}

/** Points, or one of these words. */
function points(...or: readonly string[]): Choice {
  return {
    accepts: (v) => or.includes(v as string) || isPoints(v),
    words: [...or, POINTS],
    choices: { kind: 'number', from: 0, to: MOST_POINTS, step: 100, or },
  };
}

function pointsOrNull(): Choice {
  return {
    accepts: (v) => v === null || (isPoints(v) && v !== 0),
    words: ['null', `100, 200, … ${MOST_POINTS}`],
    choices: { kind: 'number', from: 100, to: MOST_POINTS, step: 100, or: [null] },
  };
}

/** Points on either side of zero, or one of these words. */
function line(...or: readonly string[]): Choice {
  return {
    accepts: (v) => or.includes(v as string) || isPoints(typeof v === 'number' ? Math.abs(v) : v),
    words: [...or, `−${MOST_POINTS}, … −100, ${POINTS}`],
    choices: { kind: 'number', from: -MOST_POINTS, to: MOST_POINTS, step: 100, or },
  };
}

function isPoints(value: unknown): boolean {
  return isCount(value, MOST_POINTS) && (value as number) % 100 === 0;
}

function upTo(most: number): Choice {
  return {
    accepts: (v) => isCount(v, most),
    words: [`0–${most}`],
    choices: { kind: 'number', from: 0, to: most, step: 1, or: [] },
  };
}

/** Rows of tenths that each sum to zero; `parseRules` asks for as many places, and rows, as there are players. */
function isUma(value: unknown): boolean {
  const isRow = (row: unknown) => Array.isArray(row) && row.every(isTenths) && sumOf(row.map((n) => Math.round(n * 10))) === 0;
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

function isTenths(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MOST_UMA && Number(value.toFixed(1)) === value;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
