import type { Seat } from '@tenbo/engine';
import type { MatchSummary } from '@tenbo/tournament';

import type { LogOfEvent, PersonOfEvent, Session } from '../contract/answers.ts';
import type { HeldActs } from './acts-order.ts';
import type { CopyStatus } from './exchange.ts';
import type { Connection } from './follower.ts';

/** What a client knows. It is replaced and never changed, so what is still the same object has not changed. */
export interface ClubState {
  /** The links that this device has, as far as they are known; undefined if none is. */
  readonly links: readonly StoredLink[] | undefined;
  /** Whether the stored links have been read: only then is there no other. */
  readonly areLinksRead: boolean;
  /** The connection of each event. */
  readonly connections: ReadonlyMap<string, Connection>;
  /** How each copy of a log compares to the server's log. */
  readonly statuses: ReadonlyMap<string, CopyStatus>;
  /** The logs of each event, with their heads. */
  readonly logs: ReadonlyMap<string, readonly LogOfEvent[]>;
  /** The people of each event, with the names of those that have one. */
  readonly people: ReadonlyMap<string, readonly PersonOfEvent[]>;
  /** What boards show of the matches of each event, by log; only for events whose boards are shown. */
  readonly summaries: ReadonlyMap<string, ReadonlyMap<string, MatchSummary>>;
  /** The organiser's log of each event, as far as this device has it. */
  readonly acts: ReadonlyMap<string, HeldActs>;
  /** The events whose organiser's log has been read to its end since the client was started. Until then, a new round may be missing. */
  readonly comparedActs: ReadonlySet<string>;
}

export const NOTHING_KNOWN: ClubState = {
  links: undefined,
  areLinksRead: false,
  connections: new Map(),
  statuses: new Map(),
  logs: new Map(),
  people: new Map(),
  summaries: new Map(),
  acts: new Map(),
  comparedActs: new Set(),
};

/** The parts of the state that are maps. */
type Maps = { [K in keyof ClubState as ClubState[K] extends ReadonlyMap<string, unknown> ? K : never]: ClubState[K] };

/** The state of a client, and who hears of its changes. */
export class Known {
  readonly #onChange: (state: ClubState) => void;
  #state = NOTHING_KNOWN;

  constructor(onChange: (state: ClubState) => void) {
    this.#onChange = onChange;
  }

  get state(): ClubState {
    return this.#state;
  }

  set(part: Partial<ClubState>): void {
    this.#state = { ...this.#state, ...part };
    this.#onChange(this.#state);
  }

  /** Notes a value for an event, or for a copy. */
  note<K extends keyof Maps>(part: K, key: string, value: Maps[K] extends ReadonlyMap<string, infer T> ? T : never): void {
    this.set({ [part]: new Map<string, unknown>(this.#state[part]).set(key, value) });
  }
}

/** A link of a club server as a device keeps it. */
export interface StoredLink {
  readonly token: string;
  /** What the link is for, as reported by the server; undefined until then. */
  readonly session?: Session | undefined;
}

/** A copy of a log of the server. */
export interface SharedMatch {
  /** The id of the match on this device. */
  readonly match: string;
  readonly event: string;
  /** The id of the log at the server. */
  readonly log: string;
  readonly table?: number | undefined;
  /** When the log was created: of a table's two logs, the later is the match being played. */
  readonly created: string;
  /** The entries that the server has confirmed; the others are waiting. */
  readonly acknowledged: readonly string[];
  /** Whose side of the table is shown nearest. */
  readonly seat?: Seat | undefined;
}

/** The names of the people of an event. */
export interface StoredPeople {
  readonly event: string;
  readonly people: readonly PersonOfEvent[];
}
