import { useSignal } from '@preact/signals';
import { type Seat, seatsOf } from '@tenbo/engine';
import type { PenaltyGiven } from '@tenbo/ledger';

import { words } from '../../prefs.ts';
import type { OpenMatch } from '../store.ts';
import styles from './form.module.css';
import { NumberField } from './number-field.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly begin?: PenaltyGiven;
  readonly label: string;
  /** @returns why it could not be entered; undefined where that is said elsewhere */
  readonly onDone: (penalty: PenaltyGiven) => Promise<readonly string[] | undefined>;
}

/** Ranking points taken off a player. */
export function PenaltyForm({ open, begin, label, onDone }: Props) {
  const { players, rules } = open.match.state;
  const seat = useSignal<Seat>(begin?.seat ?? 0);
  const ranking = useSignal<number | undefined>(begin?.ranking);
  const refused = useSignal<readonly string[]>([]);
  const said = words.value.match;
  const submit = async (event: Event) => {
    event.preventDefault();
    refused.value = (await onDone({ type: 'penaltyGiven', seat: seat.value, ranking: ranking.value ?? 0 })) ?? [];
  };
  return (
    <form class={styles.fields} onSubmit={(event) => void submit(event)}>
      <label>
        <span>{said.enter.player}</span>
        <select value={seat.value} onChange={({ currentTarget }) => (seat.value = Number(currentTarget.value) as Seat)}>
          {seatsOf(rules).map((one) => (
            <option key={one} value={one} selected={one === seat.value}>
              {players[one]}
            </option>
          ))}
        </select>
      </label>
      <NumberField label={said.other.ranking} value={ranking.value} onChange={(n) => (ranking.value = n)} />
      <button type="submit">{label}</button>
      {refused.value.map((why) => (
        <p key={why} role="alert" class={styles.error}>
          {why}
        </p>
      ))}
    </form>
  );
}
