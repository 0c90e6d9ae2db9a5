// What a client must know beyond its requests, in Markdown: the description of the document.
import {
  ERRORS,
  LATE_LOG,
  LINK_ROLES,
  MATCH_STATES,
  OF_OFFICIALS,
  OF_TABLES,
  QUOTAS,
  RIGHTS,
  RIGHT_OF_ACT,
  ROLES,
  type Role,
  SIZES,
  TOURNAMENT_LOG,
  WRITTEN,
} from '@tenbo/club';

import type { Limits } from '../limits.ts';

const number = (n: number) => n.toLocaleString('en-US');

/** The words of each quota. */
const COUNTED: Readonly<Record<keyof typeof QUOTAS, string>> = {
  logs: 'new logs',
  entries: 'entries of matches, sent again or for the first time',
  acts: 'entries of the organiser’s log',
  characters: 'characters of the bodies that write entries',
  links: 'new and renewed links',
  names: 'names',
};

export function guideOf({ quotas, live, perAddress, perLink }: Limits): string {
  return `
A club keeps the matches and the tournament of an evening on a server, and all its devices write and read them at once.
Everything here can be sent again safely if the answer was lost.

## Links

Nobody has an account: a link gives access to one event, with a role. Its token goes into the header \`Authorization: Bearer …\`.
In the address of a link, \`…/#/club?key=TOKEN\`, it follows \`key=\`. The server’s own key, in the same header, creates events and does nothing else.
\`own\` means: for the link’s own table only.

${table(
  ['right', 'the server’s key', ...LINK_ROLES],
  Object.entries(RIGHTS).map(([right, grants]) => [`\`${right}\``, ...ROLES.map((role) => grantOf(grants, role))]),
)}

## Logs and entries

Everything that happens is an entry of a log, and logs only grow. An event has

- the log \`${TOURNAMENT_LOG}\` of its organisers, from its beginning. Its entries are \`TournamentEntry\`: the plan, players, rounds, results.
- a log for each match. Its entries are \`MatchEntry\`. The id of the log is that of its first entry, \`matchStarted\`.
- the log \`${LATE_LOG}\`, once something came too late. Its entries are \`LateEntry\`, and only the server writes them.

An entry has an id that its author makes up: a random one, so that no two are the same. The server stores an entry whatever the
accounts say: a reader passes over what does not fit. It checks the form, and the right to write.

**after.** An entry of a match names in \`after\` the entries that no other followed yet, as far as its author knew: usually the last
one. To find them, take the ids of all entries you have, without those that any entry names in its own \`after\`. If several
phones write at once, they name the same entry; who writes next, having seen both, names both.

**Free matches.** In an event without \`tournamentOpened\`, a table creates its match: \`POST /api/logs\` with a new id, then \`sync\` with
\`matchStarted\` under the same id.

**Seated matches.** Each table of \`roundSeated\` has its match from then on, and its log needs no creating. The id is that of the
\`roundSeated\` entry, a hyphen, and the number of the table. Its first entry is the same on every device:

    {"id": that id, "after": [], "at": the \`at\` of the roundSeated entry,
     "event": {"type": "matchStarted", "version": 3, "rules": the rules of the plan at that time, "players": the players of the table}}

Whoever is first sends it; anything else is refused (\`otherStart\`).

**The end.** A match ends by its rules or by \`matchEnded\`; its summary says so (\`isOver\`). Then each player confirms the result with
\`resultConfirmed\` in the organiser’s log, with the \`digest\` of the summary. Once all have, or a referee has for them, nothing more
is taken (\`resultClosed\`): an entry that comes then is kept in the log \`late\`.

**Who writes what.** In the log of a match, whoever has \`append\` writes as far as the match has come. A table:

${verdicts(OF_TABLES)}

An organiser or a referee (\`correct\`):

${verdicts(OF_OFFICIALS)}

\`play\` is a hand, a penalty, a call of time or the end; \`note\` a note; \`lastHand\` and \`earlier\` a correction of the last hand entered, or of
anything before it; \`afterEnd\` what names the end in its \`after\`, directly or through others. With \`tablesCorrect\` in the plan a table may correct
\`earlier\` hands while the match is open. \`elsewhere\` is a match that no table of any round plays, in an event that has a tournament.

In the organiser’s log each act needs a right, a table for its own acts only; \`resultConfirmed\` without a seat needs \`officiate\`. With
\`isFree\` and \`tablesStart\` in the plan a table may write a \`roundSeated\` of its own table alone, one in a request, once its last match is over and with players who
are in no other (\`stillPlaying\`, \`notNow\`):

${table(
  ['act', 'right'],
  Object.entries(RIGHT_OF_ACT).map(([act, right]) => [`\`${act}\``, `\`${right}\``]),
)}

**Hidden results.** While \`hidesResults\` is in the plan, only links with \`officiate\` read results; the plan as it is now decides, for all
rounds. Others may not read the log of a match (\`resultsHidden\`), except a table those of its own table and a player those in which they
sit, nor the log \`${LATE_LOG}\`. They get summaries and messages of \`/api/live\` without points and without such entries. In the organiser’s log a
\`WithheldAct\` stands for each result and penalty that is not their own, under the same id, so positions stay as they are. Once a \`planChanged\`
shows the results, read that log again from position 0, and the summaries too.

## The exchange

\`POST /api/logs/{log}/sync\` is the only way to write and to read entries. A client keeps the position up to which it has the log.

1. Send the entries that the server may lack, and \`after\`: your position, 0 at first.
2. \`positions\` says where yours are stored. Those are safe now.
3. \`entries\` are all entries from your position on, your own among them: add those that you lack, by their ids.
4. Your position is now \`after\` plus the number of \`entries\`. If \`head\` is higher, ask again from there.

All entries of a request are stored, or none. If there is no answer, send the same again: an entry that is there already keeps its
position. The same id with another content is refused (\`otherText\`).

\`GET /api/live\` says at once when a log has grown, often with the new entries: if \`after\` is your position, you need not ask.

## Refusals

A refused request gets an \`Error\`, by whose \`code\` a client decides. Codes are never removed. The answers with \`wait\` have a header \`Retry-After\` too.

${table(
  ['code', 'status', 'what', 'with'],
  Object.entries(ERRORS).map(([code, [status, message, ...details]]) => [
    `\`${code}\``,
    String(status),
    message,
    details.map((one) => `\`${one}\``).join(', '),
  ]),
)}

Without an answer, and for \`bug\`, \`noStore\`, \`tooMany\`, \`quota\` and \`tooManyLive\`, try the same again: after \`wait\` seconds if there is one, otherwise after a
few, and each time twice as long. After any other refusal of entries, do not send those again; a person decides.

## Limits

A body has at most ${number(SIZES.body)} bytes and ${SIZES.depth} levels; an entry of a match ${number(SIZES.matchEntry)} characters, one of the organiser’s log
${number(SIZES.tournamentEntry)} (\`entryTooLong\`); a question about a hand ${number(SIZES.question)}. A request and an answer have at most ${SIZES.entries} entries, and an answer about
${number(SIZES.answer)} characters of them. Characters are UTF-16 code units. Requests: ${number(perAddress.burst)} at once and then ${perAddress.perSecond} a second from an address,
${number(perLink.burst)} and ${perLink.perSecond} with a link; then \`tooMany\`.

What may be written is limited for each link and for each event: so many at once, and then so many an hour. Beyond that the answer is
429 \`quota\`, nothing of the request is stored, and \`wait\` says in how many seconds there is room again.

${table(
  ['quota', 'a table’s link', 'an organiser’s or a referee’s', 'an event'],
  Object.entries(quotas).map(([name, { table: own, official, event }]) => [
    COUNTED[name as keyof typeof quotas],
    ...[own, official, event].map(quota),
  ]),
)}

Live connections, beyond which the answer is \`tooManyLive\`:

${table(
  ['role', 'with one link', 'of all such links of an event'],
  LINK_ROLES.map((role) => [role, number(live.shares[role].perLink), number(live.shares[role].all)]),
)}
`.trim();
}

function quota({ burst, perHour }: { readonly burst: number; readonly perHour: number }): string {
  return burst === 0 ? 'none' : `${number(burst)}, then ${number(perHour)} an hour`;
}

/** What may be written in each state of a match. */
function verdicts(of: typeof OF_TABLES): string {
  return table(
    ['match', ...WRITTEN],
    MATCH_STATES.map((state) => [
      state,
      ...WRITTEN.map((kind) => (of[state][kind] === 'yes' ? 'yes' : `\`${of[state][kind]}\``)),
    ]),
  );
}

function grantOf(grants: Readonly<Record<string, unknown>>, role: Role): string {
  if (grants[role] === undefined) return '';
  return grants[role] === 'own' ? 'own' : 'yes';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
