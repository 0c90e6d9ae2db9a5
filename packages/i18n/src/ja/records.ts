import type { JsonPlace } from '@tenbo/records';

import type { RecordWords } from '../match/record-words.ts';

const count = (n: number) => n.toLocaleString('ja');

/** JSONの牌譜の中の場所。 */
const placeOf = ({ path, line }: Pick<JsonPlace, 'path' | 'line'>) =>
  [line === undefined ? [] : `${count(line)}行目`, path === '' ? [] : path].flat().join('、') || '先頭';

/** Findings in records of games, in Japanese. */
export const records: RecordWords = {
  play: {
    tileNotHeld: ({ who, tile }) => `${who}が手牌にない${tile}を出しています`,
    notDiscarded: ({ who, tile }) => `${who}が直前の捨て牌でない${tile}を取っています`,
    notOnTurn: ({ who }) => `${who}が番でないのにツモか打牌をしています`,
    wallEmpty: ({ who }) => `山が尽きたのに${who}がツモっています`,
    tilesDealt: ({ who, count: dealt }) => `${who}の配牌が13枚ではなく${dealt}枚です`,
    wallNotEmpty: ({ count: left }) => `山に${left}枚残っているのに流局しています`,
    riichiOnOpenHand: ({ who }) => `${who}が副露した手でリーチしています`,
    furiten: ({ who, why }) => `${who}がフリテンでロンしています（${why}）`,
    fifthTile: ({ tile }) => `${tile}が5枚目です`,
  },
  furiten: {
    discard: '待ち牌が自分の捨て牌にある',
    temporary: '同巡内に待ち牌を見逃した',
    riichi: 'リーチ後に待ち牌を見逃した',
  },
  claims: {
    yaku: '役',
    dora: 'ドラ',
    han: '翻数',
    fu: '符',
    points: '点数',
    indicators: 'ドラ表示牌',
    pao: 'パオの責任者',
    tenpai: 'テンパイ者',
    changes: '点数の移動',
    place: '局',
    scores: '局の前の持ち点',
    goesOn: '次の局がある',
    settlement: '精算',
  },
  differs: (what, theirs, ours) => `${what}：牌譜は${theirs}、tenboは${ours}`,
  agreesUnder: (sentence, rules, fields) =>
    `${sentence}。${rules}${fields.length > 0 ? `（${fields.join('、')}）` : ''}なら一致します`,
  notAWin: (errors) => `和了になりません：${errors}`,
  refused: (errors) => `この局を計算できません：${errors}`,
  breaksOff: '牌譜がここで途切れています',
  none: 'なし',
  goesOn: { yes: 'はい', no: 'いいえ' },
  file: {
    notXml: ({ offset, found }) => `${count(offset)}文字目でXMLとして読めません（${found}）`,
    notARecord: () => 'tenboが読める形式の牌譜ではありません',
    unknownElement: ({ element, offset }) => `${count(offset)}文字目に知らない要素<${element}>があります`,
    misplacedElement: ({ element, offset }) => `${count(offset)}文字目の<${element}>が最初の局より前にあります`,
    badAttribute: ({ element, attribute, value, offset }) =>
      `${count(offset)}文字目の<${element}>の${attribute}="${value}"は読めません`,
    notJson: ({ line = 1, column }) => `${count(line)}行${count(column)}文字目でJSONとして読めません`,
    badValue: ({ found, ...place }) => `${placeOf(place)}の${found}は読めません`,
    unknownEvent: ({ found, ...place }) => `${placeOf(place)}に未知のイベント${found}があります`,
    misplacedEvent: ({ found, ...place }) => `${placeOf(place)}の${found}はここに来られません`,
    hiddenTile: (place) => `${placeOf(place)}の牌が伏せられています：一人から見た牌譜です`,
    unknownRules: ({ found, ...place }) => `${placeOf(place)}のルール${found}はtenboにありません`,
  },
  noMatch: {
    beginsLater: '東1局より後から始まる牌譜なので、対局として開けません',
    refused: (hand, errors) => `${hand}を入力できません：${errors}`,
  },
  noText: {
    missing: 'ファイルもフォルダーもありません',
    notUnpacked: '壊れていて展開できません',
    tooLarge: '牌譜としては大きすぎます（64MB超）',
    encrypted: '暗号化されています。展開してからフォルダーを指定してください',
    packedOtherwise: '対応していない圧縮形式です。展開してからフォルダーを指定してください',
    archiveInside: '書庫の中の書庫か、名前が.zipで終わらない書庫です。展開するか、名前を変えてください',
    tooMuchInside: '牌譜の書庫としては中身が多すぎるため、最後まで読んでいません',
  },
  summary: ({ games, hands, wins, agree, seconds }) =>
    `${count(games)}戦 ${count(hands)}局 ${count(wins)}和了（${seconds.toFixed(1)}秒）：${agree < games ? `一致${count(agree)}戦` : games > 0 ? 'すべて一致' : '比べるものがありません'}`,
  progress: ({ files, of, perSecond, left }) =>
    [
      `${count(files)}${of === undefined ? '' : `／${count(of)}`}ファイル`,
      `毎秒${count(perSecond)}`,
      left === undefined ? [] : `残り${left}`,
    ]
      .flat()
      .join('　'),
  byHouseRules: (says) => `独自ルール、${says}`,
  sorts: {
    tileNotHeld: '手牌にない牌',
    notDiscarded: '捨て牌でない牌を取った',
    notOnTurn: '番でない',
    wallEmpty: '尽きた山からのツモ',
    tilesDealt: '13枚でない配牌',
    wallNotEmpty: '山が残っている流局',
    riichiOnOpenHand: '副露した手のリーチ',
    furiten: 'フリテンのロン',
    fifthTile: '5枚目の牌',
    yaku: '役の違い',
    dora: 'ドラの違い',
    han: '翻数の違い',
    fu: '符の違い',
    points: '点数の違い',
    indicators: 'ドラ表示牌の違い',
    pao: 'パオの違い',
    tenpai: 'テンパイ者の違い',
    changes: '点数の移動の違い',
    place: '局の違い',
    scores: '持ち点の違い',
    goesOn: '終局の違い',
    settlement: '精算の違い',
    notAWin: '和了でない',
    refused: '計算できない局',
    breaksOff: '途切れた牌譜',
    houseRules: '牌譜に書かれていない独自ルールの対局',
    unreadable: '読めないファイル',
    fault: 'tenboの不具合で調べられなかったファイル（報告してください）',
  },
};
