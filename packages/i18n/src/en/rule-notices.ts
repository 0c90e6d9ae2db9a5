import type { RuleNoticeWords } from '../rules/notice-words.ts';
import { or } from './english.ts';

/** Remarks about rules, in English. */
export const ruleNotices: RuleNoticeWords = {
  startNotOffered: ({ start, offered }, { number }) =>
    `The document of these rules offers ${or(offered.map(number))} starting points; ${number(start)} are possible, but outside it`,
  okaBelowZero: ({ target, oka }, { number, match }) =>
    `The target of ${number(target)} is below the starting points, so 1st place gets an oka of ${match.ranking(oka)}. For no oka, set the target to the starting points`,
};
