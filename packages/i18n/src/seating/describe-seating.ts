import { excerpt } from '@tenbo/engine';
import type { Certificate, SeatingError } from '@tenbo/seating';

import type { Locale } from '../locale.ts';
import type { TableText } from '../match/describe-settlement.ts';
import { type SeatingWords, CERTIFICATE_FIGURES } from '../library-words.ts';

/**
 * A fault in a seating or its request, as a sentence.
 *
 * @param words the words of the reader's language, from `seatingWordsOf` or `loadSeatingWords`
 * @param names the players' names, starting with number 1; without names, players are called by their numbers
 * @example
 * describeSeatingError({ code: 'listedTwice', player: 2 }, seatingWordsOf(localeOf('en'))); // → 'player 2 is listed twice: list each player once'
 * describeSeatingError({ code: 'listedTwice', player: 2 }, seatingWordsOf(localeOf('en')), ['Aki', 'Ben']); // → 'Ben (2) is listed twice: list each player once'
 */
export function describeSeatingError(error: SeatingError, words: SeatingWords, names: readonly string[] = []): string {
  const who = (player: number) => {
    const name = names[player - 1];
    return name === undefined ? words.player(player) : words.named(name, player);
  };
  const shown = 'text' in error ? { ...error, text: excerpt(error.text) } : error;
  return (words.errors[error.code] as (error: SeatingError, called: typeof who) => string)(shown, who);
}

/** The certificate of a seating in words: a row for each figure, with the plan's value and the bound if there is one. */
export interface CertificateText extends TableText {
  readonly title: string;
}

/**
 * A certificate as a table.
 *
 * @param words the words of the locale's language
 * @example
 * import { certify, seatBalanced } from '@tenbo/seating';
 * const field = { players: 16 };
 * const plan = seatBalanced(field, 5, 'spring');
 * const en = localeOf('en');
 * const { title, rows } = describeCertificate(certify(field, plan.ok ? plan.value : []), seatingWordsOf(en), en);
 * title; // → 'Check: 5 rounds, 16 players'
 * rows[0]; // → ['repeat meetings', '0', '0']
 */
export function describeCertificate(certificate: Certificate, words: SeatingWords, locale: Locale): CertificateText {
  const { title, plan, bound, figures, met } = words.certificate;
  const rows = CERTIFICATE_FIGURES.map((figure) => {
    const value = certificate[figure];
    const numbers = typeof value === 'number' ? [locale.number(value), ''] : [value.value, value.least].map(locale.number);
    return [figures[figure], ...numbers];
  });
  const pairs = certificate.met.flatMap((count, times) => (count > 0 ? [[met(times), locale.number(count), '']] : []));
  return { title: title(certificate.rounds, certificate.players), headings: ['', plan, bound], rows: [...rows, ...pairs] };
}
