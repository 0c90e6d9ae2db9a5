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
  /** How many entries at the front each follow the one before, and no other. Their authors had seen all before them. */
  readonly chain: number;
  /** What the authors of the entries behind the chain had seen. */
  readonly #views: View[] = [];
  /** The place of each entry, and whether it is alone: made when first needed, which is rare for a chain. */
  #places: ReadonlyMap<string, number> | undefined;
  #alone: readonly boolean[] | undefined;

  /** @param log in any order; a repeated id is the same entry */
  constructor(log: readonly Entry[]) {
    const { known, waiting } = chainOf(log) === log.length ? { known: log, waiting: [] } : inOrder(log);
    this.entries = known;
    this.waiting = waiting;
    this.chain = chainOf(known);
    const last = known[this.chain - 1];
    const heads = new Set(last ? [last.id] : []);
    for (let place = this.chain; place < known.length; place++) {
      const { id, after } = known[place] as Entry;
      for (const parent of after) heads.delete(parent);
      heads.add(id);
      this.#views.push(heads.size === 1 ? { floor: place, bits: NONE } : this.#viewAfter(after, place));
    }
    this.heads = [...heads];
  }

  /** Whether the author of one entry had seen another. */
  has(one: string, other: string): boolean {
    return contains(this.#view(this.#place(one)), this.#place(other));
  }

  /** What the author of an entry had seen, as a test of many entries. */
  viewOf(id: string): (other: string) => boolean {
    const view = this.#view(this.#place(id));
    return (other) => contains(view, this.#place(other));
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
      union.add(this.#view(place));
      return true;
    });
    return entries.filter((_, i) => isLatest[entries.length - 1 - i]);
  }

  /** Whether every other entry was seen by this one's author, or its author had seen this one. */
  isAlone(id: string): boolean {
    this.#alone ??= this.#aloneOf();
    return this.#alone[this.#place(id)] as boolean;
  }

  /** Compares two entries by their order: negative if the first is earlier. */
  compare(one: string, other: string): number {
    return this.#place(one) - this.#place(other);
  }

  #place(id: string): number {
    this.#places ??= new Map(this.entries.map((entry, place) => [entry.id, place]));
    const place = this.#places.get(id);
    if (place === undefined) throw new Error(`no entry ${id}`);
    return place;
  }

  #view(place: number): View {
    return place < this.chain ? { floor: place, bits: NONE } : (this.#views[place - this.chain] as View);
  }

  #viewAfter(after: readonly string[], place: number): View {
    const parents = after.map((id) => this.#place(id));
    const views = parents.map((parent) => this.#view(parent));
    const floor = parents.reduce((most, parent, i) => Math.max(most, floorBehind(views[i] as View, parent)), 0);
    const first = floor >>> 5;
    const bits = new Uint32Array((place >>> 5) - first + 1);
    const join = (word: number, more: number) => {
      if (word >= first) bits[word - first] = (bits[word - first] as number) | more;
    };
    for (const [i, parent] of parents.entries()) {
      const view = views[i] as View;
      view.bits.forEach((word, nth) => join((view.floor >>> 5) + nth, word));
      join(parent >>> 5, 1 << (parent & 31));
    }
    return { floor, bits };
  }

  #aloneOf(): readonly boolean[] {
    let least = Infinity;
    const alone: boolean[] = [];
    for (let place = this.entries.length - 1; place >= 0; place--) {
      alone[place] = this.#view(place).floor === place && least >= place;
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

/** How many entries at the front each follow the one before, and no other. */
function chainOf(entries: readonly Entry[]): number {
  let length = 0;
  for (let last: Entry | undefined; length < entries.length; length++) {
    const entry = entries[length] as Entry;
    const follows = last ? entry.after.length === 1 && entry.after[0] === last.id : entry.after.length === 0;
    if (!follows) break;
    last = entry;
  }
  return length;
}

/** The entries of a log in order, each once, and those that wait for an ancestor. */
function inOrder(log: readonly Entry[]): { readonly known: readonly Entry[]; readonly waiting: readonly Entry[] } {
  const depths = depthsOf(log);
  const byId = (one: Entry, other: Entry) => (one.id < other.id ? -1 : 1);
  const compare = (one: Entry, other: Entry) =>
    (depths.get(one.id) as number) - (depths.get(other.id) as number) || byId(one, other);
  const known = log.filter(({ id }) => depths.has(id));
  const isInOrder = known.every((entry, i) => i === 0 || compare(known[i - 1] as Entry, entry) < 0);
  return {
    known: isInOrder ? known : [...new Map(known.map((entry) => [entry.id, entry])).values()].toSorted(compare),
    waiting: log.filter(({ id }) => !depths.has(id)).toSorted(byId),
  };
}

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
