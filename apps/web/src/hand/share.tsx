import { formatHand } from '@tenbo/engine';
import { describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { paramsOf } from './address.ts';
import styles from './result.module.css';
import { detailed } from './store.ts';

/** The hand to send: as a link, as text, and as score boxes. */
export function Share() {
  const said = words.value.hand;
  const { draft, answer } = detailed.value;
  return (
    <div class={styles.share}>
      <CopyButton label={said.copyLink} text={() => location.href} />
      <CopyButton label={said.copyText} text={textOf} />
      {answer.is === 'scored' && <a href={addressOf('hand', ['winner'], paramsOf(draft))}>{said.boxes}</a>}
    </div>
  );
}

function textOf(): string {
  const { draft, answer: now } = detailed.value;
  const lines = [`${formatHand(draft.hand, draft.tile)} · ${draft.rules.name}`];
  if (now.is === 'scored') {
    const text = describeWin(now.explanation, now.record, locale.value);
    lines.push(text.headline, ...text.yaku.map(({ name, value }) => `${name} ${value}`), text.arithmetic, ...text.payments);
  }
  return lines.join('\n');
}
