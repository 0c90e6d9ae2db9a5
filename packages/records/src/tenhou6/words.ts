import type { AbortiveDraw } from '@tenbo/engine';

import { byName, plain } from '../yaku-names.ts';

/** The endings of a hand in a file of tenhou.net/6. */
export type Ending = 'win' | 'exhaustiveDraw' | 'nagashi' | 'allTenpai' | 'allNoten' | AbortiveDraw;

/** Names of endings: first that of Tenhou's viewer, then those of converters from Mahjong Soul in Japanese, romaji and English. */
const ENDINGS: { readonly [E in Ending]: readonly [string, ...string[]] } = {
  win: ['和了', 'Agari'],
  exhaustiveDraw: ['流局', 'Ryuukyoku', 'Exhaustive Draw'],
  nagashi: ['流し満貫', 'Nagashi Mangan', 'Mangan at Draw'],
  allTenpai: ['全員聴牌'],
  allNoten: ['全員不聴'],
  nineTerminals: ['九種九牌', 'Kyuushu Kyuuhai', 'Nine Terminal Abortion'],
  fourWinds: ['四風連打', 'Suufon Renda', 'Four Wind Abortion'],
  fourRiichi: ['四家立直', 'Suucha Riichi', 'Four Riichi Abortion'],
  fourQuads: ['四槓散了', '四開槓', 'Suukaikan', 'Four Kan Abortion'],
  tripleRon: ['三家和了', '三家和', 'Sanchahou', 'Three Ron Abortion'],
};

/** Names of limits. They take the place of fu and han. */
export const LIMIT_NAMES = {
  mangan: ['満貫', 'Mangan', '切り上げ満貫', 'Kiriage Mangan', 'Rounded Mangan'],
  haneman: ['跳満', 'Haneman'],
  baiman: ['倍満', 'Baiman'],
  sanbaiman: ['三倍満', 'Sanbaiman'],
  countedYakuman: ['数え役満', 'Kazoe Yakuman', 'Counted Yakuman'],
  yakuman: ['役満', 'Yakuman'],
} as const;

const ENDING_OF = byName(Object.entries(ENDINGS) as [Ending, readonly string[]][]);

export function endingOf(name: string): Ending | undefined {
  return ENDING_OF.get(plain(name));
}

export function endingName(ending: Ending): string {
  return ENDINGS[ending][0];
}
