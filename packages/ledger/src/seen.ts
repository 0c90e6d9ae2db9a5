import type { Entry } from './entries.ts';

/** What an entry's author had seen, as places in the order: all places below `floor`, and those whose bit is set. */
interface View {
  readonly floor: number;
  /** 32 places per word; word 0 contains the place `floor`. Empty if everything before the entry was seen. */
  readonly bits: Uint32Array;
}

/**
 * The entries of a log as a graph of who had seen what. They are ordered by their distance from the start, then by id: ancestors come first, and
 * all copies with the same entries have the same order.
 *
 * Most logs are a single chain, which needs only one number per entry. Where a log forks, each entry of the fork stores one bit for each entry
 * there.
 */
export class Seen {
  readonly entries: readonly Entry[];
  /** Entries whose ancestors have not arrived yet. */
  readonly waiting: readonly Entry[];
  /** Entries that no other follows: the next entry names them as seen. */
  readonly heads: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #views: readonly View[];
  readonly #alone: readonly boolean[];

  /** @param log in any order; a repeated id is the same entry */
  constructor(log: readonly Entry[]) {
    const depths = depthsOf(log);
    const compare = (one: Entry, other: Entry) =>
      (depths.get(one.id) as number) - (depths.get(other.id) as number) || (one.id < other.id ? -1 : 1);
    const known = log.filter(({ id }) => depths.has(id));
    const isInOrder = known.every((entry, i) => i === 0 || compare(known[i - 1] as Entry, entry) < 0);
    this.entries = isInOrder ? known : [...new Map(known.map((entry) => [entry.id, entry])).values()].toSorted(compare);
    this.waiting = log.filter(({ id }) => !depths.has(id)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    this.#places = new Map(this.entries.map(({ id }, place) => [id, place]));
    const heads = new Set<string>();
    const views: View[] = [];
    for (const [place, { id, after }] of this.entries.entries()) {
      for (const parent of after) heads.delete(parent);
      heads.add(id);
      views.push(
        heads.size === 1
          ? { floor: place, bits: NONE }
          : viewAfter(
              after.map((parent) => this.#place(parent)),
              views,
              place,
            ),
      );
    }
    this.heads = [...heads];
    this.#views = views;
    this.#alone = this.#aloneOf();
  }

  /** Whether the author of one entry had seen another. */
  has(one: string, other: string): boolean {
    const [place, seen] = [this.#place(one), this.#place(other)];
    return seen < place && contains(this.#views[place] as View, seen);
  }

  /** Whether neither author had seen the other's entry. */
  apart(one: string, other: string): boolean {
    if (one === other || this.isAlone(one) || this.isAlone(other)) return false;
    return !this.has(one, other) && !this.has(other, one);
  }

  /** The latest of some entries: those that no author of another one had seen. @param entries in the order of the log */
  latest(entries: readonly Entry[]): readonly Entry[] {
    if (entries.length < 2) return entries;
    const places = entries.map(({ id }) => this.#place(id));
    const union = new Union(places[0] as number, places.at(-1) as number);
    const isLatest = places.toReversed().map((place) => {
      if (union.has(place)) return false;
      union.add(this.#views[place] as View);
      return true;
    });
    return entries.filter((_, i) => isLatest[entries.length - 1 - i]);
  }

  /** Whether every other entry was seen by this one's author, or its author had seen this one. */
  isAlone(id: string): boolean {
    return this.#alone[this.#place(id)] as boolean;
  }

  /** Compares two entries by their order: negative if the first is earlier. */
  compare(one: string, other: string): number {
    return this.#place(one) - this.#place(other);
  }

  #place(id: string): number {
    const place = this.#places.get(id);
    if (place === undefined) throw new Error(`no entry ${id}`);
    return place;
  }

  #aloneOf(): readonly boolean[] {
    let least = Infinity;
    const alone: boolean[] = [];
    for (let place = this.entries.length - 1; place >= 0; place--) {
      alone[place] = this.#views[place]?.floor === place && least >= place;
      const { after } = this.entries[place] as Entry;
      least = Math.min(
        least,
        after.reduce((last, parent) => Math.max(last, this.#place(parent)), -1),
      );
    }
    return alone;
  }
}

const NONE = new Uint32Array();

/** The distance of each entry from the start, except those that wait for an ancestor. */
function depthsOf(log: readonly Entry[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const early = log.filter((entry) => !takeDepth(entry, depths));
  const children = Map.groupBy(
    early.flatMap((entry) => entry.after.map((parent) => ({ entry, parent }))),
    ({ parent }) => parent,
  );
  const open = early.filter((entry) => takeDepth(entry, depths));
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    for (const { entry: child } of children.get(entry.id) ?? []) {
      if (!depths.has(child.id) && takeDepth(child, depths)) open.push(child);
    }
  }
  return depths;
}

/** Notes an entry's distance from the start if those of its parents are known. @returns whether they are */
function takeDepth({ id, after }: Entry, depths: Map<string, number>): boolean {
  let depth = 0;
  for (const parent of after) {
    const before = depths.get(parent);
    if (before === undefined) return false;
    depth = Math.max(depth, before + 1);
  }
  depths.set(id, depth);
  return true;
}

function viewAfter(parents: readonly number[], views: readonly View[], place: number): View {
  const floor = parents.reduce((most, parent) => Math.max(most, floorBehind(views[parent] as View, parent)), 0);
  const first = floor >>> 5;
  const bits = new Uint32Array((place >>> 5) - first + 1);
  const join = (word: number, more: number) => {
    if (word >= first) bits[word - first] = (bits[word - first] as number) | more;
  };
  for (const parent of parents) {
    const view = views[parent] as View;
    view.bits.forEach((word, i) => join((view.floor >>> 5) + i, word));
    join(parent >>> 5, 1 << (parent & 31));
  }
  return { floor, bits };
}

/** The floor of an author who had seen the entry at a place, and what its author had seen. */
function floorBehind({ floor }: View, place: number): number {
  return floor === place ? place + 1 : floor;
}

/** Of the entries from one place to another, those that at least one of several authors had seen. */
class Union {
  readonly #first: number;
  readonly #words: Uint32Array;
  #floor = 0;

  constructor(from: number, to: number) {
    this.#first = from >>> 5;
    this.#words = new Uint32Array((to >>> 5) - this.#first + 1);
  }

  has(place: number): boolean {
    return place < this.#floor || (((this.#words[(place >>> 5) - this.#first] as number) >>> (place & 31)) & 1) === 1;
  }

  add({ floor, bits }: View): void {
    this.#floor = Math.max(this.#floor, floor);
    const offset = (floor >>> 5) - this.#first;
    for (let i = Math.max(0, -offset); i < bits.length; i++) {
      // Writing beyond the end of a typed array has no effect.
      this.#words[i + offset] = (this.#words[i + offset] ?? 0) | (bits[i] as number);
    }
  }
}

function contains({ floor, bits }: View, place: number): boolean {
  if (place < floor) return true;
  return (((bits[(place >>> 5) - (floor >>> 5)] ?? 0) >>> (place & 31)) & 1) === 1;
}
