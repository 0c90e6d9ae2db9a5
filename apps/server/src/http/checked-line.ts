import { LATE_LOG, SIZES, TOURNAMENT_LOG, may, shapes } from '@tenbo/club';
import { canonicalJson } from '@tenbo/engine';
import { parseEntry } from '@tenbo/ledger';
import { parseTournamentEntry } from '@tenbo/tournament';
import * as v from 'valibot';

import type { CheckLine, Line, LinesBefore } from '../store/transfer-lines.ts';
import { lateEntry, lengthFaults, readEntries } from './admit.ts';
import { keyOf, logOf } from './log-key.ts';
import { isOwnHash } from './password.ts';

const { emaNumber, id, linkSubject, logKind, logSubject, newLink, personRef, role, shownText, time } = shapes;

/**
 * Checks a line of an event's file as the API checks what it stores: the API reads it back without another look, and anybody may have written
 * the file.
 *
 * @returns what is wrong with it
 */
export const checkedLine: CheckLine = (line, before) => {
  switch (line.is) {
    case 'log':
      return ofLog(line, before);
    case 'link':
      return ofLink(line);
    case 'person':
      return ofPerson(line);
    case 'password':
      return isOwnHash(line.hash) ? undefined : 'hash: not one that this program makes';
    case 'entry':
      return ofEntry(line, before);
  }
};

function ofPerson({ id: known, name, ema, country, sameAs }: Of<'person'>): string | undefined {
  if (name === null && (ema ?? country ?? sameAs) !== undefined) return 'name: erased, but not all of it';
  return (
    not('id', id, known) ??
    (name === null ? undefined : not('name', shownText, name)) ??
    (ema === undefined ? undefined : not('ema', emaNumber, ema)) ??
    (country === undefined ? undefined : not('country', shownText, country)) ??
    (sameAs === undefined ? undefined : not('sameAs', personRef, sameAs))
  );
}

type Of<Is extends Line['is']> = Extract<Line, { readonly is: Is }>;

function ofLog(line: Of<'log'>, { event }: LinesBefore): string | undefined {
  const own = logOf(line.id);
  if (line.id !== keyOf(event, own)) return 'id: not a log of this event';
  const wrong =
    not('event', id, event) ?? not('id', id, own) ?? not('kind', logKind, line.kind) ?? not('created', time, line.created);
  if (wrong !== undefined) return wrong;
  if ((own === TOURNAMENT_LOG) !== (line.kind === 'tournament')) return 'kind: not that of this log';
  if ((own === LATE_LOG) !== (line.kind === 'late')) return 'kind: not that of this log';
  const subject = asJson(line.subject);
  const isOwn = line.kind !== 'match' ? line.subject === '{}' : v.is(logSubject, subject);
  return isOwn ? undefined : 'subject: not one of a log';
}

function ofLink(line: Of<'link'>): string | undefined {
  const wrong = not('id', id, line.id) ?? not('role', role, line.role) ?? not('created', time, line.created);
  if (wrong !== undefined) return wrong;
  if (line.revoked !== null && !v.is(time, line.revoked)) return 'revoked: not a time';
  const subject = asJson(line.subject);
  const isFor = typeof subject === 'object' && subject !== null && v.is(newLink, { ...subject, role: line.role });
  return isFor && !('role' in subject) ? undefined : 'subject: not one of a link with this role';
}

function ofEntry(line: Of<'entry'>, { logs, links }: LinesBefore): string | undefined {
  const wrong = not('device', shownText, line.device) ?? not('at', time, line.at);
  if (wrong !== undefined) return wrong;
  const [log, link] = [logs.get(line.log), links.get(line.link)];
  // The lines before it have been checked.
  if (!log || !link) throw new Error('an entry without its log or link');
  const author = { role: v.parse(role, link.role), subject: v.parse(linkSubject, asJson(link.subject)) };
  const isMatch = log.kind === 'match';
  const mayWrite = isMatch ? may(author, 'append', v.parse(logSubject, asJson(log.subject))) : may(author, 'speakForTable');
  if (!mayWrite) return 'link: it may not write in this log';
  if (log.kind === 'late') return ofLate(line);
  return isMatch ? ofMatch(line) : ofTournament(line);
}

/** Written by the server itself, around what a device had sent. */
function ofLate({ id: own, body }: Of<'entry'>): string | undefined {
  const { match, entry } = Object(asJson(body)) as { readonly match?: unknown; readonly entry?: unknown };
  const read = parseEntry(entry);
  if (typeof match !== 'string' || !read.ok) return 'body: not an entry that came too late';
  const late = lateEntry(match, { id: read.value.id, body: canonicalJson(read.value) });
  return late.id === own && late.body === body ? undefined : 'body: not as this server writes it';
}

function ofMatch({ log, id: own, body }: Of<'entry'>): string | undefined {
  const { entries, faults } = readEntries(logOf(log), [asJson(body)]);
  return faults[0] ? `body: ${faults[0].code}` : ofId(entries[0], own);
}

function ofTournament({ id: own, body }: Of<'entry'>): string | undefined {
  const read = parseTournamentEntry(asJson(body));
  if (!read.ok) return `body: ${read.error[0]?.code ?? ''}`;
  if (read.value.act.type === 'withheld') return 'body: it only stands in for an act';
  return lengthFaults(read.value, 0, SIZES.tournamentEntry).length > 0 ? 'body: entryTooLong' : ofId(read.value, own);
}

function ofId(entry: { readonly id: string } | undefined, own: string): string | undefined {
  return entry?.id === own ? undefined : 'body: it has another id';
}

/** What is wrong with a field that does not have a shape. */
function not(field: string, shape: v.GenericSchema, value: unknown): string | undefined {
  const read = v.safeParse(shape, value);
  return read.success ? undefined : `${field}: ${read.issues[0].message}`.slice(0, 200);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
