import type { DeskWords } from '../words.ts';

/** 最后才公布的成绩。 */
export const hidden: DeskWords['hidden'] = {
  plan: '公布之前隐藏成绩：排名、得分和罚分只有主办方和裁判可见',
  here: '成绩将在最后由主办方公布。',
  untilYou: '在您公布成绩之前，这里只有主办方和裁判可见。',
  untilOrganiser: '在主办方公布成绩之前，这里只有主办方和裁判可见。',
  show: '向所有人公布成绩',
  sure: '所有人会立即看到排名、得分和罚分。',
};
