import type { Block, BlockType, Form, HandView, Reading, WaitShape } from '../hand/reading.ts';
import type { Win } from '../hand/win.ts';
import { PART, type SuitReading } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, type Kind, RANKS, isRedFive, kindOf, windKind } from '../tiles/tile.ts';

/** The block of the winning tile: the pair (or a single), a triplet, or the run that begins at `wonRun`. */
export type WonIn = 'pair' | 'triplet' | 'run';

/**
 * A reading under evaluation, and its value. It holds numbers only and is filled again for each reading of each win; `readingOf` turns
 * the winner into a `Reading`.
 */
export class Candidate {
  form: Form = 'standard';
  /** The readings of man, pin, sou and honours in a standard hand. */
  readonly suits: (SuitReading | undefined)[] = [undefined, undefined, undefined, undefined];
  pair = 0 as Kind;
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
  /** 1 if a yaku counts instead of all others, 0 if not. */
  alone = 0;
  /** The yaku that hold, by their index in the yaku table. */
  readonly yaku: Uint8Array = new Uint8Array(64);
  yakuCount = 0;

  /** Keeps the list sorted, as yaku of the hand are found before those of the reading. */
  addYaku(index: number): void {
    let at = this.yakuCount++;
    for (; at > 0 && (this.yaku[at - 1] as number) > index; at--) this.yaku[at] = this.yaku[at - 1] as number;
    this.yaku[at] = index;
  }
}

/** The candidate as a `Reading`: blocks in the order of the tiles, melds last, the block with the winning tile marked. */
export function readingOf(candidate: Candidate, survey: Survey): Reading {
  const { form, wait } = candidate;
  return { form, wait, blocks: form === 'standard' ? standardBlocks(candidate, survey) : looseBlocks(survey) };
}

/** The candidate laid out for local yaku. */
export function viewOf(candidate: Candidate, survey: Survey, win: Win): HandView {
  const reading = readingOf(candidate, survey);
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

/** The blocks of the suits and the melds, put together from blocks made once. */
function standardBlocks({ suits, wonIn, wonRun }: Candidate, { melds, tile, tsumo }: Survey): Block[] {
  const blocks: Block[] = [];
  let won: number = PART[wonIn] + (wonIn === 'run' ? wonRun : tile);
  for (let suit = 0; suit < 4; suit++) {
    const { parts } = suits[suit] as SuitReading;
    for (let i = 0; i < parts.length; i++) {
      const part = (parts[i] as number) + suit * RANKS;
      const ofPart = part !== won ? CONCEALED : wonIn === 'triplet' && !tsumo ? WON_OPEN : WON;
      blocks.push(ofPart[part] as Block);
      if (part === won) won = NONE; // of two equal runs only one holds the winning tile
    }
  }
  for (let i = 0; i < melds.count; i++) {
    const meldType = melds.types[i];
    const kind = melds.kinds[i] as Kind;
    const type = meldType === 'chi' ? 'run' : meldType === 'pon' ? 'triplet' : 'quad';
    blocks.push({ type, kind, meld: true, concealed: meldType === 'ankan', won: false });
  }
  return blocks;
}

/** Every block that concealed tiles make, by its number. Frozen, since all explanations share them. */
function everyBlock(concealed: boolean, won: boolean): readonly Block[] {
  const blocks: Block[] = [];
  for (const type of ['run', 'triplet', 'pair'] as const) {
    for (const kind of ALL_KINDS) blocks[PART[type] + kind] = Object.freeze({ type, kind, meld: false, concealed, won });
  }
  return blocks;
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
