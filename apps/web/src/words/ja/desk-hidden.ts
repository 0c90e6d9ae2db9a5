import type { DeskWords } from '../words.ts';

/** 最後に発表する結果。 */
export const hidden: DeskWords['hidden'] = {
  plan: '発表するまで結果を伏せる（順位・得点・ペナルティは主催者と審判だけに表示）',
  here: '結果は最後に主催者が発表します。',
  untilYou: '結果を公開するまで、ここは主催者と審判にだけ表示されます。',
  untilOrganiser: '主催者が結果を公開するまで、ここは主催者と審判にだけ表示されます。',
  show: '結果を全員に公開する',
  sure: '順位・得点・ペナルティがすぐに全員に表示されます。',
};
