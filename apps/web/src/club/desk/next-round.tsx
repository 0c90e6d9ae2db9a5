import { type Signal, signal, useSignal } from '@preact/signals';
import { describeSeatingError } from '@tenbo/i18n';
import type { Result } from '@tenbo/seating';
import { advancing, standingsOf } from '@tenbo/tournament';
import { useEffect } from 'preact/hooks';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import place from '../../ui/place.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { entries, nameOf, summaries, tournament, whyNot } from '../event.ts';
import { StartOwn, ownTable } from './own-table.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { refusalText } from './said.ts';
import { seatInWorker } from './seat-in-worker.ts';
import { METHODS, type Method, type PlannedRounds } from './seating-job.ts';
import { type Request, type Wish, announcedFor, requestFor, withOnly } from './seating-request.ts';
import { StartTable } from './start-table.tsx';
import { deskWords, seatingWords } from './words.ts';
import { Typed } from './typed.tsx';

/** A request for a seating, and its answer. */
interface SeatingRequest {
  readonly round: number;
  readonly request: Request;
  readonly answer: Result<PlannedRounds> | 'failed' | undefined;
  readonly stop: AbortController;
}

const current: Signal<SeatingRequest | undefined> = signal(undefined);

/** Seats the next round, or the last one again if nothing was done at its tables yet. */
export function NextRound() {
  const said = deskWords.value.seating;
  const state = tournament.value;
  const last = state?.rounds.at(-1);
  const round = last && !last.isClosed ? last.round : (state?.rounds.length ?? 0) + 1;
  useEffect(() => () => stopAsking(), []);
  if (!state) return null;
  if (ownTable.value !== undefined) return <StartOwn table={ownTable.value} />;
  if (state.plan.isFree) return <StartTable />;
  const refusal = whyNot({ type: 'roundSeated', round, tables: [], byes: [] });
  const shown = current.value?.round === round ? current.value : undefined;
  return (
    <div class={place.wide}>
      <section class={place.place}>
        <h2>{last?.round === round ? said.anew(round) : said.heading(round)}</h2>
        {refusal ? <p role="status">{refusalText(refusal)}</p> : <WishForm round={round} />}
      </section>
      {shown && !refusal && <Answer of={shown} />}
    </div>
  );
}

function stopAsking(): void {
  current.peek()?.stop.abort();
  current.value = undefined;
}

function WishForm({ round }: { readonly round: number }) {
  const said = deskWords.value.seating;
  const state = tournament.value;
  const method = useSignal<Method>('balanced');
  const seed = useSignal(freshSeed());
  const text = useSignal('');
  const planned = state?.plan.rounds ?? round;
  const rounds = useSignal(String(Math.max(1, planned - round + 1)));
  const isCut = useSignal(!state?.players.some(({ team }) => team !== undefined));
  if (!state) return null;
  const through = advancing(state, summaries.value, round);
  const entrants = state.players.filter(({ isSubstitute }) => !isSubstitute).length;
  const log = entries.value ?? [];
  const announced = announcedFor(
    log,
    round,
    state.players.map(({ player }) => player),
  );
  const isBusy = current.value !== undefined && current.value.answer === undefined;
  const wish = (): Wish => {
    if (method.value === 'prescribed') return { method: 'prescribed', text: text.value };
    if (method.value !== 'balanced') return { method: method.value, seed: seed.value };
    return { method: 'balanced', rounds: Number(rounds.value), seed: seed.value };
  };
  const ask = async (event: Event) => {
    event.preventDefault();
    stopAsking();
    const standing = standingsOf(state, summaries.value).map(({ player }) => player);
    const stop = new AbortController();
    const seatable = isCut.value ? withOnly(state, through) : state;
    const request = requestFor(log, seatable, round, standing, wish());
    const own: SeatingRequest = { round, request, answer: undefined, stop };
    current.value = own;
    const answer = await seatInWorker(request.job, stop.signal).catch(() => 'failed' as const);
    if (current.peek() === own) current.value = { ...own, answer };
  };
  return (
    <form class={place.place} noValidate onSubmit={(event) => void ask(event)}>
      <Segmented
        legend={said.method}
        value={method.value}
        look="apart"
        options={METHODS.map((one) => [one, said.methods[one]])}
        onChoose={(one) => (method.value = one)}
      />
      <p class="note">{said.hints[method.value]}</p>
      {method.value === 'prescribed' && (
        <label class={field.field}>
          <span>{said.text}</span>
          <textarea
            class={field.input}
            rows={4}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
      )}
      {method.value === 'balanced' && !announced && (
        <Typed label={said.rounds} value={rounds.value} is="count" onType={(typed) => (rounds.value = typed)} />
      )}
      {method.value !== 'prescribed' && !(method.value === 'balanced' && announced) && (
        <Typed label={said.seed} value={seed.value} onType={(typed) => (seed.value = typed.slice(0, 100))} />
      )}
      {through.length < entrants && method.value !== 'prescribed' && (
        <label class={field.check}>
          <input type="checkbox" checked={isCut.value} onChange={({ currentTarget }) => (isCut.value = currentTarget.checked)} />
          <span>{said.onlyGoingOn(through.length)}</span>
        </label>
      )}
      <div class="row">
        <button type="submit" class={button.button} aria-disabled={isBusy}>
          {said.preview}
        </button>
      </div>
    </form>
  );
}

/** A random seed. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function Answer({ of: { answer, request, round } }: { readonly of: SeatingRequest }) {
  const said = deskWords.value.seating;
  if (answer === undefined) return <Waiting />;
  if (answer === 'failed') return <p role="alert">{said.failed}</p>;
  if (!answer.ok) {
    const names = request.ids.map(nameOf);
    return (
      <ul role="alert" class={card.alarm}>
        {answer.error.map((error, i) => (
          <li key={i} class="capital">
            {describeSeatingError(error, seatingWords.value, names)}
          </li>
        ))}
      </ul>
    );
  }
  return <PlanPreview planned={answer.value} request={request} round={round} onSeated={stopAsking} />;
}

/** A search that takes longer than this, in milliseconds, is reported to take long. */
const LONG = 1000;

function Waiting() {
  const said = deskWords.value.seating;
  const isLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isLong.value = true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={card.card}>
      <p role="status">{isLong.value ? said.longer : said.planning}</p>
      {isLong.value && <progress aria-label={said.planning} />}
      <div class="row">
        <button type="button" class={button.button} onClick={stopAsking}>
          {said.stop}
        </button>
      </div>
    </div>
  );
}
