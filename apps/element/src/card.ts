import type { Explanation, WinRecord } from '@tenbo/engine';
import {
  type AnyError,
  type HandLocale,
  describeError,
  describeSituation,
  describeWin,
  ruleSetName,
  asSentence,
} from '@tenbo/i18n';

import { handTiles, indicators, make } from './tiles.ts';

/** A hand that could be scored. */
export interface Scored {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** A fault of a hand, and the position in the text that it concerns, if any. */
export interface Fault {
  readonly error: AnyError;
  readonly position: number | undefined;
}

/** The tiles, how the hand was won, its score with every yaku, the sum, and who pays. */
export function scoredHand({ record, explanation }: Scored, locale: HandLocale): HTMLElement {
  const text = describeWin(explanation, record, locale);
  const { doraIndicators, uraIndicators } = record.win;
  const situation = [ruleSetName(record.rules, locale), describeSituation(record, locale)].join(' · ');
  const limit = explanation.limit !== null && explanation.yakuman === 0 ? ` · ${locale.limits[explanation.limit]}` : '';
  return make('article', { class: 'card' }, [
    handTiles(record, locale),
    make('p', { class: 'quiet' }, [
      make('span', {}, situation),
      indicators(locale.tiles.doraIndicators, doraIndicators, locale),
      indicators(locale.tiles.uraIndicators, uraIndicators, locale),
    ]),
    make('p', { class: 'headline' }, [make('strong', { class: 'points' }, text.points), make('span', {}, text.value + limit)]),
    make('table', {}, [
      make(
        'tbody',
        {},
        text.yaku.map(({ name, value }) => make('tr', {}, [make('th', { scope: 'row' }, name), make('td', {}, value)])),
      ),
    ]),
    make('p', { class: 'quiet sum' }, text.arithmetic),
    make(
      'ul',
      {},
      text.payments.map((line) => make('li', {}, line)),
    ),
  ]);
}

/** The text with its faulty characters marked, and the faults in sentences. */
export function faultyHand(text: string, faults: readonly Fault[], locale: HandLocale): HTMLElement {
  const places = faults.map(({ position }) => position);
  const characters = [...text].map((one, i) => (places.includes(i) ? make('mark', {}, one) : one));
  return make('div', { class: 'card' }, [
    make('p', { class: 'written' }, characters),
    make(
      'ul',
      { class: 'faults' },
      faults.map(({ error }) => make('li', {}, asSentence(describeError(error, locale)))),
    ),
  ]);
}
