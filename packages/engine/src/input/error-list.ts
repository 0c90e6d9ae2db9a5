/** The last entry of a shortened list of errors: how many more there are. */
export interface MoreErrors {
  readonly code: 'moreErrors';
  readonly count: number;
}

/** How many errors are listed one by one. */
const MOST = 20;

/** Collects errors in input: the first ones and the number of the rest, so that no input makes the answer long. */
export class ErrorList<E extends { readonly code: string }> {
  readonly #first: Exclude<E, MoreErrors>[] = [];
  #more = 0;

  add(...errors: readonly E[]): void {
    for (const error of errors) {
      if (isMore(error)) this.#more += error.count;
      else if (this.#first.length < MOST) this.#first.push(error as Exclude<E, MoreErrors>);
      else this.#more++;
    }
  }

  /** How many there are, listed or only counted. */
  get count(): number {
    return this.#first.length + this.#more;
  }

  get errors(): readonly (E | MoreErrors)[] {
    return this.#more > 0 ? [...this.#first, { code: 'moreErrors', count: this.#more }] : this.#first;
  }
}

/**
 * The first twenty of some errors, and the number of the others.
 *
 * @example
 * firstErrors([{ code: 'notAnObject' }]); // → [{ code: 'notAnObject' }]
 * firstErrors(Array(50).fill({ code: 'notAnObject' })).at(-1); // → { code: 'moreErrors', count: 30 }
 */
export function firstErrors<E extends { readonly code: string }>(errors: readonly E[]): readonly (E | MoreErrors)[] {
  const list = new ErrorList<E>();
  for (const error of errors) list.add(error);
  return list.errors;
}

function isMore(error: { readonly code: string }): error is MoreErrors {
  return error.code === 'moreErrors';
}
