import {
  LOCAL_YAKU,
  YAKU,
  type WinRecord,
  createScorer,
  parseRecord,
  parseTiles,
  presets,
  unwrap,
  transfersOf,
} from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';
import { LANGUAGES, describeWin, localeOf } from '@tenbo/i18n';
import { expect, test } from 'vitest';

import { paidFor } from '../boxes/payments.ts';
import { laidGroups } from '../ui/laid.ts';
import { type Item, type Measure, SIZE } from './items.ts';
import { lineOf, wrapped } from './texts.ts';
import { itemsOf } from './layout.ts';
import type { HandPicture, Picture, PicturedWin } from './shared.ts';
import { picturedSeats, picturedWin } from './pictured.ts';

/** Letters as narrow and as wide as in real fonts; Chinese and Japanese ones are square. */
const measureAt =
  (latin: number): Measure =>
  (text, { size }) =>
    [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : latin) * size, 0);
/** As engines that place letters on whole pixels: twice the size is not twice as wide. */
const measureOnGrid: Measure = (text, { size }) => [...text].length * (2 * Math.ceil(size * 0.29) + 1);
const MEASURES = [...[0.42, 0.6, 0.8].map(measureAt), measureOnGrid];

/** The margin that only the background may enter. */
const CLEAR = 24;
const ROUNDING = 0.01;

type Placed = Exclude<Item, { is: 'arrow' }>;

function overlap(one: Placed, other: Placed): boolean {
  return (
    one.x + one.width > other.x + ROUNDING &&
    other.x + other.width > one.x + ROUNDING &&
    one.y + one.height > other.y + ROUNDING &&
    other.y + other.height > one.y + ROUNDING
  );
}

function named(item: Placed): string {
  const place = [item.x, item.y, item.width, item.height].map(Math.round).join(' ');
  return `${item.is === 'text' ? item.text : item.is} at ${place}`;
}

/** Faults of a picture: parts outside it, and texts that overlap texts or tiles. */
function faultsIn(picture: Picture, measure: Measure): readonly string[] {
  const placed = itemsOf(picture, measure).filter((item) => item.is !== 'arrow');
  const outside = placed.filter(
    ({ x, y, width, height }) =>
      x < CLEAR || y < CLEAR || x + width > SIZE.width - CLEAR || y + height > SIZE.height - CLEAR || !(width > 0 && height > 0),
  );
  const solid = placed.filter(({ is }) => is !== 'box');
  const over = solid.flatMap((one, i) =>
    solid
      .slice(i + 1)
      .flatMap((other) => ((one.is === 'text' || other.is === 'text') && overlap(one, other) ? [[one, other]] : [])),
  );
  return [
    ...outside.map((item) => `outside: ${named(item)}`),
    ...over.map((pair) => `over each other: ${pair.map(named).join(', ')}`),
  ];
}

const WINDS = { E: '東', S: '南', W: '西', N: '北' };

function pictureOf(record: WinRecord, language: (typeof LANGUAGES)[number]): HandPicture {
  const locale = localeOf(language);
  const explanation = unwrap(createScorer(record.rules).explain(record.win, record.table.honba));
  const { hand, tile } = record.win;
  const tiles = laidGroups(hand, tile);
  const who = `${locale.seats.S} · ${locale.methods.ron}`;
  const win = picturedWin(explanation, describeWin(explanation, record, locale), 'Total', { tiles, who, notes: [] });
  const { seats } = paidFor(record, explanation, locale.seats);
  return {
    of: 'hand',
    wins: [win],
    ended: '',
    seats: picturedSeats(seats, locale, (wind) => WINDS[wind]),
    transfers: transfersOf(explanation.basePoints, record),
    foot: locale.rounds.E,
  };
}

function recordOf(record: object): WinRecord {
  return unwrap(parseRecord({ by: 'tsumo', seat: 'E', round: 'E', ...record }));
}

const LOCAL = new Set<string>(LOCAL_YAKU.map(({ id }) => id));

const EXAMPLES = YAKU.map(({ id }): readonly [string, WinRecord] => {
  const rules = LOCAL.has(id) ? presets.local : presets.standard;
  return [id, { win: exampleOf(id), rules, table: { honba: 2, riichiSticks: 1 } }];
});

const kan = (type: 'ankan' | 'daiminkan' | 'kakan', tiles: string) => ({ type, tiles });
const FOUR_KANS = [kan('ankan', '1111m'), kan('daiminkan', '9999p'), kan('kakan', '2222z'), kan('kakan', '5555z')];
const MUCH_FU = recordOf({
  hand: '2223m',
  tile: '3m',
  melds: [kan('daiminkan', '1111p'), kan('ankan', '9999s'), kan('daiminkan', '7777z')],
});

const LONG: readonly (readonly [string, WinRecord])[] = [
  [
    'twelve yaku and dora',
    recordOf({ hand: '2233440566778p', tile: '8p', riichi: 'doubleRiichi', ippatsu: true, dora: '1p7p', ura: '3p', honba: 12 }),
  ],
  ['four kans of each kind', recordOf({ hand: '5s', tile: '5s', melds: FOUR_KANS, honba: 3, riichiSticks: 4 })],
  ['nine lines of fu', MUCH_FU],
];

test.each([...EXAMPLES, ...LONG])('every text is inside its picture and overlaps nothing else: %s', (_, record) => {
  const pictures = LANGUAGES.map((language) => pictureOf(record, language));
  expect(pictures.flatMap((picture) => MEASURES.flatMap((measure) => faultsIn(picture, measure)))).toEqual([]);
});

const NAME = 'A player whose name has forty characters';
const LINE = { name: 'A yaku with a name longer than any', tiles: unwrap(parseTiles('111z')), value: 'quadruple yakuman' };
const [SOME] = LONG.map(([, record]) => pictureOf(record, 'en')) as [HandPicture];
const [WIN] = SOME.wins as [PicturedWin];
const SEATS = SOME.seats.map((seat) => ({ ...seat, name: NAME, change: '+1,234,500' }));
const EVERYTHING: PicturedWin = {
  ...WIN,
  points: '128,000/256,000',
  value: `${NAME}, ${NAME}`,
  who: `${NAME}, ron from ${NAME}`,
  notes: [NAME, `${NAME}; ${NAME}; ${NAME}`],
  yaku: Array.from({ length: 30 }, () => LINE),
  fu: Array.from({ length: 9 }, () => LINE),
  sum: LINE,
};
const UNTOLD: PicturedWin = { ...EVERYTHING, tiles: [], notes: [], yaku: [], fu: [], sum: undefined };
const HAND: HandPicture = { ...SOME, seats: SEATS, foot: `${NAME} · ${NAME}`, ended: '' };

function nightOf(matches: number, players: number): Picture {
  const results = Array.from({ length: matches }, () => '△1234.5');
  const player = { name: NAME, total: '△1234.5', isLoss: true, results, money: '−1,234,567' };
  return {
    of: 'night',
    title: NAME,
    players: Array.from({ length: players }, () => player),
    matches: results.map((_, i) => `Match ${i + 1}`),
    money: 'at 1,000',
    note: `${NAME}, ${NAME}, ${NAME}`,
    foot: `${NAME} · ${NAME}`,
  };
}

test.each<[string, Picture]>([
  ['more of everything than a hand has', { ...HAND, wins: [EVERYTHING] }],
  ['two winners', { ...HAND, wins: [EVERYTHING, UNTOLD] }],
  ['three winners', { ...HAND, wins: [EVERYTHING, EVERYTHING, EVERYTHING] }],
  ['a win by han and fu', { ...HAND, wins: [UNTOLD] }],
  ['a draw', { ...HAND, wins: [], ended: `${NAME}; ${NAME}; ${NAME}; ${NAME}; ${NAME}; ${NAME}; ${NAME}` }],
  ['three players', pictureOf(recordOf({ hand: '111m99m123456s78p', tile: '9p', rules: 'tenhouSanma' }), 'ja')],
  [
    'a settlement',
    {
      of: 'settlement',
      title: NAME,
      players: [NAME, NAME, NAME, NAME],
      rows: Array.from({ length: 11 }, () => ({ name: NAME, values: ['+1,234,567.8', '△1234567.8', '0', ''] })),
      sums: `${NAME}, ${NAME}, ${NAME}`,
      foot: NAME,
    },
  ],
  ...[1, 2, 20].flatMap((matches): [string, Picture][] =>
    [3, 4, 8].map((players) => [`a night of ${matches} matches and ${players} players`, nightOf(matches, players)]),
  ),
])('the same with the longest names: %s', (_, picture) => {
  expect(MEASURES.flatMap((measure) => faultsIn(picture, measure))).toEqual([]);
});

test('a hand with few lines keeps them large, with all its fu; one with many drops the fu before any yaku', () => {
  const texts = (picture: Picture) => itemsOf(picture, measureAt(0.5)).flatMap((item) => (item.is === 'text' ? [item.text] : []));
  expect(texts(pictureOf(MUCH_FU, 'en'))).toContain('32');
  const long = {
    ...SOME,
    wins: [{ ...WIN, yaku: Array.from({ length: 12 }, (_, i) => ({ ...LINE, name: `Yaku ${i}` })), fu: [LINE] }],
  };
  expect(texts(long)).toEqual(expect.arrayContaining(['Yaku 0', 'Yaku 11']));
  expect(texts(long)).not.toContain(LINE.name);
});

test.each([measureAt(0.5), measureOnGrid])(
  'a line is cut only where the smallest size that it may have does not fit',
  (measure) => {
    const font = { face: 'serif', size: 64 } as const;
    for (const text of ['7,700', '12,000', '128,000', '4,000/8,000', '16,000/32,000'])
      for (let width = 40; width < 400; width += 1) {
        const line = lineOf(text, font, { x: 0, y: 0, width }, measure, 20);
        expect(measure(line.text, line.font)).toBeLessThanOrEqual(Math.max(width, measure('7…', line.font)));
        expect([text, width, line.text === text]).toEqual([text, width, measure(text, { ...font, size: 20 }) <= width]);
      }
  },
);

test('a line ends between words, never after an opening mark or before a closing one', () => {
  const font = { face: 'sans', size: 10 } as const;
  const lines = (text: string, width: number) => wrapped(text, font, width, 9, measureAt(0.5));
  expect(lines('流局：千葉が聴牌、リーチ：千葉', 100)).toEqual(['流局：千葉が聴牌、', 'リーチ：千葉']);
  expect(lines('役满 8000 × 2 = 16000（每家）', 120)).toEqual(['役满 8000 × 2 = 16000', '（每家）']);
  expect(lines('Riichi · Pinfu · Dora', 55)).toEqual(['Riichi ·', 'Pinfu ·', 'Dora']);
  expect(lines('Riichi · Pinfu', 20)).toBeUndefined();
});
