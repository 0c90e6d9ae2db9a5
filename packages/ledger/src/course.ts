import type { MatchRules, RuleSet, Seat } from '@tenbo/engine';

import type { Yame } from './entries.ts';
import { type HandEnd, type Outcome, type Position, type WonHand, dealerAt, winnersOf } from './hand.ts';

/** Why a match is over: by its rules, or by the players' choice. */
export type EndReason = 'lastHand' | 'goal' | 'bust' | 'ceiling' | Yame | 'timeUp' | 'agreed';

/** What comes after a hand. */
export interface Course {
  readonly kyoku: number;
  readonly honba: number;
  /** Present if the match is over. */
  readonly end?: EndReason;
  /** Present if the dealer may end the match. */
  readonly mayEnd?: Yame;
}

/**
 * What comes after a hand: who deals, how many honba there are, and whether the match is over or may be ended by a leading dealer.
 *
 * @param hand how it ended
 * @param before number and honba of that hand
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
  const next = nextHand(hand, before, scores, rules);
  if (isBust(scores, rules.match)) return { ...next, end: 'bust' };
  if (Math.max(...scores) >= (rules.match.ceiling ?? Infinity)) return { ...next, end: 'ceiling' };
  const end = endIfDealerChanges(before, scores, rules);
  if (end === undefined) return next;
  if (next.kyoku > before.kyoku) return { ...next, end };
  const yame = yameOf(hand, before, scores, rules);
  if (yame === undefined) return next;
  return rules.match[yame] === 'automatic' ? { ...next, end: yame } : { ...next, mayEnd: yame };
}

/** Whether a hand ended by a chombo and is dealt again. Such a hand does not count as played. */
export function isReplayed(
  { outcome }: Pick<HandEnd<unknown>, 'outcome'>,
  before: Pick<Position, 'kyoku'>,
  next: Pick<Course, 'kyoku'>,
): boolean {
  return outcome.kind === 'chombo' && next.kyoku === before.kyoku;
}

function nextHand(
  hand: HandEnd<WonHand>,
  { kyoku, honba }: Pick<Position, 'kyoku' | 'honba'>,
  scores: readonly number[],
  rules: RuleSet,
): Course {
  const { outcome } = hand;
  const dealer = dealerAt({ kyoku }, rules.tiles.players);
  if (outcome.kind === 'chombo') {
    const passes = rules.chombo.redeal === 'notDealers' && outcome.by.includes(dealer);
    return { kyoku: passes ? kyoku + 1 : kyoku, honba };
  }
  const winners = winnersOf(outcome, rules);
  const stays = dealerStays(outcome, winners, { kyoku }, scores, rules);
  if (winners.length > 0) return stays ? { kyoku, honba: honba + 1 } : { kyoku: kyoku + 1, honba: 0 };
  const backToOne = !stays && rules.match.honbaAfterDraw === 'oneIfDealerChanges';
  return { kyoku: stays ? kyoku : kyoku + 1, honba: backToOne ? 1 : honba + 1 };
}

function dealerStays(
  outcome: Outcome<WonHand>,
  winners: readonly Seat[],
  at: Pick<Position, 'kyoku'>,
  scores: readonly number[],
  rules: RuleSet,
): boolean {
  const dealer = dealerAt(at, rules.tiles.players);
  const when = rules.match.dealerStays;
  if (outcome.kind === 'abortiveDraw') return rules.draws.afterAbortive === 'dealerStays';
  if (winners.length > 0) return when !== 'never' && winners.includes(dealer);
  if (outcome.kind !== 'exhaustiveDraw' || when === 'win' || when === 'never') return false;
  const isLast = () => endIfDealerChanges(at, scores, rules) !== undefined;
  return outcome.tenpai.includes(dealer) || (when === 'winTenpaiOrLastDraw' && isLast());
}

function isBust(scores: readonly number[], { bust }: MatchRules): boolean {
  if (bust === 'none') return false;
  const least = Math.min(...scores);
  if (bust === 'belowZero') return least < 0;
  return least <= (bust === 'zeroOrBelow' ? 0 : bust);
}

/**
 * Why the match would end after this hand if the dealer changed. A dealer who stays plays on even if somebody has reached the goal, except by
 * agari yame or tenpai yame, which are possible only in these hands.
 */
function endIfDealerChanges(
  { kyoku }: Pick<Position, 'kyoku'>,
  scores: readonly number[],
  { tiles, match }: RuleSet,
): EndReason | undefined {
  if (match.rounds === 'unlimited') return undefined;
  const extraHands = kyoku + 1 - match.rounds * tiles.players;
  if (extraHands < 0) return undefined;
  if (extraHands === tiles.players) return 'lastHand';
  if (Math.max(...scores) < match.goal) return undefined;
  if (extraHands === 0) return 'lastHand';
  return match.extraRound === 'suddenDeath' ? 'goal' : undefined;
}

/** How a dealer who stays may end the match, once a player has the goal. The dealer must lead, unless the rules allow it in any place. */
function yameOf(
  { outcome }: HandEnd<WonHand>,
  { kyoku }: Pick<Position, 'kyoku'>,
  scores: readonly number[],
  rules: RuleSet,
): Yame | undefined {
  const dealer = dealerAt({ kyoku }, rules.tiles.players);
  const won = winnersOf(outcome, rules).length > 0;
  const inTenpai = outcome.kind === 'exhaustiveDraw' && outcome.tenpai.includes(dealer);
  const how = won ? 'agariYame' : inTenpai ? 'tenpaiYame' : undefined;
  if (how === undefined || rules.match[how] === 'none') return undefined;
  if (Math.max(...scores) < rules.match.goal) return undefined;
  const points = scores[dealer] as number;
  const leads = scores.every((score, seat) => score < points || (score === points && seat >= dealer));
  return leads || rules.match[how] === 'anyPlace' ? how : undefined;
}
