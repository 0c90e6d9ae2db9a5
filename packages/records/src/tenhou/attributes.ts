import { Unreadable } from '../errors.ts';
import type { Element } from './elements.ts';

/** Reads the attributes of an element as the expected types. */
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

  /** Whole numbers separated by commas; none in an empty text. */
  integers(name: string): readonly number[] {
    return integersIn(this.text(name)) ?? this.refuse(name);
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

const [COMMA, MINUS, ZERO] = [0x2c, 0x2d, 0x30];

/** Parses digits separated by commas, with optional minus signs. It is written by hand because most of a record consists of these. */
function integersIn(text: string): readonly number[] | undefined {
  const numbers: number[] = [];
  if (text === '') return numbers;
  for (let at = 0; at <= text.length; at++) {
    const isNegative = text.charCodeAt(at) === MINUS;
    if (isNegative) at++;
    const start = at;
    let number = 0;
    for (; at < text.length && text.charCodeAt(at) !== COMMA; at++) {
      const digit = text.charCodeAt(at) - ZERO;
      if (digit < 0 || digit > 9) return undefined;
      number = 10 * number + digit;
    }
    if (at === start || at - start > MOST_DIGITS) return undefined;
    numbers.push(isNegative ? -number : number);
  }
  return numbers;
}

/** More digits than any number in a record has. */
const MOST_DIGITS = 12;
