import { type Seat, type Transfer, presets, seatsOf } from '@tenbo/engine';
import { type HandEnd, type WonHand, settleHand } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { partOf } from '../../../../fixtures/effort.ts';
import { placeOf } from '../ui/places.ts';
import { type Drawing, SCALES, type Scale, drawingOf } from './drawing.ts';
import { touch, traceOf } from './labels.ts';
import { paidIn } from './payments.ts';
import type { Area, Cloth, Side } from './ways.ts';

/** Letters and numbers as wide as in a wide font. */
const WIDE = 0.7;
const writing = {
  number: (points: number) => points.toLocaleString('en'),
  widthOf: (text: string, size: number) => text.length * size * WIDE,
};

/** Phones upright and on their side, tablets, desktops; what is left of them for the table. */
const SCREENS = [
  [390, 786],
  [390, 606],
  [360, 582],
  [320, 510],
  [768, 966],
  [728, 390],
  [551, 375],
  [680, 742],
  [1040, 1022],
] as const;

/** The points and the name of a player, as the style sheet of the felt lays them out. */
interface Contents {
  readonly score: string;
  /** How wide wind, name and change are. */
  readonly name: number;
  /** Whether there is a stick in front. */
  readonly laid: boolean;
}

const CONTENTS: readonly Contents[] = [
  { score: '25,000', name: 70, laid: false },
  { score: '−112,300', name: 400, laid: false },
  { score: '25,000', name: 400, laid: true },
];

const clamp = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/** The sides of a felt, where each faces its player. */
function felt(width: number, height: number, players: number, { score, name, laid }: Contents): Cloth {
  const wide = width / height >= 1.25;
  const depth = wide ? clamp(104, 0.33 * height, 200) : clamp(116, 0.19 * height, 170);
  const wing = wide ? clamp(120, 0.17 * width, 190) : Math.min(0.34 * width, Math.max(150, 0.26 * width));
  const [across, along] = wide ? [Math.min(width - 352, 360), height - 190] : [width - 176, Math.min(height - 2 * depth, 300)];
  const points = wide ? clamp(32, 0.12 * height, 72) : clamp(32, 0.072 * height, 56);
  const edge = clamp(10, 0.02 * Math.min(width, height), 18);
  const spans = (long: number) => {
    const size = Math.min(points, (long - 28) / (score.length * 0.52));
    return { long: Math.min(long, Math.max(score.length * size * 0.55, name)), deep: size * 1.1 + 30 + (laid ? 32 : 0) };
  };
  const side = (seat: Seat): Side => {
    const place = placeOf(seat, players);
    const isWing = place === 'left' || place === 'right';
    const { long, deep } = spans(isWing ? along : across);
    const far = edge + Math.min(deep, (isWing ? wing : depth) - edge);
    const [x, y] = [width / 2, height / 2];
    const [left, right, top, bottom] = {
      top: [x - long / 2, x + long / 2, edge, far],
      bottom: [x - long / 2, x + long / 2, height - far, height - edge],
      left: [edge, far, y - long / 2, y + long / 2],
      right: [width - far, width - edge, y - long / 2, y + long / 2],
    }[place] as [number, number, number, number];
    return { place, left, right, top, bottom };
  };
  return { width, height, sides: seatsOf({ tiles: { players } } as never).map(side) };
}

/** A felt on which all face one way: left and right, the points stand above the name. */
function oneWay(width: number, height: number, players: number, contents: Contents): Cloth {
  const cloth = felt(width, height, players, contents);
  const wing = width / height >= 1.25 ? clamp(140, 0.22 * width, 300) : Math.min(0.34 * width, Math.max(150, 0.26 * width));
  const sides = cloth.sides.map((side): Side => {
    if (side.place === 'top' || side.place === 'bottom') return side;
    const left = side.place === 'left' ? 8 : width - wing + 8;
    return { place: side.place, left, right: left + wing - 16, top: height / 2 - 60, bottom: height / 2 + 60 };
  });
  return { width, height, sides };
}

/** Four cards in three rows. */
function cards(
  width: number,
  card: { readonly width: number; readonly height: number; readonly gap: number },
  players: number,
): Cloth {
  const [w, h] = [Math.min(card.width, width / 3), card.height];
  const height = 3 * h + 2 * card.gap;
  const sides = seatsOf({ tiles: { players } } as never).map((seat): Side => {
    const place = placeOf(seat, players);
    const left = { left: 0, right: width - w, top: (width - w) / 2, bottom: (width - w) / 2 }[place];
    const top = { left: h + card.gap, right: h + card.gap, top: 0, bottom: height - h }[place];
    return { place, left, top, right: left + w, bottom: top + h };
  });
  return { width, height, sides };
}

const CLOTHS: readonly (readonly [name: string, scale: Scale, cloth: (players: number) => Cloth])[] = [
  ...SCREENS.flatMap(([width, height]) =>
    CONTENTS.filter(({ laid }) => !laid || width < 400).map(
      (contents) =>
        [
          `felt ${width} ${height} ${contents.score} ${contents.laid}`,
          SCALES.large,
          (n: number) => felt(width, height, n, contents),
        ] as const,
    ),
  ),
  ...SCREENS.map(
    ([width, height]) =>
      [
        `felt one way ${width} ${height}`,
        SCALES.large,
        (n: number) => oneWay(width, height, n, CONTENTS[0] as Contents),
      ] as const,
  ),
  ...[288, 328, 358, 480].flatMap((width) =>
    [
      { width: 132, height: 44, gap: 4 },
      { width: 132, height: 56, gap: 16 },
    ].map((card) => [`small cards ${width} ${card.height}`, SCALES.small, (n: number) => cards(width, card, n)] as const),
  ),
  ...[288, 328, 358, 480].map(
    (width) =>
      [`large cards ${width}`, SCALES.large, (n: number) => cards(width, { width: 132, height: 112, gap: 24 }, n)] as const,
  ),
  ['large cards, low', SCALES.large, (n: number) => cards(480, { width: 132, height: 84, gap: 6 }, n)],
];

const RULES = { 2: presets.arcadeC, 3: presets.tenhouSanma, 4: presets.standard } as const;

/** All ways in which a hand can end, as far as they differ in who pays whom. */
function hands(players: 2 | 3 | 4): readonly HandEnd<WonHand>[] {
  const seats = seatsOf(RULES[players]);
  const some = (all: readonly Seat[]) =>
    Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_s, i) => (bits >> i) & 1));
  const won = (winner: Seat, basePoints: number, pao: WonHand['pao'] = []): WonHand => ({ winner, basePoints, pao, chips: 0 });
  const wins = seats.flatMap((winner) =>
    seats.flatMap((from) =>
      [240, 48_000].flatMap((base): readonly HandEnd<WonHand>[] => {
        const liable = seats.filter((seat) => seat !== winner);
        const paos = base < 8000 ? [[]] : [[], ...liable.map((seat) => [{ liable: seat, basePoints: 8000 }])];
        return paos.map((pao) => {
          const win = won(winner, base, pao);
          return {
            riichi: [],
            outcome: from === winner ? { kind: 'tsumo', win } : { kind: 'ron', discarder: from, wins: [win] },
          };
        });
      }),
    ),
  );
  const rons = seats.flatMap((discarder) =>
    some(seats.filter((seat) => seat !== discarder))
      .filter(({ length }) => length > 1)
      .map((winners): HandEnd<WonHand> => ({
        riichi: [],
        outcome: { kind: 'ron', discarder, wins: winners.map((one) => won(one, 8000)) },
      })),
  );
  const draws = some(seats).flatMap((tenpai): readonly HandEnd<WonHand>[] => [
    { riichi: tenpai, outcome: { kind: 'exhaustiveDraw', tenpai } },
    { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [], nagashi: tenpai } },
  ]);
  const fouls = some(seats)
    .filter(({ length }) => length > 0)
    .flatMap((by): readonly HandEnd<WonHand>[] => [
      { riichi: [], outcome: { kind: 'chombo', by } },
      ...wins.filter((_, i) => i % 5 === 0).map((hand) => ({ ...hand, chombo: by })),
    ]);
  const laid = [...wins, ...rons].flatMap((hand) => [hand, { ...hand, riichi: seats }, { ...hand, riichi: seats.slice(0, 1) }]);
  return [...laid, ...draws, ...fouls];
}

function outcomes(players: 2 | 3 | 4): readonly (readonly Transfer[])[] {
  const all = hands(players).flatMap((hand) =>
    [
      { kyoku: 0, honba: 0, sticks: 0 },
      { kyoku: 1, honba: 12, sticks: 3 },
    ].map((position) => settleHand(hand, position, RULES[players])),
  );
  return [...new Map(all.map((one) => [JSON.stringify(paidIn(one)), one])).values()];
}

/** The smallest area around some others. */
function around(areas: readonly Area[]): Area {
  return areas.reduce((one, { left, top, right, bottom }) => ({
    left: Math.min(one.left, left),
    top: Math.min(one.top, top),
    right: Math.max(one.right, right),
    bottom: Math.max(one.bottom, bottom),
  }));
}

/** What touches in a drawing. Two lines between players who face each other cross, and nothing else may. */
function collisions(cloth: Cloth, { payments, pot }: Drawing): readonly string[] {
  const faults: string[] = [];
  const meet = (one: readonly Area[], other: readonly Area[], what: string, apart = 0) => {
    if (touch(around(one), around(other), apart) && one.some((a) => other.some((b) => touch(a, b, apart)))) faults.push(what);
  };
  // On the smallest cards, where two lines cross, one may go without its number.
  const mayLack = (cloth.height < 150 || cloth.width < 300) && payments.filter(({ way }) => !way.bend).length === 2;
  const lines = payments.map(({ from, to, way }) => ({ name: `${from}→${to}`, trace: traceOf(way), isAcross: !way.bend }));
  const labels = payments.flatMap(({ from, to, label }) => {
    if (!label && !mayLack) faults.push(`no room for ${from}→${to}`);
    return label ? [{ name: `label ${from}→${to}`, own: `${from}→${to}`, at: label.at }] : [];
  });
  if (pot) lines.push({ name: 'sticks', trace: traceOf(pot.way), isAcross: false });
  const things: { readonly name: string; readonly at: Area }[] = [
    ...cloth.sides.map((at, seat) => ({ name: `side ${seat}`, at })),
    ...labels,
    ...(pot ? [{ name: 'pot', at: pot.at }] : []),
  ];
  for (const [i, one] of things.entries())
    for (const other of things.slice(i + 1)) meet([one.at], [other.at], `${one.name} × ${other.name}`, 1);
  for (const [i, line] of lines.entries()) {
    for (const other of lines.slice(i + 1))
      if (!line.isAcross || !other.isAcross) meet(line.trace, other.trace, `${line.name} × ${other.name}`);
    for (const thing of things) {
      if (!('own' in thing) || thing.own !== line.name) meet(line.trace, [thing.at], `${line.name} × ${thing.name}`);
      else meet(line.trace.slice(-1), [thing.at], `${thing.name} over its head`);
    }
    if (line.trace.length < 3) faults.push(`${line.name} is too short`);
  }
  for (const { name, at } of [...things, ...lines.flatMap(({ name: of, trace }) => trace.map((one) => ({ name: of, at: one })))])
    if (at.left < 0 || at.top < 0 || at.right > cloth.width || at.bottom > cloth.height) faults.push(`${name} outside`);
  return [...new Set(faults)];
}

const COUNTED = { 2: outcomes(2), 3: partOf(outcomes(3)), 4: partOf(outcomes(4)) };

test.each(CLOTHS)('nothing touches anything else on %s', (_, scale, clothOf) => {
  const touched = ([2, 3, 4] as const).flatMap((players) => {
    const cloth = clothOf(players);
    return COUNTED[players].flatMap((transfers) => {
      const faults = collisions(cloth, drawingOf(cloth, transfers, scale, writing));
      return faults.length === 0 ? [] : [{ players, faults, paid: JSON.stringify(paidIn(transfers)) }];
    });
  });
  expect(touched.slice(0, 5)).toEqual([]);
});
