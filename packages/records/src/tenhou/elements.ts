import { SaxesParser } from 'saxes';

import { Unreadable } from '../errors.ts';

/** An element of an mjlog. They are flat: what an element means does not depend on what it lies in. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where it ends in the text. */
  readonly offset: number;
}

/** The elements of an mjlog by all the rules of XML, in order, one call of `visit` each. A document type, which could define entities, is refused. */
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
