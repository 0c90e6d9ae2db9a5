// The password of an event: the field, the form that sets it, and the form that enters with it.
import { useSignal } from '@preact/signals';
import type { ApiFault } from '@tenbo/club/client';

import { replaceAddress, route } from '../../router.ts';
import { useTitle } from '../../title.ts';
import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import card from '../../ui/card.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import field from '../../ui/field.module.css';
import { addressInClub, wholeAddress } from '../address.ts';
import { ask, asking, takeLink } from '../club.ts';
import { event } from '../event.ts';
import { deskWords } from './words.ts';
import { Check } from './fields.tsx';

/** Gives an organiser without a link a new one in exchange for the password, and opens the desk. */
export function EnterEvent() {
  const texts = deskWords.value.password;
  const eventId = route.value.params.get('event');
  const typed = useSignal('');
  const isAsking = useSignal(false);
  const fault = useSignal('');
  useTitle(texts.enterHeading);
  if (eventId === null) return <p>{texts.noEvent}</p>;
  const enter = async (submitted: Event) => {
    submitted.preventDefault();
    if (isAsking.value) return;
    isAsking.value = true;
    const entered = await ask(undefined, 'POST /api/enter', { event: eventId, password: typed.value });
    isAsking.value = false;
    if (!entered.ok) {
      fault.value = faultText(entered.error);
      return;
    }
    const { id, token } = entered.value;
    await takeLink({ token, session: { event: eventId, link: id, role: 'organiser', subject: {} } });
    replaceAddress(addressInClub(eventId, 'desk', 'links'));
  };
  return (
    <form class={`${place.place} ${place.narrow}`} noValidate onSubmit={(submitted) => void enter(submitted)}>
      <h2>{texts.enterHeading}</h2>
      <p>{texts.enterHint}</p>
      <PasswordField
        label={texts.password}
        eventId={eventId}
        value={typed.value}
        kind="current"
        onType={(text) => (typed.value = text)}
      />
      {fault.value !== '' && <p role="alert">{fault.value}</p>}
      <div class="row">
        <button type="submit" class={button.primary} aria-disabled={isAsking.value}>
          {texts.enter}
        </button>
      </div>
    </form>
  );
}

function faultText({ code, wait = 1 }: ApiFault): string {
  const texts = deskWords.value.password;
  if (code === 'tooMany') return texts.tooMany(wait);
  // The server calls it a bad request if the password is longer than any can be, or if no event can have such a name.
  return code === 'wrongPassword' || code === 'badRequest' ? texts.wrong : texts.notReached;
}

/** The fewest characters that the server accepts. */
const SHORTEST = 12;
const LONGEST = 200;

/** Sets or removes the password with which an organiser can enter without a link. */
export function SetPassword() {
  const texts = deskWords.value.password;
  const eventId = event.value;
  const typed = useSignal('');
  const state = useSignal<'ready' | 'asking' | 'isSet' | 'removed' | 'length' | 'notReached'>('ready');
  if (eventId === undefined) return null;
  const address = wholeAddress(addressInClub(eventId, 'enter'));
  const put = async (password: string | null) => {
    if (state.value === 'asking') return;
    state.value = 'asking';
    const { ok } = await asking(eventId, 'PUT /api/password', { password });
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
      <h3>{texts.heading}</h3>
      <p>{texts.hint}</p>
      <code class="breaks">{address}</code>
      <div class="row">
        <CopyButton label={texts.copy} text={() => address} class={button.button} />
      </div>
      <PasswordField
        label={texts.fresh}
        eventId={eventId}
        value={typed.value}
        kind="new"
        onType={(text) => (typed.value = text)}
      />
      {(state.value === 'length' || state.value === 'notReached') && <p role="alert">{texts[state.value]}</p>}
      <p role="status">{(state.value === 'isSet' || state.value === 'removed') && texts[state.value]}</p>
      <div class="row">
        <button type="submit" class={button.button} aria-disabled={isBusy}>
          {texts.set}
        </button>
        <button type="button" class={button.button} aria-disabled={isBusy} onClick={() => void put(null)}>
          {texts.remove}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly eventId: string;
  readonly value: string;
  /** Whether the browser's password manager should suggest a new password or one it has saved. */
  readonly kind: 'new' | 'current';
  readonly onType: (text: string) => void;
}

const SHOWN = { type: 'text' } as const;
const HIDDEN = { type: 'password' } as const;

/** A field for the password of an event. */
function PasswordField({ label, eventId, value, kind, onType }: FieldProps) {
  const isShown = useSignal(false);
  return (
    <>
      {/* Several events may share an address: this name lets a password manager keep their passwords apart. */}
      <input type="text" autocomplete="username" value={eventId} hidden readOnly />
      <label class={field.field}>
        <span>{label}</span>
        <input
          class={field.input}
          {...(isShown.value ? SHOWN : HIDDEN)}
          autocomplete={kind === 'new' ? 'new-password' : 'current-password'}
          autocapitalize="off"
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      <Check label={deskWords.value.password.show} isOn={isShown.value} onTurn={(isOn) => (isShown.value = isOn)} />
    </>
  );
}
