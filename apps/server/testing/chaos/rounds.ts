// An evening with rounds: tables play the matches that they are seated for and confirm the results, the organiser closes rounds and seats the next, and
// referees decide about what came too late.
import { digestOf } from '@tenbo/ledger';
import { type Act, type Plan, TOURNAMENT_VERSION, type TournamentRound, isAgreed } from '@tenbo/tournament';
import { LATE_LOG } from '@tenbo/club';
import { LateEntries, dismissal, reopening, undecidedLate } from '@tenbo/club/client';
import { presets, withRule } from '@tenbo/engine';

import { oneOf } from '../../../../fixtures/wins.ts';
import type { Device, World } from '../device.ts';
import { entering } from './course.ts';
import type { Network } from './network.ts';

const SECOND = 1_000;
/** After so many hands a table may agree to end its match: evenings are short. */
const HANDS = 3;
const PLAN: Plan = {
  title: 'Evening',
  rules: withRule(presets.ema2016, 'match.rounds', 1),
  standings: { ties: [] },
  bye: 0,
};

type Until = () => boolean;

/** The organiser opens the tournament, seats its rounds, and closes each as soon as its results are agreed. */
export async function organising(
  { choose, clock, witness }: World,
  organiser: Device,
  tables: number,
  isOver: Until,
): Promise<void> {
  const players = Array.from({ length: 4 * tables }, (_, i) => `p${i + 1}`);
  await organiser.act(
    { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan: PLAN },
    ...players.map((player) => ({ type: 'playerEntered', player }) as const),
    seating(1, players),
  );
  for (;;) {
    await clock.sleep(choose(60) * SECOND);
    if (isOver()) return;
    const { tournament, client } = organiser;
    if (!tournament || !client) continue;
    // What the server has refused, such as a closing that came before a result was agreed.
    if ((organiser.actsStatus?.refused.length ?? 0) > 0) await client.dropRefused(organiser.event);
    const open = tournament.rounds.filter(({ isClosed }) => !isClosed);
    const agreed = open.find((round) => isRoundAgreed(organiser, round));
    if (agreed && choose(4) > 0) {
      if (await organiser.act({ type: 'roundClosed', round: agreed.round })) witness.count('rounds closed');
    } else if (open.length === 0 && choose(3) === 0) {
      const turn = choose(players.length);
      await organiser.act(seating(tournament.rounds.length + 1, [...players.slice(turn), ...players.slice(0, turn)]));
    }
  }
}

function seating(round: number, players: readonly string[]): Act {
  const tables = Array.from({ length: players.length / 4 }, (_, i) => ({
    table: i + 1,
    players: players.slice(4 * i, 4 * i + 4),
  }));
  return { type: 'roundSeated', round, tables, byes: [] };
}

/** Whether the desk shows all results of a round as agreed. */
function isRoundAgreed({ state, event }: Device, { tables }: TournamentRound): boolean {
  const summaries = state?.summaries.get(event);
  return tables.every((table) => isAgreed(table, summaries?.get(table.match)?.digest ?? ''));
}

/** A table plays the match that it is seated for, ends it, and confirms its result; now and then a phone goes on alone, without a network. */
export async function playingRounds(
  world: World,
  { devices, network }: { readonly devices: readonly Device[]; readonly network: Network },
  isOver: Until,
): Promise<void> {
  const { choose, clock } = world;
  for (;;) {
    await clock.sleep(choose(60) * SECOND);
    if (isOver()) return;
    const device = oneOf(choose, devices);
    // The match of the latest round; rarely one of those before.
    const log = choose(12) === 0 && device.logs.length > 0 ? oneOf(choose, device.logs) : device.logs.at(-1);
    const match = log === undefined ? undefined : device.match(log);
    if (!device.isOn || log === undefined || !match) continue;
    const { end, conflicts, hands } = match.state;
    if (end !== undefined && conflicts.length === 0) await confirming(world, device, log);
    else if (end === undefined && hands.length >= HANDS && choose(2) === 0)
      device.enter(log, { type: 'matchEnded', reason: 'agreed' });
    else entering(world, { device, other: choose(3) === 0 ? oneOf(choose, devices) : device, log });
    if (end === undefined && choose(8) === 0) network.cutOff(device.name, choose(600) * SECOND);
  }
}

/** The players at a phone confirm the result that it shows, all of them or some. */
async function confirming({ choose }: World, device: Device, log: string): Promise<void> {
  const at = (device.tournament?.rounds ?? [])
    .flatMap((round) => round.tables.map((table) => ({ round, table })))
    .find((one) => one.table.match === log);
  if (!at || at.round.isClosed) return;
  const digest = digestOf(device.logOf(log));
  const seats = ([0, 1, 2, 3] as const).filter(
    (seat) => !at.table.confirmations.some((one) => one.seat === seat && one.digest === digest) && choose(4) > 0,
  );
  const acts = seats.map(
    (seat) => ({ type: 'resultConfirmed', round: at.round.round, table: at.table.table, seat, digest }) as const,
  );
  if (acts.length > 0) await device.act(...acts);
}

/** A referee looks at what came too late, and lets the result be or takes it in. */
export async function decidingLate({ choose, clock, witness }: World, referee: Device, isOver: Until): Promise<void> {
  const late = new LateEntries(
    async (log, after) =>
      (await referee.client?.reading(referee.event, log, after)) ?? { ok: false, error: { code: 'unreachable' } },
  );
  for (;;) {
    await clock.sleep(choose(90) * SECOND);
    if (isOver()) return;
    const { client, event, state, tournament } = referee;
    const logs = state?.logs.get(event) ?? [];
    if (!client || !logs.some(({ id }) => id === LATE_LOG)) continue;
    if ((referee.actsStatus?.refused.length ?? 0) > 0) await client.dropRefused(event);
    const read = await late.follow(logs.map(({ id, head }) => ({ log: id, head })));
    const [one] = undecidedLate(tournament, read);
    if (!one || !referee.isOn) continue;
    if (choose(2) === 0) {
      if (await referee.act(...dismissal(one))) witness.count('late entries dismissed');
      continue;
    }
    const acts = reopening(one);
    if (acts.length > 0 && !(await referee.act(...acts))) continue;
    witness.count('rounds reopened');
    while (referee.client === client && (referee.actsStatus?.waiting ?? 0) > (referee.actsStatus?.refused.length ?? 0))
      await clock.sleep(SECOND);
    if (referee.client === client)
      await client.asking(event, `POST /api/logs/${one.table.match}/sync`, {
        after: 2 ** 31 - 1,
        entries: one.entries,
        device: referee.name,
      });
  }
}
