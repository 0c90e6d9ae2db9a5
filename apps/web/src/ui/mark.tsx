import styles from './stick.module.css';

/** The name of the page next to a point stick. */
export function Mark() {
  return (
    <span class={`unprinted ${styles.mark}`} aria-hidden="true">
      <svg viewBox="0 0 34 12">
        <rect class={styles.rod} x=".5" y=".5" width="33" height="11" rx="2.5" />
        <circle class={styles.red} cx="17" cy="6" r="2.6" />
      </svg>
      tenbo
    </span>
  );
}
