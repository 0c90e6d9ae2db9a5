import { type AbortiveDraw, type RuleSet, type Seat, type Shares, type YakuId, presets, withRule } from '@tenbo/engine';
import { type EnteredWin, type HandEnd, winTilesOf } from '@tenbo/ledger';

import { tenhouRules } from '@tenbo/records';

import { type RecordedWin, winOf, yakuIdOf } from './format.ts';
import { withHouseRules } from './house-rules.ts';
import { rawFile } from './raw-file.ts';

/** A game in the record files: see the README next to them. */
export interface RecordedGame {
  readonly id: string;
  /** The original file below `raw/`, if kept. */
  readonly file: string;
  readonly ruleset: string;
  readonly players: 3 | 4;
  readonly incomplete?: true;
  readonly rounds: readonly RecordedRound[];
  readonly final?: { readonly scores: readonly number[]; readonly settlement: readonly number[] };
}

export interface RecordedRound {
  readonly wind: string;
  readonly kyoku: number;
  readonly honba: number;
  readonly sticks: number;
  readonly dealer: number;
  readonly start: readonly number[];
  readonly end: readonly number[] | null;
  readonly sticksAfter: number;
  readonly events: readonly RecordedEvent[];
}

type RecordedEvent = { readonly t: 'riichi'; readonly seat: number } | RecordedResult | RecordedDraw;

interface RecordedDraw {
  readonly t: 'draw';
  readonly kind: string;
  readonly tenpai?: readonly number[];
  readonly deltas: readonly number[] | null;
}

interface RecordedResult {
  readonly t: 'win';
  readonly win: string;
  readonly winner: number;
  readonly from: number;
  readonly deltas: readonly number[];
}

const ABORTIVE: Readonly<Record<string, AbortiveDraw>> = {
  kyuushu: 'nineTerminals',
  four_winds: 'fourWinds',
  four_riichi: 'fourRiichi',
  four_kans: 'fourQuads',
  triple_ron: 'tripleRon',
};

/** The rules of a game: those that its record names or its date implies, with any special rules that the record proves. */
export function rulesOfGame(game: RecordedGame): RuleSet {
  return withHouseRules(rulesOfSite(game), game.id);
}

/** The same, without special rules. */
export function rulesOfSite(game: RecordedGame): RuleSet {
  const { id, file, ruleset, players, rounds, final } = game;
  const start = kyokuOf(rounds[0] as RecordedRound, players) === 0 && rounds[0]?.honba === 0 ? rounds[0].start[0] : undefined;
  const redFives = ruleset.includes('-nored') ? ([0, 0, 0] as const) : ([1, 1, 1] as const);
  const eastOnly = ruleset.includes('-tonpu');
  if (ruleset.startsWith('majsoul')) return majsoulRules(eastOnly, start);
  return tenhouRules({
    players,
    redFives,
    openTanyao: true,
    eastOnly,
    day: /^(20\d{6})\d{2}gm-/.exec(id)?.[1],
    seedInHands: /<INIT [^>]*shuffle=/.test(rawFile(file)),
    start,
    totals: final?.settlement.map((total) => Math.round(1000 * total)),
  });
}

function majsoulRules(eastOnly: boolean, start: number | undefined): RuleSet {
  const rules = eastOnly ? presets.majsoulTonpuu : presets.majsoul;
  return start === undefined ? rules : withRule(rules, 'match.start', start);
}

/** How often the dealer had changed before a round: 0 is East 1. */
export function kyokuOf({ wind, kyoku }: RecordedRound, players: number): number {
  return 'ESWN'.indexOf(wind) * players + kyoku - 1;
}

/** Seats counted from the first dealer, however the record counts them. */
export class Turn {
  readonly #first: number;
  readonly #players: number;

  constructor({ rounds, players }: RecordedGame) {
    const first = rounds[0] as RecordedRound;
    this.#first = (first.dealer - (kyokuOf(first, players) % players) + players) % players;
    this.#players = players;
  }

  seat(recorded: number): Seat {
    return ((recorded - this.#first + this.#players) % this.#players) as Seat;
  }

  row(recorded: readonly number[]): number[] {
    return recorded.map((_, seat) => recorded[(seat + this.#first) % this.#players] as number);
  }
}

/**
 * How a round ended, entered as at a table: each win by its tiles, or by the points paid if the collection does not have its tiles.
 *
 * @param next the round after it
 */
export function handOf(
  round: RecordedRound,
  next: RecordedRound | undefined,
  turn: Turn,
  wins: ReadonlyMap<string, RecordedWin>,
  { payments }: RuleSet,
): HandEnd<EnteredWin> {
  const { events } = round;
  const riichi = events.flatMap((event) => (event.t === 'riichi' ? [turn.seat(event.seat)] : []));
  const won = events.flatMap((event) => (event.t === 'win' ? [event] : []));
  const [first] = won;
  if (first === undefined) {
    const draw = events.find((event) => event.t === 'draw') as RecordedDraw;
    return { riichi, outcome: drawOf(draw, riichi, next?.dealer === round.dealer, turn) };
  }
  const entered = won.map((event, i) => {
    const record = wins.get(event.win);
    const winner = turn.seat(event.winner);
    if (record) return enteredWin(winner, record, turn);
    const honba = i === 0 ? round.honba : 0;
    return { winner, value: { points: paidFor(event, round, honba * payments.honba.ron, honba * payments.honba.tsumoEach) } };
  });
  const declared = riichi.concat(
    entered.flatMap(({ winner, value }) => (inRiichi(value) && !riichi.includes(winner) ? [winner] : [])),
  );
  if (first.winner === first.from) return { riichi: declared, outcome: { kind: 'tsumo', win: entered[0] as EnteredWin } };
  return { riichi: declared, outcome: { kind: 'ron', discarder: turn.seat(first.from), wins: entered } };
}

/** What each payer paid for a hand, without honba. */
function paidFor(
  { winner, from, deltas }: RecordedResult,
  { dealer }: RecordedRound,
  honbaByRon: number,
  honbaEach: number,
): Shares {
  const paid = (seat: number) => -(deltas[seat] as number);
  if (winner !== from) return { discarder: paid(from) - honbaByRon };
  const other = paid(deltas.findIndex((_, seat) => seat !== winner && seat !== dealer)) - honbaEach;
  return winner === dealer ? { all: other } : { dealer: paid(dealer) - honbaEach, other };
}

function inRiichi(value: EnteredWin['value']): boolean {
  return 'tiles' in value && value.tiles.riichi !== undefined;
}

/**
 * A record made from one player's screen does not list that player as in tenpai, and some list nobody. If points were paid, they show who was
 * in tenpai; if not, everyone was if anyone was, or if the dealer stayed.
 */
function drawOf(
  { kind, tenpai, deltas }: RecordedDraw,
  riichi: readonly Seat[],
  dealerStayed: boolean,
  turn: Turn,
): HandEnd<never>['outcome'] {
  const cause = ABORTIVE[kind];
  if (cause) return { kind: 'abortiveDraw', cause };
  const points = turn.row(deltas ?? []);
  const gains = points.flatMap((gain, seat) => (gain > 0 ? [seat as Seat] : []));
  const known = [...new Set([...(tenpai ?? []).map((seat) => turn.seat(seat)), ...riichi])];
  if (kind === 'nagashi') return { kind: 'exhaustiveDraw', tenpai: known, nagashi: gains };
  const everybody = points.map((_, seat) => seat as Seat);
  const anybody = known.length > 0 || (tenpai === undefined && dealerStayed);
  return { kind: 'exhaustiveDraw', tenpai: gains.length > 0 ? gains : anybody ? everybody : [] };
}

function enteredWin(winner: Seat, record: RecordedWin, turn: Turn): EnteredWin {
  const pao = record.pao === undefined ? {} : { pao: [{ yakuman: paoYakuman(record), liable: turn.seat(record.pao) }] };
  return { winner, value: { tiles: winTilesOf(winOf(record)) }, ...pao };
}

function paoYakuman({ stated }: RecordedWin): YakuId {
  const played: readonly string[] = ['daisangen', 'daisuushii'];
  return stated.yakuman.map((name) => yakuIdOf(name)).find((id) => played.includes(id)) as YakuId;
}
