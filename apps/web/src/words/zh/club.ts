import type { club as en } from '../en/club.ts';
import type { Translated } from '../words.ts';

const entries = (many: number) => `${many}条记录`;

export const club: Translated<typeof en> = {
  heading: '俱乐部',
  none: '请扫描本桌的二维码，或者打开主办方给您的链接。',
  cutOff: '链接不完整或有误。请重新扫码，或向主办方索取链接。',
  unknown: '服务器不认识此链接，或者链接已作废。请向主办方索取新的链接。',
  asking: '正在询问服务器……',
  notReached: '无法连接服务器。链接已保存在这里，会自动重试。',
  roles: { organiser: '主办方', referee: '裁判', player: '选手', spectator: '观战', table: '牌桌' },
  table: (table) => `第${table}桌`,
  round: (round) => `第${round}轮`,
  nameless: (player) => `选手${player}`,
  otherMatch: '未分桌的对局',
  notBegun: '这一桌的对局还没有开始。开始后会自动打开。',
  publicEvents: '公开的赛事',
  look: '查看',
  ofPublic: (players, rounds, isFree) => `${players}人 · ${rounds}${isFree ? '场' : '轮'}`,
  noLogs: '对局还没有开始。',
  entries,
  desk: '主办方页面',
  start: '开始对局',
  hall: '会场大屏',
  open: '打开',
  https: '没有网络时也能打开此页面。',
  http: '打开此页面需要连接服务器；打开之后即使断开也能继续使用，输入的内容都保存在这里。',
  line: {
    next: '下一场对局',
    sent: '已全部发送',
    sending: (many) => `正在发送${entries(many)}……`,
    waiting: (many) => `${entries(many)}等待发送`,
    offline: (time) => `${time}起离线`,
    full: '服务器暂时不再接收此链接的输入。输入的内容都保留在本设备上，稍后会发送。',
    revoked: '此链接已作废，请向主办方索取新的链接。输入的内容都保留在此浏览器中。',
    unfit: (many) => `其他设备的${entries(many)}无法读取，或在等待更早的记录`,
    again: '重试',
    needsReferee: '这只能由裁判来做。请呼叫裁判到本桌。',
    refused: {
      matchOver: (many) => `服务器拒绝了${entries(many)}：终局后只有裁判可以更正。内容只留在本设备上，请给裁判看。`,
      refereeCorrects: (many) =>
        `服务器拒绝了${entries(many)}：之后已有新的一局时，只有裁判可以更正；两边不一致时也由裁判裁定。内容只留在本设备上，请给裁判看。`,
      resultClosed: (many) => `本局结果确定之后，才收到本设备的${entries(many)}，因此不计入结果。主办方已收到，由裁判裁定。`,
      forbidden: (many) => `服务器拒绝了${entries(many)}：此链接不能在这里输入。内容只留在本设备上，请扫描本桌的二维码。`,
      tooTangled: (many) => `服务器拒绝了${entries(many)}：这场对局分别输入的版本太多。内容只留在本设备上，请给裁判看。`,
      otherText: (many) => `服务器上有${entries(many)}与本设备的内容不同。没有覆盖任何内容，请把两边都给主办方看。`,
      other: (many) => `服务器无法读取${entries(many)}。内容只留在本设备上，请重新载入页面以更新到最新版本。`,
    },
  },
  seat: '坐在近处的人',
};
