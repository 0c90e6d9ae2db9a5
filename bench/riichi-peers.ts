/** The peers `riichi` and `riichi-ts`, if npm can install them. They are in a separate folder, because tenbo neither needs nor distributes them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import {
  type Hand,
  type Meld,
  type Tile,
  WINDS,
  type Win,
  formatTiles,
  formatTilesInOrder,
  isRedFive,
  kindOf,
} from '@tenbo/engine';

/** A score of either peer. */
interface Scored {
  readonly ten: number;
}

/** What a hand still needs, according to either peer. */
interface Improved {
  readonly now: number;
}

/** The counts of the 34 kinds, by suit. */
export type BySuit = readonly (readonly number[])[];

interface Peers {
  readonly scoreText: (text: string) => Scored;
  readonly scoreTiles: (one: TileCase) => Scored;
  /** The judge of `syanten`, which `riichi` uses for hands that are not won. */
  readonly ofSuits: Judge<BySuit>;
  readonly ofCounts: Judge<Int8Array>;
}

/** Computes the distance of a hand; and the distance together with all tiles that improve it, after each discard if it has 14 tiles. */
interface Judge<H> {
  readonly distance: (hand: H) => number;
  readonly improved: (hand: H) => number;
}

type Made = new (...args: readonly unknown[]) => { calc(): Scored; disableHairi(): void };

/** Undefined if they cannot be installed; the reason is printed. */
export function riichiPeers(): Peers | undefined {
  const folder = join(import.meta.dirname, 'peers');
  if (!existsSync(join(folder, 'node_modules/riichi'))) {
    const { status, stderr } = spawnSync('npm', ['ci', '--loglevel=error'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.log(`riichi and riichi-ts cannot be installed and are left out: ${stderr.split('\n', 1).join('')}`);
      return undefined;
    }
  }
  const load = createRequire(join(folder, 'package.json'));
  const OfText = load('riichi') as Made;
  const { Riichi: OfTiles } = load('riichi-ts') as { readonly Riichi: Made };
  const syanten = load('syanten') as { syantenAll(hand: BySuit): number; hairi(hand: BySuit): Improved };
  const tiles = load('riichi-ts/dist/shanten.js') as { shanten(counts: Int8Array): number; hairi(counts: Int8Array): Improved };
  return {
    scoreText: (text) => calculated(new OfText(text)),
    scoreTiles: (one) => calculated(new OfTiles(...one)),
    ofSuits: { distance: (hand) => syanten.syantenAll(hand), improved: (hand) => syanten.hairi(hand).now },
    ofCounts: { distance: (counts) => tiles.shanten(counts), improved: (counts) => tiles.hairi(counts).now },
  };
}

function calculated(hand: InstanceType<Made>): Scored {
  hand.disableHairi();
  return hand.calc();
}

/** A win as `riichi` reads it: `123m44s+4s+555z+d1m+r12`. */
export function textCase({ hand, tile, method, seatWind, roundWind, riichi, doraIndicators, uraIndicators }: Win): string {
  const won = formatTiles([tile]);
  const melds = hand.melds.map((meld) => `+${meldText(meld)}`).join('');
  const said = [
    riichi && (riichi.kind === 'riichi' ? 'r' : 'w'),
    riichi?.ippatsu && 'i',
    method.on === 'firstTurn' && 't',
    (method.on === 'haitei' || method.on === 'houtei') && 'h',
    (method.on === 'rinshan' || method.on === 'chankan') && 'k',
  ].filter(Boolean);
  const winds = `${WINDS.indexOf(roundWind) + 1}${WINDS.indexOf(seatWind) + 1}`;
  const dora = [...doraIndicators, ...uraIndicators].map(doraAfter);
  return `${formatTiles(hand.concealed)}${method.by === 'ron' ? '+' : ''}${won}${melds}+d${formatTilesInOrder(dora)}+${said.join('')}${winds}`;
}

/** A closed kan has two tiles. */
function meldText({ type, tiles }: Meld): string {
  return formatTiles(type === 'ankan' ? tiles.slice(0, 2) : tiles);
}

/** The dora that an indicator points to. */
function doraAfter(indicator: Tile): Tile {
  const kind = kindOf(indicator);
  if (kind < 27) return (kind % 9 === 8 ? kind - 8 : kind + 1) as Tile;
  if (kind < 31) return (kind === 30 ? 27 : kind + 1) as Tile;
  return (kind === 33 ? 31 : kind + 1) as Tile;
}

/** A win as the arguments of `riichi-ts`, which takes the dora by their kinds. */
export type TileCase = readonly unknown[];

export function tileCase({ hand, tile, method, seatWind, roundWind, riichi, doraIndicators, uraIndicators }: Win): TileCase {
  const tsumo = method.by === 'tsumo';
  const own = [...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles), tile];
  const melds = hand.melds.map(({ type, tiles }) => ({ open: type !== 'ankan', tiles: tiles.map(kindOf) }));
  const dora = [...doraIndicators, ...uraIndicators].map(doraAfter);
  return [
    [...hand.concealed, ...(tsumo ? [tile] : [])].map(kindOf),
    melds,
    { bakaze: 27 + WINDS.indexOf(roundWind), jikaze: 27 + WINDS.indexOf(seatWind), dora },
    tsumo ? null : kindOf(tile),
    method.on === 'firstTurn',
    riichi !== undefined,
    riichi?.ippatsu ?? false,
    riichi?.kind === 'doubleRiichi',
    method.on === 'haitei' || method.on === 'houtei',
    method.on === 'rinshan' || method.on === 'chankan',
    own.filter(isRedFive).length,
    true,
    true,
    false,
  ];
}

export function bySuit({ concealed }: Hand): BySuit {
  const counts = countsOf({ concealed, melds: [] });
  return [0, 9, 18, 27].map((first) => Array.from(counts.subarray(first, Math.min(first + 9, 34))));
}

export function countsOf({ concealed }: Hand): Int8Array {
  const counts = new Int8Array(34);
  for (const tile of concealed) counts[kindOf(tile)] = (counts[kindOf(tile)] as number) + 1;
  return counts;
}
