import type { MatchWords } from '../match-words.ts';

export const match: MatchWords = {
  matches: '对局列表',
  newMatch: '新对局',
  noMatch: '此浏览器中没有这场对局。请从列表中选择，或者开始新的对局。',
  unreadable: '无法读取这场对局：',
  changedElsewhere: '另一个页面写入了这场对局。请查看其内容，如仍有必要请重新输入。',
};
