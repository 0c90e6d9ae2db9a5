import { type ChartCell, type InMangan, USUAL_FU } from '@tenbo/engine';
import { chartWordsOf } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import table from '../ui/table.module.css';
import styles from './han-fu-table.module.css';

interface Row<C> {
  readonly fu: number;
  readonly cells: readonly C[];
}

/** The han and fu of a hand. */
export interface Worth {
  readonly han: number;
  readonly fu: number;
}

interface Props<C> {
  readonly caption: string;
  readonly han: readonly number[];
  readonly rows: readonly Row<C>[];
  readonly cell: (cell: C) => ComponentChildren;
  /** The cell of the hand that linked here. */
  readonly ringed?: Worth | undefined;
  /** A note about the rows shown. */
  readonly below?: (shown: readonly Row<C>[]) => ComponentChildren;
}

/**
 * Han across, fu down; unusual fu appear on request. Mangan is shaded, and scores rounded up to it are shaded more lightly; the legend below
 * explains both.
 */
export function HanFuTable<C extends Pick<ChartCell, 'mangan'>>({ caption, han, rows, cell, ringed, below }: Props<C>) {
  const [all, setAll] = useState(ringed !== undefined && ringed.fu > USUAL_FU);
  const { charts: said } = words.value;
  const shown = all ? rows : rows.filter(({ fu }) => fu <= USUAL_FU);
  const has = (of: ChartCell['mangan']) => shown.some(({ cells }) => cells.some(({ mangan }) => mangan === of));
  return (
    <>
      <div class={table.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table class={`${table.table} ${table.numbers} ${styles.table}`}>
          <caption class="hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{said.fewer}</th>
              {han.map((one) => (
                <th key={one} scope="col">
                  {locale.value.han(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ fu, cells }) => (
              <tr key={fu}>
                <th scope="row">{locale.value.fu(fu)}</th>
                {cells.map((one, i) => (
                  <td
                    key={han[i]}
                    class={one.mangan && styles[one.mangan]}
                    aria-current={ringed?.fu === fu && ringed.han === han[i] ? 'true' : undefined}
                  >
                    {cell(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(({ fu }) => fu > USUAL_FU) && (
        <p class="unprinted">
          <button type="button" class={button.button} aria-expanded={all} onClick={() => setAll(!all)}>
            {said.moreFu(locale.value.fu(USUAL_FU))}
          </button>
        </p>
      )}
      <p class="row apart">
        {has('reached') && <Mark of="reached" text={locale.value.limits.mangan} />}
        {has('roundedUp') && <Mark of="roundedUp" text={`* ${chartWordsOf(locale.value).roundedUp}`} />}
      </p>
      {below?.(shown)}
    </>
  );
}

function Mark({ of, text }: { readonly of: InMangan; readonly text: string }) {
  return (
    <span class="row">
      <span class={`${styles.swatch} ${styles[of]}`} aria-hidden="true" />
      {text}
    </span>
  );
}
