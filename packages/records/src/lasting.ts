// What holds for a player for part of a hand: what begins it, and what ends it. All of it is here, so that nothing lasts longer than it should.
import type { Kind, Seat, Tile } from '@tenbo/engine';

import type { Hidden } from './game.ts';

/**
 * What happens at the table. `call`: chi or pon. `openQuad`: a kan of a discard. `quad`: a closed or added one is declared. `passed`: nobody won on the tile on
 * offer. `stands`: nobody won on the tile of a quad or on a north.
 */
export type Moment = 'deal' | 'draw' | 'riichi' | 'discard' | 'call' | 'openQuad' | 'quad' | 'kita' | 'passed' | 'stands';

/** What a player can have or owe for a while. */
export interface Lasting {
  /** The first turn: nobody has called or declared a quad, and the player has not discarded. */
  readonly firstTurn: true;
  /** The tile just drawn. */
  readonly drawn: Tile | Hidden;
  /** The player's next draw is from the dead wall. */
  readonly replacing: true;
  /** The tile just drawn is from the dead wall. */
  readonly replacement: true;
  /** The player has said riichi. The next discard declares it. */
  readonly declaring: true;
  /** The discard that declared riichi can still be won on; if nobody does, a stick is paid. */
  readonly owesStick: true;
  readonly ippatsu: true;
  /** The tile that others may win on. */
  readonly offered: { readonly tile: Tile; readonly by: 'discard' | 'quad' | 'closedQuad' | 'kita' };
  /** The tiles not won on since the player's last turn. */
  readonly passedOn: Tile[];
  /** Who gave the fourth tile of an open quad, and is liable for a win on its replacement tile. */
  readonly quadGiver: Seat;
  /** The kinds that may not be discarded now, because the player has just called (喰い替え). */
  readonly swapped: readonly Kind[];
}

/** When something can begin for a player, and what ends it: something the player does, or something that anybody does. */
export interface Lasts {
  readonly from: readonly Moment[];
  readonly own: readonly Moment[];
  readonly anybody: readonly Moment[];
}

export const LASTING: { readonly [W in keyof Lasting]: Lasts } = {
  firstTurn: { from: ['deal'], own: ['discard'], anybody: ['call', 'openQuad', 'stands'] },
  drawn: { from: ['draw'], own: ['discard', 'call', 'openQuad', 'quad', 'kita'], anybody: [] },
  replacing: { from: ['openQuad', 'quad', 'kita'], own: ['draw', 'discard'], anybody: [] },
  replacement: { from: ['draw'], own: ['discard', 'call', 'openQuad', 'quad', 'kita'], anybody: [] },
  declaring: { from: ['riichi'], own: ['discard'], anybody: [] },
  owesStick: { from: ['discard'], own: [], anybody: ['passed'] },
  ippatsu: { from: ['discard'], own: ['discard'], anybody: ['call', 'openQuad', 'stands'] },
  offered: { from: ['discard', 'quad', 'kita'], own: [], anybody: ['passed'] },
  passedOn: { from: ['passed'], own: ['draw', 'call', 'openQuad'], anybody: [] },
  quadGiver: { from: ['openQuad'], own: ['discard', 'quad', 'kita'], anybody: [] },
  swapped: { from: ['call'], own: ['discard'], anybody: [] },
};

type Name = keyof Lasting;
const NAMES = Object.keys(LASTING) as readonly Name[];

/** What ends at each moment for the player who acts, and for each of the others. */
const ENDS = new Map<Moment, { readonly own: readonly Name[]; readonly others: readonly Name[] }>();
for (const moment of new Set(NAMES.flatMap((name) => [...LASTING[name].own, ...LASTING[name].anybody])))
  ENDS.set(moment, {
    own: NAMES.filter((name) => LASTING[name].own.includes(moment) || LASTING[name].anybody.includes(moment)),
    others: NAMES.filter((name) => LASTING[name].anybody.includes(moment)),
  });

/** What holds for one player now. */
export class Now {
  #last: Moment = 'deal';
  readonly #holds: { -readonly [W in Name]?: Lasting[W] | undefined } = {};

  get<W extends Name>(name: W): Lasting[W] | undefined {
    return this.#holds[name];
  }

  /** Begins something at the moment that was passed last. @throws if it cannot begin then */
  begin<W extends Name>(name: W, value: Lasting[W]): void {
    if (!LASTING[name].from.includes(this.#last)) throw new Error(`${name} does not begin with ${this.#last}`);
    this.#holds[name] = value as never;
  }

  /** Ends what does not last beyond a moment. @param isOwn whether it is this player who acts */
  pass(moment: Moment, isOwn: boolean): void {
    this.#last = moment;
    for (const name of ENDS.get(moment)?.[isOwn ? 'own' : 'others'] ?? []) this.#holds[name] = undefined;
  }
}
