import type { MatchRules, RuleSet, Seat } from '@tenbo/engine';

import { type HandEnd, type Position, type WonHand, dealerAt, winnersOf } from './hand.ts';

/** Why a match is over: by its rules, or because the players say so. */
export type EndReason = 'lastHand' | 'goal' | 'bust' | 'agariYame' | 'tenpaiYame' | 'timeUp' | 'agreed';

/** What comes after a hand. */
export interface Course {
  readonly kyoku: number;
  readonly honba: number;
  /** The match is over. */
  readonly end?: EndReason;
  /** The dealer may end it. */
  readonly mayEnd?: 'agariYame' | 'tenpaiYame';
}

/**
 * What comes after a hand: who deals, how many honba, and whether the match is over, or may be ended by a dealer who leads.
 *
 * @param hand how it ended
 * @param before where the match stood
 * @param scores points of each seat after it
 * @example
 * import { presets } from '@tenbo/engine';
 * const draw = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [2] } } as const;
 * courseAfter(draw, { kyoku: 3, honba: 1 }, [25_000, 24_000, 27_000, 24_000], presets.standard); // → { kyoku: 4, honba: 2 }
 */
export function courseAfter(
  hand: HandEnd<WonHand>,
  before: Pick<Position, 'kyoku' | 'honba'>,
  scores: readonly number[],
  rules: RuleSet,
): Course {
  const next = nextHand(hand, before, rules);
  if (isBust(scores, rules.match)) return { ...next, end: 'bust' };
  if (hand.outcome.kind === 'chombo') return next;
  const end = isOver(before, next, scores, rules);
  if (end !== undefined) return { ...next, end };
  const yame = yameOf(hand, before, scores, rules);
  if (yame === undefined) return next;
  return rules.match[yame] === 'automatic' ? { ...next, end: yame } : { ...next, mayEnd: yame };
}

function nextHand(hand: HandEnd<WonHand>, { kyoku, honba }: Pick<Position, 'kyoku' | 'honba'>, rules: RuleSet): Course {
  const { outcome } = hand;
  if (outcome.kind === 'chombo') return { kyoku, honba };
  const dealer = dealerAt({ kyoku }, rules.tiles.players);
  const stays = dealerStays(hand, dealer, rules);
  const winners = winnersOf(hand.outcome, rules);
  if (winners.length > 0) return stays ? { kyoku, honba: honba + 1 } : { kyoku: kyoku + 1, honba: 0 };
  const backToOne = !stays && rules.match.honbaAfterDraw === 'oneIfDealerChanges';
  return { kyoku: stays ? kyoku : kyoku + 1, honba: backToOne ? 1 : honba + 1 };
}

function dealerStays(hand: HandEnd<WonHand>, dealer: Seat, rules: RuleSet): boolean {
  const { outcome } = hand;
  const when = rules.match.dealerStays;
  if (outcome.kind === 'abortiveDraw') return true;
  const winners = winnersOf(hand.outcome, rules);
  if (winners.length > 0) return when !== 'never' && winners.includes(dealer);
  return outcome.kind === 'exhaustiveDraw' && when === 'winOrTenpai' && outcome.tenpai.includes(dealer);
}

function isBust(scores: readonly number[], { bust }: MatchRules): boolean {
  if (bust === 'none') return false;
  const least = Math.min(...scores);
  return bust === 'belowZero' ? least < 0 : least <= 0;
}

/** The last hand of the rounds, and of the further one that is begun where nobody has the goal. */
function lastHands({ tiles, match }: RuleSet): { readonly regular: number; readonly extra: number } {
  const regular = match.rounds * tiles.players;
  return { regular: regular - 1, extra: regular + tiles.players - 1 };
}

function isOver(before: Pick<Position, 'kyoku'>, next: Course, scores: readonly number[], rules: RuleSet): EndReason | undefined {
  const { regular, extra } = lastHands(rules);
  const reached = Math.max(...scores) >= rules.match.goal;
  if (next.kyoku > extra) return 'lastHand';
  if (before.kyoku <= regular) return next.kyoku > regular && reached ? 'lastHand' : undefined;
  return reached && rules.match.extraRound === 'suddenDeath' ? 'goal' : undefined;
}

/** Whether a dealer who leads with the goal reached stays in the last hand, so that the match may end there. */
function yameOf(
  hand: HandEnd<WonHand>,
  { kyoku }: Pick<Position, 'kyoku'>,
  scores: readonly number[],
  rules: RuleSet,
): 'agariYame' | 'tenpaiYame' | undefined {
  const { regular, extra } = lastHands(rules);
  const dealer = dealerAt({ kyoku }, rules.tiles.players);
  const points = scores[dealer] as number;
  const leads =
    points >= rules.match.goal && scores.every((score, seat) => score < points || (score === points && seat >= dealer));
  if ((kyoku !== regular && kyoku !== extra) || !leads || !dealerStays(hand, dealer, rules)) return undefined;
  const how =
    winnersOf(hand.outcome, rules).length > 0 ? 'agariYame' : hand.outcome.kind === 'exhaustiveDraw' ? 'tenpaiYame' : undefined;
  return how !== undefined && rules.match[how] !== 'none' ? how : undefined;
}
