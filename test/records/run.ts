/** Scores every recorded win of ../shared/data and compares the score with the payment. CI runs it if the records are there. */
import { type RuleSet, type Scorer, createScorer, limitOf, payWin, presetOf, ruleCode } from '@tenbo/engine';
import { DORA_NAMES, type RecordedWin, winOf, yakuIdOf } from './format.ts';
import { faultyWins } from './exceptions.ts';
import { withHouseRules } from './house-rules.ts';
import { recordsIn } from './raw-file.ts';

const scorers = new Map<string, Scorer>();

function scorerFor({ ruleset, players, game }: RecordedWin): Scorer {
  const rules = withHouseRules(rulesFor(ruleset, players), game);
  const key = ruleCode(rules);
  const scorer = scorers.get(key) ?? createScorer(rules);
  scorers.set(key, scorer);
  return scorer;
}

function rulesFor(ruleset: string, players: number): RuleSet {
  const preset = presetOf(ruleset.startsWith('majsoul') ? 'majsoul' : players === 3 ? 'tenhouSanma' : 'tenhou') as RuleSet;
  return ruleset.includes('-nored') ? { ...preset, tiles: { ...preset.tiles, redFives: [0, 0, 0] } } : preset;
}

/** The differences between the record and our value, in words. */
function differences(record: RecordedWin): string[] {
  const scorer = scorerFor(record);
  const win = winOf(record);
  const score = scorer.score(win);
  if (!score.ok) return [`refused: ${JSON.stringify(score.error)}`];
  const { han, fu, yakuman, yaku, dora, akaDora, uraDora, kita, basePoints, total } = score.value;
  const { stated } = record;
  const found: string[] = [];
  const compare = (what: string, theirs: unknown, ours: unknown) => {
    if (JSON.stringify(theirs) !== JSON.stringify(ours))
      found.push(`${what}: record ${JSON.stringify(theirs)}, tenbo ${JSON.stringify(ours)}`);
  };

  const statedYaku = [
    ...stated.yaku.filter(([name]) => !DORA_NAMES.includes(name)),
    ...stated.yakuman.map((name) => [name, 1] as const),
  ];
  compare(
    'yaku',
    statedYaku.map(([name, each]) => `${yakuIdOf(name)} ${each}`).toSorted(),
    yaku.map(([id, each]) => `${id} ${each}`).toSorted(),
  );
  if (yakuman === 0) {
    compare(
      'dora',
      stated.yaku.filter(([name]) => DORA_NAMES.includes(name)).reduce((sum, [, each]) => sum + each, 0),
      dora + akaDora + uraDora + kita,
    );
    if (stated.han !== null) compare('han', stated.han, han);
    if (stated.fu !== null) compare('fu', stated.fu, fu);
  }
  // Records do not call a hand mangan if it was rounded up to it.
  const roundedUp = scorer.rules.points.kiriageMangan === 'played' && stated.limit === 'none';
  if (stated.limit !== undefined && !roundedUp) compare('limit', stated.limit, limitOf(basePoints) ?? 'none');
  compare('points', stated.points, total);
  if (record.deltas && record.pao === undefined) compare('deltas', record.deltas, deltasOf(record, basePoints, scorer.rules));
  return found;
}

function deltasOf(record: RecordedWin, basePoints: number, rules: RuleSet): number[] {
  const dealer = record.round?.dealer ?? 0;
  const transfers = payWin(
    {
      basePoints,
      winner: record.winner as 0,
      dealer: dealer as 0,
      ...(record.win === 'ron' ? { discarder: record.from as 0 } : {}),
      honba: record.honbaApplied,
      riichiSticks: record.sticks,
    },
    rules,
  );
  const deltas = Array<number>(record.players).fill(0);
  for (const { from, to, points } of transfers) {
    if (from !== 'table') deltas[from] = (deltas[from] as number) - points;
    if (to !== 'table') deltas[to] = (deltas[to] as number) + points;
  }
  return deltas;
}

/** The problems with a win: where it differs, or that it is listed as an exception but agrees. */
function complaints(record: RecordedWin): readonly string[] {
  const found = differences(record);
  if (!(record.id in faultyWins)) return found;
  return found.length > 0 ? [] : ['is listed as at fault, but agrees'];
}

/** Scores the wins of a file and counts them. */
function check(file: string, what: string): { passed: number; failed: number } {
  const records = recordsIn(file) as readonly RecordedWin[];
  const failed = records.filter((record) => {
    const found = complaints(record);
    if (found.length > 0) console.log(`${record.id} ${record.ruleset}\n  ${found.join('\n  ')}`);
    return found.length > 0;
  });
  const leftOut = records.filter(({ id }) => id in faultyWins);
  const passed = records.length - failed.length - leftOut.length;
  for (const { id } of leftOut) console.log(`left out ${id}: ${faultyWins[id]}`);
  console.log(`${file}: ${passed} ${what}, ${leftOut.length} left out, ${failed.length} not`);
  return { passed, failed: failed.length };
}

const results = [
  check('wins.jsonl.gz', 'wins of real games as they were paid'),
  check('kobalab_hule.jsonl.gz', 'hands as another engine values them'),
];
const passed = results.reduce((sum, r) => sum + r.passed, 0);
const failed = results.reduce((sum, r) => sum + r.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
