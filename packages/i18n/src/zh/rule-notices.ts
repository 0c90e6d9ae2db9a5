import type { RuleNoticeWords } from '../rules/notice-words.ts';

/** 关于规则的提示。 */
export const ruleNotices: RuleNoticeWords = {
  startNotOffered: ({ start, offered }) => `资料中的起始点数为${offered.join('、')}。${start}点也可以，但不在资料之内。`,
  okaBelowZero: ({ target, oka }, { match }) => `返点${target}低于起始点数，头名赏为${match.ranking(oka)}。请设为起始点数。`,
};
