import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { presets, ruleCode } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { spawnTenbo } from '../../../fixtures/spawn-tenbo.ts';
import { tenbo } from '../../../fixtures/tenbo.ts';

const HAND = '234m 406p 567s 88s 67m +8m';

test('score shows the yaku, fu, arithmetic and payment of a hand', async () => {
  const { status, stdout } = await tenbo(['score', HAND, '--from', 'W', '--dora', '3p']);
  expect(stdout).toBe(`  234m 67+8m 406p 567s 88s
  Standard · East round · South · ron

  4 han 30 fu — 7,700
  Ron, 7,700

  Pinfu        1 han
  All Simples  1 han
  Dora         1 han
  Red Fives    1 han

  base        20
  closed ron  10
  30 fu

  30 × 2^(2+4) = 1,920; × 4 = 7,680 → 7,700
  West pays 7,700
`);
  expect(status).toBe(0);
});

test('score in Japanese, with the readings that score less', async () => {
  const { stdout } = await tenbo(['112233m 556677p 8s +8s', '--lang', 'ja', '--honba', '2', '--dora', '1m']);
  expect(stdout).toContain('満貫 8000点');
  expect(stdout).toContain('ロン、8000は8600');
  expect(stdout).toContain('七対子');
});

test('words in the text of a hand mean the same as options, and a link to tenhou.net/2 is a hand', async () => {
  const byOptions = await tenbo([
    '234m 406p 567s 88s 67m +8m',
    '--ron',
    '--riichi',
    '--dora',
    '3p',
    '--honba',
    '1',
    '--seat',
    'W',
  ]);
  const byWords = await tenbo(['234m 406p 567s 88s 67m +8m ron riichi dora 3p 1 honba west']);
  const inJapanese = await tenbo(['二三四萬 四赤五六筒 五六七索 八八索 六七萬 ＋八萬 リーチ ドラ３ｐ １本場 西家 ロン']);
  const byLink = await tenbo(['https://tenhou.net/2/?q=234m406p56788s678m', '--riichi', 'dora', '3p', '--honba', '1', '西家']);
  expect(byOptions.status).toBe(0);
  const withoutNote = byLink.stdout.replace('  winning tile: 8m, the last one (to choose another, put + before it)\n', '');
  expect(withoutNote).not.toBe(byLink.stdout);
  expect([byWords.stdout, inJapanese.stdout, withoutNote]).toEqual(Array.from({ length: 3 }, () => byOptions.stdout));
  const waits = await tenbo(['waits', '234m 406p 567s 88s 67m riichi 南家']);
  expect(waits.stdout).toBe((await tenbo(['waits', '234m 406p 567s 88s 67m', '--riichi'])).stdout);
  const { status, stderr } = await tenbo(['２３４ｍ　ｘ']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('“ｘ”')]);
});

test('score in Chinese', async () => {
  const { stdout } = await tenbo(['112233m 556677p 8s +8s', '--lang', 'zh', '--honba', '2', '--dora', '1m']);
  expect(stdout).toContain('满贯 8000点');
  expect(stdout).toContain('荣和，8000（含2本场为8600）');
  expect(stdout).toContain('七对子');
});

test('score --json writes tiles as text', async () => {
  const { stdout } = await tenbo(['score', HAND, '--json']);
  const explanation = JSON.parse(stdout) as { reading: { blocks: object[] } };
  expect(explanation).toMatchObject({ ok: true, han: 3, fu: 30, total: 3900, withTable: 3900 });
  expect(explanation.reading.blocks[1]).toEqual({ type: 'run', kind: '6m', meld: false, concealed: true, won: true });
});

test('an error is shown below its place in the text', () => {
  const { status, stdout, stderr } = spawnTenbo(['12x 3m']);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^ {2}12x 3m\n {2}\^ .*\n {2}12x 3m\n {4}\^ .*“x”/);
  expect(status).toBe(1);
});

test('every error of a hand is shown at once', async () => {
  const { stderr } = await tenbo(['11111m 567p 13789s +2s', '--ura', '3m']);
  expect(stderr).toMatch(/fifth 1m/);
  expect(stderr).toMatch(/ura/);
});

test.each([
  [['score', HAND, '--seat', 'X'], /choose E, S, W or N/],
  [['score', HAND, '--ron', '--tsumo'], /cannot be used with/],
  [['score', HAND, '--from', 'S'], /cannot be the discarder/],
  [['score', HAND, '--nonsense'], /no option --nonsense/],
  [['score', HAND, '--rules', 'tenhuo'], /did you mean tenhou/],
  [['waits', HAND, '--rules', 'tenhuo'], /did you mean tenhou/],
  [['lens', HAND, '--rules', 'tenhou,tenhuo'], /did you mean tenhou/],
  [['score', HAND, '--honba', 'two'], /a number from 0 to 999/],
  [['rule'], /no command “rule”: did you mean rules/],
  [['rules', 'tenhou', '--nonsense'], /no option --nonsense/],
])('a wrong command is refused with status 2: %j', async (words, says) => {
  const { status, stderr } = await tenbo(words);
  expect(stderr).toMatch(says);
  expect(status).toBe(2);
});

test('rules lists the rule sets, one per line', async () => {
  const { stdout } = await tenbo(['rules']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(Object.keys(presets).length);
  expect(stdout).toMatch(/^ {2}standard +R-\w{4} {2}Standard\n/);
  expect(stdout).toMatch(/\n {2}mleague +R-\w{4} {2}M\.League\n/);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect((JSON.parse((await tenbo(['rules', '--json'])).stdout) as { id: string }[])[0]?.id).toBe('standard');
});

test('the language of rules can be before or after the subcommand', async () => {
  const japanese = (await tenbo(['rules', 'show', 'mleague', '--lang', 'ja'])).stdout;
  expect(japanese).toContain('切り上げ満貫');
  expect((await tenbo(['rules', '--lang', 'ja', 'show', 'mleague'])).stdout).toBe(japanese);
  expect((await tenbo(['rules', '--lang', 'ja', 'show', 'mleague', '--lang', 'zh'])).stdout).toContain('切上满贯');
  expect((await tenbo(['rules', '--lang', 'ja'])).stdout).toMatch(/^ {2}mleague +R-\w{4} {2}Mリーグ$/m);
  expect((await tenbo(['rules'])).stdout).toMatch(/^ {2}mleague +R-\w{4} {2}M\.League$/m);
});

test('rules show describes a preset, or changes to one', async () => {
  const { status, stdout } = await tenbo(['rules', 'show', 'mleague']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}M\.League {2}mleague {2}R-\w{4}\n\n {2}Players and tiles\n {4}Players +4\n/);
  expect(stdout).toMatch(
    /\n\n {2}Points\n {4}Limits +mangan and up\n {4}Kiriage mangan +yes\n {4}Counted yakuman +no, sanbaiman at most\n/,
  );
  const changes = '{"base":"tenhou","fu":{"doubleWindPair":2}}';
  expect((await tenbo(['rules', 'show', changes, '--lang', 'ja'])).stdout).toMatch(/ tenhou\+ [^]*連風牌の雀頭 +2符\n/);
  const { code, rules } = JSON.parse((await tenbo(['rules', 'show', 'mleague', '--json'])).stdout) as {
    code: string;
    rules: object;
  };
  expect({ code, rules }).toEqual({ code: ruleCode(presets.mleague), rules: presets.mleague });
});

test('rules diff shows the differences of two rule sets side by side', async () => {
  const { status, stdout } = await tenbo(['rules', 'diff', 'standard', 'mleague']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ +Standard +M\.League\n +standard {2}R-\w{4} +mleague {2}R-\w{4}\n/);
  expect(stdout).toMatch(/\n {2}Double-wind pair +4 fu +2 fu\n/);
  expect(stdout).not.toMatch(/Ura dora/);
  expect((await tenbo(['rules', 'diff', 'tenhou', '{"base":"tenhou"}'])).stdout).toBe('  same as Tenhou: Tenhou\n');
  expect((await tenbo(['rules', 'diff', 'majsoul', 'mleague', '--lang', 'ja'])).stdout).toMatch(
    /\n {2}ダブル役満 +大四喜、四暗刻単騎、.* なし\n/,
  );
  expect(JSON.parse((await tenbo(['rules', 'diff', 'standard', '{"fu":{"doubleWindPair":2}}', '--json'])).stdout)).toEqual([
    { path: 'fu.doubleWindPair', one: 4, other: 2 },
  ]);
});

test.each([[['rules', 'show', 'tenhuo']], [['rules', 'diff', 'standard', 'tenhuo']], [['rules', 'tenhuo']]])(
  '%j is refused with status 2',
  async (words) => {
    const { status, stderr } = await tenbo(words);
    expect(stderr).toMatch(/did you mean tenhou/);
    expect(status).toBe(2);
  },
);

test('lens shows a hand under every rule set, with the rule that makes the difference', async () => {
  const { status, stdout } = await tenbo(['lens', HAND, '--dora', '3p']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}23467m406p56788s \+8m\n {2}Standard · East round · South · ron\n\n {2}4 han 30 fu — 7,700\n\n/);
  expect(stdout).toMatch(/\n {2}mleague +R-\w{4} {2}4 han 30 fu {2}mangan {2}8,000 +\+300 {2}Kiriage mangan: yes\n/);
  expect(stdout).toMatch(/\n {2}ema2016 +R-\w{4} {2}3 han 30 fu +3,900 {2}−3,800 {2}Red fives: none\n/);
  expect(stdout).toMatch(/\n\n {2}same as Standard: tenhou, tenhouTonpuu, majsoul, /);
  expect(stdout).toMatch(/\n {2}not possible \(Tiles left out: 2m to 8m\): tenhouSanma\b/);
});

test('lens in Japanese, from other rules', async () => {
  const { stdout } = await tenbo(['lens', HAND, '--dora', '3p', '--rules', 'mleague', '--lang', 'ja']);
  expect(stdout).toMatch(/\n {2}満貫 8000点\n/);
  expect(stdout).toMatch(/\n {2}standard +R-\w{4} {2}30符4翻 +7700点 +−300 {2}切り上げ満貫：なし\n/);
});

test('lens as JSON', async () => {
  const { base, rows } = JSON.parse((await tenbo(['lens', HAND, '--dora', '3p', '--json'])).stdout) as {
    base: object;
    rows: { id: string }[];
  };
  expect(base).toMatchObject({ ok: true, total: 7700 });
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(presets).toSorted());
  expect(rows.find(({ id }) => id === 'mleague')).toEqual({
    id: 'mleague',
    name: 'M.League',
    code: ruleCode(presets.mleague),
    cause: ['points.kiriageMangan'],
    result: expect.objectContaining({ ok: true, total: 8000, limit: 'mangan' }) as object,
  });
});

test.each<[readonly string[], RegExp]>([
  [['lens', '234m 406p 567s 88s 67m'], /no winning tile: add it after \+/],
  [['lens', '234m 406p 567s 88s 67m', '--lang', 'ja'], /「\+」の後に和了牌/],
  [['lens', '12x'], /\^ .*“x”/],
  [['lens', '234m 406p 567s 88s 67m +1z'], /not complete|no win|tenpai/i],
])('%j reports what is wrong, with status 1', async (words, says) => {
  const { status, stdout, stderr } = await tenbo(words);
  expect(stderr).toMatch(says);
  expect([status, stdout]).toEqual([1, '']);
});

test('chart shows the score chart of a rule set', async () => {
  const { status, stdout } = await tenbo(['chart', '--rules', 'mleague']);
  expect(stdout).toMatch(/^ {2}M\.League · non-dealer\n/);
  expect(stdout).toMatch(/ 30 fu +1,000 +2,000 +3,900 +8,000\*\n +300\/500 +500\/1,000 +1,000\/2,000 +2,000\/4,000\n/);
  expect(stdout).toMatch(/\* rounded up to mangan/);
  expect(stdout).toMatch(/sanbaiman +11\+ han +24,000 +6,000\/12,000\n$/);
  expect(status).toBe(0);
  expect((await tenbo(['chart', '--dealer', '--lang', 'ja'])).stdout).toMatch(
    /標準 · 親[^]*30符 +1500点 +2900点 +5800点 +11600点\n +500オール/,
  );
  expect(JSON.parse((await tenbo(['chart', '--json'])).stdout)).toMatchObject({
    han: [1, 2, 3, 4],
    limits: [{ limit: 'mangan' }, {}, {}, {}, {}],
  });
  expect((await tenbo(['chart', '--rules', 'nobody'])).status).toBe(2);
});

test('a pipe of JSON lines: status 0 if all were scored, else 1', () => {
  const win = JSON.stringify({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' });
  expect(spawnTenbo(['score', '--jsonl'], `${win}\n`).status).toBe(0);
  const { status, stdout } = spawnTenbo(['score', '--jsonl'], `${win}\n{}\n${win}\n`);
  expect(stdout.trim().split('\n')).toHaveLength(3);
  expect(status).toBe(1);
  expect(spawnTenbo(['score', '--jobs', '2'], `${win}\n{}\n${win}\n`)).toMatchObject({ status, stdout });
});

test('lines of a pipe without rules use those of the command', async () => {
  const win = JSON.stringify({
    hand: '234m456p567s88s67m',
    tile: '8m',
    by: 'ron',
    seat: 'S',
    round: 'E',
    dora: '3p7z',
    riichi: null,
  });
  const points = async (words: readonly string[]) =>
    (JSON.parse((await tenbo(['score', '--jsonl', ...words], win)).stdout) as { total: number }).total;
  const more = win.replace('3p7z', '3p3m');
  expect(await points([])).toBe(3900);
  expect(await points(['--rules', 'mleague'])).toBe(3900);
  const kiriage = (await tenbo(['score', '--jsonl', '--rules', 'mleague'], more)).stdout;
  expect(JSON.parse(kiriage)).toMatchObject({ han: 4, fu: 30, total: 8000 });
  expect((await tenbo(['score', '--jsonl', '--rules', 'nobody'], win)).status).toBe(2);
  expect((await tenbo(['score', '--jsonl', '--tsumo'], win)).status).toBe(2);
});

test('the errors of a hand as JSON', async () => {
  const { status, stdout } = await tenbo(['score', '11111m 567p 13789s +2s', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, errors: [{ code: 'fifthTile', kind: '1m' }] });
  expect(status).toBe(1);
});

test('a prompt scores hands, keeps rules and language, and answers JSON', () => {
  const lines = [
    '234m 406p 567s 88s 67m +8m tsumo dora 3p',
    'rules mleague',
    'lang ja',
    HAND,
    '234m 406p 567s 88s 67m',
    '{}',
    '12x',
  ];
  const { stdout, stderr } = spawnTenbo([], lines.join('\n'));
  expect(stdout).toMatch(/Standard/);
  expect(stdout).toMatch(/Mリーグ · 東場 · 南家 · ロン/);
  expect(stdout).toMatch(/8m {2}残り4枚/);
  expect(stdout).toMatch(/"ok":false/);
  expect(stderr).toMatch(/「x」/);
});

test('a prompt refuses unknown rules and languages, and keeps its old ones', async () => {
  const win = JSON.stringify({ hand: '234m456p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', dora: '3p3m' });
  const { stdout, stderr } = await tenbo([], ['rules mleague', 'rules nobody', 'lang tlh', win].join('\n'));
  expect(JSON.parse(stdout)).toMatchObject({ han: 4, fu: 30, total: 8000 });
  expect(stderr).toMatch(/no rule set called “nobody”/);
  expect(stderr).toMatch(/--lang cannot be “tlh”: choose en, ja or zh/);
});

test('local yaku have circumstances and open riichi', async () => {
  const open = ['234m 567p 13s 44z [789s] +2s', '--rules', 'local'];
  expect((await tenbo([...open, '--with', 'riichiTile', '--with', 'quadDiscard'])).stdout).toMatch(
    / Swallow Return +1 han\n +Discard After a Kan +1 han\n/,
  );
  expect((await tenbo([...open, '--tsumo', '--with', 'riichiTile'])).stderr).toMatch(/needs a ron on a discard/);
  expect((await tenbo([...open, '--with', 'luck'])).status).toBe(2);
  const closed = ['234m 567p 13789s 44z +2s', '--rules', 'local', '--open-riichi'];
  const offRiichi = [...closed, '--with', 'riichiDiscarder'];
  expect((await tenbo(closed)).stdout).toMatch(/ Open Riichi Dealt Into +yakuman\n/i);
  expect((await tenbo(offRiichi)).stdout).toMatch(/ Open Riichi +2 han\n/);
  expect((await tenbo([...offRiichi, '--double-riichi'])).stdout).toMatch(/ Open Double Riichi +3 han\n/);
  expect((await tenbo(closed.with(2, 'standard'))).stderr).toMatch(/have no open riichi/);
});

test('a match is kept in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-main-'));
  const file = join(folder, 'match.json');
  expect((await tenbo(['match', 'new', file, '--players', 'Aki,Ben,Chie,Dai'])).status).toBe(0);
  expect((await tenbo(['match', 'add', file, 'ron', 'Ben', 'Aki', '3', '30'])).stdout).toMatch(
    /^ {2}East 1: ron by Ben from Aki, 3 han 30 fu, 3,900\n/,
  );
  expect((await tenbo(['match', '--lang', 'ja', 'stats', file])).stdout).toBe(
    (await tenbo(['match', 'stats', file, '--lang', 'ja'])).stdout,
  );
  expect((await tenbo(['match', file, '--lang', 'ja'])).stdout).toMatch(/ 東1局 {2}BenがAkiからロン、30符3翻 3900点 /);
  const riichi = await tenbo(['match', 'add', file, 'draw', 'Aki', 'Chie', '--riichi', 'Aki', '--riichi', 'Chie', '--preview']);
  expect(riichi.stdout).toMatch(/Aki 21,600 .* · Chie 25,500 /);
  expect((await tenbo(['match', 'add', file, 'ron', 'Ben', 'Ben', '3', '30'])).status).toBe(1);
  expect((await tenbo(['match', 'add', file, 'ron', 'Ben', 'Eri', '3', '30'])).status).toBe(2);
  rmSync(folder, { recursive: true });
});

test('help has examples that work', async () => {
  const { status, stdout } = await tenbo(['score', '--help']);
  expect(status).toBe(0);
  const examples = [...stdout.matchAll(/tenbo score '([^']+)' (.*)/g)];
  expect(examples.length).toBeGreaterThan(2);
  for (const [, hand = '', options = ''] of examples)
    expect((await tenbo(['score', hand, ...options.split(' ')])).status).toBe(0);
});
