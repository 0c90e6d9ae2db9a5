import { signal } from '@preact/signals';
import { describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { BoxFrame, NoScore } from './box-frame.tsx';
import styles from './box.module.css';
import { groupsOf } from './image.ts';
import { answer, draft } from './store.ts';

const hidden = signal(false);

/** The first score box: the winner's tiles and what they are worth, line by line. */
export function WinnerBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const said = words.value.hand;
  const { win } = now.record;
  const text = describeWin(now.explanation, { ...now.record, discarder: draft.value.from }, locale.value);
  const who = [locale.value.seats[win.seatWind], locale.value.methods[win.method.by], now.record.rules.name].join(' · ');
  return (
    <BoxFrame
      title={said.whoWon}
      onward={addressOf('hand', ['payments'], route.value.params)}
      picture={{
        title: who,
        groups: groupsOf(draft.value),
        lines: [...text.yaku.map(({ name, value }) => [name, value] as const), [text.arithmetic, '']],
        sum: text.headline,
      }}
    >
      <p class={styles.who}>{who}</p>
      <HandTiles hand={draft.value.hand} tile={draft.value.tile} />
      {!hidden.value && (
        <div class={styles.lines} tabIndex={0} role="group" aria-label={said.yaku}>
          <ul>
            {text.yaku.map(({ name, value }) => (
              <li key={name}>
                <span>{name}</span>
                <span>{value}</span>
              </li>
            ))}
          </ul>
          <ul>
            {text.fu.map(({ label, fu }) => (
              <li key={label}>
                <span>{label}</span>
                <span class="number">{fu}</span>
              </li>
            ))}
          </ul>
          <p>{text.rounding}</p>
          <p>{text.arithmetic}</p>
        </div>
      )}
      <button type="button" class={styles.hide} aria-pressed={hidden.value} onClick={() => (hidden.value = !hidden.value)}>
        {hidden.value ? said.show : said.hide}
      </button>
      <p class={styles.headline}>{text.headline}</p>
    </BoxFrame>
  );
}
