import type { AbortiveDraw, RuleSet, Seat } from '@tenbo/engine';

import { abortedBy } from '../aborted-by.ts';
import type { GameHand, RecordedDraw } from '../game.ts';
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
 * A hand without a winner. If its event has no reason, as in Mortal's dialect, it is inferred from the hand.
 *
 * @param said the changes, and the tenpai flags by seat
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
  return abortive(abortedBy(hand, rules) ?? reason.refuse());
}
