import type { DeskWords } from '../words.ts';

/** What arrives after a result was settled, and a round that cannot be closed yet. */
export const settled: DeskWords['settled'] = {
  heading: '这些内容在结果确定之后才收到，裁定之前不计入结果：',
  chooses: '如果采用，需要在两者之间选择：',
  nothing: '即使采用，分数也不会改变。',
  dismiss: '结果保持不变',
  take: '采用，并重新确认',
  reopen: (round) => `重新打开第${round}轮并采用`,
  notSent: '无法连接服务器，请再试一次。',
  unclosed: '本轮未能结束：并非所有结果都以现在的内容得到确认。',
};
