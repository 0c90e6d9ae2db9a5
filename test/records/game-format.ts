import { type AbortiveDraw, type RuleSet, type Seat, type YakuId, formatTiles, parseRules, unwrap } from '@tenbo/engine';
import type { EnteredWin, HandEnd, WinTiles } from '@tenbo/ledger';

import { type RecordedWin, winOf, yakuIdOf } from './format.ts';

/** A game as the record files have it: see the README beside them. */
export interface RecordedGame {
  readonly id: string;
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

type RecordedEvent =
  | { readonly t: 'riichi'; readonly seat: number }
  | { readonly t: 'win'; readonly win: string; readonly winner: number; readonly from: number }
  | {
      readonly t: 'draw';
      readonly kind: string;
      readonly tenpai?: readonly number[];
      readonly deltas: readonly number[] | null;
    };

const ABORTIVE: Readonly<Record<string, AbortiveDraw>> = {
  kyuushu: 'nineTerminals',
  four_winds: 'fourWinds',
  four_riichi: 'fourRiichi',
  four_kans: 'fourQuads',
  triple_ron: 'tripleRon',
};

/**
 * The rules a game was played under: those of its site, with the points it began with. Tenhou settled in whole thousands until 2022, which
 * records without a date show by themselves; in 2009 the uma of tonpuu was 10/5, and a dealer in tenpai played on. The two games of a
 * championship were played to their end.
 */
export function rulesOfGame({ id, ruleset, players, rounds, final }: RecordedGame): RuleSet {
  const tonpuu = ruleset.includes('-tonpu') ? 'Tonpuu' : '';
  const site = ruleset.startsWith('majsoul') ? 'majsoul' : `tenhou${players === 3 ? 'Sanma' : ''}`;
  const start = kyokuOf(rounds[0] as RecordedRound, players) === 0 && rounds[0]?.honba === 0 ? rounds[0].start[0] : undefined;
  const early = id.startsWith('2009');
  const toTheEnd = early || ruleset.startsWith('jpml');
  const rounding = site !== 'majsoul' && final?.settlement.every(Number.isInteger) ? 'fiveUp' : 'none';
  return unwrap(
    parseRules({
      base: site + tonpuu,
      ...(ruleset.includes('-nored') && { tiles: { redFives: [0, 0, 0] } }),
      match: {
        ...(start !== undefined && { start }),
        ...(toTheEnd && { tenpaiYame: 'none' }),
        ...(ruleset.startsWith('jpml') && { agariYame: 'none' }),
      },
      standings: {
        rounding,
        ...(early && tonpuu && { uma: [[10, 5, -5, -10]] }),
        ...(site === 'majsoul' && start !== undefined && { target: start }),
      },
    }),
  );
}

/** How often the dealer had changed before a round: 0 is East 1. */
export function kyokuOf({ wind, kyoku }: RecordedRound, players: number): number {
  return 'ESWN'.indexOf(wind) * players + kyoku - 1;
}

/** Seats counted from the first dealer, whatever the record counts from. */
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

/** How a round ended, entered as at a table: each win by its tiles. */
export function handOf(
  { events }: RecordedRound,
  turn: Turn,
  wins: ReadonlyMap<string, RecordedWin>,
): HandEnd<EnteredWin> | undefined {
  const riichi = events.flatMap((event) => (event.t === 'riichi' ? [turn.seat(event.seat)] : []));
  const won = events.flatMap((event) => (event.t === 'win' ? [event] : []));
  const [first] = won;
  if (first === undefined) {
    const draw = events.find((event) => event.t === 'draw');
    return draw && { riichi, outcome: drawOf(draw, riichi, turn) };
  }
  const entered = won.flatMap((event) => {
    const record = wins.get(event.win);
    return record ? [enteredWin(turn.seat(event.winner), record, turn)] : [];
  });
  if (entered.length < won.length) return undefined;
  const declared = riichi.concat(
    entered.flatMap(({ winner, value }) => (inRiichi(value) && !riichi.includes(winner) ? [winner] : [])),
  );
  if (first.winner === first.from) return { riichi: declared, outcome: { kind: 'tsumo', win: entered[0] as EnteredWin } };
  return { riichi: declared, outcome: { kind: 'ron', discarder: turn.seat(first.from), wins: entered } };
}

function inRiichi(value: EnteredWin['value']): boolean {
  return 'tiles' in value && value.tiles.riichi !== undefined;
}

/**
 * A record made at a player's own screen leaves that player out of those in tenpai, and some leave out all: where points were paid these
 * tell who was, else everybody was as soon as anybody was.
 */
function drawOf(
  { kind, tenpai, deltas }: Extract<RecordedEvent, { readonly t: 'draw' }>,
  riichi: readonly Seat[],
  turn: Turn,
): HandEnd<never>['outcome'] {
  const cause = ABORTIVE[kind];
  if (cause) return { kind: 'abortiveDraw', cause };
  const points = turn.row(deltas ?? []);
  const gains = points.flatMap((gain, seat) => (gain > 0 ? [seat as Seat] : []));
  const known = [...new Set([...(tenpai ?? []).map((seat) => turn.seat(seat)), ...riichi])];
  if (kind === 'nagashi') return { kind: 'exhaustiveDraw', tenpai: known, nagashi: gains };
  const everybody = points.map((_, seat) => seat as Seat);
  return { kind: 'exhaustiveDraw', tenpai: gains.length > 0 ? gains : known.length > 0 ? everybody : [] };
}

function enteredWin(winner: Seat, record: RecordedWin, turn: Turn): EnteredWin {
  const pao = record.pao === undefined ? {} : { pao: [{ yakuman: paoYakuman(record), liable: turn.seat(record.pao) }] };
  return { winner, value: { tiles: tilesOf(record) }, ...pao };
}

function paoYakuman({ stated }: RecordedWin): YakuId {
  const played: readonly string[] = ['daisangen', 'daisuushii'];
  return stated.yakuman.map((name) => yakuIdOf(name)).find((id) => played.includes(id)) as YakuId;
}

function tilesOf(record: RecordedWin): WinTiles {
  const { hand, tile, method, riichi, doraIndicators, uraIndicators, kita } = winOf(record);
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles([tile]),
    melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) })),
    dora: formatTiles(doraIndicators),
    ura: formatTiles(uraIndicators),
    ...(method.on && { on: method.on }),
    ...(riichi && { riichi: riichi.kind, ippatsu: riichi.ippatsu }),
    ...(kita !== undefined && { kita }),
  };
}
