// Every penalty of an event: those that the desk gave, those entered in matches, and what a chombo costs.
import type { Seat } from '@tenbo/engine';
import { type HandLine, type Log, eventsOf, replay } from '@tenbo/ledger';
import { type PlayedTable, type Tournament } from '@tenbo/tournament';

const THOUSAND = 1000;

/** A penalty that counts. */
export interface ListedPenalty {
  readonly kind: 'desk' | 'match' | 'chombo';
  /** The log of its entry. */
  readonly log: string;
  readonly entry: string;
  readonly round: number;
  /** The table of the player in that round; undefined for somebody who had none. */
  readonly table: number | undefined;
  readonly player: string;
  /** Off the result, in points: −20,000 is −20. */
  readonly total: number;
  /** Paid to the others at the table, in points: it is in the scores already. */
  readonly paid: number;
  readonly reason?: string | undefined;
}

/** The log of the organiser, whose acts are the desk's. */
const DESK_LOG = 'tournament';

/** All of them in the order of rounds, the desk's first. Where a result was entered by hand, what happened in the match does not count. */
export function allPenalties({ rounds, penalties }: Tournament, logs: ReadonlyMap<string, Log>): readonly ListedPenalty[] {
  return rounds.flatMap((round) => [
    ...penalties
      .filter((one) => one.round === round.round)
      .map(({ entry, player, total, reason }) => {
        const table = round.tables.find(({ players }) => players.includes(player))?.table;
        return { kind: 'desk', log: DESK_LOG, entry, round: round.round, table, player, total, paid: 0, reason } as const;
      }),
    ...round.tables.flatMap((table) => (table.entered ? [] : inMatch({ round, table }, logs.get(table.match) ?? []))),
  ]);
}

/** What was entered in a match. */
function inMatch({ round: { round, rules }, table }: PlayedTable, log: Log): readonly ListedPenalty[] {
  const of = (entry: string, seat: Seat) => ({
    log: table.match,
    entry,
    round,
    table: table.table,
    player: table.players[seat] ?? '',
  });
  if (log.length === 0) return [];
  const given = [...eventsOf(log)].flatMap(([entry, event]) =>
    event.type === 'penaltyGiven'
      ? [{ kind: 'match', ...of(entry, event.seat), total: -event.ranking * THOUSAND, paid: 0 } as const]
      : [],
  );
  const chombo = replay(log).hands.flatMap((line) =>
    offendersIn(line, rules.chombo.besideWin === 'stands').map((seat) => {
      const total = -rules.chombo.ranking * THOUSAND;
      return { kind: 'chombo', ...of(line.entry, seat), total, paid: paidBy(line, seat) } as const;
    }),
  );
  return [...given, ...chombo];
}

/** The seats whose chombo counts. */
function offendersIn({ hand: { outcome, chombo = [] } }: HandLine, standsBesideWin: boolean): readonly Seat[] {
  if (outcome.kind === 'chombo') return outcome.by;
  return standsBesideWin ? chombo : [];
}

function paidBy({ transfers }: HandLine, seat: Seat): number {
  return transfers.reduce((sum, one) => (one.for === 'chombo' && one.from === seat ? sum + one.points : sum), 0);
}
