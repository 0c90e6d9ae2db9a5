import type { Block, BlockType, Form, HandView, Reading, WaitShape } from '../hand/reading.ts';
import type { Win } from '../hand/win.ts';
import type { SuitReading } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, type Kind, RANKS, isRedFive, kindAt, kindOf, windKind } from '../tiles/tile.ts';

/** Where the winning tile stands: in the pair (or among the singles), in a triplet, or in the run that begins at `wonRun`. */
export type WonIn = 'pair' | 'triplet' | 'run';

/**
 * A reading under evaluation with what it comes to: numbers only, filled anew for each reading of each win.
 * `readingOf` turns the one that matters into a `Reading`.
 */
export class Candidate {
  form: Form = 'standard';
  /** How man, pin, sou and honours are read, in a standard hand. */
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
  /** The yaku that hold, by their index in the rule set's list. */
  readonly yaku: Uint8Array = new Uint8Array(64);
  yakuCount = 0;

  /** Keeps the list sorted: those of the hand are found before those of the reading. */
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

function standardBlocks(candidate: Candidate, survey: Survey): Block[] {
  const blocks: Block[] = [];
  let found = false;
  const place = (type: 'run' | 'triplet' | 'pair', kind: Kind) => {
    const won = !found && candidate.wonIn === type && kind === (type === 'run' ? candidate.wonRun : survey.tile);
    if (won) found = true;
    blocks.push({ type, kind, meld: false, concealed: !(won && type === 'triplet' && !survey.tsumo), won });
  };
  candidate.suits.forEach((reading, suit) => {
    if (reading === undefined) return;
    for (let rank = 0; rank < RANKS; rank++) {
      const kind = kindAt(suit as 0 | 1 | 2 | 3, rank + 1);
      if (reading.tripletSet & (1 << rank)) place('triplet', kind);
      for (const run of reading.runs) if (run === rank) place('run', kind);
      if (reading.pair === rank) place('pair', kind);
    }
  });
  const { melds } = survey;
  for (let i = 0; i < melds.count; i++) {
    const [meldType, kind] = [melds.types[i], melds.kinds[i] as Kind];
    const type = meldType === 'chi' ? 'run' : meldType === 'pon' ? 'triplet' : 'quad';
    blocks.push({ type, kind, meld: true, concealed: meldType === 'ankan', won: false });
  }
  return blocks;
}

/** A block for each kind: the pairs of seven pairs, the singles and the pair of thirteen orphans, an irregular hand. */
function looseBlocks(survey: Survey): Block[] {
  return ALL_KINDS.filter((kind) => survey.concealed(kind) > 0).map((kind) => {
    const type = LOOSE[survey.concealed(kind)] as BlockType;
    return { type, kind, meld: false, concealed: true, won: kind === survey.tile };
  });
}

/** So many of a kind. */
const LOOSE: readonly (BlockType | undefined)[] = [undefined, 'single', 'pair', 'triplet', 'quad'];
