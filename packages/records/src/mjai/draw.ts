import { type AbortiveDraw, type RuleSet, type Seat, isComplete } from '@tenbo/engine';

import { type GameEvent, type GameHand, NO_CLAIM, type RecordedDraw } from '../game.ts';
import type { Json } from '../json.ts';
import { playHand } from '../play.ts';

const ABORTIVE: Readonly<Record<string, AbortiveDraw>> = {
  kyushukyuhai: 'nineTerminals',
  sufonrenta: 'fourWinds',
  suchareach: 'fourRiichi',
  sukaikan: 'fourQuads',
  sanchaho: 'tripleRon',
};
const EXHAUSTIVE = 'fanpai';
const NAGASHI = 'nagashimangan';

/**
 * A hand without a winner. If its event has no reason, as in Mortal's dialect, the reason follows from the hand.
 *
 * @param said the flags of those in tenpai, by seat
 */
export function drawOf(
  event: Json,
  hand: GameHand,
  rules: RuleSet,
  said: { readonly changes: readonly number[] | undefined; readonly tenpai: readonly Json[] | undefined },
): RecordedDraw {
  const reason = event.at('reason');
  const { changes } = said;
  const tenpai = said.tenpai?.flatMap((flag, seat) => (flag.flag() ? [seat as Seat] : []));
  const exhaustive = (nagashi: boolean): RecordedDraw => ({ type: 'exhaustiveDraw', nagashi, tenpai, changes });
  const abortive = (cause: AbortiveDraw): RecordedDraw => ({
    type: 'abortiveDraw',
    cause,
    nagashi: false,
    tenpai: undefined,
    changes,
  });
  if (!reason.isMissing) {
    const name = reason.text();
    if (name === EXHAUSTIVE || name === NAGASHI) return exhaustive(name === NAGASHI);
    return abortive(Object.hasOwn(ABORTIVE, name) ? (ABORTIVE[name] as AbortiveDraw) : reason.refuse());
  }
  const { left, nagashi } = playHand({ ...hand, events: [...hand.events, exhaustive(true)] }, rules);
  if (left === 0) return exhaustive(nagashi.length > 0 && rules.draws.nagashi !== 'none');
  return abortive(causeIn(hand, rules) ?? reason.refuse());
}

/** Why a hand was aborted before its wall was empty. */
function causeIn(hand: GameHand, rules: RuleSet): AbortiveDraw | undefined {
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

/** Whether three players could win on what came last. */
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
  { tiles }: RuleSet,
): boolean {
  const complete = isComplete({ concealed: [...concealed, tile], melds }, tiles);
  return complete.ok && complete.value;
}
