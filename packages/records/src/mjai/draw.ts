import type { AbortiveDraw, RuleSet, Seat } from '@tenbo/engine';

import type { AsRead, RecordedDraw, SeenHand } from '../game.ts';
import type { Json } from '../json.ts';
import { abortsOf, playHand } from '../play.ts';

/** The reasons that programs write, without their hyphens and underscores. */
const REASONS: Readonly<Record<AbortiveDraw | 'exhaustive' | 'nagashi', readonly string[]>> = {
  exhaustive: ['fanpai', 'howanpai', 'ryukyoku', 'exhaustivedraw'],
  nagashi: ['nagashimangan'],
  nineTerminals: ['kyushukyuhai', 'kyuushukyuuhai'],
  fourWinds: ['sufonrenta', 'sufuurenta', 'suufonrenda', 'suufurenda'],
  fourRiichi: ['suchareach', 'suuchariichi', 'suucharichi'],
  fourQuads: ['sukaikan', 'suukaikan', 'suukansansen', 'suukansanra'],
  tripleRon: ['sanchaho', 'sanchahou'],
};
const REASON_OF = new Map(
  Object.entries(REASONS).flatMap(([reason, names]) => names.map((name) => [name, reason as keyof typeof REASONS])),
);

/**
 * A hand without a winner. If its event has no reason, as in Mortal's dialect, or an unknown one, it is inferred from the hand.
 *
 * @param hand up to the draw; undefined if another draw has ended it, so that nothing can be inferred
 * @param states the changes, and who is in tenpai
 */
export function drawOf(
  event: Json,
  hand: AsRead<SeenHand> | undefined,
  rules: RuleSet,
  states: { readonly changes: readonly number[] | undefined; readonly tenpai: readonly Seat[] | undefined },
): RecordedDraw {
  const reason = event.at('reason');
  const { changes, tenpai } = states;
  const exhaustive = (nagashi: boolean): RecordedDraw => ({ type: 'exhaustiveDraw', nagashi, tenpai, changes });
  const abortive = (cause: AbortiveDraw | undefined): RecordedDraw => ({
    type: 'abortiveDraw',
    cause,
    nagashi: false,
    tenpai: undefined,
    changes,
  });
  const said = typeof reason.value === 'string' ? REASON_OF.get(reason.value.toLowerCase().replaceAll(/[^a-z]/g, '')) : undefined;
  if (said === 'exhaustive' || said === 'nagashi') return exhaustive(said === 'nagashi');
  if (said) return abortive(said);
  if (hand === undefined) return abortive(undefined);
  const { left, nagashi } = playHand({ ...hand, events: [...hand.events, exhaustive(true)] }, rules);
  if (left === 0) return exhaustive(nagashi.length > 0);
  return abortive(abortsOf(hand, rules)[0]);
}
