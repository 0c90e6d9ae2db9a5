import { LANGUAGES, LANGUAGE_NAMES } from '@tenbo/i18n';
import { useId } from 'preact/hooks';

import { isRefused } from './browser-texts.ts';
import { THEMES, YAKU_CHOICES, indices, language, theme, words, yakuChoice } from './prefs.ts';
import { addressOf } from './router.ts';
import styles from './settings.module.css';

/** The settings of the whole page: a button and the sheet it opens. */
export function Settings() {
  const id = useId();
  const said = words.value;
  return (
    <div class={styles.settings}>
      <button type="button" popovertarget={id}>
        {said.settings}
      </button>
      <div id={id} popover="auto" role="group" aria-label={said.settings} class={styles.sheet}>
        <Select label={said.language} chosen={language} options={LANGUAGES} names={LANGUAGE_NAMES} />
        <Select label={said.yakuStyle} chosen={yakuChoice} options={YAKU_CHOICES} names={said.yakuStyles} />
        <Select label={said.theme} chosen={theme} options={THEMES} names={said.themes} />
        <label class={styles.check}>
          <input
            type="checkbox"
            checked={indices.value === 'on'}
            onChange={(event) => (indices.value = event.currentTarget.checked ? 'on' : 'off')}
          />
          {said.indices}
        </label>
        <a href={addressOf('glossary')} onClick={close}>
          {said.places.glossary}
        </a>
        {isRefused.value && <p role="status">{said.notKept}</p>}
        <a href="./licenses.txt" target="_blank" rel="noopener">
          {said.licenses}
        </a>
      </div>
    </div>
  );
}

/** Closes the sheet, which would cover the page its link leads to. */
function close({ currentTarget }: Event): void {
  (currentTarget as Element).closest<HTMLElement>('[popover]')?.hidePopover();
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly chosen: { value: T };
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

function Select<T extends string>({ label, chosen, options, names }: SelectProps<T>) {
  const choose = (wanted: string) => (chosen.value = options.find((one) => one === wanted) ?? chosen.value);
  return (
    <label>
      {label}
      <select value={chosen.value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
