import { Unreadable } from '../errors.ts';
import type { Element } from './elements.ts';

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

  refuse(attribute: string): never {
    const { name, attributes, offset } = this.#element;
    const value = (attributes[attribute] ?? '').slice(0, MOST_SHOWN);
    throw new Unreadable({ code: 'badAttribute', offset, element: name, attribute, value });
  }
}

const MOST_SHOWN = 40;
