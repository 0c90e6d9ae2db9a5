import type { SeasonCounts } from './season.ts';
import type { PlayCounts } from './season-play.ts';

/** Rates and averages of what was counted; each is undefined if there is nothing to divide by. Points are those of the hands alone. */
export type Rates = { readonly [R in RateId]: number | undefined };

/** Each rate: what is divided, and by what. */
const PARTS = {
  /** Wins in all hands (和了率). */
  win: (counts) => [winsOf(counts), counts.hands],
  /** Deal-ins in all hands (放銃率). */
  dealIn: ({ dealIns, hands }) => [dealIns, hands],
  /** Hands with a riichi stick laid (立直率). */
  riichi: ({ riichi, hands }) => [riichi, hands],
  /** Hands with a call, of those whose calls are known (副露率). */
  call: ({ called, callsKnown }) => [called, callsKnown],
  /** Tsumo among the wins (ツモ率). */
  tsumo: (counts) => [counts.tsumos, winsOf(counts)],
  /** Points for a win (平均打点). */
  averageWin: (counts) => [counts.won, winsOf(counts)],
  /** Points for a deal-in (平均放銃点). */
  averageDealIn: ({ dealtIn, dealIns }) => [dealtIn, dealIns],
  /** Tenpai among exhaustive draws (流局聴牌率). */
  tenpai: ({ tenpai, draws }) => [tenpai, draws],
  /** Wins among riichi (立直和了率). */
  riichiWon: ({ riichiWon, riichi }) => [riichiWon, riichi],
  /** Deal-ins among riichi (立直放銃率). */
  riichiDealtIn: ({ riichiDealtIn, riichi }) => [riichiDealtIn, riichi],
  /** Draws among riichi (立直流局率). */
  riichiDrawn: ({ riichiDrawn, riichi }) => [riichiDrawn, riichi],
  /** Riichi that were the first of the hand (先制率), and how many of these won. */
  firstRiichi: ({ play }) => [play.firstRiichi, riichiOf(play)],
  firstRiichiWon: ({ play }) => [play.firstRiichiWon, play.firstRiichi],
  /** Riichi that chased an earlier one (追っかけ率), and how many of these won. */
  chasingRiichi: ({ play }) => [play.chasingRiichi, riichiOf(play)],
  chasingRiichiWon: ({ play }) => [play.chasingRiichiWon, play.chasingRiichi],
  /** Riichi that another one chased (追っかけられ率). */
  chasedRiichi: ({ play }) => [play.chasedRiichi, riichiOf(play)],
  /** The average turn of a riichi (立直巡目). */
  riichiTurn: ({ play }) => [play.riichiTurns, riichiOf(play)],
  /** Deal-ins in riichi, in tenpai without it, and in noten. */
  dealInRiichi: ({ play }) => [play.dealInsInRiichi, dealInsOf(play)],
  dealInTenpai: ({ play }) => [play.dealInsInTenpai, dealInsOf(play)],
  dealInNoten: ({ play }) => [play.dealInsInNoten, dealInsOf(play)],
  /** The average turn of the first call in a hand (副露巡目). */
  callTurn: ({ play, called }) => [play.callTurns, called],
  /** Hands with the first call in turns 1 to 6, in turns 7 to 12, and later: together the call rate. */
  earlyCall: ({ play, callsKnown }) => [play.calls.early, callsKnown],
  middleCall: ({ play, callsKnown }) => [play.calls.middle, callsKnown],
  lateCall: ({ play, callsKnown }) => [play.calls.late, callsKnown],
  /** The average turn of a win (和了巡目). */
  winTurn: ({ play: { winTurns, wins } }) => [winTurns, wins.early.wins + wins.middle.wins + wins.late.wins],
  /** Points for a win in turns 1 to 6, in turns 7 to 12, and later. */
  earlyWin: ({ play }) => [play.wins.early.points, play.wins.early.wins],
  middleWin: ({ play }) => [play.wins.middle.points, play.wins.middle.wins],
  lateWin: ({ play }) => [play.wins.late.points, play.wins.late.wins],
  /** Han from dora for a win whose tiles are known. */
  dora: ({ wins: { dora, scored } }) => [dora.dora + dora.akaDora + dora.uraDora + dora.kita, scored],
  /** The average place (平均順位). */
  place: ({ places, finished }) => [
    Object.entries(places).reduce((sum, [place, times]) => sum + Number(place) * times, 0),
    finished,
  ],
  /** The result of a match, in points: 25,000 is +25.0. */
  total: ({ total, finished }) => [total, finished],
} as const satisfies Record<string, (counts: SeasonCounts) => readonly [part: number, of: number]>;

export type RateId = keyof typeof PARTS;

/** The wins of a player, by ron and by tsumo. */
function winsOf({ rons, tsumos }: SeasonCounts): number {
  return rons + tsumos;
}

function riichiOf({ firstRiichi, chasingRiichi }: PlayCounts): number {
  return firstRiichi + chasingRiichi;
}

function dealInsOf({ dealInsInRiichi, dealInsInTenpai, dealInsInNoten }: PlayCounts): number {
  return dealInsInRiichi + dealInsInTenpai + dealInsInNoten;
}

/**
 * The rates and averages players compare.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * const [table] = seasonOf({ state, name: 'Friday' });
 * ratesOf(sumOfSeason(table!.players[0]!.bySeat)).win; // → undefined
 */
export function ratesOf(counts: SeasonCounts): Rates {
  const rows = Object.entries(PARTS).map(([rate, parts]) => {
    const [part, of] = parts(counts);
    return [rate, of === 0 ? undefined : part / of] as const;
  });
  return Object.fromEntries(rows) as Rates;
}
