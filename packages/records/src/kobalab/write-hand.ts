import { type Result, type Seat, err, ok } from '@tenbo/engine';

import type { Game, GameEvent, GameHand, RecordedDraw } from '../game.ts';
import { looksDrawn } from '../last-event.ts';
import { type StatedEnd, statedEnd } from '../stated.ts';
import { writeTile, writeTiles } from './write-tiles.ts';
import { writeYaku } from './write-yaku.ts';
import { WrittenSide } from './written-side.ts';

/** One message of a hand's log. */
export type Message = Readonly<Record<string, unknown>>;

/** What a player does, apart from declaring riichi and winning. */
type Act = Extract<GameEvent, { readonly type: 'draw' | 'discard' | 'call' | 'quad' | 'kita' }>;

const PLAYERS = 4;

/** The messages of a hand, in which players are numbered by their winds. */
export function writeHand(hand: GameHand, game: Game): Result<readonly Message[], 'noValue' | 'noPon'> {
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
