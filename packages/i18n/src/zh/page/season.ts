import type { PageWords } from '../../page-words.ts';

/** 比赛统计和选手个人成绩的用语。 */
export const season: PageWords['season'] = {
  reading: (done, of) => `正在读取对局：${done}/${of}`,
  unread: (n) => `有${n}场对局未能从服务器完整读取，缺少的部分没有计入。`,
  again: '重新读取',
  unfit: (entries) => `有${entries}条新版本的记录未计入，请刷新页面。`,
  outside: (n) => `有${n}场不属于任何一轮的对局未计入。`,
  paper: (n) => `有${n}场用纸记录：成绩计入，但没有各局内容。`,
  match: (round, table) => `${round} ${table}`,
  gallery: {
    heading: '名场面',
    noWins: '还没有人和牌。最高打点的和牌会列在这里，输入了手牌的会显示牌面。',
    noYakuman: '还没有役满。每个役满都会列在这里，输入了手牌的会显示牌面。',
    ron: (from) => `荣和（${from}放铳）`,
    tsumo: '自摸',
  },
  ratings: {
    heading: '等级分',
    legend: '排列方式',
    names: { sum: '合计', place: '平均顺位', tenhou: 'R（天凤）', skill: 'OpenSkill' },
    formulas: {
      sum: '所有对局的成绩之和，含马点与头名赏。罚分、轮空、晋级线只计入排名。',
      place: '所有对局的顺位之和除以场数，越小越靠前。',
      tenhou:
        '与天凤的R相同：每人从1500开始。按顺位加30、10、−10、−30（三人麻将为30、0、−30），再加上同桌平均与本人之差的四十分之一。每多打一场，变动幅度减少0.2%，最少为五分之一。',
      skill:
        'OpenSkill（Plackett–Luce模型，Weng与Lin，2011）：用实力μ和不确定度σ表示。按 μ−3σ 从高到低排列，起始为0。赢过强手加得更多，每打一场σ都会变小。',
    },
    rank: '顺位',
    player: '选手',
    matches: '场数',
    perMatch: '场均',
    noResults: '还没有打完的对局。有成绩的选手会列在这里。',
  },
  statistics: '数据统计',
  noHands: '还没有输入任何一局。和牌率、放铳率等由各局得出的数据会列在这里。',
  player: {
    substitute: '替补：不计入排名。',
    stand: '排名',
    results: '对局成绩',
    place: '顺位',
    total: '合计',
    rounds: '各场成绩',
    earlier: (n) => `更早的${n}场`,
    noRounds: '还没有入座。各场成绩会列在这里。',
    against: '同桌',
    points: (points) => `${points}点`,
    open: '尚无结果',
    sitsOut: '轮空',
    replaced: (by) => `由${by}替补`,
    course: '合计走势',
    after: '截至',
    noWins: '还没有和牌。最高打点的和牌会列在这里。',
  },
};
