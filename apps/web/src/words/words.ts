import type { YakuChoice } from '../prefs.ts';

import type { Place } from '../router.ts';
import type { AccountsWords } from './accounts-words.ts';
import type { ChartsWords } from './charts-words.ts';
import type { HandWords } from './hand-words.ts';
import type { MatchWords } from './match-words.ts';
import type { RulesWords } from './rules-words.ts';
import type { TileWords } from './tile-words.ts';

/** What the screens say beside what engine, ledger and i18n say. A missing word does not compile. */
export interface Words extends FirstWords, PlaceWords {}

/** What is fetched before anything is drawn. */
export interface FirstWords {
  readonly places: { readonly [P in Place]: string };
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly yakuStyle: string;
  readonly yakuStyles: { readonly [C in YakuChoice]: string };
  readonly indices: string;
  readonly settings: string;
  readonly licenses: string;
  readonly close: string;
  readonly saveAsFile: string;
  /** Of the settings, and what else the browser keeps as text. */
  readonly notKept: string;
  readonly notLoaded: string;
  /** A bug, as it says itself. */
  readonly fault: (said: string) => string;
  readonly again: string;
  readonly skip: string;
  readonly nowhere: string;
  readonly newer: string;
  readonly reload: string;
  readonly tiles: TileWords;
  readonly hand: HandWords;
  readonly rules: RulesWords;
}

/** What is fetched when a place is first gone to. */
export interface PlaceWords {
  readonly match: MatchWords & { readonly accounts: AccountsWords };
  readonly charts: ChartsWords;
}
