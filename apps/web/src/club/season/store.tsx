// The logs of the event's matches, read while a view of statistics is shown, and what follows from them.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { type LogAt, type LogsRead, MatchLogs } from '@tenbo/club/client';
import type { Season, TournamentResult } from '@tenbo/ledger';
import { resultsOf } from '@tenbo/tournament';
import { useEffect, useState } from 'preact/hooks';

import { Alarm } from '../../later.tsx';
import { matches, readingAfter } from '../club.ts';
import { roundName } from '../desk/texts.ts';
import { deskWords } from '../desk/words.ts';
import { event, mayReadHere, summaries, tournament } from '../event.ts';
import { eventSeason, withoutHands } from './event-season.ts';
import { seasonPageWords } from './words.ts';

/** How long to wait before reading the logs again, in milliseconds: during a round, one of them changes every few seconds. */
const PAUSE = 2_000;

const views = signal(0);
const retries = signal(0);
const readers = new Map<string, MatchLogs>();
const logsByEvent = signal<ReadonlyMap<string, LogsRead>>(new Map());
/** How many of the changed logs have been read; undefined while none is being read. */
const progress = signal<{ readonly done: number; readonly of: number }>();

/** What has been read of the event's logs; undefined until they have been read once. */
export const logsRead: ReadonlySignal<LogsRead | undefined> = computed(() => logsByEvent.value.get(event.value ?? ''));

const ofEvent = computed(() => (matches.value.get(event.value ?? '') ?? []).filter(({ head }) => head > 0));

/** How many logs of the event belong to no round: they do not count anywhere. */
const outside: ReadonlySignal<number> = computed(() => ofEvent.value.filter(({ round }) => round === undefined).length);

/** The results of the event, in the order of rounds. */
export const results: ReadonlySignal<readonly TournamentResult[]> = computed(() =>
  tournament.value ? resultsOf(tournament.value, summaries.value) : [],
);

/** The statistics of all matches of the event, by ids; undefined until their logs have been read once. */
export const season: ReadonlySignal<Season | undefined> = computed(
  () => tournament.value && logsRead.value && eventSeason(tournament.value, logsRead.value.logs),
);

/** The table and round of each match. */
export const tableOf: ReadonlySignal<ReadonlyMap<string, { readonly round: number; readonly table: number }>> = computed(
  () =>
    new Map(
      (tournament.value?.rounds ?? []).flatMap(({ round, tables }) =>
        tables.map(({ match, table }) => [match, { round, table }] as const),
      ),
    ),
);

/** "Round 2, table 3". */
export function nameOfMatch(match: string): string {
  const at = tableOf.value.get(match);
  return at ? seasonPageWords.value.match(roundName(at.round), deskWords.value.table(at.table)) : match;
}

/** Reads the logs of the event's matches while the view that calls this is shown. */
export function useLogs(): void {
  useEffect(() => {
    views.value++;
    return () => void views.value--;
  }, []);
}

/** Ends the wait between two readings. */
let endPause = (): void => undefined;

/** Retries at once what could not be read. */
function readAgain(): void {
  retries.value++;
  endPause();
}

let next: { readonly eventId: string; readonly wanted: readonly LogAt[] } | undefined;
let isRunning = false;

effect(() => {
  void retries.value;
  const eventId = event.value;
  if (views.value === 0 || eventId === undefined || !matches.value.has(eventId)) return;
  next = { eventId, wanted: ofEvent.value.filter(({ round, log }) => round !== undefined && mayReadHere(log)) };
  void run();
});

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  while (next) {
    const { eventId, wanted } = next;
    next = undefined;
    const reader = readers.get(eventId) ?? new MatchLogs((log, after) => readingAfter(eventId, log, after));
    readers.set(eventId, reader);
    const read = await reader.follow(wanted, (done, all) => (progress.value = { done, of: all }));
    progress.value = undefined;
    logsByEvent.value = new Map(logsByEvent.peek()).set(eventId, read);
    await new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, PAUSE);
    });
  }
  isRunning = false;
}

/** Progress is shown only after this many milliseconds. */
const LONG = 1_000;

interface Props {
  /** Counts only this player's matches on paper; everyone's if absent. */
  readonly player?: string;
}

/** How many matches have been read, and everything that is not counted, with the reason. */
export function ReadingLine({ player }: Props) {
  const texts = seasonPageWords.value;
  const { unread = [], unfit = 0 } = logsRead.value ?? {};
  const paper = withoutHands(season.value ?? [], player);
  const notes = [
    unfit > 0 ? texts.unfit(unfit) : '',
    outside.value > 0 ? texts.outside(outside.value) : '',
    paper > 0 ? texts.paper(paper) : '',
  ].filter((note) => note !== '');
  return (
    <>
      <Progress />
      {unread.length > 0 && <Alarm said={texts.unread(unread.length)} way={texts.again} onWay={readAgain} />}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </>
  );
}

function Progress() {
  const isWaiting = progress.value !== undefined || season.value === undefined;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  const { done, of } = progress.value ?? {};
  return (
    <p class="note" role="status">
      {isLong && isWaiting && (of === undefined ? deskWords.value.waiting : seasonPageWords.value.reading(done ?? 0, of))}
    </p>
  );
}
