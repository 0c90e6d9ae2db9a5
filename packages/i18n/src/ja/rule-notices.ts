import type { RuleNoticeWords } from '../rules/notice-words.ts';

/** ルールについての注意。 */
export const ruleNotices: RuleNoticeWords = {
  startNotOffered: ({ start, offered }) =>
    `このルールのもとの資料で選べる配給原点は${offered.join('、')}点です。${start}点でも対局できますが、資料にはありません。`,
  okaBelowZero: ({ target, oka }, { match }) =>
    `返し点の${target}点が配給原点より低いため、トップのオカが${match.ranking(oka)}になります。オカなしなら返し点を配給原点と同じにしてください。`,
};
