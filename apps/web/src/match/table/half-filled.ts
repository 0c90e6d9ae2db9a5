import { visitTexts } from '../../browser-texts.ts';
import type { HandForm } from './form.ts';

/** A half-filled form is kept as long as its page, so that a reload loses nothing; leaving the form drops it. */

export function keep(name: string, form: HandForm): void {
  visitTexts.keep({ [`form ${name}`]: JSON.stringify(form) });
}

export function keptOr(name: string, begin: HandForm): HandForm {
  const text = visitTexts.read(`form ${name}`);
  return text === undefined ? begin : { ...begin, ...(JSON.parse(text) as HandForm) };
}

export function forget(name: string): void {
  visitTexts.forget(`form ${name}`);
}
