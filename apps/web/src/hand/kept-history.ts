import { effect, signal } from '@preact/signals';

import { keepTexts, readText } from '../browser-texts.ts';
import { afterPaint } from '../ui/pacing.ts';
import { paramsOf } from './address.ts';
import { HISTORY, historyOf, remembered, textsOfHistory } from './history.ts';
import { detailed } from './store.ts';

/** The hands scored in this browser, newest first. They are not part of the first load, because nothing on the first screen needs them. */
export const history = signal<readonly string[]>(historyOf(readText(HISTORY) ?? '[]'));

effect(() => {
  const { answer: now, draft: won } = detailed.value;
  if (now.is === 'scored') history.value = remembered(history.peek(), paramsOf(won).toString());
});

effect(() => {
  const kept = history.value;
  return afterPaint(() => void keepTexts(textsOfHistory(kept)));
});
