import styles from './stick.module.css';

/** A point stick (点棒): of 1,000 with one red dot, of 100 with eight black ones. */
export function Stick({ worth }: { readonly worth: 1000 | 100 }) {
  return (
    <svg viewBox="0 0 120 12" class={styles.stick} aria-hidden="true">
      <rect x="0.5" y="0.5" width="119" height="11" rx="3" />
      {worth === 1000 ? (
        <circle class={styles.red} cx="60" cy="6" r="3.2" />
      ) : (
        EIGHT.map(([x, y]) => <circle key={`${x} ${y}`} class={styles.black} cx={x} cy={y} r="1.3" />)
      )}
    </svg>
  );
}

const EIGHT = [52, 57, 62, 67].flatMap((x) => [
  [x, 3.8],
  [x, 8.2],
]);
