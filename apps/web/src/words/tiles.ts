import { type Tile, isRedFive, kindOf, rankOf, suitOf } from '@tenbo/engine';
import type { Language } from '@tenbo/i18n';

interface TileWords {
  readonly ranks: readonly string[];
  readonly suits: readonly [string, string, string];
  readonly honors: readonly string[];
  readonly numbered: (rank: string, suit: string) => string;
  readonly red: (name: string) => string;
}

const WORDS: { readonly [L in Language]: TileWords } = {
  en: {
    ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    suits: ['man', 'pin', 'sou'],
    honors: ['East', 'South', 'West', 'North', 'white dragon', 'green dragon', 'red dragon'],
    numbered: (rank, suit) => `${rank} ${suit}`,
    red: (name) => `red ${name}`,
  },
  ja: {
    ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
    suits: ['萬', '筒', '索'],
    honors: ['東', '南', '西', '北', '白', '發', '中'],
    numbered: (rank, suit) => `${rank}${suit}`,
    red: (name) => `赤${name}`,
  },
  zh: {
    ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
    suits: ['万', '筒', '索'],
    honors: ['东', '南', '西', '北', '白', '发', '中'],
    numbered: (rank, suit) => `${rank}${suit}`,
    red: (name) => `赤${name}`,
  },
};

/** A tile as a person says it: "5 man", 「五萬」. */
export function tileName(tile: Tile, language: Language): string {
  const { ranks, suits, honors, numbered, red } = WORDS[language];
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  const rank = rankOf(kind) - 1;
  if (suit === 3) return honors[rank] as string;
  const name = numbered(ranks[rank] as string, suits[suit]);
  return isRedFive(tile) ? red(name) : name;
}
