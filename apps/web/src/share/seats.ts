import { sticksIn } from '../boxes/drawing.ts';
import { paidIn } from '../boxes/payments.ts';
import { type Cloth, type Side, pathOf, potOf, wayBetween } from '../boxes/ways.ts';
import type { Box, Item, Measure } from './items.ts';
import { heightOf, lineOf, onLineOf } from './texts.ts';
import type { HandPicture, PicturedSeat } from './shared.ts';

/** The cloth that the sizes below are for; on a larger one they grow with it. */
const CLOTH = { width: 300, height: 312 };
/** A seat: its wind, name and change, one below the other. */
const SEAT = { width: 104, height: 80, mark: 30, name: 19, change: 22 };
/** Small enough to leave room for the arrow between opposite players, on a larger cloth too. */
const STICK = { width: 40, height: 6, gap: 5 };
/** The distance of the seats from the edge. */
const EDGE = 16;
const MOST_STICKS = 4;

/** The players where they sit, and who pays whom as arrows between them. */
export function tableItems({ seats, transfers }: HandPicture, room: Box, measure: Measure): readonly Item[] {
  const scale = Math.min(room.width / CLOTH.width, room.height / CLOTH.height);
  const cards = seats.map(({ place }) => cardAt(place, room, scale));
  const cloth: Cloth = {
    width: room.width,
    height: room.height,
    sides: seats.map(({ place }, i) => sideOf(cards[i] as Card, place, room)),
  };
  const { payments, taken } = paidIn(transfers);
  const count = sticksIn(taken?.points ?? 0, MOST_STICKS);
  const pot =
    taken &&
    potOf(cloth, { width: STICK.width, height: count * (STICK.height + STICK.gap) }, (cloth.sides[taken.by] as Side).place);
  return [
    { is: 'box', ...room, radius: 22, fill: 'baize' },
    {
      is: 'box',
      x: room.x + 7,
      y: room.y + 7,
      width: room.width - 14,
      height: room.height - 14,
      radius: 16,
      stroke: 'baize-line',
    },
    ...seats.flatMap((seat, i) => seatItems(seat, cards[i] as Card, scale, measure)),
    ...(pot ? sticks(count, { x: room.x + (pot.left + pot.right) / 2, y: room.y + (pot.top + pot.bottom) / 2 }) : []),
    ...payments.map(({ from, to }): Item => ({
      is: 'arrow',
      path: pathOf(wayBetween(cloth, from, to, pot), room),
      colour: 'arrow',
    })),
  ];
}

/** A card on the table: its middle and half its size. */
interface Card {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function sideOf({ x, y, w, h }: Card, place: PicturedSeat['place'], room: Box): Side {
  return { place, left: x - w - room.x, right: x + w - room.x, top: y - h - room.y, bottom: y + h - room.y };
}

function cardAt(place: PicturedSeat['place'], room: Box, scale: number): Card {
  const [w, h] = [(SEAT.width * scale) / 2, (SEAT.height * scale) / 2];
  const edge = EDGE * scale;
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return {
    top: { x: middle.x, y: room.y + edge + h, w, h },
    bottom: { x: middle.x, y: room.y + room.height - edge - h, w, h },
    left: { x: room.x + edge + w, y: middle.y, w, h },
    right: { x: room.x + room.width - edge - w, y: middle.y, w, h },
  }[place];
}

function seatItems({ wind, mark, name, change }: PicturedSeat, card: Card, scale: number, measure: Measure): readonly Item[] {
  const size = SEAT.mark * scale;
  const named = { face: 'sans', size: SEAT.name * scale } as const;
  const changed = { face: 'sans', size: SEAT.change * scale, bold: true } as const;
  const below = size + 3 * scale;
  // Without a change, the rest is centred on the card.
  const top = card.y - (below + heightOf(named) + (change === '' ? 0 : heightOf(changed))) / 2;
  const isDealer = wind === 'E';
  const place = { x: card.x - card.w, width: 2 * card.w, align: 'middle', colour: 'on-baize' } as const;
  const letter = { face: 'kanji', size: size * 0.62, bold: true } as const;
  const shape = { is: 'box', x: card.x - size / 2, y: top, width: size, height: size } as const;
  return [
    isDealer ? { ...shape, radius: 5 * scale, fill: 'seal' } : { ...shape, radius: size / 2, stroke: 'on-baize' },
    lineOf(
      mark,
      letter,
      { ...place, y: top + (size - heightOf(letter)) / 2, colour: isDealer ? 'on-seal' : 'on-baize' },
      measure,
    ),
    onLineOf(named, lineOf(name, named, { ...place, y: top + below }, measure)),
    ...(change === '' ? [] : [lineOf(change, changed, { ...place, y: top + below + heightOf(named) }, measure)]),
  ];
}

/** The riichi sticks that are taken. */
function sticks(count: number, middle: { readonly x: number; readonly y: number }): readonly Item[] {
  const { width, height, gap } = STICK;
  return Array.from({ length: count }).flatMap((_, i): readonly Item[] => {
    const y = middle.y + (i - (count - 1) / 2) * (height + gap) - height / 2;
    const dot = height * 0.5;
    return [
      { is: 'box', x: middle.x - width / 2, y, width, height, radius: 2, fill: 'on-baize' },
      { is: 'box', x: middle.x - dot / 2, y: y + (height - dot) / 2, width: dot, height: dot, radius: dot / 2, fill: 'seal' },
    ];
  });
}
