import type { WinText } from '@tenbo/i18n';

import { words } from '../prefs.ts';
import styles from './box.module.css';
import { ScrolledList } from './scrolled-list.tsx';

interface Props {
  readonly total: string;
  /** What it is made of; undefined where that is hidden or was not entered. */
  readonly lines: WinText | undefined;
}

/** What a hand is worth, line by line, and the total, which stays in sight below the lines. */
export function Worth({ total, lines }: Props) {
  const said = words.value.hand;
  const label = <span class={styles.small}>{said.total}</span>;
  return (
    <div class={styles.worth}>
      {lines ? (
        <ScrolledList label={said.yaku} below={label}>
          <Lines text={lines} />
        </ScrolledList>
      ) : (
        label
      )}
      <p class={styles.headline}>{total}</p>
    </div>
  );
}

/** Yaku, fu, the arithmetic. */
function Lines({ text }: { readonly text: WinText }) {
  return (
    <>
      <ul>
        {text.yaku.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {text.fu.length > 0 && (
        <ul>
          {text.fu.map(({ label, fu }, i) => (
            <li key={i}>
              <span>{label}</span>
              <span class="number">{fu}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{text.rounding}</p>
      <p>{text.arithmetic}</p>
    </>
  );
}
