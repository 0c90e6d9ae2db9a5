// What a record leaves out: honba, sticks and points of its hands, and its rules.
import { type RuleSet, parseRules, unwrap } from '@tenbo/engine';
import { type Match, append, nextEntry } from '@tenbo/ledger';

import { auditGame } from './audit.ts';
import type { AsRead, Game, GameHand, ReadHand, SeenHand } from './game.ts';
import { handEnd, matchAt, scoredWins, startOf } from './match-of.ts';
import { playHand } from './play.ts';

/** Hands with the honba, sticks and points that their record leaves out: those that follow from the hands before. */
export function placed(hands: readonly ReadHand[], rules: RuleSet): readonly GameHand[] {
  if (hands.every(isPlaced)) return hands;
  let match = startOf({ rules, players: [], hands: [] });
  return hands.map((hand) => {
    const { kyoku, honba, sticks, scores } = match.state;
    const whole = {
      ...hand,
      honba: hand.honba ?? (hand.kyoku === kyoku ? honba : 0),
      sticks: hand.sticks ?? sticks.length,
      scores: hand.scores ?? scores,
    };
    match = afterHand(matchAt(match, whole), whole, rules);
    return whole;
  });
}

/** A hand of which the hands before are not known, with what its record leaves out as at the start of a match. */
export function placedAlone(hand: AsRead<SeenHand>, { match, tiles }: RuleSet): SeenHand {
  const { honba = 0, sticks = 0, scores = Array<number>(tiles.players).fill(match.start) } = hand;
  return { ...hand, honba, sticks, scores };
}

function isPlaced(hand: ReadHand): hand is GameHand {
  return hand.honba !== undefined && hand.sticks !== undefined && hand.scores !== undefined;
}

/** The match after a hand; unchanged if the hand cannot be entered. */
function afterHand(match: Match, hand: GameHand, rules: RuleSet): Match {
  const played = playHand(hand, rules);
  const end = handEnd(played, scoredWins(played, hand, rules), rules);
  const next = end && append(match, nextEntry(match, { type: 'handEnded', hand: end }, { id: `${match.log.length}` }));
  return next?.ok ? next.value : match;
}

/** A match rarely has 50 hands. Only a hostile file has many more, and it is not read again and again. */
const MOST_HANDS = 200;

/**
 * A game whose record does not state its rules, under those of its site that fit it best: the audit finds least under them. It says that they are not
 * stated. If it finds nothing under them, they are taken for the rules of the game.
 *
 * @param games the game under each set of rules, the most usual first
 */
export function leastFound([usual, ...others]: readonly [() => Game, ...(() => Game)[]]): Game {
  let [best, least] = audited(usual());
  for (const next of others) {
    if (least === 0 || best.hands.length > MOST_HANDS) break;
    const [game, found] = audited(next());
    if (found < least) [best, least] = [game, found];
  }
  const unstated = { ...best.unstated, rules: best.hands.length };
  return { ...best, unstated, houseRules: least > 0 && best.houseRules };
}

function audited(game: Game): readonly [game: Game, found: number] {
  return [game, auditGame(game).findings.length];
}

const made = new Map<string, RuleSet>();
/** More than any site has. Records may start with any number of points, so without a limit hostile ones could fill the memory. */
const MOST_KEPT = 200;

/** A preset with changes. The same changes return the same object, so that games under the same rules share a scorer. */
export function rulesWith(changes: object): RuleSet {
  const key = JSON.stringify(changes);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size === MOST_KEPT) made.clear();
  const rules = unwrap(parseRules(changes));
  made.set(key, rules);
  return rules;
}
