import type { YakuId } from '@tenbo/engine';

import type { InEach } from './entry.ts';

/** What a yaku asks for, and what else it is called. Its names and its value are with the yaku itself. */
interface YakuEntry extends InEach {
  readonly also?: readonly string[];
}

/** A yaku may go without: its names and its value are said all the same. */
export type YakuEntries = { readonly [Y in YakuId]?: YakuEntry };
