import { SIZES } from '@tenbo/club';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { refuse } from './api-error.ts';

/** Refuses a body that is too large. */
export const sized = bodyLimit({ maxSize: SIZES.body, onError: (c) => refuse(c, 'tooLarge') });

/** Refuses bodies that are too large, or nested too deeply, before anything reads them. */
export const bodies: readonly MiddlewareHandler[] = [
  sized,
  async (c, next) => {
    if (depthOf(await c.req.text()) > SIZES.depth) return refuse(c, 'tooDeep');
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
