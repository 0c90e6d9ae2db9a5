// What lies on the table while a hand is played, and what has come of it in the end.
import {
  type AbortiveDraw,
  type RuleSet,
  type Seat,
  type Situation,
  type Tile,
  type TileRules,
  type Win,
  type YakuId,
  isSimple,
  kindOf,
  redFiveOf,
  suitOf,
} from '@tenbo/engine';
import { type HandPlay, dealerAt } from '@tenbo/ledger';

import { type Offered, type Table, type Won, abortsNow, situationOf, winFaults, winOf } from './declarations.ts';
import type { PlayFault, PlayFinding } from './finding.ts';
import { type PlayRules, playRules } from './fouls.ts';
import type { AsRead, RecordedDraw, RecordedWin, SeenHand } from './game.ts';
import type { Moment } from './lasting.ts';
import { Side } from './side.ts';

/** A win, with everything that follows from the course of the hand. */
export interface PlayedWin {
  readonly event: number;
  readonly recorded: RecordedWin;
  readonly win: Win;
  /** The player liable for each yakuman, if it is won. */
  readonly liable: ReadonlyMap<YakuId, Seat>;
}

/** A hand that has been played through. */
export interface PlayedHand {
  /** Those of players whose tiles are known. */
  readonly wins: readonly PlayedWin[];
  readonly draw: RecordedDraw | undefined;
  /** The players who laid a riichi stick, in the order in which they declared. */
  readonly riichi: readonly Seat[];
  readonly tenpai: readonly Seat[];
  /** Those who have nagashi mangan by the rules (流し満貫). */
  readonly nagashi: readonly Seat[];
  readonly indicators: readonly Tile[];
  /** The number of tiles that could still be drawn. */
  readonly left: number;
  /** What statistics count of the hand. */
  readonly play: HandPlay;
  readonly findings: readonly PlayFinding[];
}

/** The number of tiles dealt to each player. */
export const DEALT = 13;
const DEAD_WALL = 14;
const KINDS = 34;
const COPIES = 4;
const RED_SUITS = 3;

/** The wall of a hand: how many tiles are left to draw, and which have come into play. */
class Wall {
  readonly #rules: TileRules;
  /** The number of tiles of each kind, then of red fives of each suit. */
  readonly #seen = new Uint8Array(KINDS + RED_SUITS);
  left: number;
  /** The tiles that have come into play; never a fifth of a kind. */
  readonly inPlay: Tile[] = [];

  constructor(rules: TileRules) {
    this.#rules = rules;
    this.left = (rules.removed === 'man2to8' ? 108 : 136) - DEAD_WALL - DEALT * rules.players;
  }

  /** Counts a tile that comes into play. @returns what is impossible about it */
  see(tile: Tile): readonly PlayFault[] {
    const { redFives, removed } = this.#rules;
    const kind = kindOf(tile);
    const suit = suitOf(kind);
    const isRed = suit !== 3 && tile === redFiveOf(suit);
    const isFifth = ++(this.#seen[kind] as number) > COPIES;
    if (!isFifth) this.inPlay.push(tile);
    const isRemoved = removed === 'man2to8' && suit === 0 && isSimple(kind);
    const isExtra = isRed && ++(this.#seen[KINDS + suit] as number) > redFives[suit];
    return [
      ...(isFifth ? [{ code: 'fifthTile', tile } as const] : []),
      ...(isRemoved || isExtra ? [{ code: 'notInWall', tile } as const] : []),
    ];
  }
}

/** A hand in play: the players' sides, whose turn it is, and what can be declared. What is hidden is not judged. */
export class HandInPlay {
  protected readonly hand: AsRead<SeenHand>;
  protected readonly rules: RuleSet;
  protected readonly mayPlay: PlayRules;
  readonly sides: readonly Side[];
  readonly #findings: PlayFinding[] = [];
  readonly #found = new Set<string>();
  protected readonly wins: PlayedWin[] = [];
  protected readonly riichi: Seat[] = [];
  protected readonly indicators: Tile[];
  protected draw: RecordedDraw | undefined;
  protected isWon = false;
  protected readonly wall: Wall;
  /** The player who has acted last: only that one can have a tile on offer. */
  protected acted: Seat = 0;
  /** The player who draws next, unless someone calls. */
  protected next: Seat;
  protected at = -1;

  constructor(hand: AsRead<SeenHand>, rules: RuleSet) {
    this.hand = hand;
    this.rules = rules;
    this.mayPlay = playRules(rules);
    this.sides = hand.dealt.map((dealt) => (dealt === 'hidden' ? new Side([], DEALT) : new Side(dealt)));
    this.indicators = [hand.indicator];
    this.wall = new Wall(rules.tiles);
    this.next = dealerAt(hand, rules.tiles.players);
    hand.dealt.forEach((dealt, seat) => {
      if (dealt === 'hidden') return;
      if (dealt.length !== DEALT) this.find({ code: 'tilesDealt', seat: seat as Seat, count: dealt.length });
      for (const tile of dealt) this.see(tile);
    });
    this.see(hand.indicator);
  }

  played(): PlayedHand {
    const seats = this.sides.map((_, seat) => seat as Seat);
    const isExhausted = this.draw?.type === 'exhaustiveDraw';
    return {
      wins: this.wins,
      draw: this.draw,
      riichi: this.riichi,
      tenpai: isExhausted ? seats.filter((seat) => this.side(seat).isTenpai(this.rules)) : [],
      nagashi: isExhausted && this.wall.left <= 0 ? seats.filter((seat) => this.#hasNagashi(this.side(seat))) : [],
      indicators: this.indicators,
      left: this.wall.left,
      play: this.#play(),
      findings: this.#findings,
    };
  }

  #play(): HandPlay {
    const [ron] = this.wins.filter(({ recorded: { seat, from } }) => seat !== from);
    return {
      turns: this.sides.map(({ turn, callTurn, riichiTurn }) => ({ last: turn, call: callTurn, riichi: riichiTurn })),
      riichi: this.riichi,
      dealtInTenpai: ron !== undefined && this.side(ron.recorded.from).isTenpai(this.rules),
    };
  }

  /** The tiles that have been seen: dealt, drawn, revealed, and those of hidden hands that were laid down. */
  get inPlay(): readonly Tile[] {
    return this.wall.inPlay;
  }

  /** What the wins of a player now have in common. */
  situation(seat: Seat): Situation {
    return situationOf(seat, this.side(seat), { ...this.table, indicators: [...this.indicators] });
  }

  /** The win that a player can declare now, if the hand is complete: on the tile just drawn, or on the one on offer. */
  winNow(seat: Seat): Win | undefined {
    const won = this.isOver ? undefined : this.#winnable(seat);
    if (won === undefined || winFaults(won, this.side(seat), this.table).length > 0) return undefined;
    return winOf(won, this.side(seat), { ...this.table, indicators: [...this.indicators] });
  }

  aborts(): readonly AbortiveDraw[] {
    return abortsNow(this.sides, this.rules);
  }

  protected side(seat: Seat): Side {
    return this.sides[seat] as Side;
  }

  protected get isOver(): boolean {
    return this.isWon || this.draw !== undefined;
  }

  protected get table(): Table {
    return { hand: this.hand, rules: this.rules, mayPlay: this.mayPlay, offered: this.offered, left: this.wall.left };
  }

  /** The tile that a player could win on now. */
  #winnable(seat: Seat): Won | undefined {
    const drawn = this.side(seat).now.get('drawn');
    if (drawn !== undefined) return drawn === 'hidden' ? undefined : { seat, from: seat, tile: drawn };
    const offered = this.offered;
    return offered && offered.seat !== seat ? { seat, from: offered.seat, tile: offered.tile } : undefined;
  }

  #hasNagashi({ isNagashi, isOpen }: Side): boolean {
    const { nagashi, nagashiHand } = this.rules.draws;
    return nagashi !== 'none' && isNagashi && !(nagashiHand === 'closed' && isOpen);
  }

  /** Reports each fault of a player or tile only the first time, because later ones in the hand usually follow from it. */
  protected find(finding: PlayFault): void {
    const what = JSON.stringify(finding);
    if (this.#found.has(what)) return;
    this.#found.add(what);
    this.#findings.push({ event: this.at, ...finding });
  }

  /** A tile comes into play. */
  protected see(tile: Tile): void {
    for (const fault of this.wall.see(tile)) this.find(fault);
  }

  /** Tiles of a hidden hand come to light. */
  protected show({ isHidden }: Side, tiles: readonly Tile[]): void {
    if (isHidden) for (const tile of tiles) this.see(tile);
  }

  protected get quads(): number {
    return this.sides.reduce((sum, { quads }) => sum + quads, 0);
  }

  protected get offered(): Offered | undefined {
    const seat = this.acted;
    const offered = this.sides[seat]?.now.get('offered');
    return offered && { ...offered, seat };
  }

  /** Ends what does not last beyond a player's act. */
  protected happens(moment: Moment, by: Seat): void {
    this.acted = by;
    for (let seat = 0; seat < this.sides.length; seat++) this.side(seat as Seat).now.pass(moment, seat === by);
  }
}
