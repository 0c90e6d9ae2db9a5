import { LIMIT_TABLE, type RuleSet, type Seat, type Transfer, limitOf, limitUnder, sharesOf } from '@tenbo/engine';
import {
  type EnteredValue,
  type EnteredWin,
  type Foul,
  type HandEnd,
  type HandLine,
  type WonHand,
  dealerAt,
  winsOf,
} from '@tenbo/ledger';

import type { Locale } from '../locale.ts';
import { nameOf, namesOf, positionParts } from './describe-position.ts';
import { describeShares, limitName, valueName, valueText } from '../win/value-text.ts';

/** The players and the rules. */
export interface MatchTable {
  readonly rules: RuleSet;
  /** In order from the first dealer. */
  readonly players: readonly string[];
}

/** A hand of a match in words. */
export interface HandText {
  /** "East 2", and "1 honba, 2 sticks" or nothing. */
  readonly position: readonly [kyoku: string, onTable: string];
  /** Its end: "ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben". */
  readonly outcome: string;
  /** The value of each win: "3 han 30 fu, 3,900". */
  readonly worths: readonly string[];
  /** The same in two parts: "3 han 30 fu" and "3,900". The name is empty if only points were entered and they are not a limit. */
  readonly values: readonly ValueParts[];
  /** The payments: "Aki pays Ben 3,900 (hand)". */
  readonly transfers: readonly string[];
}

/** The value of a win: its han and fu or its limit, and its points. */
interface ValueParts {
  readonly name: string;
  readonly points: string;
}

/**
 * A hand of a match in words: its position, its end and the payments.
 *
 * @param line a hand of `MatchState.hands`
 * @param table the match's state, or its rules and players
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { append, newMatch } from '@tenbo/ledger';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const hand = { riichi: [1], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { han: 3, fu: 30 } }] } } as const;
 * const { state } = unwrap(append(unwrap(newMatch({ id: 'a', after: [], event: start })), { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }));
 * const [text] = state.hands.map((line) => describeHand(line, state, localeOf('en')));
 * text?.outcome; // → 'ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben'
 * text?.transfers[1]; // → 'Aki pays Ben 3,900 (hand)'
 */
export function describeHand(line: HandLine, table: MatchTable, locale: Locale): HandText {
  const values = line.wins.map((win) => valueOf(win, line, table, locale));
  const worths = values.map(({ name, points }) => (name === '' ? points : locale.worth(name, points)));
  return {
    position: positionParts(line.before, table.rules.tiles.players, locale),
    outcome: outcomeText(line.hand, worths, table, locale),
    worths,
    values,
    transfers: line.transfers.map((transfer) => transferText(transfer, table, locale)),
  };
}

/**
 * The end of a hand as it was entered, for a hand that is not in the accounts. Nothing is computed.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const table = { rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] };
 * const outcome = { kind: 'tsumo', win: { winner: 2, value: { limit: 'mangan' } } } as const;
 * describeEntered({ riichi: [], outcome }, table, localeOf('ja')); // → 'Chieがツモ、満貫'
 */
export function describeEntered(hand: HandEnd<EnteredWin>, table: MatchTable, locale: Locale): string {
  return outcomeText(
    hand,
    winsOf(hand.outcome).map(({ value }) => enteredText(value, table, locale)),
    table,
    locale,
  );
}

function valueOf(
  { winner, value, basePoints }: WonHand,
  { hand, before }: HandLine,
  { rules }: MatchTable,
  locale: Locale,
): ValueParts {
  const by = hand.outcome.kind === 'tsumo' ? 'tsumo' : 'ron';
  const dealer = winner === dealerAt(before, rules.tiles.players);
  const points = describeShares(sharesOf(basePoints, { by, dealer }, rules), rules, locale);
  if (value) return { name: valueName({ ...value, limit: limitUnder(rules, basePoints) ?? null, basePoints }, locale), points };
  const limit = limitOf(basePoints);
  if (limit === undefined) return { name: '', points };
  const yakuman = basePoints / LIMIT_TABLE.yakuman.basePoints;
  return { name: limit === 'yakuman' ? locale.yakuman(yakuman) : limitName(basePoints, locale), points };
}

function enteredText(value: EnteredValue, { rules }: MatchTable, locale: Locale): string {
  if ('limit' in value) return locale.limits[value.limit];
  if ('yakuman' in value) return locale.yakuman(value.yakuman);
  if ('han' in value) return valueText({ yakuman: 0, fu: undefined, ...value }, locale);
  if ('points' in value) return describeShares(value.points, rules, locale);
  const { hand, melds = [], tile } = value.tiles;
  return [hand, ...melds.map((meld) => (meld.type === 'ankan' ? `(${meld.tiles})` : `[${meld.tiles}]`)), `+${tile}`].join(' ');
}

function outcomeText(hand: HandEnd<EnteredWin>, worths: readonly string[], table: MatchTable, locale: Locale): string {
  const words = locale.match.outcome;
  const names = (seats: readonly Seat[]) => namesOf(seats, table.players, locale);
  const { riichi, chombo = [], causes, dead = [], wareme } = hand;
  const pao = winsOf(hand.outcome).flatMap(({ winner, pao: liable = [] }) =>
    liable.map((one) => words.pao(names([one.liable]), names([winner]))),
  );
  return words.also([
    endText(hand, worths, table, locale),
    ...pao,
    ...(riichi.length > 0 ? [words.riichi(names(riichi))] : []),
    ...(chombo.length > 0 ? [words.chombo(offendersText(chombo, causes, table.players, locale))] : []),
    ...(dead.length > 0 ? [words.dead(names(dead))] : []),
    ...(wareme === undefined ? [] : [words.wareme(names([wareme]))]),
  ]);
}

function endText(
  { outcome, causes }: HandEnd<EnteredWin>,
  worths: readonly string[],
  { players, rules }: MatchTable,
  locale: Locale,
): string {
  const words = locale.match.outcome;
  const name = (seat: Seat) => nameOf(seat, players, locale);
  const [worth = ''] = worths;
  switch (outcome.kind) {
    case 'ron': {
      const wins = outcome.wins.map(({ winner }, i) => ({ winner: name(winner), worth: worths[i] as string }));
      const [first] = wins;
      return first && wins.length === 1
        ? words.ron(first.winner, name(outcome.discarder), worth)
        : words.rons(name(outcome.discarder), wins);
    }
    case 'tsumo':
      return words.tsumo(name(outcome.win.winner), worth);
    case 'exhaustiveDraw': {
      const { tenpai, nagashi = [] } = outcome;
      if (nagashi.length > 0) return words.nagashi(namesOf(nagashi, players, locale), tenpai.map(name));
      return words.exhaustiveDraw(tenpai.map(name), rules.tiles.players);
    }
    case 'abortiveDraw':
      return words.abortiveDraw(locale.abortiveDraws[outcome.cause]);
    case 'chombo':
      return words.chombo(offendersText(outcome.by, causes, players, locale));
  }
}

/** Players, each with the foul if it is known. */
function offendersText(seats: readonly Seat[], causes: readonly Foul[] = [], players: readonly string[], locale: Locale): string {
  const { names, outcome, chomboCauses } = locale.match;
  const texts = seats.map((seat) => {
    const name = nameOf(seat, players, locale);
    const foul = causes.find((one) => one.seat === seat);
    return foul ? outcome.foul(name, chomboCauses[foul.cause]) : name;
  });
  return names(texts);
}

function transferText({ from, to, points, for: reason }: Transfer, { players }: MatchTable, locale: Locale): string {
  const { pays, lays, takes, reasons } = locale.match;
  const name = (seat: Transfer['from']) => nameOf(seat as Seat, players, locale);
  const shown = [locale.points(points), reasons[reason]] as const;
  if (from === 'table') return takes(name(to), ...shown);
  return to === 'table' ? lays(name(from), ...shown) : pays(name(from), name(to), ...shown);
}
