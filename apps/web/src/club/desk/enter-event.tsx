import { useSignal } from '@preact/signals';
import type { ApiFault } from '@tenbo/club/client';

import { replaceAddress, route } from '../../router.ts';
import { useTitle } from '../../title.ts';
import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import { addressInClub } from '../address.ts';
import { ask, takeLink } from '../club.ts';
import { PasswordField } from './password-field.tsx';
import { deskWords } from './words.ts';

/** Gives an organiser without a link a new one in exchange for the password, and opens the desk. */
export function EnterEvent() {
  const said = deskWords.value.password;
  const event = route.value.params.get('event');
  const typed = useSignal('');
  const isAsking = useSignal(false);
  const fault = useSignal('');
  useTitle(said.enterHeading);
  if (event === null) return <p>{said.noEvent}</p>;
  const enter = async (submitted: Event) => {
    submitted.preventDefault();
    if (isAsking.value) return;
    isAsking.value = true;
    const entered = await ask(undefined, 'POST /api/enter', { event, password: typed.value });
    isAsking.value = false;
    if (!entered.ok) {
      fault.value = faultText(entered.error);
      return;
    }
    const { id, token } = entered.value;
    await takeLink({ token, session: { event, link: id, role: 'organiser', subject: {} } });
    replaceAddress(addressInClub(event, 'desk', 'links'));
  };
  return (
    <form class={`${place.place} ${place.narrow}`} noValidate onSubmit={(submitted) => void enter(submitted)}>
      <h2>{said.enterHeading}</h2>
      <p>{said.enterHint}</p>
      <PasswordField
        label={said.password}
        event={event}
        value={typed.value}
        is="current"
        onType={(text) => (typed.value = text)}
      />
      {fault.value !== '' && <p role="alert">{fault.value}</p>}
      <div class="row">
        <button type="submit" class={button.primary} aria-disabled={isAsking.value}>
          {said.enter}
        </button>
      </div>
    </form>
  );
}

function faultText({ code, wait = 1 }: ApiFault): string {
  const said = deskWords.value.password;
  if (code === 'tooMany') return said.tooMany(wait);
  // The server calls it a bad request if the password is longer than any can be, or if no event can have such a name.
  return code === 'wrongPassword' || code === 'badRequest' ? said.wrong : said.notReached;
}
