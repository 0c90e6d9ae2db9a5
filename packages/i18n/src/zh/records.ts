import type { JsonPlace } from '@tenbo/records';

import type { RecordWords } from '../match/record-words.ts';

const count = (n: number) => n.toLocaleString('zh');

/** JSON牌谱中的位置。 */
const placeOf = ({ path, line }: Pick<JsonPlace, 'path' | 'line'>) =>
  [line === undefined ? [] : `第${count(line)}行`, path === '' ? [] : path].flat().join('，') || '开头';

/** Findings in records of games, in Chinese. */
export const records: RecordWords = {
  play: {
    tileNotHeld: ({ who, tile }) => `${who}打出了手里没有的${tile}`,
    notDiscarded: ({ who, tile }) => `${who}拿了不是刚打出的${tile}`,
    notOnTurn: ({ who }) => `没轮到${who}却摸牌或打牌`,
    wallEmpty: ({ who }) => `牌山已空，${who}仍摸牌`,
    tilesDealt: ({ who, count: dealt }) => `${who}的起手牌不是13张，而是${dealt}张`,
    wallNotEmpty: ({ count: left }) => `牌山还剩${left}张却已流局`,
    riichiOnOpenHand: ({ who }) => `${who}副露后立直`,
    furiten: ({ who, why }) => `${who}振听荣和（${why}）`,
    fifthTile: ({ tile }) => `出现第五张${tile}`,
  },
  furiten: {
    discard: '听的牌在自己的舍牌里',
    temporary: '同巡内放过了听的牌',
    riichi: '立直后放过了听的牌',
  },
  claims: {
    yaku: '役',
    dora: '宝牌',
    han: '番数',
    fu: '符',
    points: '点数',
    indicators: '宝牌指示牌',
    pao: '包牌者',
    tenpai: '听牌者',
    changes: '点数变动',
    place: '局',
    scores: '局前点数',
    goesOn: '还有下一局',
    settlement: '结算',
  },
  differs: (what, theirs, ours) => `${what}：牌谱为${theirs}，tenbo为${ours}`,
  agreesUnder: (sentence, rules, fields) => `${sentence}；按${rules}${fields.length > 0 ? `（${fields.join('、')}）` : ''}则一致`,
  notAWin: (errors) => `不是和牌：${errors}`,
  refused: (errors) => `这一局无法计算：${errors}`,
  breaksOff: '牌谱到此中断',
  none: '无',
  goesOn: { yes: '是', no: '否' },
  file: {
    notXml: ({ offset, found }) => `第${count(offset)}个字符处不是XML（${found}）`,
    notARecord: () => '不是tenbo能读的牌谱格式',
    unknownElement: ({ element, offset }) => `第${count(offset)}个字符处有未知元素<${element}>`,
    misplacedElement: ({ element, offset }) => `第${count(offset)}个字符处的<${element}>在第一局之前`,
    badAttribute: ({ element, attribute, value, offset }) =>
      `第${count(offset)}个字符处<${element}>的${attribute}="${value}"无法读取`,
    notJson: ({ line = 1, column }) => `第${count(line)}行第${count(column)}个字符处不是JSON`,
    badValue: ({ found, ...place }) => `${placeOf(place)}的${found}无法读取`,
    unknownEvent: ({ found, ...place }) => `${placeOf(place)}有未知事件${found}`,
    misplacedEvent: ({ found, ...place }) => `${placeOf(place)}的${found}不能出现在这里`,
    hiddenTile: (place) => `${placeOf(place)}的牌是暗的：这是一位玩家视角的牌谱`,
    unknownRules: ({ found, ...place }) => `tenbo没有${placeOf(place)}的规则${found}`,
  },
  noMatch: {
    beginsLater: '牌谱不是从东1局开始，无法作为对局打开',
    refused: (hand, errors) => `${hand}无法录入：${errors}`,
  },
  noText: {
    missing: '没有这个文件或文件夹',
    notUnpacked: '文件已损坏，无法解压',
    tooLarge: '作为牌谱太大（超过64MB）',
    encrypted: '已加密。请解压后指定文件夹',
    packedOtherwise: '压缩方式不支持。请解压后指定文件夹',
    archiveInside: '是压缩包里的压缩包，或名称不以.zip结尾的压缩包。请解压或改名',
    tooMuchInside: '作为牌谱的压缩包内容过多，没有读到最后',
  },
  summary: ({ games, hands, wins, agree, seconds }) =>
    `${count(games)}场 ${count(hands)}局 ${count(wins)}次和牌（${seconds.toFixed(1)}秒）：${agree < games ? `${count(agree)}场一致` : games > 0 ? '全部一致' : '没有可比较的'}`,
  progress: ({ files, of, perSecond, left }) =>
    [
      `${count(files)}${of === undefined ? '' : `／${count(of)}`}个文件`,
      `每秒${count(perSecond)}个`,
      left === undefined ? [] : `还需${left}`,
    ]
      .flat()
      .join('，'),
  byHouseRules: (says) => `自定规则，${says}`,
  sorts: {
    tileNotHeld: '打出手里没有的牌',
    notDiscarded: '拿了不是打出的牌',
    notOnTurn: '没轮到',
    wallEmpty: '空牌山摸牌',
    tilesDealt: '起手牌不是13张',
    wallNotEmpty: '牌山未空的流局',
    riichiOnOpenHand: '副露后立直',
    furiten: '振听荣和',
    fifthTile: '第五张牌',
    yaku: '役不同',
    dora: '宝牌不同',
    han: '番数不同',
    fu: '符不同',
    points: '点数不同',
    indicators: '宝牌指示牌不同',
    pao: '包牌不同',
    tenpai: '听牌者不同',
    changes: '点数变动不同',
    place: '局不同',
    scores: '局前点数不同',
    goesOn: '终局不同',
    settlement: '结算不同',
    notAWin: '不是和牌',
    refused: '无法计算的局',
    breaksOff: '中断的牌谱',
    houseRules: '牌谱未写明的自定规则',
    unreadable: '无法读取的文件',
    fault: '因 tenbo 的缺陷而无法核对的文件（请报告）',
  },
};
