import type { HandForm } from './form.ts';

/** A half-filled form is kept as long as its page, so that a reload loses nothing; leaving the form drops it. */

export function keep(name: string, form: HandForm): void {
  sessionStorage.setItem(`form ${name}`, JSON.stringify(form));
}

export function keptOr(name: string, begin: HandForm): HandForm {
  const text = sessionStorage.getItem(`form ${name}`);
  return text === null ? begin : { ...begin, ...(JSON.parse(text) as HandForm) };
}

export function forget(name: string): void {
  sessionStorage.removeItem(`form ${name}`);
}
