import type { DeskWords } from '../words.ts';

/** 主办方丢失所有链接后重新进入所用的文字。 */
export const password: DeskWords['password'] = {
  heading: '密码',
  hint: '主办方的链接全部丢失时，凭此网址和密码可以得到新的链接。请把两者都保存好，持有它们的人就是主办方。',
  copy: '复制网址',
  fresh: '新密码（12至200个字符）',
  length: '密码须为12至200个字符。',
  set: '设置密码',
  isSet: '密码已设置，以前的密码不再有效。',
  remove: '删除密码',
  removed: '现在没有密码了。',
  show: '显示输入的内容',
  enterHeading: '以主办方身份进入',
  enterHint: '输入比赛的密码，此浏览器就会得到主办方的新链接。',
  password: '密码',
  enter: '进入',
  wrong: '密码不对，或者比赛没有设置密码。',
  tooMany: (seconds) => `尝试次数过多，请在${seconds}秒后再试。`,
  notReached: '服务器没有应答。请再试一次。',
  noEvent: '此网址没有指明比赛。请打开与密码一起保存的完整网址。',
};
