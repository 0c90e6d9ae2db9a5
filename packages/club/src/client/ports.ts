import type { Result } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';
import type { TournamentEntry } from '@tenbo/tournament';

import type { ActsCopy, HeldActs } from './acts-order.ts';
import type { Way } from './api.ts';
import type { Copy, CopyFault } from './match-order.ts';
import type { ClubState, SharedMatch, StoredLink, StoredPeople } from './state.ts';

/** What a client needs from its device. `F` is the fault if its storage fails. */
export interface Ports<F> extends Way {
  readonly storage: ClubStorage<F>;
  /** In milliseconds. */
  readonly now: () => number;
  /** A number from 0, below 1. */
  readonly random: () => number;
  /** How this device identifies itself to the server, so that an organiser can find out where an entry came from. */
  readonly device: string;
  /** Called after each change of what the client knows. */
  readonly onState: (state: ClubState) => void;
  /** Storage failed. @param again tries again, where that is up to the reader */
  readonly onFault: (fault: CopyFault<F>, again?: () => void) => void;
}

/** Where a device keeps what it has of the club's server, across restarts. */
export interface ClubStorage<F> {
  readonly allLinks: () => Promise<Result<readonly StoredLink[], F>>;
  /** Stores a link. What is known of it already stays. */
  readonly keepLink: (link: StoredLink) => Promise<Result<unknown, F>>;
  readonly forgetLink: (token: string) => Promise<Result<unknown, F>>;
  readonly allPeople: () => Promise<Result<readonly StoredPeople[], F>>;
  readonly keepPeople: (people: StoredPeople) => Promise<Result<unknown, F>>;
  readonly allShared: () => Promise<Result<readonly SharedMatch[], F>>;
  /**
   * Adds a copy of a log, or finds the one that is there.
   *
   * @param start the start, if it is known before the server has it
   */
  readonly joinLog: (of: JoinedLog, start?: Entry) => Promise<Result<SharedMatch, CopyFault<F>>>;
  readonly copyOf: (match: string) => Copy<CopyFault<F>>;
  /** The organiser's log of an event. */
  readonly actsOf: (event: string) => ActsCopy<F>;
  /** Stores acts of this device until the server has them. Those that are stored already stay once. */
  readonly keepActs: (event: string, acts: readonly TournamentEntry[]) => Promise<Result<HeldActs, F>>;
  /** Discards acts of this device. */
  readonly dropActs: (event: string, ids: ReadonlySet<string>) => Promise<Result<HeldActs, F>>;
}

export type JoinedLog = Pick<SharedMatch, 'event' | 'log' | 'table' | 'created'>;
