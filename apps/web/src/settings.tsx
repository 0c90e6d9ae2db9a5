import { useSignal } from '@preact/signals';

import { fetched } from './fetched.ts';
import { later } from './later.tsx';
import { words, wordsOf } from './prefs.ts';
import { route } from './router.ts';
import styles from './settings.module.css';

const Choices = later(async () => {
  const [{ Choices: Shown }] = await Promise.all([fetched(() => import('./choices.tsx')), wordsOf('choices')]);
  return Shown;
});

/** The settings of the whole page: a button and the sheet it opens. Going to another place closes the sheet. */
export function Settings() {
  const { place, path } = route.value;
  const here = [place, ...path].join('/');
  const openAt = useSignal<string | undefined>(undefined);
  const { settings } = words.value;
  return (
    <>
      <button type="button" class={`unprinted ${styles.settings}`} aria-haspopup="dialog" onClick={() => (openAt.value = here)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h8m8 0h2M3 17h2m8 0h8" />
          <circle cx="15" cy="7" r="3.5" />
          <circle cx="9" cy="17" r="3.5" />
        </svg>
        <span class="hidden">{settings}</span>
      </button>
      {openAt.value === here && <Choices onClose={() => (openAt.value = undefined)} />}
    </>
  );
}
