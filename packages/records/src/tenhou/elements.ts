// The elements of an mjlog and their attributes.
import { SaxesParser } from 'saxes';

import { Unreadable } from '../errors.ts';

/** An element of an mjlog. Its meaning does not depend on the elements around it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The offset of its end in the text. */
  readonly offset: number;
}

/** Calls `visit` for each element of an mjlog, parsed by the full rules of XML. It refuses a document type, which could define entities. */
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

/** Characters that need XML's own rules: references, and anything but plain ASCII. */
const SPECIAL = /[^ -~]|&/;

const ROOT = 'mjloggm';
const END = `</${ROOT}>`;
const NO_ATTRIBUTES: Element['attributes'] = Object.freeze({});

/**
 * Visits the elements of an mjlog in the form that Tenhou writes: one root that contains only empty elements. A full XML parser takes several
 * times as long.
 *
 * @returns false if anything has another form, valid or not; the elements before it have been visited by then
 */
export function eachPlainElement(text: string, visit: (element: Element) => void): boolean {
  const end = text.length - END.length;
  if (!text.endsWith(END) || SPECIAL.test(text)) return false;
  for (let at = 0; at < end;) {
    const element = elementAt(text, at, at === 0 ? '>' : '/>');
    if (element === undefined || (at === 0 && element.name !== ROOT)) return false;
    visit(element);
    at = element.offset;
  }
  return true;
}

function elementAt(text: string, at: number, close: string): Element | undefined {
  if (text[at] !== '<') return undefined;
  let place = nameEnd(text, at + 1);
  if (place === at + 1) return undefined;
  const name = text.slice(at + 1, place);
  let attributes: Record<string, string> | undefined;
  while (text[place] === ' ' && text[place + 1] !== '/') {
    const equals = nameEnd(text, place + 1);
    const attribute = text.slice(place + 1, equals);
    const opening = equals + 1;
    const closing = text.indexOf('"', opening + 1);
    if (attribute === '' || text[equals] !== '=' || text[opening] !== '"' || closing < 0) return undefined;
    const value = text.slice(opening + 1, closing);
    attributes ??= {};
    if (value.includes('<') || attribute in attributes) return undefined;
    attributes[attribute] = value;
    place = closing + 1;
  }
  if (text[place] === ' ') place++;
  return text.startsWith(close, place)
    ? { name, attributes: attributes ?? NO_ATTRIBUTES, offset: place + close.length }
    : undefined;
}

/** The end of a name of letters and digits; `start` if there is none. */
function nameEnd(text: string, start: number): number {
  let at = start;
  while (isLetter(text.charCodeAt(at)) || (at > start && isDigit(text.charCodeAt(at)))) at++;
  return at;
}

const [A, Z, CASE, ZERO, NINE] = [0x41, 0x5a, 0x20, 0x30, 0x39];

function isLetter(code: number): boolean {
  const upper = code & ~CASE;
  return upper >= A && upper <= Z;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

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

const [COMMA, MINUS] = [0x2c, 0x2d];

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
