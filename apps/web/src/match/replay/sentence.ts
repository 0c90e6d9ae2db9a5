import { type Seat, type Tile, kindOf } from '@tenbo/engine';
import { type Locale, asSentence, describeEntered, tileName } from '@tenbo/i18n';
import { dealerAt } from '@tenbo/ledger';
import type { GameEvent, TableAt } from '@tenbo/records';

import type { Words } from '../../words/said.ts';
import type { Replayed } from './steps.ts';

/** The language that the reader has chosen. */
interface Language {
  readonly texts: Pick<Words['match'], 'replay' | 'record'>;
  readonly locale: Locale;
}

/**
 * What happens at a step, as a sentence; before the first step, the deal.
 *
 * @param table after the step
 * @param viewer the only player whose draws are named; undefined to name every draw
 */
export function sentenceAt(
  replayed: Replayed,
  step: number,
  table: TableAt,
  viewer: Seat | undefined,
  language: Language,
): string {
  const { says } = language.texts.replay;
  const { hand, players } = replayed;
  const event = hand.events[step - 1];
  if (event === undefined) return says.dealt(players[dealerAt(hand, players.length)] ?? '');
  if (event.type === 'dora') return says.dora(tileName(event.tile, language.locale));
  if (!('seat' in event)) return endOf(replayed, language.locale);
  return actOf(event, players, table, viewer, language);
}

type Act = Extract<GameEvent, { readonly seat: Seat }>;

function actOf(
  event: Act,
  players: readonly string[],
  { sides }: TableAt,
  viewer: Seat | undefined,
  { texts: { replay, record }, locale }: Language,
): string {
  const { says } = replay;
  const { melds } = locale;
  const nameOfTile = (tile: Tile) => tileName(tile, locale);
  const nameOf = (seat: Seat) => players[seat] ?? '';
  const player = nameOf(event.seat);
  switch (event.type) {
    case 'draw':
      return viewer === undefined || viewer === event.seat
        ? says.draws(player, nameOfTile(event.tile))
        : says.drawsHidden(player);
    case 'discard': {
      const isDrawn = sides[event.seat]?.discards.at(-1)?.drawn === true;
      return (isDrawn ? says.drawn : says.fromHand)(player, nameOfTile(event.tile));
    }
    case 'riichi':
      return says.riichi(player);
    case 'call':
      return says.calls(player, melds[event.meld.type], nameOfTile(event.called), nameOf(event.from));
    case 'quad':
      return says.kan(player, melds[event.meld.type], nameOfTile(event.added ?? kindOf(event.meld.tiles[0] as Tile)));
    case 'kita':
      return says.kita(player);
    case 'win':
      return asSentence(event.seat === event.from ? record.tsumo(player) : record.ron(player, nameOf(event.from)));
  }
}

/** How a hand without a winner ended, as it was entered. */
function endOf({ ended, rules, players }: Replayed, locale: Locale): string {
  return ended === undefined ? '' : asSentence(describeEntered(ended, { rules, players }, locale));
}
