// All penalties of an event with those who entered them, and the form that gives one.
import { type ReadonlySignal, signal, useSignal } from '@preact/signals';
import type { AuthorOfEntry } from '@tenbo/club';
import { isBlank } from '@tenbo/engine';
import { thousandsIn } from '@tenbo/records';
import { useEffect } from 'preact/hooks';

import { language, locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import place from '../../ui/place.module.css';
import { ReadingLine, logsRead, useLogs } from '../season/store.tsx';
import { doActs, entries, event, isHidden, isOfficial, nameOf, tournament, waiting } from '../event.ts';
import { deskAddress } from '../address.ts';
import { asking } from '../club.ts';
import { ActButton } from './act-button.tsx';
import { type ListedPenalty, allPenalties } from './all-penalties.ts';
import { HiddenResults, OnlyOfficials } from './hidden-results.tsx';
import { faultText, joined, roundName, timeText } from './texts.ts';
import { Typed } from './fields.tsx';
import { deskWords } from './words.ts';

/** All penalties, unless results are hidden. */
export function Penalties() {
  if (!isHidden.value) return <AllPenalties />;
  return (
    <section class={place.place}>
      <h2>{deskWords.value.penalties.heading}</h2>
      <HiddenResults />
    </section>
  );
}

/** Every penalty that counts, the desk's and those of the matches, with their sum: it makes the sum of the standings checkable. */
function AllPenalties() {
  const texts = deskWords.value.penalties;
  useLogs();
  const all = tournament.value ? allPenalties(tournament.value, logsRead.value?.logs ?? new Map()) : [];
  const sum = all.reduce((before, { total }) => before + total, 0);
  const wanted = all.map(({ log, entry }) => authorKey(log, entry)).join(' ');
  // The server knows the author of an act once it has it.
  useEffect(() => {
    if (isOfficial.value && event.value !== undefined) void readAuthors(event.value, all);
  }, [wanted, event.value, waiting.value]);
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{texts.heading}</h2>
        <OnlyOfficials />
        {all.length === 0 && <p>{texts.empty}</p>}
        <ul class={card.list}>
          {all.map((one) => (
            <Row key={`${authorKey(one.log, one.entry)} ${one.player}`} penalty={one} />
          ))}
        </ul>
        {all.length > 0 && <p>{texts.sum(locale.value.match.ranking(sum))}</p>}
        <ReadingLine />
      </section>
      {isOfficial.value && (tournament.value?.rounds.length ?? 0) > 0 && <GivePenalty />}
    </div>
  );
}

function Row({ penalty }: { readonly penalty: ListedPenalty }) {
  const texts = deskWords.value;
  const { kind, log, entry, player, round, table, total, paid, reason } = penalty;
  const author = authors.value.get(authorKey(log, entry));
  const at = author?.at ?? entries.value?.find(({ id }) => id === entry)?.at;
  const notes = joined([
    texts.penalties.kinds[kind],
    paid === 0 ? '' : texts.penalties.paid(locale.value.number(paid)),
    reason,
    author ? texts.penalties.by(authorText(author)) : '',
    at === undefined ? '' : timeText(at),
  ]);
  return (
    <li class={card.row}>
      <p>
        <strong>{nameOf(player)}</strong> <span class="number">{locale.value.match.ranking(total)}</span>{' '}
        <span class="quiet">
          {table === undefined ? (
            roundName(round)
          ) : (
            <a href={deskAddress('board', String(round), String(table))}>
              {locale.value.rule(roundName(round), texts.table(table))}
            </a>
          )}
          {' · '}
          {notes}
        </span>
      </p>
      {isOfficial.value && kind === 'desk' && (
        <ActButton act={{ type: 'actWithdrawn', entry }} about={nameOf(player)}>
          {texts.penalties.withdraw}
        </ActButton>
      )}
    </li>
  );
}

/** What the link of an author is for: "Referee", "Table 3". */
function authorText({ role: of, subject }: AuthorOfEntry): string {
  const texts = deskWords.value;
  return of === 'table' && subject.table !== undefined ? texts.table(subject.table) : texts.links.roles[of];
}

function GivePenalty() {
  const texts = deskWords.value.penalties;
  const state = tournament.value;
  const players = (state?.players ?? []).toSorted((one, other) =>
    nameOf(one.player).localeCompare(nameOf(other.player), language.value),
  );
  const player = useSignal(players[0]?.player ?? '');
  const typed = useSignal('20');
  const reason = useSignal('');
  const fault = useSignal('');
  const round = state?.rounds.length ?? 0;
  const give = async (submitted: Event) => {
    submitted.preventDefault();
    const points = thousandsIn(typed.value);
    fault.value = texts.badPoints;
    if (points === undefined || points === 0) return;
    const why = reason.value.trim();
    // A minus in front would turn a penalty into a gift, so both signs mean the same.
    const act = {
      type: 'penaltyGiven',
      round,
      player: player.value,
      total: -Math.abs(points),
      ...(!isBlank(why) && { reason: why }),
    } as const;
    const refused = await doActs(act);
    fault.value = refused ? faultText(refused) : '';
    if (!refused) reason.value = '';
  };
  return (
    <form class={card.card} noValidate onSubmit={(submitted) => void give(submitted)}>
      <h2>{texts.give}</h2>
      <label class={field.field}>
        <span>{texts.player}</span>
        <select class={field.input} value={player.value} onChange={({ currentTarget }) => (player.value = currentTarget.value)}>
          {players.map((one) => (
            <option key={one.player} value={one.player}>
              {nameOf(one.player)}
            </option>
          ))}
        </select>
      </label>
      <Typed label={texts.points} value={typed.value} onType={(text) => (typed.value = text)} />
      <Typed label={texts.reason} value={reason.value} onType={(text) => (reason.value = text.slice(0, 100))} />
      {fault.value !== '' && <p role="alert">{fault.value}</p>}
      <div class="row">
        <button type="submit" class={button.button}>
          {texts.give}
        </button>
      </div>
    </form>
  );
}

const read = signal<ReadonlyMap<string, AuthorOfEntry>>(new Map());
/** The authors that have been read, by log and entry. */
const authors: ReadonlySignal<ReadonlyMap<string, AuthorOfEntry>> = read;

/** The key of an entry: those of two logs may share an id. */
const authorKey = (log: string, entry: string): string => `${log} ${entry}`;

/** Reads the authors of logs in which an entry has none yet. */
async function readAuthors(eventId: string, wanted: readonly { readonly log: string; readonly entry: string }[]): Promise<void> {
  const missing = wanted.filter(({ log, entry }) => !read.peek().has(authorKey(log, entry)));
  for (const log of new Set(missing.map((one) => one.log))) {
    const found = await asking(eventId, `GET /api/logs/${log}/authors`);
    if (!found.ok) continue;
    read.value = new Map([...read.peek(), ...found.value.authors.map((one) => [authorKey(log, one.entry), one] as const)]);
  }
}
