import { SaxesParser } from 'saxes';

import { Unreadable } from '../errors.ts';

/** An element of an mjlog. They are flat: what an element means does not depend on what it lies in. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where it ends in the text. */
  readonly offset: number;
}

/** Hands each element of an mjlog to `visit`. A document type, which could define entities, is refused. */
export function eachElement(text: string, visit: (element: Element) => void): void {
  const parser = new SaxesParser();
  const refuse = (found: string) => {
    throw new Unreadable({ code: 'notXml', offset: parser.position, found });
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('DOCTYPE'));
  parser.on('opentag', ({ name, attributes }) => visit({ name, attributes, offset: parser.position }));
  parser.write(text).close();
}

/** The attributes of an element, read as what they have to be. */
export class Attributes {
  readonly #element: Element;

  constructor(element: Element) {
    this.#element = element;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#element.attributes, name);
  }

  text(name: string): string {
    return this.has(name) ? (this.#element.attributes[name] as string) : this.refuse(name);
  }

  /** Whole numbers between commas; an empty text has none. */
  integers(name: string): readonly number[] {
    const numbers = this.numbers(name);
    return numbers.every(Number.isInteger) ? numbers : this.refuse(name);
  }

  numbers(name: string): readonly number[] {
    const text = this.text(name);
    if (text === '') return [];
    const numbers = text.split(',').map((number) => (number.trim() === '' ? NaN : Number(number)));
    return numbers.every(Number.isFinite) ? numbers : this.refuse(name);
  }

  integer(name: string): number {
    const [number, ...more] = this.integers(name);
    return number === undefined || more.length > 0 ? this.refuse(name) : number;
  }

  /** The value of an attribute as `read` finds it; undefined is refused. */
  each<T>(name: string, values: readonly number[], read: (value: number) => T | undefined): readonly T[] {
    return values.map((value) => {
      const found = read(value);
      return found === undefined ? this.refuse(name) : found;
    });
  }

  refuse(attribute: string): never {
    const { name, attributes, offset } = this.#element;
    throw new Unreadable({
      code: 'badAttribute',
      offset,
      element: name,
      attribute,
      value: (attributes[attribute] ?? '').slice(0, 40),
    });
  }
}
