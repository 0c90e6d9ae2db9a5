import { type Result, type Seat, err, ok } from '@tenbo/engine';

import { looksDrawn } from '../as-recorded.ts';
import type { Final, Game, GameEvent, GameHand, RecordedDraw } from '../game.ts';
import { type StatedEnd, statedEnd } from '../stated.ts';
import type { Unwritable } from '../tenhou6/write.ts';
import { WrittenSide, writeTile, writeTiles } from './written-side.ts';
import { writeYaku } from './yaku.ts';

/** A game as a record (牌譜) of 電脳麻将. Lists of players start with the first dealer. */
export interface Kobalab {
  readonly title: string;
  readonly player: readonly string[];
  readonly qijia: 0;
  readonly log: readonly (readonly Message[])[];
  readonly defen: readonly number[];
  /** Each player's place and settlement; empty if the record does not have its end. */
  readonly rank: readonly number[];
  readonly point: readonly string[];
}

const PLAYERS = 4;

/**
 * Writes a game as a record (牌譜) of 電脳麻将, which @kobalab/majiang-core and its viewer read. Values of wins and draws that the record does not have
 * are computed under its rules.
 *
 * The format has no place for the rules, the order of the tiles dealt, or the site's id, which becomes the title.
 *
 * @returns the object to pass to `JSON.stringify`, or why the game cannot be written: the format has no games for three players
 * @example
 * import { presets } from '@tenbo/engine';
 * const game = { id: 'x', rules: presets.tenhou, houseRules: false, players: ['Aki', 'Ben', 'Chie', 'Dai'], hands: [], final: undefined };
 * const written = writeKobalab(game);
 * written.ok && [written.value.title, written.value.player]; // → ['x', ['Aki', 'Ben', 'Chie', 'Dai']]
 * writeKobalab({ ...game, rules: presets.tenhouSanma }); // → { ok: false, error: { code: 'notFourPlayers' } }
 */
export function writeKobalab(game: Game): Result<Kobalab, Unwritable | { readonly code: 'notFourPlayers' }> {
  const { id, rules, players, hands, final } = game;
  if (rules.tiles.players !== PLAYERS) return err({ code: 'notFourPlayers' });
  const log: (readonly Message[])[] = [];
  for (const [at, hand] of hands.entries()) {
    const written = writeHand(hand, game);
    if (!written.ok) return err({ code: written.error, hand: at });
    log.push(written.value);
  }
  return ok({
    title: id ?? '',
    player: Array.from({ length: PLAYERS }, (_, seat) => players[seat] ?? ''),
    qijia: 0,
    log,
    defen: final?.scores ?? hands.at(-1)?.scores ?? Array<number>(PLAYERS).fill(rules.match.start),
    ...placesOf(final),
  });
}

function placesOf(final: Final | undefined): Pick<Kobalab, 'rank' | 'point'> {
  if (final === undefined) return { rank: [], point: [] };
  const { scores, totals = [] } = final;
  const isAbove = (one: number, other: number) => {
    const [points, others] = [scores[one] ?? 0, scores[other] ?? 0];
    return points > others || (points === others && one < other);
  };
  return {
    rank: scores.map((_, seat) => 1 + scores.filter((__, other) => isAbove(other, seat)).length),
    point: totals.map((total) => (total % 100 === 0 ? (total / 1000).toFixed(1) : String(total / 1000))),
  };
}

/** One message of a hand's log. */
type Message = Readonly<Record<string, unknown>>;

/** What a player does, apart from declaring riichi and winning. */
type Act = Extract<GameEvent, { readonly type: 'draw' | 'discard' | 'call' | 'quad' | 'kita' }>;

/** The messages of a hand, in which players are numbered by their winds. */
function writeHand(hand: GameHand, game: Game): Result<readonly Message[], 'noValue' | 'noPon'> {
  const writer = new HandWriter(hand, statedEnd(hand, game));
  const messages = [writer.start()];
  for (const event of hand.events) {
    const written = writer.write(event);
    if (typeof written === 'string') return err(written);
    messages.push(...written);
  }
  return ok(messages);
}

class HandWriter {
  readonly #hand: GameHand;
  readonly #end: StatedEnd;
  readonly #sides: readonly WrittenSide[];
  #wins = 0;
  /** The last act of a player, apart from a riichi. */
  #last: Act | undefined;

  constructor(hand: GameHand, end: StatedEnd) {
    this.#hand = hand;
    this.#end = end;
    this.#sides = hand.dealt.map((dealt) => new WrittenSide(dealt));
  }

  start(): Message {
    const { kyoku, honba, sticks, scores, dealt, indicator } = this.#hand;
    return {
      qipai: {
        zhuangfeng: Math.floor(kyoku / PLAYERS),
        jushu: kyoku % PLAYERS,
        changbang: honba,
        lizhibang: sticks,
        defen: this.#byWind(scores),
        baopai: writeTile(indicator),
        shoupai: this.#byWind(dealt.map(writeTiles)),
      },
    };
  }

  write(event: GameEvent): readonly Message[] | 'noValue' | 'noPon' {
    switch (event.type) {
      case 'dora':
        return [{ kaigang: { baopai: writeTile(event.tile) } }];
      case 'win':
        return this.#win();
      case 'exhaustiveDraw':
      case 'abortiveDraw':
        return [{ pingju: this.#draw(event) }];
      case 'riichi':
        this.#side(event.seat).isDeclaring = true;
        return [];
      case 'draw':
      case 'discard':
      case 'call':
      case 'quad':
      case 'kita':
        return this.#act(event);
    }
  }

  #act(act: Act): readonly Message[] | 'noPon' {
    const { seat } = act;
    const l = this.#wind(seat);
    const side = this.#side(seat);
    const last = this.#last;
    this.#last = act;
    switch (act.type) {
      case 'draw':
        return [{ [side.draw(act.tile) ? 'gangzimo' : 'zimo']: { l, p: writeTile(act.tile) } }];
      case 'discard': {
        const { tile, fromHand, drawn } = act;
        const isDrawn = drawn === true || (fromHand !== true && looksDrawn(seat, tile, last));
        return [{ dapai: { l, p: `${writeTile(tile)}${isDrawn ? '_' : ''}${side.discard(tile) ? '*' : ''}` } }];
      }
      case 'call':
        return [{ fulou: { l, m: side.call(act) } }];
      case 'quad': {
        const m = side.quad(act);
        return m === undefined ? 'noPon' : [{ gang: { l, m } }];
      }
      // Only games for three players have it, and those are not written.
      case 'kita':
        return [];
    }
  }

  #side(seat: Seat): WrittenSide {
    return this.#sides[seat] as WrittenSide;
  }

  #wind(seat: Seat): number {
    return (seat - (this.#hand.kyoku % PLAYERS) + PLAYERS) % PLAYERS;
  }

  /** Reorders a list from seats to winds. */
  #byWind<T>(rows: readonly T[]): readonly T[] {
    return rows.map((_, l) => rows[(l + this.#hand.kyoku) % PLAYERS] as T);
  }

  #win(): readonly Message[] | 'noValue' {
    const win = this.#end.wins?.[this.#wins++];
    if (win === undefined) return 'noValue';
    const { seat, from, tile, ura } = win.recorded;
    const side = this.#side(seat);
    const hule = {
      l: this.#wind(seat),
      shoupai: side.text(tile, seat === from),
      baojia: seat === from ? null : this.#wind(from),
      fubaopai: side.isRiichi || ura.length > 0 ? ura.map(writeTile) : null,
      ...writeYaku(win, this.#hand),
      fenpei: this.#byWind(win.changes),
    };
    return [{ hule }];
  }

  #draw(draw: RecordedDraw): Message {
    const shown = this.#shownAt(draw);
    return {
      name: nameOf(draw),
      shoupai: this.#byWind(this.#sides.map((side, seat) => (shown.includes(seat as Seat) ? side.text(side.drawn, true) : ''))),
      fenpei: this.#byWind(this.#end.changes ?? this.#sides.map(() => 0)),
    };
  }

  /** The players who show their hands. */
  #shownAt({ type, cause, tenpai }: RecordedDraw): readonly Seat[] {
    const all = this.#sides.map((_, seat) => seat as Seat);
    if (type === 'exhaustiveDraw') return tenpai ?? this.#end.played.tenpai;
    if (cause === 'nineTerminals') return all.filter((seat) => seat === this.#last?.seat);
    if (cause === 'fourRiichi') return all;
    return cause === 'tripleRon' ? all.filter((seat) => seat !== this.#last?.seat) : [];
  }
}

const ABORTIVE = {
  nineTerminals: '九種九牌',
  fourWinds: '四風連打',
  fourRiichi: '四家立直',
  fourQuads: '四開槓',
  tripleRon: '三家和',
} as const;

function nameOf({ type, cause, nagashi }: RecordedDraw): string {
  if (type === 'exhaustiveDraw') return nagashi ? '流し満貫' : '荒牌平局';
  return cause === undefined ? '途中流局' : ABORTIVE[cause];
}
