import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { refuse } from './api-error.ts';

/** The largest body in bytes: enough for a page of entries, with room to spare. */
const LARGEST_BODY = 1_000_000;
/** An entry of a match has at most ten levels; anything deeper is an attack. */
const DEEPEST = 32;

/** Refuses a body that is too large. */
export const sized = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => refuse(c, 'tooLarge') });

/** Refuses bodies that are too large, or nested too deeply, before anything reads them. */
export const bodies: readonly MiddlewareHandler[] = [
  sized,
  async (c, next) => {
    if (depthOf(await c.req.text()) > DEEPEST) return refuse(c, 'tooDeep');
    await next();
    return undefined;
  },
];

/** How deeply a JSON text is nested, found in one pass without parsing. */
function depthOf(text: string): number {
  let [depth, most, isInString] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInString && character === '\\') i++;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') most = Math.max(most, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return most;
}
