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
