import styles from './app.module.css';
import { words } from './prefs.ts';

/** Something that was to be shown did not come: an older page asks for what is no longer served, or there is no network. */
export function NotLoaded({ again }: { readonly again: () => void }) {
  return (
    <div role="alert" class={styles.notLoaded}>
      <p>{words.value.notLoaded}</p>
      <button type="button" onClick={again}>
        {words.value.again}
      </button>
      <button type="button" onClick={() => location.reload()}>
        {words.value.reload}
      </button>
    </div>
  );
}
