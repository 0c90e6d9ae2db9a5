import { type AbortiveDraw, type RuleSet, type Seat, isComplete } from '@tenbo/engine';

import { type GameEvent, type GameHand, NO_CLAIM } from './game.ts';
import { playHand } from './play.ts';

/**
 * Infers from a hand's events why it was aborted before the wall was empty.
 *
 * @param hand the hand without its end
 */
export function abortedBy(hand: GameHand, rules: RuleSet): AbortiveDraw | undefined {
  const events = hand.events.filter(({ type }) => type !== 'dora');
  const last = events.at(-1);
  const count = (type: GameEvent['type']) => events.filter((event) => event.type === type).length;
  if (last?.type === 'draw') return 'nineTerminals';
  const discards = events.flatMap((event) => (event.type === 'discard' ? [event.tile] : []));
  if (last?.type === 'discard') {
    if (discards.length === 4 && events.length === 8 && new Set(discards).size === 1) return 'fourWinds';
    if (count('riichi') === 4) return 'fourRiichi';
    const open = events.filter((event) => event.type === 'call' && event.meld.type === 'daiminkan').length;
    if (count('quad') + open >= 4) return 'fourQuads';
  }
  return isWonByThree(hand, rules) ? 'tripleRon' : undefined;
}

/** Checks whether three players could win on the last tile offered. */
function isWonByThree(hand: GameHand, rules: RuleSet): boolean {
  const last = hand.events.findLast(({ type }) => type !== 'dora');
  if (last?.type !== 'discard' && last?.type !== 'quad') return false;
  const tile = last.type === 'discard' ? last.tile : last.added;
  if (tile === undefined) return false;
  const others = hand.dealt.map((_, seat) => seat as Seat).filter((seat) => seat !== last.seat);
  const wins = others.map((seat): GameEvent => ({ type: 'win', seat, from: last.seat, tile, ura: [], claim: NO_CLAIM }));
  const played = playHand({ ...hand, events: [...hand.events, ...wins] }, rules);
  return others.length === 3 && played.wins.every(({ win }) => completes(win.hand, tile, rules));
}

function completes(
  { concealed, melds }: Parameters<typeof isComplete>[0],
  tile: (typeof concealed)[number],
  rules: RuleSet,
): boolean {
  const complete = isComplete({ concealed: [...concealed, tile], melds }, rules);
  return complete.ok && complete.value;
}
