// Seats the next round: how, the search for a plan in a worker, and its preview.
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
import { fetched } from '../../fetched.ts';
import { entries, nameOf, summaries, tournament, whyNot } from '../event.ts';
import { StartOwn, ownTable } from './own-table.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { refusalText } from './texts.ts';
import { type Method, type PlannedRounds, type SeatingJob, METHODS } from './seating-job.ts';
import { type SeatingRequest, type Wish, announcedFor, requestFor, withOnly } from './seating-request.ts';
import { StartTable } from './start-table.tsx';
import { deskWords, seatingWords } from './words.ts';
import { Check, Typed } from './fields.tsx';

type SeatingAnswer = Result<PlannedRounds> | 'failed';

/** A request for a seating, and its answer. */
interface PendingSeating {
  readonly round: number;
  readonly request: SeatingRequest;
  readonly answer: SeatingAnswer | undefined;
  readonly stop: AbortController;
}

const current: Signal<PendingSeating | undefined> = signal(undefined);

/** Seats the next round, or the last one again if nothing was done at its tables yet. */
export function NextRound() {
  const texts = deskWords.value.seating;
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
        <h2>{last?.round === round ? texts.anew(round) : texts.heading(round)}</h2>
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
  const texts = deskWords.value.seating;
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
    const own: PendingSeating = { round, request, answer: undefined, stop };
    current.value = own;
    const answer = await seatInWorker(request.job, stop.signal).catch(() => 'failed' as const);
    if (current.peek() === own) current.value = { ...own, answer };
  };
  return (
    <form class={place.place} noValidate onSubmit={(event) => void ask(event)}>
      <Segmented
        legend={texts.method}
        value={method.value}
        look="apart"
        options={METHODS.map((one) => [one, texts.methods[one]])}
        onChoose={(one) => (method.value = one)}
      />
      <p class="note">{texts.hints[method.value]}</p>
      {method.value === 'prescribed' && (
        <label class={field.field}>
          <span>{texts.text}</span>
          <textarea
            class={field.input}
            rows={4}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
      )}
      {method.value === 'balanced' && !announced && (
        <Typed label={texts.rounds} value={rounds.value} isCount onType={(typed) => (rounds.value = typed)} />
      )}
      {method.value !== 'prescribed' && !(method.value === 'balanced' && announced) && (
        <Typed label={texts.seed} value={seed.value} onType={(typed) => (seed.value = typed.slice(0, 100))} />
      )}
      {through.length < entrants && method.value !== 'prescribed' && (
        <Check label={texts.onlyGoingOn(through.length)} isOn={isCut.value} onTurn={(isOn) => (isCut.value = isOn)} />
      )}
      <div class="row">
        <button type="submit" class={button.button} aria-disabled={isBusy}>
          {texts.preview}
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

function Answer({ of: { answer, request, round } }: { readonly of: PendingSeating }) {
  const texts = deskWords.value.seating;
  if (answer === undefined) return <Waiting />;
  if (answer === 'failed') return <p role="alert">{texts.failed}</p>;
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
  const texts = deskWords.value.seating;
  const isLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isLong.value = true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={card.card}>
      <p role="status">{isLong.value ? texts.longer : texts.planning}</p>
      {isLong.value && <progress aria-label={texts.planning} />}
      <div class="row">
        <button type="button" class={button.button} onClick={stopAsking}>
          {texts.stop}
        </button>
      </div>
    </div>
  );
}

/** Does a job in a worker. @param stop aborts it; the promise then never resolves */
async function seatInWorker(job: SeatingJob, stop: AbortSignal): Promise<SeatingAnswer> {
  const { address } = await fetched(() => import('./seat-worker.ts'));
  return new Promise((resolve) => {
    if (stop.aborted) return;
    const worker = new Worker(address, { type: 'module' });
    const end = (answer: SeatingAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    stop.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Result<PlannedRounds>>) => end(data));
    worker.addEventListener('error', () => end('failed'));
    worker.postMessage(job, []);
  });
}
