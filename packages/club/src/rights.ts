/** The roles of links. Nobody has an account: anyone who has a link has its rights. */
export const LINK_ROLES = ['organiser', 'referee', 'table', 'player', 'spectator'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

/** `server` is the holder of the server's own key. */
export const ROLES = ['server', ...LINK_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** `all`: in the whole event. `own`: only at the link's own table. A role that is missing may not do it at all. */
type Grants = Readonly<Partial<Record<Exclude<Role, 'table'>, 'all'> & Record<'table', 'all' | 'own'>>>;

const ALL = { organiser: 'all', referee: 'all', table: 'all', player: 'all', spectator: 'all' } as const;
const OFFICIALS = { organiser: 'all', referee: 'all' } as const;

/** The roles that may do each thing. */
export const RIGHTS = {
  createEvent: { server: 'all' },
  seeSession: ALL,
  seeLinks: { organiser: 'all' },
  changeLinks: { organiser: 'all' },
  setPassword: { organiser: 'all' },
  seeLogs: ALL,
  /** The link, device and time of each entry. */
  seeAuthors: OFFICIALS,
  createLog: { ...OFFICIALS, table: 'own' },
  append: { ...OFFICIALS, table: 'own' },
  /** To correct any entry of a match, also after its end, as `OF_OFFICIALS` says; anyone else with `append` may do what `OF_TABLES` says. */
  correct: OFFICIALS,
  /** Decisions for the whole tournament: its plan, the draw, the seats. */
  organise: { organiser: 'all' },
  /** Events of a round: players, clock, results, penalties. */
  officiate: OFFICIALS,
  /** A table's own acts: it confirms its result, or calls a referee. */
  speakForTable: { ...OFFICIALS, table: 'own' },
  seePeople: ALL,
  namePeople: OFFICIALS,
  follow: ALL,
} as const satisfies Readonly<Record<string, Grants>>;

export type Action = keyof typeof RIGHTS;

/** The table or player that a link or a log is for. */
export interface Subject {
  readonly table?: number | undefined;
  readonly person?: string | undefined;
}

/** The sender of a request, as far as rights depend on it. */
export interface Rightful {
  readonly role: Role;
  readonly subject: Subject;
}

/**
 * Checks a right for something that belongs to a subject; without a subject, for anything at all.
 *
 * @example
 * may({ role: 'table', subject: { table: 3 } }, 'append', { table: 4 }); // → false
 */
export function may({ role, subject }: Rightful, action: Action, about?: Subject): boolean {
  const grants: Grants = RIGHTS[action];
  const grant = grants[role];
  if (grant !== 'own' || about === undefined) return grant !== undefined;
  return subject.table !== undefined && subject.table === about.table;
}
