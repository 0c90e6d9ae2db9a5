// What the events of an mjai log say, one by one.
import {
  type AbortiveDraw,
  type Kind,
  type Meld,
  type MeldType,
  type RuleSet,
  type Seat,
  type Tile,
  type YakuId,
  excerptOf,
  kindAt,
  kindOf,
  windKind,
  yakuFrom,
  yakuOf,
} from '@tenbo/engine';

import { discardOf, isYaku, listedClaim, offeredIn } from '../as-recorded.ts';
import type { Claim } from '../errors.ts';
import { type AsRead, type RecordedDraw, type SeenEvent, type SeenHand, type SeenWin, type WinClaim, NO_CLAIM } from '../game.ts';
import type { Json } from '../json.ts';
import { abortsOf, playHand } from '../play.ts';
import type { Sight } from './sight.ts';

/** What an event is read with. */
interface Before {
  /** The seat of a player by number. */
  readonly seat: (number: Json) => Seat;
  /** The events of the hand before it. */
  readonly events: readonly SeenEvent[];
}

/** An event of play; undefined if it is none. */
export function playEvent(
  event: Json,
  {
    seat,
    events,
    sight,
    isDrawn,
  }: Before & {
    readonly sight: Sight;
    /** Whether a discard is said to be the tile just drawn; undefined if the log does not say. */
    readonly isDrawn: (tsumogiri: Json) => boolean | undefined;
  },
): SeenEvent | undefined {
  const type = event.at('type').text();
  const actor = () => seat(event.at('actor'));
  const pai = () => event.at('pai').tile('mjai');
  switch (type) {
    case 'tsumo':
      return { type: 'draw', seat: actor(), tile: sight.drawn(event.at('actor').integer(), event.at('pai')) };
    case 'dahai':
      return discardOf(actor(), pai(), isDrawn(event.at('tsumogiri')), events);
    case 'reach':
      return { type: 'riichi', seat: actor() };
    case 'chi':
    case 'pon':
    case 'daiminkan':
      return { type: 'call', seat: actor(), from: seat(event.at('target')), meld: meldOf(type, event, [pai()]), called: pai() };
    case 'kakan':
      return { type: 'quad', seat: actor(), meld: meldOf('kakan', event, [pai()]), added: pai() };
    case 'ankan':
      return { type: 'quad', seat: actor(), meld: meldOf('ankan', event, []) };
    case 'kita':
    case 'nukidora':
      if (!event.at('pai').isMissing && pai() !== windKind('N')) event.at('pai').refuse();
      return { type: 'kita', seat: actor() };
    case 'dora':
      return { type: 'dora', tile: event.at('dora_marker').tile('mjai') };
    default:
      return undefined;
  }
}

const CONSUMED: Readonly<Record<MeldType, number>> = { chi: 2, pon: 2, daiminkan: 3, kakan: 3, ankan: 4 };

function meldOf(type: MeldType, event: Json, tiles: readonly Tile[]): Meld {
  const consumed = event.at('consumed').tiles('mjai');
  if (consumed.length !== CONSUMED[type]) event.at('consumed').refuse();
  return { type, tiles: [...consumed, ...tiles] };
}

export function misplaced(event: Json): never {
  return event.at('type').refuse({ code: 'misplacedEvent', found: excerptOf(event.at('type').value) });
}

/** A win. Older logs say all about its value, Mortal's only the payments. */
export function winOf(event: Json, before: Before, changes: readonly number[] | undefined, claim: Claim): SeenWin {
  const { events } = before;
  const seat = before.seat(event.at('actor'));
  const ura = event.at(event.at('uradora_markers').isMissing ? 'ura_markers' : 'uradora_markers');
  return {
    type: 'win',
    seat,
    from: before.seat(event.at('target')),
    tile: event.at('pai').isMissing ? (offeredIn(events) ?? misplaced(event)) : event.at('pai').tile('mjai'),
    ura: (ura.isMissing ? undefined : claim(() => ura.tiles('mjai'))) ?? [],
    claim: claimOf(event, { seat, events }, changes, claim),
  };
}

/** The dragons, for which mjai has only one name. */
const DRAGONS: readonly (readonly [YakuId, Kind])[] = [
  ['haku', kindAt(3, 5)],
  ['hatsu', kindAt(3, 6)],
  ['chun', kindAt(3, 7)],
];

/** The winner, and the events of the hand before the win. */
interface Winner {
  readonly seat: Seat;
  readonly events: readonly SeenEvent[];
}

function claimOf(event: Json, won: Winner, changes: readonly number[] | undefined, claim: Claim): WinClaim {
  const number = (name: string) => claim(() => event.at(name).ifThere((at) => at.integer()));
  return {
    ...NO_CLAIM,
    ...claim(() => event.at('yakus').ifThere((list) => listedIn(list, dragonsOf(event, won)))),
    fu: number('fu'),
    points: number('hora_points'),
    changes,
  };
}

/** @param dragons the winner's, in order */
function listedIn(list: Json, dragons: YakuId[]): Pick<WinClaim, 'yaku' | 'dora'> {
  const listed = list.list().map((one) => {
    const name = one.at(0);
    const found = yakuFrom('mjai', name.text());
    const dragon = found.includes('haku') ? dragons.shift() : undefined;
    const [id = name.refuse()] = dragon === undefined ? found : [dragon];
    return { id, han: one.at(1).integer(0), isExact: dragon !== undefined || found.length === 1 };
  });
  const { yaku, dora } = listedClaim(
    listed.map(({ id, han }) => [id, han]),
    listed.some(({ id }) => isYaku(id) && 'yakuman' in yakuOf(id).value),
  );
  // One name may stand for a yakuman and its purer form. Then the log does not say which is meant.
  return { yaku: listed.every(({ isExact }) => isExact) ? yaku : undefined, dora };
}

/** The dragons of which the winner has three or four, in order. */
function dragonsOf(event: Json, { seat, events }: Winner): YakuId[] {
  const laid = events.flatMap((one) => ((one.type === 'call' || one.type === 'quad') && one.seat === seat ? one.meld.tiles : []));
  const held = event.at('hora_tehais').isMissing ? [] : event.at('hora_tehais').tiles('mjai');
  const won = event.at('pai').isMissing ? [] : [event.at('pai').tile('mjai')];
  const all = [...laid, ...held, ...won].map(kindOf);
  return DRAGONS.filter(([, kind]) => all.filter((one) => one === kind).length >= 3).map(([id]) => id);
}

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
