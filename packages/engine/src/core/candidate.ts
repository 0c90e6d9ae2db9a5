import type { Block, BlockType, Form, HandView, Reading, WaitShape } from '../hand/reading.ts';
import type { Win } from '../hand/win.ts';
import { meldsOf } from './melds.ts';
import type { WonIn } from './readings.ts';
import { type SuitBlocks, eachBlock } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, EAST, type Kind, RANKS, isRedFive, kindOf, windKind } from '../tiles/tile.ts';

/** How a hand is read, in numbers: a reader with the reading it has found, or a candidate that was kept. */
export interface Placed {
  readonly form: Form;
  /** The readings of the suits in a standard hand. */
  readonly man: number;
  readonly pin: number;
  readonly sou: number;
  readonly honors: number;
  readonly pair: Kind;
  /** What all sets and the pair add up to, the triplets as if by tsumo. */
  readonly sum: number;
  readonly wait: WaitShape;
  readonly wonIn: WonIn;
  readonly wonRun: Kind;
  readonly facts: number;
}

/** A reading that was valued. It holds numbers only and may be filled again; `readingOf` turns it into a `Reading`. */
export class Candidate implements Placed {
  form: Form = 'standard';
  man = 0;
  pin = 0;
  sou = 0;
  honors = 0;
  pair = 0 as Kind;
  sum = 0;
  wait: WaitShape = 'tanki';
  wonIn: WonIn = 'pair';
  wonRun = 0 as Kind;
  facts = 0;

  fu = 0;
  fuBeforeRounding = 0;
  yakuHan = 0;
  han = 0;
  /** Yakuman multiple; 0 for a hand of han. */
  yakuman = 0;
  basePoints = 0;
  /** Its yaku, by the index of their list. */
  list = 0;
  /** One yaku replaces everything else. */
  alone = false;

  place(from: Placed): void {
    this.form = from.form;
    this.man = from.man;
    this.pin = from.pin;
    this.sou = from.sou;
    this.honors = from.honors;
    this.pair = from.pair;
    this.sum = from.sum;
    this.wait = from.wait;
    this.wonIn = from.wonIn;
    this.wonRun = from.wonRun;
    this.facts = from.facts;
  }
}

/** The way a hand is read as a `Reading`: blocks in the order of the tiles, melds last, the block with the winning tile marked. */
export function readingOf(placed: Placed, survey: Survey): Reading {
  const { form, wait } = placed;
  return { form, wait, blocks: form === 'standard' ? standardBlocks(placed, survey) : looseBlocks(survey) };
}

/** The hand laid out for local yaku. */
export function viewOf(placed: Placed, survey: Survey, win: Win): HandView {
  const reading = readingOf(placed, survey);
  const kindsOf = (...types: readonly BlockType[]) =>
    reading.blocks.filter(({ type }) => types.includes(type)).map(({ kind }) => kind);
  const tiles = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap((meld) => meld.tiles)];
  const counts = Array<number>(ALL_KINDS.length).fill(0);
  for (const tile of tiles) (counts[kindOf(tile)] as number)++;
  return {
    ...reading,
    win,
    closed: survey.closed,
    tile: survey.tile,
    runs: kindsOf('run'),
    triplets: kindsOf('triplet', 'quad'),
    quads: kindsOf('quad'),
    pairs: kindsOf('pair'),
    kinds: ALL_KINDS.filter((kind) => (counts[kind] as number) > 0),
    counts,
    redFives: tiles.filter(isRedFive).length,
    ownWinds: [windKind(win.seatWind), windKind(win.roundWind)],
  };
}

/** The blocks of the suits and the melds. */
function standardBlocks(placed: Placed, survey: Survey): Block[] {
  const { words, melds } = survey;
  const blocks = new Blocks(placed, survey);
  blocks.add(words[0] as number, placed.man, 0);
  blocks.add(words[1] as number, placed.pin, RANKS);
  blocks.add(words[2] as number, placed.sou, 2 * RANKS);
  blocks.add(words[3] as number, placed.honors, EAST);
  for (const { type: meldType, kind } of melds === 0 ? [] : meldsOf(melds)) {
    const type = meldType === 'chi' ? 'run' : meldType === 'pon' ? 'triplet' : 'quad';
    blocks.all.push({ type, kind, meld: true, concealed: meldType === 'ankan', won: false });
  }
  return blocks.all;
}

/** Collects blocks made once; of two equal runs only one holds the winning tile. */
class Blocks implements SuitBlocks {
  readonly all: Block[] = [];
  /** The lowest kind of the suit. */
  #lowest = 0;
  /** The kind of the block with the winning tile, until that was found. */
  #won: number;
  readonly #wonIn: WonIn;
  readonly #wonBlocks: typeof WON;

  constructor({ wonIn, wonRun }: Placed, { tile, tsumo }: Survey) {
    this.#wonIn = wonIn;
    this.#won = wonIn === 'run' ? wonRun : tile;
    this.#wonBlocks = wonIn === 'triplet' && !tsumo ? WON_OPEN : WON;
  }

  add(word: number, reading: number, lowest: number): void {
    this.#lowest = lowest;
    eachBlock(word, reading, this);
  }

  run(rank: number): void {
    this.#push('run', this.#lowest + rank);
  }

  triplet(rank: number): void {
    this.#push('triplet', this.#lowest + rank);
  }

  pair(rank: number): void {
    this.#push('pair', this.#lowest + rank);
  }

  #push(type: WonIn, kind: number): void {
    const won = type === this.#wonIn && kind === this.#won;
    if (won) this.#won = NONE;
    this.all.push((won ? this.#wonBlocks : CONCEALED)[type][kind] as Block);
  }
}

/** Every block that concealed tiles make, by its lowest kind. Frozen, since all explanations share them. */
function everyBlock(concealed: boolean, won: boolean): { readonly [T in WonIn]: readonly Block[] } {
  const of = (type: WonIn) => ALL_KINDS.map((kind) => Object.freeze({ type, kind, meld: false, concealed, won }));
  return { run: of('run'), triplet: of('triplet'), pair: of('pair') };
}

const CONCEALED = everyBlock(true, false);
const WON = everyBlock(true, true);
/** A triplet finished by ron. */
const WON_OPEN = everyBlock(false, true);
const NONE = -1;

/** A block for each kind: the pairs of seven pairs, the singles and the pair of thirteen orphans, an irregular hand. */
function looseBlocks(survey: Survey): Block[] {
  return ALL_KINDS.filter((kind) => survey.concealed(kind) > 0).map((kind) => {
    const type = LOOSE[survey.concealed(kind)] as BlockType;
    return { type, kind, meld: false, concealed: true, won: kind === survey.tile };
  });
}

/** The block that each number of equal tiles makes. */
const LOOSE: readonly (BlockType | undefined)[] = [undefined, 'single', 'pair', 'triplet', 'quad'];
