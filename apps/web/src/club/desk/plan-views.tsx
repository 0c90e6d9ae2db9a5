// The plan of an event where it is written: a new event, an event without a tournament, and the plan once there is one.
import { useSignal } from '@preact/signals';
import { type Plan, TOURNAMENT_VERSION } from '@tenbo/tournament';

import place from '../../ui/place.module.css';
import { addressInClub } from '../address.ts';
import { ask, takeLink } from '../club.ts';
import { connection, doActs, entries, role, tournament } from '../event.ts';
import { PlanForm } from './plan-form.tsx';
import { deskWords } from './words.ts';

/** Creates an event with the key of the server, and opens its desk. */
export function NewEvent({ serverKey }: { readonly serverKey: string }) {
  const texts = deskWords.value.plan;
  const state = useSignal<'ready' | 'creating' | 'serverRefused' | 'notReached'>('ready');
  const create = async (plan: Plan) => {
    state.value = 'creating';
    const created = await ask(serverKey, 'POST /api/events', {});
    if (!created.ok) {
      state.value = created.error.code === 'unreachable' ? 'notReached' : 'serverRefused';
      return;
    }
    const { event, link, token } = created.value;
    await takeLink({ token, session: { event, link, role: 'organiser', subject: {} } });
    const address = addressInClub(event, 'desk', 'links');
    history.replaceState(null, '', address);
    dispatchEvent(new HashChangeEvent('hashchange'));
    await doActs({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan });
  };
  return (
    <section class={place.place}>
      <h2>{texts.heading}</h2>
      {(state.value === 'serverRefused' || state.value === 'notReached') && <p role="alert">{texts[state.value]}</p>}
      <PlanForm
        submit={state.value === 'creating' ? texts.creating : texts.create}
        isBusy={state.value === 'creating'}
        onPlan={(plan) => void create(plan)}
      />
    </section>
  );
}

/** An event without a tournament. Its organiser can open one. */
export function NotOpened() {
  const texts = deskWords.value;
  if (entries.value === undefined || connection.value?.is !== 'online') return <p role="status">{texts.waiting}</p>;
  if (role.value !== 'organiser') return <p role="status">{texts.errors.notOpened()}</p>;
  return (
    <section class={place.place}>
      <h2>{texts.plan.heading}</h2>
      <PlanForm
        submit={texts.plan.create}
        onPlan={(plan) => void doActs({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan })}
      />
    </section>
  );
}

/** Changes the plan of the event. */
export function ChangePlan() {
  const texts = deskWords.value.plan;
  const isSaved = useSignal(false);
  const plan = tournament.value?.plan;
  if (!plan) return null;
  const change = async (changed: typeof plan) => {
    isSaved.value = (await doActs({ type: 'planChanged', plan: changed })) === undefined;
  };
  return (
    <section class={place.place}>
      <h2>{deskWords.value.views.plan}</h2>
      <PlanForm plan={plan} submit={texts.change} onPlan={(changed) => void change(changed)} />
      <p role="status">{isSaved.value && texts.changed}</p>
    </section>
  );
}
