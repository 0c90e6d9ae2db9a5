import type { Element } from './elements.ts';

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
