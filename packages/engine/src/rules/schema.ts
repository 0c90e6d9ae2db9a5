import { LIMITS_BELOW_YAKUMAN, type LimitBelowYakuman } from '../hand/limits.ts';
import { LOCAL_YAKU, type LocalYaku, STANDARD, YAKU, type YakuDef, type YakuId } from '../yaku/index.ts';
import {
  type Choice,
  countOrNull,
  isCount,
  line,
  oneOf,
  points,
  pointsOrList,
  pointsOrNull,
  redFives,
  someOf,
  uma,
  upTo,
} from './choice.ts';
import { ABORTIVE_DRAWS } from './match-rules.ts';
import type { RuleSet, RuleSetNames } from './ruleset.ts';

/** A field whose keys are ids, such as those of yaku, and what each of them accepts. */
export interface Entries {
  readonly entries: Readonly<Record<string, Pick<Choice, 'accepts' | 'words'>>>;
}

/** A rule set's groups, with what each field accepts in the field's place. */
type Schema<G> = {
  readonly [K in keyof G]: IsField<G[K]> extends true ? ({} extends G[K] ? Entries : Choice<G[K]>) : Schema<G[K]>;
};

/** Lists are fields, and so are objects that may be empty: their keys are no rules. */
export type IsField<V> = [V] extends [readonly unknown[]] ? true : [V] extends [object] ? ({} extends V ? true : false) : true;

/** The most han, or yakuman, of one local yaku. */
const MOST_LOCAL_HAN = 13;
const MOST_LOCAL_YAKUMAN = 6;

/** What each field of a rule set accepts from outside. Its words are the field's type in `RuleSet`, or it does not compile. */
export const SCHEMA: Schema<Omit<RuleSet, keyof RuleSetNames>> = {
  tiles: {
    players: oneOf(2, 3, 4),
    redFives: redFives(),
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
    doubleYakuman: someOf<YakuId>(idsOf(STANDARD.filter(isYakuman))),
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
    doubleWindPair: oneOf(2, 4, 'twoOrFour'),
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
    yaku: someOf<YakuId>([...idsOf(YAKU.filter(isYakuman)), 'rinshan']),
    covers: oneOf('hand', 'yakuman'),
    ron: oneOf('halves', 'discarder'),
    honba: oneOf('liable', 'discarder'),
  },
  draws: {
    noten: pointsOrList(),
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
    rounds: oneOf(1, 2, 4, 'unlimited'),
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
    uma: uma(),
    ties: oneOf('seat', 'shared'),
    rounding: oneOf('none', 'fiveUp', 'sixUp', 'fiveUpEach'),
    leftoverSticks: oneOf('first', 'lost', 'returned'),
    yakitori: { ranking: upTo(1000), to: oneOf('each', 'first', 'nobody') },
  },
};

/** How many fields of a group, or values of yaku, are looked at one by one: many more than any group has. */
export const MOST_NAMES = 500;

/** Whether a place in the schema is a field with one value. */
export function isChoice(rule: unknown): rule is Choice {
  return typeof (rule as Partial<Choice>).accepts === 'function';
}

export function hasEntries(rule: unknown): rule is Entries {
  return typeof (rule as Partial<Entries>).entries === 'object';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idsOf<D extends YakuDef>(yaku: readonly D[]): readonly D['id'][] {
  return yaku.map(({ id }) => id);
}

function isYakuman({ value }: YakuDef): boolean {
  return 'yakuman' in value;
}

/** What a local yaku may be worth; one that completes an irregular hand, a limit or yakuman only. */
function valueOf(form: LocalYaku['form']): Entries['entries'][string] {
  const isLimit = (limit: unknown) => LIMITS_BELOW_YAKUMAN.includes(limit as LimitBelowYakuman);
  const isMultiple = (n: unknown) => isCount(n, MOST_LOCAL_YAKUMAN) && n > 0;
  const isHan = (n: unknown) => isCount(n, MOST_LOCAL_HAN);
  const isWorth = (v: unknown) => Object.values(v as object).some((n) => n > 0);
  const limits = {
    accepts: (v: unknown): v is unknown => isOnly(v, { limit: isLimit }) || isOnly(v, { yakuman: isMultiple }),
    words: [`{"limit":${LIMITS_BELOW_YAKUMAN.map((limit) => `"${limit}"`).join('|')}}`, `{"yakuman":1–${MOST_LOCAL_YAKUMAN}}`],
  };
  if (form === 'irregular') return limits;
  const isInHan = (v: unknown) => (isOnly(v, { closed: isHan }) || isOnly(v, { closed: isHan, open: isHan })) && isWorth(v);
  return {
    accepts: (v): v is unknown => limits.accepts(v) || isInHan(v),
    words: [`{"closed":0–${MOST_LOCAL_HAN},"open":0–${MOST_LOCAL_HAN}}`, ...limits.words],
  };
}

/** Whether a value is an object of these fields and no others, each of which is accepted. */
function isOnly(value: unknown, fields: Readonly<Record<string, (field: unknown) => boolean>>): boolean {
  if (!isObject(value) || Object.keys(value).length !== Object.keys(fields).length) return false;
  return Object.entries(fields).every(([name, accepts]) => accepts(value[name]));
}
