import { useSignal } from '@preact/signals';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import { addressInClub, wholeAddress } from '../address.ts';
import { asking } from '../club.ts';
import { event } from '../event.ts';
import { PasswordField } from './password-field.tsx';
import { deskWords } from './words.ts';

/** The fewest characters that the server accepts. */
const SHORTEST = 12;
const LONGEST = 200;

/** Sets or removes the password with which an organiser can enter without a link. */
export function SetPassword() {
  const said = deskWords.value.password;
  const of = event.value;
  const typed = useSignal('');
  const state = useSignal<'ready' | 'asking' | 'isSet' | 'removed' | 'length' | 'notReached'>('ready');
  if (of === undefined) return null;
  const address = wholeAddress(addressInClub(of, 'enter'));
  const put = async (password: string | null) => {
    if (state.value === 'asking') return;
    state.value = 'asking';
    const { ok } = await asking(of, 'PUT /api/password', { password });
    if (ok) typed.value = '';
    state.value = !ok ? 'notReached' : password === null ? 'removed' : 'isSet';
  };
  const set = (submitted: Event) => {
    submitted.preventDefault();
    const { length } = typed.value;
    if (length < SHORTEST || length > LONGEST) state.value = 'length';
    else void put(typed.value);
  };
  const isBusy = state.value === 'asking';
  return (
    <form class={card.card} noValidate onSubmit={set}>
      <h3>{said.heading}</h3>
      <p>{said.hint}</p>
      <code class="breaks">{address}</code>
      <div class="row">
        <CopyButton label={said.copy} text={() => address} class={button.button} />
      </div>
      <PasswordField label={said.fresh} event={of} value={typed.value} is="new" onType={(text) => (typed.value = text)} />
      {(state.value === 'length' || state.value === 'notReached') && <p role="alert">{said[state.value]}</p>}
      <p role="status">{(state.value === 'isSet' || state.value === 'removed') && said[state.value]}</p>
      <div class="row">
        <button type="submit" class={button.button} aria-disabled={isBusy}>
          {said.set}
        </button>
        <button type="button" class={button.button} aria-disabled={isBusy} onClick={() => void put(null)}>
          {said.remove}
        </button>
      </div>
    </form>
  );
}
