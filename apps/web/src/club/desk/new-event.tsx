import { useSignal } from '@preact/signals';
import { TOURNAMENT_VERSION, type Plan } from '@tenbo/tournament';

import place from '../../ui/place.module.css';
import { addressInClub } from '../address.ts';
import { ask, takeLink } from '../club.ts';
import { doActs } from '../event.ts';

import { PlanForm } from './plan-form.tsx';
import { deskWords } from './words.ts';

/** Creates an event with the key of the server, and opens its desk. */
export function NewEvent({ serverKey }: { readonly serverKey: string }) {
  const said = deskWords.value.plan;
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
      <h2>{said.heading}</h2>
      {(state.value === 'serverRefused' || state.value === 'notReached') && <p role="alert">{said[state.value]}</p>}
      <PlanForm
        submit={state.value === 'creating' ? said.creating : said.create}
        isBusy={state.value === 'creating'}
        onPlan={(plan) => void create(plan)}
      />
    </section>
  );
}
