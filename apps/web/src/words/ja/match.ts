import type { MatchWords } from '../match-words.ts';

export const match: MatchWords = {
  matches: '対局一覧',
  newMatch: '新しい対局',
  noMatch: 'この対局はこのブラウザにありません。一覧から選ぶか、新しく始めてください。',
  unreadable: 'この対局は読み込めません：',
  changedElsewhere: '別のページがこの対局に記入しました。内容を確かめ、必要ならもう一度入力してください。',
};
