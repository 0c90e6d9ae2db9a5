import type { DeskWords } from '../words.ts';

/** What arrives after a result was settled, and a round that cannot be closed yet. */
export const settled: DeskWords['settled'] = {
  heading: '結果の確定後に届きました。裁定するまで結果には入りません：',
  chooses: '採用すると、どちらかを選ぶことになります：',
  nothing: '採用しても点数は変わりません。',
  dismiss: '結果をこのままにする',
  take: '採用して、確認し直す',
  reopen: (round) => `${round}回戦の締め切りを取り消して採用する`,
  notSent: 'サーバーにつながりませんでした。もう一度試してください。',
  unclosed: '今の内容で確認されていない結果があるため、この回戦は締め切られませんでした。',
};
