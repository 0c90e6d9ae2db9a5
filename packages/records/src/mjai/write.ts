import { TILE_FORMATS, type Tile, WINDS } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import type { Game, GameEvent, GameHand } from '../game.ts';

/**
 * Writes a game as an mjai log in Mortal's dialect, one event per line, with `deltas`, and with `kita` for a north set aside.
 *
 * The format has no place for the rules, the settlement, the reason of a draw, the players in tenpai, or any claims about a win besides its payments.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const game = { id: undefined, rules: presets.tenhou, houseRules: false, players: ['Aki', 'Ben'], hands: [], final: undefined };
 * writeMjai(game).split('\n')[0]; // → '{"type":"start_game","names":["Aki","Ben"]}'
 */
export function writeMjai({ players, hands }: Game): string {
  const events = [{ type: 'start_game', names: players }, ...hands.flatMap(eventsOfHand), { type: 'end_game' }];
  return `${events.map((event) => JSON.stringify(event)).join('\n')}\n`;
}

type Discard = Extract<GameEvent, { readonly type: 'discard' }>;
type Written = Readonly<Record<string, unknown>>;

const { write } = TILE_FORMATS.mjai;
const all = (tiles: readonly Tile[]) => tiles.map(write);

function eventsOfHand(hand: GameHand): readonly Written[] {
  const { events } = hand;
  const players = hand.dealt.length;
  const start = {
    type: 'start_kyoku',
    bakaze: WINDS[Math.floor(hand.kyoku / players)],
    dora_marker: write(hand.indicator),
    kyoku: (hand.kyoku % players) + 1,
    honba: hand.honba,
    kyotaku: hand.sticks,
    oya: dealerAt(hand, players),
    scores: hand.scores,
    tehais: hand.dealt.map(all),
  };
  return [start, ...events.flatMap((_, at) => writtenOf(events, at)), { type: 'end_kyoku' }];
}

function writtenOf(events: readonly GameEvent[], at: number): readonly Written[] {
  const event = events[at] as GameEvent;
  switch (event.type) {
    case 'draw':
      return [{ type: 'tsumo', actor: event.seat, pai: write(event.tile) }];
    case 'riichi':
      return [{ type: 'reach', actor: event.seat }];
    case 'discard': {
      const dahai = { type: 'dahai', actor: event.seat, pai: write(event.tile), tsumogiri: isDrawn(event, events, at) };
      return isAccepted(events, at) ? [dahai, { type: 'reach_accepted', actor: event.seat }] : [dahai];
    }
    case 'call': {
      const { seat: actor, from: target, called, meld } = event;
      const consumed = [...meld.tiles];
      consumed.splice(consumed.indexOf(called), 1);
      return [{ type: meld.type, actor, target, pai: write(called), consumed: all(consumed) }];
    }
    case 'quad': {
      const { seat: actor, added, meld } = event;
      if (added === undefined) return [{ type: 'ankan', actor, consumed: all(meld.tiles) }];
      const consumed = [...meld.tiles];
      consumed.splice(consumed.lastIndexOf(added), 1);
      return [{ type: 'kakan', actor, pai: write(added), consumed: all(consumed) }];
    }
    case 'kita':
      return [{ type: 'kita', actor: event.seat }];
    case 'dora':
      return [{ type: 'dora', dora_marker: write(event.tile) }];
    case 'win': {
      const { seat: actor, from: target, claim, ura } = event;
      return [{ type: 'hora', actor, target, deltas: claim.changes, ...(ura.length > 0 && { ura_markers: all(ura) }) }];
    }
    case 'exhaustiveDraw':
    case 'abortiveDraw':
      return [{ type: 'ryukyoku', deltas: event.changes }];
  }
}

/** Checks whether a discard is the tile just drawn. */
function isDrawn({ tile, fromHand, drawn }: Discard, events: readonly GameEvent[], at: number): boolean {
  const before = events.slice(Math.max(0, at - 3), at).findLast(({ type }) => type !== 'riichi' && type !== 'dora');
  return drawn === true || (before?.type === 'draw' && before.tile === tile && fromHand !== true);
}

/** Checks whether a discard declares riichi and nobody wins on it. */
function isAccepted(events: readonly GameEvent[], at: number): boolean {
  if (events[at - 1]?.type !== 'riichi') return false;
  const next = events.slice(at + 1).find(({ type }) => type !== 'dora');
  return next !== undefined && next.type !== 'win' && !(next.type === 'abortiveDraw' && next.cause === 'tripleRon');
}
