import type { RuleSet } from '@tenbo/engine';
import { type Match, append, nextEntry } from '@tenbo/ledger';

import type { AsRead, GameHand, ReadHand, SeenHand } from './game.ts';
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
