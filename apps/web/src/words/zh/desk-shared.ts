import type { DeskWords } from '../words.ts';

/** 所有人都能看的赛事，以及与其他赛事共享选手的赛事。 */
export const shared: DeskWords['shared'] = {
  public: '公开',
  publicHint: '公开的赛事会列在本服务器的俱乐部页面上。任何人无需链接就能看到姓名、每一局、成绩和排名。',
  publish: '公开此赛事',
  publishSure: '此后所有人都能看到此赛事的姓名和成绩。',
  isPublic: '此赛事已列在本服务器的俱乐部页面上。',
  unpublish: '取消公开',
  unpublishSure: '公开链接会失效，已保存它的设备也不能再用。',
  plan: '与本服务器上其他共享选手的赛事共享选手：得到跨赛事的总榜',
  heading: '其他赛事的选手',
  hint: '有同名的选手参加过本服务器的其他赛事。确认是同一人后，跨赛事总榜会按一个人计算。',
  same: '是同一人',
  other: '不是同一人',
  isSame: '在跨赛事总榜中，与其他赛事的一位选手算作同一人。',
  allSame: (players) => `${players}人都是同一人`,
  notReached: '连不上服务器。请再试。',
  scopes: { event: '本赛事', all: '所有赛事' },
  scope: '计算范围',
  reading: (done, of) => `正在读取赛事（${done}/${of}）……`,
  from: (events) => `共${events.length}项赛事：${events.join('、')}。`,
  unread: (events) => `有${events}项赛事无法读取，未计入。`,
  nameless: '姓名已删除',
};
