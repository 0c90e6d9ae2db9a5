import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { Unreadable } from '../errors.ts';
import { type Element, eachElement, eachPlainElement } from './elements.ts';

const PLAIN = ronRecord();

/** The elements that an XML parser finds; undefined if the text is not XML. */
function byXml(text: string): readonly Element[] | undefined {
  const elements: Element[] = [];
  try {
    eachElement(text, ({ name, attributes, offset }) => elements.push({ name, attributes: { ...attributes }, offset }));
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
  return elements;
}

/** The elements found without XML's rules; undefined if those are needed. */
function plainElements(text: string): readonly Element[] | undefined {
  const elements: Element[] = [];
  return eachPlainElement(text, (element) => elements.push(element)) ? elements : undefined;
}

describe('elements read without an XML parser', () => {
  test('are the same as with the parser, with the same offsets', () => {
    expect(plainElements(PLAIN)).toEqual(byXml(PLAIN));
    expect(plainElements(PLAIN)?.length).toBe(9);
  });

  test.each([
    ['another root', '<a></a>'],
    ['a root with another end', PLAIN.replace('mjloggm', 'mjloggm1')],
    ['a reference', PLAIN.replace('Aki', '&amp;')],
    ['other letters', PLAIN.replace('Aki', '明')],
    ['an attribute twice', PLAIN.replace('type="9"', 'type="9" type="9"')],
    ['an element in another', PLAIN.replace('<U28/>', '<U28><E28/></U28>')],
    ['a comment', PLAIN.replace('<U28/>', '<!-- x --><U28/>')],
    ['text', PLAIN.replace('<U28/>', 'x<U28/>')],
    ['an attribute without its end', PLAIN.replace('type="9"', 'type="9')],
    ['no space between attributes', PLAIN.replace('type="9" ', 'type="9"')],
    ['an empty root', PLAIN.replace('2.3">', '2.3"/>')],
    ['a second root', `${PLAIN}${PLAIN}`],
    ['an end in a value', PLAIN.replace('</mjloggm>', '<X a="</mjloggm>')],
  ])('need the parser if there is %s', (_name, text) => {
    expect(plainElements(text)).toBeUndefined();
  });

  test('are the same as with the parser in any text that can be read without it', () => {
    const pieces = ['<', '>', '/', '"', '=', ' ', '&', 'a', '1', 'é', '\n', '</mjloggm>', '<T1/>', 'x="1"', '<N who="0" m="1"/>'];
    const change = fc.record({ at: fc.nat(PLAIN.length), cut: fc.nat(12), piece: fc.constantFrom('', ...pieces) });
    let plain = 0;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const text = changes.reduce((so, { at, cut, piece }) => so.slice(0, at) + piece + so.slice(at + cut), PLAIN);
        const elements = plainElements(text);
        if (elements === undefined) return;
        plain++;
        expect(elements).toEqual(byXml(text));
      }),
      { numRuns: cases(3000) },
    );
    expect(plain).toBeGreaterThan(cases(3000) / 10);
  });
});
