import type { LocalYakuId, YakuId } from '@tenbo/engine';

import type { InEach } from './entry.ts';

/** What a yaku asks for, and what else it is called. Its names and its value stand with the yaku itself. */
export interface YakuEntry extends InEach {
  readonly also?: readonly string[];
}

export type CommonYakuId = Exclude<YakuId, LocalYakuId>;
