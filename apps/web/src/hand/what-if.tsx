import { type Explanation, type WinRecord, basePoints, limitUnder, sharesOf } from '@tenbo/engine';
import { describeShares } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import styles from './result.module.css';

interface WhatIfProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** What one, two, three more dora would make of it. */
export function WhatIf({ record: { win, rules }, explanation: { value, yaku } }: WhatIfProps) {
  if (value.kind === 'yakuman' || yaku.some((item) => item.counts === 'instead')) return null;
  const said = words.value.hand;
  const kind = { by: win.method.by, dealer: win.seatWind === 'E' };
  return (
    <section class={styles.card} aria-label={said.whatIf}>
      <h2>{said.whatIf}</h2>
      <dl class={styles.steps}>
        {[1, 2, 3].map((more) => {
          const base = basePoints(value.han + more, value.fu, rules);
          const limit = limitUnder(rules, base);
          return (
            <div key={more}>
              <dt>{said.extra(more)}</dt>
              <dd class="number">{describeShares(sharesOf(base, kind, rules), rules, locale.value)}</dd>
              <dd class={styles.quiet}>{limit === undefined ? '' : locale.value.limits[limit]}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
