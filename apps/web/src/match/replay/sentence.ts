import type { Seat } from '@tenbo/engine';
import { asSentence, describeEntered } from '@tenbo/i18n';
import { dealerAt } from '@tenbo/ledger';
import type { GameEvent, TableAt } from '@tenbo/records';

import { locale, words } from '../../prefs.ts';
import { tileName } from '../../ui/tile.tsx';
import type { Replayed } from './replayed.ts';

/**
 * What happens at a step, as a sentence; before the first, the deal.
 *
 * @param table after the step
 * @param viewer who alone sees what they draw; undefined if everybody sees everything
 */
export function sentenceAt(replayed: Replayed, step: number, table: TableAt, viewer: Seat | undefined): string {
  const { says } = words.value.match.replay;
  const { hand, players } = replayed;
  const event = hand.events[step - 1];
  if (event === undefined) return says.dealt(players[dealerAt(hand, players.length)] ?? '');
  if (event.type === 'dora') return says.dora(tileName(event.tile));
  if (!('seat' in event)) return endOf(replayed);
  return actOf(event, players, table, viewer);
}

type Act = Extract<GameEvent, { readonly seat: Seat }>;

function actOf(event: Act, players: readonly string[], { sides }: TableAt, viewer: Seat | undefined): string {
  const { replay, record } = words.value.match;
  const { says } = replay;
  const { melds } = locale.value;
  const nameOf = (seat: Seat) => players[seat] ?? '';
  const player = nameOf(event.seat);
  switch (event.type) {
    case 'draw':
      return viewer === undefined || viewer === event.seat ? says.draws(player, tileName(event.tile)) : says.drawsHidden(player);
    case 'discard': {
      const isDrawn = sides[event.seat]?.discards.at(-1)?.drawn === true;
      return (isDrawn ? says.drawn : says.fromHand)(player, tileName(event.tile));
    }
    case 'riichi':
      return says.riichi(player);
    case 'call':
      return says.calls(player, melds[event.meld.type], tileName(event.called), nameOf(event.from));
    case 'quad':
      return says.kan(player, melds[event.meld.type], event.meld.tiles.slice(0, 1).map(tileName).join(''));
    case 'kita':
      return says.kita(player);
    case 'win':
      return asSentence(event.seat === event.from ? record.tsumo(player) : record.ron(player, nameOf(event.from)));
  }
}

/** How a hand without a winner ended, as it was entered. */
function endOf({ ended, rules, players }: Replayed): string {
  return ended === undefined ? '' : asSentence(describeEntered(ended, { rules, players }, locale.value));
}
