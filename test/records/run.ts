/** Scores every recorded win of ../shared/data and compares it with what was paid. Run by CI where the records are there. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type RuleSet, type Scorer, createScorer, limitOf, payWin, presetOf, sharesOf, totalOf } from '@tenbo/engine';
import { DORA_NAMES, type RecordedWin, winOf, yakuIdOf } from './format.ts';
import { exceptions } from './exceptions.ts';

const DATA = new URL('../../../shared/data/', import.meta.url);
const scorers = new Map<string, Scorer>();

function scorerFor({ ruleset, players }: RecordedWin): Scorer {
  const key = `${ruleset}/${players}`;
  const scorer = scorers.get(key) ?? createScorer(rulesFor(ruleset, players));
  scorers.set(key, scorer);
  return scorer;
}

function rulesFor(ruleset: string, players: number): RuleSet {
  const preset = presetOf(ruleset.startsWith('majsoul') ? 'majsoul' : players === 3 ? 'tenhouSanma' : 'tenhou') as RuleSet;
  return ruleset.includes('-nored') ? { ...preset, tiles: { ...preset.tiles, redFives: [0, 0, 0] } } : preset;
}

/** Each difference between the record and our value, in words. */
function differences(record: RecordedWin): string[] {
  const scorer = scorerFor(record);
  const win = winOf(record);
  const score = scorer.score(win);
  if (!score.ok) return [`refused: ${JSON.stringify(score.error)}`];
  const { value, yaku, dora, basePoints } = score.value;
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
    statedYaku.map(([name, han]) => `${yakuIdOf(name)} ${han}`).toSorted(),
    yaku.map(({ id, han }) => `${id} ${han}`).toSorted(),
  );
  if (value.kind === 'han') {
    compare(
      'dora',
      stated.yaku.filter(([name]) => DORA_NAMES.includes(name)).reduce((sum, [, han]) => sum + han, 0),
      dora.dora + dora.akaDora + dora.uraDora + dora.kita,
    );
    if (stated.han !== null) compare('han', stated.han, value.han);
    if (stated.fu !== null) compare('fu', stated.fu, value.fu);
  }
  if (stated.limit !== undefined) compare('limit', stated.limit, limitOf(basePoints) ?? 'none');
  const dealer = record.seatWind === 'E';
  compare('points', stated.points, totalOf(sharesOf(basePoints, { by: record.win, dealer }, scorer.rules), record.players));
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

function check(file: string): { passed: number; failed: number } {
  const url = new URL(file, DATA);
  if (!existsSync(url)) throw new Error(`no ${file}`);
  const records = gunzipSync(readFileSync(url))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedWin);
  let passed = 0;
  let failed = 0;
  let excepted = 0;
  for (const record of records) {
    const found = differences(record);
    const reason = exceptions[record.id];
    if (reason !== undefined && found.length > 0) {
      excepted++;
      console.log(`left out ${record.id}: ${reason}`);
    } else if (reason !== undefined) {
      failed++;
      console.log(`${record.id} is listed as an exception, but agrees`);
    } else if (found.length === 0) passed++;
    else {
      failed++;
      console.log(`${record.id} ${record.ruleset}\n  ${found.join('\n  ')}`);
    }
  }
  console.log(`${file}: ${records.length} wins, ${passed} as they were paid, ${excepted} left out, ${failed} not`);
  return { passed, failed };
}

const results = ['wins.jsonl.gz', 'kobalab_hule.jsonl.gz'].map(check);
const passed = results.reduce((sum, r) => sum + r.passed, 0);
const failed = results.reduce((sum, r) => sum + r.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
