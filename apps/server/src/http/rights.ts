/** What a link may be for. Nobody has an account: whoever has the link has its rights. */
export const LINK_ROLES = ['organiser', 'referee', 'table', 'player', 'spectator'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

/** `server` is whoever has the server's own key. */
export const ROLES = ['server', ...LINK_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** `all`: in the whole event. `own`: only at the table that the link is for. Who is not named may not. */
type Grants = Readonly<Partial<Record<Exclude<Role, 'table'>, 'all'> & Record<'table', 'all' | 'own'>>>;

const ALL = { organiser: 'all', referee: 'all', table: 'all', player: 'all', spectator: 'all' } as const;
const OFFICIALS = { organiser: 'all', referee: 'all' } as const;

/** Who may do what. */
export const RIGHTS = {
  createEvent: { server: 'all' },
  seeSession: ALL,
  seeLinks: { organiser: 'all' },
  changeLinks: { organiser: 'all' },
  setPassword: { organiser: 'all' },
  seeLogs: ALL,
  /** Which link and which device wrote each entry, and when. */
  seeAuthors: OFFICIALS,
  createLog: { ...OFFICIALS, table: 'own' },
  append: { ...OFFICIALS, table: 'own' },
  /** Voiding, replacing or keeping any entry of a match, also when it is over. Whoever may append mends what was entered last, until the match is over. */
  correct: OFFICIALS,
  /** What is decided for the whole tournament: its plan, the draw, who sits where. */
  organise: { organiser: 'all' },
  /** What happens in a round: players, clock, results, penalties. */
  officiate: OFFICIALS,
  /** What a table says for itself: it confirms its result, or calls a referee. */
  speakForTable: { ...OFFICIALS, table: 'own' },
  seePeople: ALL,
  namePeople: OFFICIALS,
  follow: ALL,
} as const satisfies Readonly<Record<string, Grants>>;

export type Action = keyof typeof RIGHTS;

/** What a link or a log is for: a table or a player. */
export interface Subject {
  readonly table?: number | undefined;
  readonly person?: string | undefined;
}

/** Whoever sends a request, as far as rights depend on it. */
export interface Rightful {
  readonly role: Role;
  readonly subject: Subject;
}

/** Whether somebody may do something with what belongs to a subject. Without a subject: whether with anything at all. */
export function may({ role, subject }: Rightful, action: Action, about?: Subject): boolean {
  const grants: Grants = RIGHTS[action];
  const grant = grants[role];
  if (grant !== 'own' || about === undefined) return grant !== undefined;
  return subject.table !== undefined && subject.table === about.table;
}
