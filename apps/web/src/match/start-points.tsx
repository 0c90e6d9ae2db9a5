import { words } from '../prefs.ts';
import styles from './match.module.css';

interface Props {
  readonly players: readonly string[];
  /** What each begins with where nothing else is typed. */
  readonly usual: number;
  /** What was typed, by seat. */
  readonly points: readonly string[];
  readonly onType: (seat: number, points: string) => void;
}

/** Points of each player at the start, for those who begin with others than the rules have; folded, as most matches need none. */
export function StartPoints({ players, usual, points, onType }: Props) {
  const said = words.value.match.begin;
  return (
    <details class={styles.startPoints}>
      <summary>{said.points}</summary>
      <div class={styles.names} role="group" aria-label={said.points}>
        {players.map((name, seat) => (
          <label key={seat}>
            <span>{name}</span>
            <input
              type="number"
              inputMode="numeric"
              step={100}
              value={points[seat]}
              placeholder={String(usual)}
              onInput={({ currentTarget }) => onType(seat, currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}

/** Points by seat from what was typed; undefined where each begins with the usual ones. */
export function typedPoints(typed: readonly string[], usual: number): readonly number[] | undefined {
  return typed.every((points) => points === '') ? undefined : typed.map((points) => (points === '' ? usual : Number(points)));
}
