/**
 * Scores the same random wins with tenbo and the peer, in alternating passes, and prints the medians and their ratios. `--seed N` takes
 * other wins.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import {
  type CountedWin,
  ScoreColumns,
  type Score,
  WinBatch,
  countWin,
  createScorer,
  parseRecord,
  presets,
  scoreBatch,
  sharesOf,
  totalOf,
  unwrap,
} from '@tenbo/engine';
import { winCases } from './cases.ts';
import { type PeerCase, peerCase, peerFromText, peerScore, peerText } from './majiang.ts';
import { recordOf } from './records.ts';

const CASES = 20_000;
const PASSES = 15;
const seedAt = process.argv.indexOf('--seed');
const SEED = seedAt < 0 ? 1 : Number(process.argv[seedAt + 1]);

const rules = presets.tenhou;
const scorer = createScorer(rules);
const wins = winCases(CASES, rules, SEED);
const counted = wins.map(countWin);
const records = wins.map(recordOf);
const batch = new WinBatch(CASES);
for (const win of wins) batch.push(win);
const columns = new ScoreColumns(CASES);
const peers = wins.map(peerCase);
const peerTexts = peers.map(peerText);

/** What a caller reads of a score, so that no part of it can be left out. */
function read(score: Score | undefined): number {
  return score === undefined ? 0 : score.basePoints + score.total + score.yaku.length;
}

function readColumns(): number {
  let sum = scoreBatch(scorer, batch, columns);
  for (let i = 0; i < CASES; i++) {
    const yaku = scorer.yakuLists[columns.yaku[i] as number] as Score['yaku'];
    sum += (columns.basePoints[i] as number) + (columns.total[i] as number) + yaku.length;
  }
  return sum;
}

function each<T>(cases: readonly T[], of: (one: T) => number): () => number {
  return () => {
    let sum = 0;
    for (const one of cases) sum += of(one);
    return sum;
  };
}

function scoreOf(win: CountedWin | (typeof wins)[number]): Score | undefined {
  const score = scorer.score(win);
  return score.ok ? score.value : undefined;
}

function disagreements(): number {
  return wins.filter((win, i) => {
    const { basePoints } = unwrap(scorer.score(win));
    const ours = totalOf(sharesOf(basePoints, { by: win.method.by, dealer: win.seatWind === 'E' }, rules), 4);
    return ours !== peerScore(peers[i] as PeerCase)?.defen;
  }).length;
}

interface Run {
  readonly name: string;
  readonly pass: () => number;
  /** The run of the peer it is compared with. */
  readonly peer: string;
  readonly rates: number[];
}

const PREPARED = 'majiang-core, hand prepared';
const FROM_TEXT = 'majiang-core, hand from text';
const run = (name: string, peer: string, pass: () => number): Run => ({ name, peer, pass, rates: [] });

const runs: readonly Run[] = [
  run(
    'score',
    PREPARED,
    each(wins, (win) => read(scoreOf(win))),
  ),
  run(
    'explain',
    PREPARED,
    each(wins, (win) => read(unwrap(scorer.explain(win)))),
  ),
  run(
    'countWin',
    PREPARED,
    each(wins, (win) => countWin(win).facts),
  ),
  run(
    'score of a counted win',
    PREPARED,
    each(counted, (win) => read(scoreOf(win))),
  ),
  run(
    'view of a counted win',
    PREPARED,
    each(counted, (win) => read(scorer.view(win))),
  ),
  run('scoreBatch', PREPARED, readColumns),
  run(
    PREPARED,
    PREPARED,
    each(peers, (one) => peerScore(one)?.defen ?? 0),
  ),
  run(
    'parseRecord and score',
    FROM_TEXT,
    each(records, (one) => read(scoreOf(unwrap(parseRecord(one, rules)).win))),
  ),
  run(
    FROM_TEXT,
    FROM_TEXT,
    each(peerTexts, (one) => peerFromText(one)?.defen ?? 0),
  ),
];

let consumed = 0;
for (let pass = 0; pass < PASSES; pass++) {
  for (const { pass: once, rates } of runs) {
    const start = performance.now();
    consumed += once();
    rates.push((CASES / (performance.now() - start)) * 1000);
  }
}

const median = (rates: readonly number[]) => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] as number;
const medians = new Map(runs.map(({ name, rates }) => [name, median(rates)]));
const [commit] = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).split('\n');
console.log(`${CASES} wins, seed ${SEED}, ${PASSES} passes in turn, medians; checksum ${consumed}`);
console.log(`Node ${process.versions.node}; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}; commit ${commit}`);
for (const { name, peer } of runs) {
  const rate = medians.get(name) as number;
  const ratio = rate / (medians.get(peer) as number);
  console.log(
    `${name.padEnd(30)} ${Math.round(rate).toLocaleString('en').padStart(10)} wins/s  ${ratio.toFixed(1).padStart(6)}×`,
  );
}
console.log(`${disagreements()} of ${CASES} wins differ in points from the peer`);
