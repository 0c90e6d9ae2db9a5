import {
  type Limit,
  type RiichiKind,
  type Scorer,
  type Seat,
  type Transfer,
  type WonBy,
  createScorer,
  formatTilesInOrder,
  formatMeld,
  formatTiles,
} from '@tenbo/engine';

import type { Audit } from './audit.ts';
import type { Finding } from './finding.ts';
import type { Game, GameHand } from './game.ts';
import { playHand } from './play.ts';
import type { PlayedWin } from './hand-in-play.ts';

/** A win of a recorded game with tenbo's values, as a flat row for a table. If it is worth nothing under the rules, its numbers are null. */
export interface WinRow {
  /** The hand, counted from 0. */
  readonly hand: number;
  /** 0 is East 1; each change of dealer adds one. */
  readonly kyoku: number;
  readonly honba: number;
  readonly seat: Seat;
  /** The discarder; the winner for a tsumo. */
  readonly from: Seat;
  readonly by: WonBy;
  readonly tile: string;
  /** The concealed tiles, without the winning tile. */
  readonly concealed: string;
  /** Separated by spaces. */
  readonly melds: string;
  /** In the order they were turned. */
  readonly doraIndicators: string;
  readonly uraIndicators: string;
  /** Norths set aside. */
  readonly norths: number;
  readonly riichi: RiichiKind | null;
  readonly ippatsu: boolean;
  /** Each yaku with its han, such as `riichi:1 pinfu:1`; a yakuman with the number of yakuman it counts as. */
  readonly yaku: string;
  /** In han, like the next three. */
  readonly dora: number | null;
  readonly uraDora: number | null;
  readonly akaDora: number | null;
  readonly kita: number | null;
  /** All han, with dora; 0 for a yakuman. */
  readonly han: number | null;
  readonly fu: number | null;
  /** The number of yakuman it counts as. */
  readonly yakuman: number | null;
  readonly limit: Limit | null;
  /** Points of the hand itself, without honba and sticks. */
  readonly points: number | null;
  /** Each seat's change, with honba and the sticks on the table; null for a missing fourth player, or if the hand cannot be calculated. */
  readonly change0: number | null;
  readonly change1: number | null;
  readonly change2: number | null;
  readonly change3: number | null;
  /** The id of the rule set. */
  readonly rules: string;
  /** True if the audit found nothing about the win or about anything before it in its hand. */
  readonly agrees: boolean;
}

/**
 * The wins of a recorded game with tenbo's values.
 *
 * @param audit the audit of the same game
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * const game = unwrap(readRecord(text));
 * winRows(game, auditGame(game)); // → []
 */
export function winRows(game: Game, audit: Audit): readonly WinRow[] {
  const scorer = createScorer(game.rules);
  return game.hands.flatMap((hand, at) => {
    const transfers = audit.match.state.hands.find(({ entry }) => entry === `${at}`)?.transfers;
    const agrees = !audit.findings.some((finding) => finding.hand === at && isAboutWins(finding));
    return playHand(hand, game.rules).wins.map((won) => ({
      hand: at,
      ...partsOf(won, hand),
      ...valueOf(won, hand, scorer),
      ...changesOf(won, transfers, game),
      rules: game.rules.id,
      agrees,
    }));
  });
}

/** Findings about the match around a hand, not about its wins. */
const AROUND: readonly Finding['code'][] = ['place', 'scores', 'goesOn', 'settlement'];

function isAboutWins({ code }: Finding): boolean {
  return !AROUND.includes(code);
}

type Parts = 'kyoku' | 'honba' | 'seat' | 'from' | 'by' | 'tile' | 'concealed' | 'melds' | 'doraIndicators' | 'uraIndicators';

function partsOf(
  { win, recorded: { seat, from } }: PlayedWin,
  { kyoku, honba }: GameHand,
): Pick<WinRow, Parts | 'norths' | 'riichi' | 'ippatsu'> {
  return {
    kyoku,
    honba,
    seat,
    from,
    by: win.method.by,
    tile: formatTiles([win.tile]),
    concealed: formatTiles(win.hand.concealed),
    melds: win.hand.melds.map(formatMeld).join(' '),
    doraIndicators: formatTilesInOrder(win.doraIndicators),
    uraIndicators: formatTilesInOrder(win.uraIndicators),
    norths: win.kita ?? 0,
    riichi: win.riichi?.kind ?? null,
    ippatsu: win.riichi?.ippatsu ?? false,
  };
}

type Value = 'yaku' | 'dora' | 'uraDora' | 'akaDora' | 'kita' | 'han' | 'fu' | 'yakuman' | 'limit' | 'points';

function valueOf({ win }: PlayedWin, { honba }: GameHand, scorer: Scorer): Pick<WinRow, Value> {
  const score = scorer.score(win, honba);
  if (!score.ok) return NO_VALUE;
  const { yaku, dora, uraDora, akaDora, kita, han, fu, yakuman, limit, total } = score.value;
  const named = yaku.map(([id, value]) => `${id}:${value}`).join(' ');
  return { yaku: named, dora, uraDora, akaDora, kita, han, fu, yakuman, limit, points: total };
}

const NO_VALUE: Pick<WinRow, Value> = {
  yaku: '',
  dora: null,
  uraDora: null,
  akaDora: null,
  kita: null,
  han: null,
  fu: null,
  yakuman: null,
  limit: null,
  points: null,
};

/** The changes for one win: the transfers of the hand that go to the winner. */
function changesOf(
  { recorded: { seat } }: PlayedWin,
  transfers: readonly Transfer[] | undefined,
  { rules }: Game,
): Pick<WinRow, 'change0' | 'change1' | 'change2' | 'change3'> {
  const paid = transfers?.filter(({ to }) => to === seat);
  const change = (of: number) => {
    if (paid === undefined || of >= rules.tiles.players) return null;
    return paid.reduce((sum, { from, points }) => sum + (of === seat ? points : from === of ? -points : 0), 0);
  };
  return { change0: change(0), change1: change(1), change2: change(2), change3: change(3) };
}
