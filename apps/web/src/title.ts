import { effect, signal } from '@preact/signals';
import { describeHeadline } from '@tenbo/i18n';
import { useLayoutEffect } from 'preact/hooks';

import { detailed } from './hand/store.ts';
import { locale, words } from './prefs.ts';
import { type Place, route } from './router.ts';

/** What a place shows, such as a rule set or a view of a match. */
const shown = signal<{ readonly place: Place | undefined; readonly text: string }>({ place: undefined, text: '' });

/** Puts what a place shows at the start of the page's title. */
export function useTitle(...parts: readonly string[]): void {
  const text = parts.filter((part) => part !== '').join(' · ');
  useLayoutEffect(() => {
    shown.value = { place: route.peek().place, text };
  }, [text]);
}

effect(() => {
  const { place } = route.value;
  const what = place === 'hand' ? pointsOfHand() : place === shown.value.place ? shown.value.text : '';
  document.title = [what, place ? words.value.places[place] : '', 'tenbo'].filter((part) => part !== '').join(' · ');
});

function pointsOfHand(): string {
  const { answer } = detailed.value;
  return answer.is === 'scored' ? describeHeadline(answer.explanation, answer.record, locale.value).points : '';
}
