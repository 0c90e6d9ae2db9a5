import { type Tile, parseTiles, presets, unwrap } from '@tenbo/engine';
import type { Disagreement, Finding, Game, PlayFinding, RecordFileError } from '@tenbo/records';
import { describe, expect, test } from 'vitest';

import {
  LANGUAGES,
  type NoText,
  describeAudit,
  describeFinding,
  describeProgress,
  describeRecordError,
  localeOf,
} from '../index.ts';

const [MAN1, MAN2] = unwrap(parseTiles('12m')) as [Tile, Tile];

const GAME: Game = {
  id: undefined,
  rules: presets.tenhou,
  houseRules: false,
  players: ['Aki', 'Ben', 'Chie', 'Dai'],
  hands: [{ kyoku: 1, honba: 1, sticks: 0, scores: [], dealt: [], indicator: MAN1, events: [] }],
  final: undefined,
};

const at = { hand: 0, event: 3, seat: 1 } as const;
const PLAY: { readonly [C in PlayFinding['code']]: readonly [Finding, string, string, string] } = {
  tileNotHeld: [
    { ...at, code: 'tileNotHeld', tile: MAN1 },
    'Ben plays 1m, which is not in their hand',
    'Benが手牌にない1mを切っています',
    'Ben打出了手里没有的1m',
  ],
  notDiscarded: [
    { ...at, code: 'notDiscarded', tile: MAN1 },
    'Ben takes 1m, which was not discarded last',
    'Benが直前の捨て牌ではない1mを鳴いています',
    'Ben鸣了并非刚打出的1m',
  ],
  notOnTurn: [
    { ...at, code: 'notOnTurn' },
    'Ben draws or discards out of turn',
    'Benが番でないのにツモか打牌をしています',
    '没轮到Ben却摸牌或打牌',
  ],
  wallEmpty: [
    { ...at, code: 'wallEmpty' },
    'Ben draws although the wall is empty',
    '山が尽きたのにBenがツモっています',
    '牌山已空，Ben仍摸牌',
  ],
  tilesDealt: [
    { ...at, code: 'tilesDealt', count: 14 },
    'Ben is dealt 14 tiles, not 13',
    'Benの配牌が13枚ではなく14枚です',
    'Ben的起手牌不是13张，而是14张',
  ],
  wallNotEmpty: [
    { hand: 0, event: 9, code: 'wallNotEmpty', count: 3 },
    'the hand ends in an exhaustive draw with 3 tiles left in the wall',
    '山に3枚残っているのに流局しています',
    '牌山还剩3张却已流局',
  ],
  riichiOnOpenHand: [
    { ...at, code: 'riichiOnOpenHand' },
    'Ben declares riichi with an open hand',
    'Benが副露した手でリーチしています',
    'Ben副露后立直',
  ],
  furiten: [
    { ...at, code: 'furiten', reason: 'discard' },
    'Ben wins by ron in furiten: a wait is among their own discards',
    'Benがフリテンでロンしています（待ち牌が自分の捨て牌にある）',
    'Ben振听荣和（听的牌在自己的舍牌里）',
  ],
  fifthTile: [{ hand: 0, event: -1, code: 'fifthTile', tile: MAN1 }, '1m comes up a fifth time', '1mが5枚目です', '出现第五张1m'],
  notDrawn: [
    { ...at, code: 'notDrawn', tile: MAN1 },
    'Ben is said to discard the tile just drawn, but 1m is another',
    'Benの1mはツモ切りとされていますが、ツモった牌ではありません',
    'Ben打出的1m记为摸切，却不是刚摸到的牌',
  ],
  swapCall: [
    { ...at, code: 'swapCall', tile: MAN1 },
    'Ben calls and discards 1m, which is swap calling (kuikae)',
    'Benが鳴いてすぐ1mを切り、喰い替えになっています',
    'Ben副露后立即打出1m，是食替',
  ],
  discardInRiichi: [
    { ...at, code: 'discardInRiichi', tile: MAN1 },
    'Ben discards 1m in riichi, which is not the tile just drawn',
    'Benがリーチ後に、ツモった牌でない1mを切っています',
    'Ben立直后打出了不是刚摸到的1m',
  ],
  afterEnd: [
    { hand: 0, event: 9, code: 'afterEnd' },
    'the hand goes on after its end',
    '局が終わったあとも続いています',
    '这一局结束后仍在行牌',
  ],
  riichiTwice: [{ ...at, code: 'riichiTwice' }, 'Ben declares riichi a second time', 'Benが2度リーチしています', 'Ben两次立直'],
  riichiNoten: [
    { ...at, code: 'riichiNoten' },
    'Ben declares riichi without a hand in tenpai',
    'Benがテンパイしていないのにリーチしています',
    'Ben没有听牌却立直',
  ],
  riichiBelowStick: [
    { ...at, code: 'riichiBelowStick' },
    'Ben declares riichi with fewer points than a stick',
    'Benが持ち点不足でリーチしています',
    'Ben点数不足却立直',
  ],
  riichiTooLate: [
    { ...at, code: 'riichiTooLate', count: 3 },
    'Ben declares riichi with too few tiles left to draw: 3',
    'Benが残り3枚でリーチしています',
    '牌山只剩3张，Ben仍立直',
  ],
  callInRiichi: [{ ...at, code: 'callInRiichi' }, 'Ben calls in riichi', 'Benがリーチ後に鳴いています', 'Ben立直后副露'],
  chiNotAllowed: [
    { ...at, code: 'chiNotAllowed' },
    'Ben calls chi, which only the next player in turn can, and nobody with three players',
    'Benがチーできない牌をチーしています（上家からだけ、三人麻雀ではできません）',
    'Ben吃了不能吃的牌（只能吃上家，三人麻将不能吃）',
  ],
  notAMeld: [
    { ...at, code: 'notAMeld' },
    'the tiles of Ben’s meld are not a run, a triplet or a kan',
    'Benの副露が順子でも刻子でも槓子でもありません',
    'Ben的副露不是顺子、刻子或杠子',
  ],
  nothingDrawn: [
    { ...at, code: 'nothingDrawn' },
    'Ben declares a kan or sets a north aside without having drawn a tile',
    'Benがツモらずに槓か北抜きをしています',
    'Ben没有摸牌却开杠或拔北',
  ],
  nothingLeft: [
    { ...at, code: 'nothingLeft' },
    'Ben calls, or declares a kan, though no tile is left to draw',
    '山が尽きたのにBenが鳴くか槓をしています',
    '牌山已空，Ben仍副露或开杠',
  ],
  fifthQuad: [{ ...at, code: 'fifthQuad' }, 'Ben declares a fifth kan', 'Benが5つ目の槓をしています', 'Ben开了第五个杠'],
  kitaNotPlayed: [
    { ...at, code: 'kitaNotPlayed' },
    'Ben sets a north aside, which these rules do not have',
    'Benが、このルールにない北抜きをしています',
    'Ben拔北，但此规则没有拔北',
  ],
  closedQuadRobbed: [
    { ...at, code: 'closedQuadRobbed' },
    'Ben wins on the tile of a closed kan, which these rules do not allow with this hand',
    'Benが暗槓された牌で和了していますが、このルールではこの手に認められません',
    'Ben抢暗杠和牌，此规则不允许这手牌这样和',
  ],
  quadInRiichi: [
    { ...at, code: 'quadInRiichi', reason: 'waitsChange' },
    'Ben declares a kan in riichi: it changes the waits',
    'Benがリーチ後に槓をしています（待ちが変わる）',
    'Ben立直后开杠（听牌改变）',
  ],
  notInWall: [
    { hand: 0, event: 9, code: 'notInWall', tile: MAN1 },
    '1m comes up more often than the wall of these rules has it',
    '1mがこのルールの山にある数より多く出ています',
    '1m出现的次数多于此规则的牌山',
  ],
  extraIndicator: [
    { hand: 0, event: 9, code: 'extraIndicator', tile: MAN1 },
    'the indicator 1m is revealed without a kan',
    '槓がないのにドラ表示牌1mがめくられています',
    '没有开杠却翻开了宝牌指示牌1m',
  ],
  noAbort: [
    { hand: 0, event: 9, code: 'noAbort', cause: 'fourWinds' },
    'the hand ends in an abortive draw that its play does not allow: four winds',
    '途中流局の条件を満たしていません（四風連打）',
    '不符合途中流局的条件（四风连打）',
  ],
};

const CLAIMS: { readonly [C in Disagreement['code']]: readonly [Extract<Disagreement, { code: C }>, string] } = {
  yaku: [{ code: 'yaku', theirs: [['pinfu', 1]], ours: [] }, 'yaku: the record says Pinfu 1 han, tenbo none'],
  dora: [{ code: 'dora', theirs: 2, ours: 1 }, 'dora: the record says 2, tenbo 1'],
  han: [{ code: 'han', theirs: 2, ours: 3 }, 'han: the record says 2, tenbo 3'],
  fu: [
    { code: 'fu', theirs: 40, ours: 30, agreesUnder: { rules: 'mleague', fields: ['fu.doubleWindPair'] } },
    'fu: the record says 40, tenbo 30; they agree under M.League (Double-wind pair)',
  ],
  points: [{ code: 'points', theirs: 8000, ours: 7700 }, 'points: the record says 8,000, tenbo 7,700'],
  indicators: [{ code: 'indicators', theirs: [MAN1, MAN2], ours: [MAN1] }, 'dora indicators: the record says 12m, tenbo 1m'],
  pao: [{ code: 'pao', theirs: 2, ours: undefined }, 'who is liable (pao): the record says Chie, tenbo none'],
  tenpai: [{ code: 'tenpai', theirs: [0, 3], ours: [] }, 'in tenpai: the record says Aki and Dai, tenbo none'],
  nagashi: [{ code: 'nagashi', theirs: true, ours: false }, 'nagashi mangan: the record says yes, tenbo no'],
  changes: [{ code: 'changes', theirs: [1000, -1000], ours: [0, 0] }, 'payments: the record says +1,000 −1,000, tenbo ±0 ±0'],
  place: [
    { code: 'place', theirs: { kyoku: 2, honba: 0, sticks: 1 }, ours: { kyoku: 1, honba: 2, sticks: 1 } },
    'the hand: the record says East 3, 1 stick, tenbo East 2, 2 honba, 1 stick',
  ],
  scores: [
    { code: 'scores', theirs: [25_000, 24_000], ours: [25_000, 25_000] },
    'scores before the hand: the record says 25,000 24,000, tenbo 25,000 25,000',
  ],
  goesOn: [{ code: 'goesOn', theirs: true, ours: false }, 'a next hand: the record says yes, tenbo no'],
  settlement: [
    { code: 'settlement', theirs: { scores: [30_000], totals: [15_300] }, ours: { scores: [30_000], totals: [15_000] } },
    'settlement: the record says 30,000 (+15.3), tenbo 30,000 (+15.0)',
  ],
};

describe('what a player cannot have done', () => {
  test.each(Object.values(PLAY))('%j', (finding, ...says) => {
    const texts = LANGUAGES.map((language) => describeFinding(finding, GAME, localeOf(language)).says);
    expect(texts).toEqual(says);
  });
});

describe('what a record says otherwise', () => {
  test.each(Object.values(CLAIMS))('%j', (claim, says) => {
    const finding = { hand: 0, ...claim } as Finding;
    expect(describeFinding(finding, GAME, localeOf('en'))).toEqual({ hand: 'East 2, 1 honba', says });
    for (const language of LANGUAGES) expect(describeFinding(finding, GAME, localeOf(language)).says).toMatch(/tenbo/);
  });
});

test('a refusal by the ledger or the engine is described in its own words', () => {
  const english = (finding: Finding) => describeFinding(finding, GAME, localeOf('en')).says;
  expect(english({ hand: 0, event: 3, code: 'notAWin', errors: [{ code: 'notComplete', shanten: 0 }] })).toMatch(
    /^not a win: .+/,
  );
  expect(english({ hand: 0, code: 'refused', errors: [{ code: 'riichiNoten', seat: 1 }] })).toMatch(
    /^the hand cannot be calculated: Ben declared riichi/,
  );
  expect(english({ hand: 0, event: 3, code: 'noAbort', cause: undefined })).toBe(
    'the hand ends in an abortive draw that its play does not allow: no abortive draw was possible',
  );
  expect(english({ hand: 0, code: 'notRead', error: { code: 'badValue', path: 'log[0][16]', found: '"x"' } })).toMatch(
    /^a claim of the record cannot be read and is left out: .+/,
  );
  expect(english({ hand: 0, code: 'breaksOff' })).toBe('the record breaks off here');
});

const FILES: { readonly [C in RecordFileError['code'] | NoText]: readonly [Parameters<typeof describeRecordError>[0], string] } =
  {
    notXml: [{ code: 'notXml', offset: 1200, found: 'unclosed tag' }, 'not XML at character 1,200: unclosed tag'],
    notARecord: [{ code: 'notARecord', offset: 0 }, 'not a game record in a format that tenbo reads'],
    unknownElement: [{ code: 'unknownElement', offset: 9, element: 'X' }, 'unknown element <X> at character 9'],
    misplacedElement: [{ code: 'misplacedElement', offset: 9, element: 'T1' }, '<T1> at character 9 comes before the first hand'],
    badAttribute: [
      { code: 'badAttribute', offset: 9, element: 'GO', attribute: 'type', value: 'x' },
      '<GO> at character 9: type="x" is not valid',
    ],
    notJson: [{ code: 'notJson', path: '', line: 3, column: 7 }, 'not JSON at line 3, column 7'],
    badValue: [{ code: 'badValue', path: 'actions[12].seat', found: '"x"' }, 'actions[12].seat is not valid: "x"'],
    unknownEvent: [{ code: 'unknownEvent', path: 'type', line: 9, found: '"tsumi"' }, 'unknown event "tsumi" at line 9, type'],
    misplacedEvent: [{ code: 'misplacedEvent', path: 'type', line: 1, found: '"tsumo"' }, '"tsumo" cannot come at line 1, type'],
    hiddenTile: [
      { code: 'hiddenTile', path: 'pai', line: 4 },
      'line 4, pai is a hidden tile: the record shows what one player saw (tenbo live follows such a log of mjai if it shows all tiles of that player)',
    ],
    manyShown: [
      { code: 'manyShown', path: 'tehais', line: 2 },
      'line 2, tehais shows the tiles of more than one player: say whose view it is (--player)',
    ],
    unknownRules: [
      { code: 'unknownRules', path: 'head.config', found: '"xuezhan"' },
      'tenbo does not have the rules "xuezhan" at head.config',
    ],
    otherPlayers: [
      { code: 'otherPlayers', players: 4, rules: 3 },
      'the rules are for 3 players, and the game has 4: choose others',
    ],
    missing: [{ code: 'missing' }, 'there is no such file or folder'],
    notUnpacked: [{ code: 'notUnpacked' }, 'it is damaged and cannot be unpacked'],
    tooLarge: [{ code: 'tooLarge' }, 'it is larger than any record: over 64 MB'],
    encrypted: [{ code: 'encrypted' }, 'it is encrypted: unpack its archive and audit the folder'],
    packedOtherwise: [
      { code: 'packedOtherwise' },
      'it is packed in a way that tenbo cannot unpack: unpack its archive and audit the folder',
    ],
    archiveInside: [
      { code: 'archiveInside' },
      'it is an archive inside another one, or its name does not end in .zip: unpack it or rename it',
    ],
    tooMuchInside: [{ code: 'tooMuchInside' }, 'it holds far more than an archive of records can, and was not read to its end'],
  };

test.each(Object.values(FILES))('%j', (error, says) => {
  const [english, ...others] = LANGUAGES.map((language) => describeRecordError(error, localeOf(language)));
  expect(english).toBe(says);
  for (const other of others) expect(other).not.toBe(english);
});

test('a summary in each language', () => {
  const counts = { games: 2, hands: 20, wins: 16, agree: 1, seconds: 0.5 };
  const texts = LANGUAGES.map((language) => describeAudit(counts, new Map([['fu', 3]]), localeOf(language)));
  expect(texts.map(({ summary }) => summary)).toEqual([
    '2 games, 20 hands, 16 wins in 0.5 s: 1 game agrees',
    '2戦 20局 和了16回（0.5秒）：一致1戦',
    '2场 20局 16次和牌（0.5秒）：1场一致',
  ]);
  expect(texts.map(({ sorts }) => sorts)).toEqual([[['3', 'wins with different fu']], [['3', '符の違い']], [['3', '符不同']]]);
});

test('the kinds of findings, the most frequent first', () => {
  const counts = { games: 2, hands: 20, wins: 16, agree: 0, seconds: 0.5 };
  const sorts = new Map([['fu', 3] as const, ['points', 12] as const, ['yaku', 3] as const]);
  expect(describeAudit(counts, sorts, localeOf('en')).sorts.map(([count]) => count)).toEqual(['12', '3', '3']);
});

test.each([
  ['en', '1,200 files, 450/s', '1,200 of 90,000 files, 450/s, 0:03:18 left'],
  ['ja', '1,200ファイル、毎秒450件', '1,200／90,000ファイル、毎秒450件、残り0:03:18'],
  ['zh', '1,200个文件，每秒450个', '1,200／90,000个文件，每秒450个，还需0:03:18'],
] as const)('how far an audit is, in %s', (language, uncounted, counted) => {
  const far = { files: 1200, of: undefined, perSecond: 450, left: undefined };
  expect(describeProgress(far, localeOf(language))).toBe(uncounted);
  expect(describeProgress({ ...far, of: 90_000, left: '0:03:18' }, localeOf(language))).toBe(counted);
});
