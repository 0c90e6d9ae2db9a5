import { type RuleSet, type Seat, yakuFrom } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import type { Claim } from '../errors.ts';
import type { ReadHand, RecordedWin, WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { inTurn, listedClaim, withChanges } from '../as-recorded.ts';
import { field, flagIn, listIn, numberIn } from './fields.ts';

const MOST = 10_000_000;

/** The wins of a `RecordHule`, the player nearest to the discarder first; none if a win cannot occur here. */
export function winsOf(
  data: Json,
  hand: ReadHand,
  { rules, claim }: { readonly rules: RuleSet; readonly claim: Claim },
): readonly RecordedWin[] {
  const { players } = rules.tiles;
  const last = hand.events.findLast(({ type }) => type !== 'dora');
  if (last === undefined || !('seat' in last)) return [];
  const from = last.seat;
  const wins = listIn(data, 'hules').map((hule): RecordedWin => {
    const seat = numberIn(hule, 'seat', 0, players - 1) as Seat;
    return {
      type: 'win',
      seat,
      from: flagIn(hule, 'zimo') ? seat : from,
      tile: field(hule, 'hu_tile').tile('majsoul'),
      ura: claim(() => listIn(hule, 'li_doras').map((one) => one.tile('majsoul'))) ?? [],
      claim: claimOf(hule, { seat, hand, rules }, claim),
    };
  });
  const inOrder = inTurn(wins, players);
  const deltas = field(data, 'delta_scores');
  const total = deltas.isMissing ? undefined : claim(() => deltas.points(players));
  return total ? withChanges(inOrder, total) : inOrder;
}

/** Where a win comes from. */
interface WonIn {
  readonly seat: Seat;
  readonly hand: ReadHand;
  readonly rules: RuleSet;
}

function claimOf(hule: Json, won: WonIn, claim: Claim): WinClaim {
  const isYakuman = claim(() => flagIn(hule, 'yiman')) === true;
  const fanIn = (fan: Json) => {
    const [id] = yakuFrom('majsoul', field(fan, 'id').integer());
    return [id ?? field(fan, 'id').refuse(), numberIn(fan, 'val', 0, MOST)] as const;
  };
  const listed = claim(() => field(hule, 'fans').ifThere((fans) => fans.list().map(fanIn)), 'yaku');
  return {
    ...listedClaim(listed, isYakuman),
    fu: isYakuman ? undefined : claim(() => field(hule, 'fu').ifThere((fu) => fu.integer(0, MOST)), 'fu'),
    points: claim(() => pointsOf(hule, won)),
    indicators: claim(() => field(hule, 'doras').ifThere((doras) => doras.tiles('majsoul'))),
    // It is undocumented whether this counts seats from 0 or from 1.
    pao: undefined,
    changes: undefined,
  };
}

/** The points of the hand without honba and sticks. Those of a tsumo without tsumo loss are undocumented. */
function pointsOf(hule: Json, { seat, hand, rules: { tiles, payments } }: WonIn): number | undefined {
  const { players } = tiles;
  const points = (name: string) => numberIn(hule, name, 0, MOST);
  if (!flagIn(hule, 'zimo')) return points('point_rong') || undefined;
  if (players === 3 && payments.missingPlayer !== 'lost') return undefined;
  const others = points('point_zimo_xian');
  if (seat === dealerAt(hand, players)) return others * (players - 1) || undefined;
  return points('point_zimo_qin') + others * (players - 2) || undefined;
}
