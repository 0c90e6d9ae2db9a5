import { type RuleSet, type Seat, presets } from '@tenbo/engine';

import { rulesWith } from '../left-out.ts';

/** The properties that describe a table at Tenhou. */
export interface TenhouTable {
  readonly players: 3 | 4;
  readonly redFives: readonly [number, number, number];
  readonly openTanyao: boolean;
  readonly eastOnly: boolean;
}

/** All that a Tenhou record may say about its rules. No record says everything. */
export interface RulesFound extends TenhouTable {
  /** The date of play, such as `20090308`, if the id has it. */
  readonly day: string | undefined;
  /** Each hand has its own seed. */
  readonly seedInHands: boolean;
  /** The starting points in East 1; undefined if the record starts later. */
  readonly start: number | undefined;
  /** The settlement in points; undefined if the record breaks off earlier. */
  readonly totals: readonly number[] | undefined;
}

/** The bits of a game's type, the attribute `type` of `GO` in an mjlog. */
const NO_RED_FIVES = 0x02;
const CLOSED_TANYAO = 0x04;
const EAST_AND_SOUTH = 0x08;
const THREE_PLAYERS = 0x10;
/** Types from this one on: rooms with chips and other house rules. */
const HOUSE_RULES = 0x100;

/** Rules with the fives of a type, which tell which ids are red before the other rules are known. */
export function fivesOf(type: number): RuleSet {
  return type & NO_RED_FIVES ? presets.tenhouNoRed : presets.tenhou;
}

export function seatsOf(type: number): readonly Seat[] {
  return type & THREE_PLAYERS ? [0, 1, 2] : [0, 1, 2, 3];
}

/** The types of games with as many players, the more usual first. */
export function typesOf(players: RuleSet['tiles']['players'], withReds: boolean = true): readonly [number, ...number[]] {
  const usual = (players === 3 ? THREE_PLAYERS : 0) | (withReds ? 0 : NO_RED_FIVES) | EAST_AND_SOUTH;
  const changes = [EAST_AND_SOUTH, CLOSED_TANYAO, EAST_AND_SOUTH | CLOSED_TANYAO];
  const some = [usual, ...changes.map((bits) => usual ^ bits)];
  return [...some, ...some.map((type) => type ^ NO_RED_FIVES)] as [number, ...number[]];
}

export function hasHouseRules(type: number): boolean {
  return type >= HOUSE_RULES;
}

export function tableOf(type: number): TenhouTable {
  return {
    players: type & THREE_PLAYERS ? 3 : 4,
    redFives: fivesOf(type).tiles.redFives,
    openTanyao: (type & CLOSED_TANYAO) === 0,
    eastOnly: (type & EAST_AND_SOUTH) === 0,
  };
}

/**
 * The rules of a game at Tenhou, from its table and its date (docs/rulings.md, "Points and uma of Tenhou"). East games had an uma of 10 and 5
 * until some day of 2009, and all that year a leading dealer in tenpai had to play on. Settlements were in whole thousands up to January 2022, and have been unrounded since June 2022.
 *
 * @example
 * const table = { players: 4, redFives: [1, 1, 1], openTanyao: true, eastOnly: false } as const;
 * const found = { ...table, day: '20090308', seedInHands: true, start: 25000, totals: undefined };
 * tenhouRules(found).standings.rounding; // → 'fiveUp'
 */
export function tenhouRules(found: RulesFound): RuleSet {
  const { players, redFives, openTanyao, eastOnly, start } = found;
  const early = found.day?.startsWith('2009') ?? found.seedInHands;
  return rulesWith({
    base: `tenhou${players === 3 ? 'Sanma' : ''}${eastOnly ? 'Tonpuu' : ''}`,
    tiles: { redFives },
    ...(!openTanyao && { yaku: { openTanyao: 'closedOnly' } }),
    match: { ...(start !== undefined && { start }), ...(early && { tenpaiYame: 'none' }) },
    standings: {
      rounding: settledWhole(found) ? 'fiveUp' : 'none',
      ...(players === 4 && eastOnly && hasOldUma(found) && { uma: [[10, 5, -5, -10]] }),
    },
  });
}

/** The first known day of today's uma in East games; the last known day of the old one is 12 March 2009. */
const UMA_OF_TODAY = '20091202';

function hasOldUma({ day, seedInHands }: RulesFound): boolean {
  return day === undefined ? seedInHands : day < UMA_OF_TODAY;
}

const SETTLED_IN_TENTHS = '202206';

/** Without a date, the settlement itself decides. */
function settledWhole({ day, totals }: RulesFound): boolean {
  return day === undefined ? totals?.every((points) => points % 1000 === 0) === true : day < SETTLED_IN_TENTHS;
}

// Tenhou's id of a game begins with the hour of play in Japan: 2022010102gm-00a9-0000-ef9bf74e was played on 1 January 2022 from two o'clock.
const HOUR = /^(\d{4})(\d\d)(\d\d)(\d\d)gm-/;

/** The day in an id, such as `20220101`; undefined if it is no id of Tenhou. */
export function dayIn(id: string | undefined): string | undefined {
  return HOUR.exec(id ?? '')
    ?.slice(1, 4)
    .join('');
}

/** The hour in an id, in ISO 8601; undefined if it is no id of Tenhou, or there is no such hour. */
export function hourIn(id: string | undefined): string | undefined {
  const [, year, month, day, hour] = HOUR.exec(id ?? '') ?? [];
  const at = `${year}-${month}-${day}T${hour}:00+09:00`;
  return Number.isNaN(Date.parse(at)) ? undefined : at;
}
