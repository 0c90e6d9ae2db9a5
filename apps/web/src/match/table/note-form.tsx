import { useSignal } from '@preact/signals';
import type { NoteAdded } from '@tenbo/ledger';

import { words } from '../../prefs.ts';
import styles from './form.module.css';

interface Props {
  readonly begin?: string;
  readonly label: string;
  /** @returns why it could not be entered; undefined where that is said elsewhere */
  readonly onDone: (note: NoteAdded) => Promise<readonly string[] | undefined>;
}

/** A note to the match. */
export function NoteForm({ begin = '', label, onDone }: Props) {
  const text = useSignal(begin);
  const refused = useSignal<readonly string[]>([]);
  const submit = async (event: Event) => {
    event.preventDefault();
    refused.value = (await onDone({ type: 'noteAdded', text: text.value.trim() })) ?? [];
  };
  return (
    <form class={styles.fields} onSubmit={(event) => void submit(event)}>
      <label class={styles.wide}>
        <span>{words.value.match.other.text}</span>
        <input value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
      </label>
      <button type="submit" disabled={text.value.trim() === ''}>
        {label}
      </button>
      {refused.value.map((why) => (
        <p key={why} role="alert" class={styles.error}>
          {why}
        </p>
      ))}
    </form>
  );
}
