/** Scores the same seeded wins with tenbo and the peer, in alternating passes, and prints the medians and their ratio. */
import { type Win, createScorer, presets, sharesOf, totalOf, unwrap } from '@tenbo/engine';
import { winCases } from './cases.ts';
import { type PeerCase, peerCase, peerScore } from './majiang.ts';

const CASES = 20_000;
const PASSES = 15;

const rules = presets.tenhou;
const scorer = createScorer(rules);
const wins = winCases(CASES, rules);
const peers = wins.map(peerCase);

function scoreAll(cases: readonly Win[]): number {
  let sum = 0;
  for (const win of cases) {
    const score = scorer.score(win);
    if (score.ok) sum += score.value.basePoints + score.value.yaku.length;
  }
  return sum;
}

function explainAll(cases: readonly Win[]): number {
  let sum = 0;
  for (const win of cases) {
    const score = scorer.explain(win);
    if (score.ok) sum += score.value.basePoints;
  }
  return sum;
}

function peerAll(cases: readonly PeerCase[]): number {
  let sum = 0;
  for (const one of cases) sum += peerScore(one)?.defen ?? 0;
  return sum;
}

function disagreements(): number {
  return wins.filter((win, i) => {
    const { basePoints } = unwrap(scorer.score(win));
    const ours = totalOf(sharesOf(basePoints, { by: win.method.by, dealer: win.seatWind === 'E' }, rules), 4);
    return ours !== peerScore(peers[i] as PeerCase)?.defen;
  }).length;
}

const runs: readonly { readonly name: string; readonly pass: () => number; readonly rates: number[] }[] = [
  { name: 'tenbo score', pass: () => scoreAll(wins), rates: [] },
  { name: 'tenbo explain', pass: () => explainAll(wins), rates: [] },
  { name: 'majiang-core, hand prepared', pass: () => peerAll(peers), rates: [] },
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
const peerRate = median((runs.at(-1) as (typeof runs)[number]).rates);
console.log(`${CASES} wins, ${PASSES} passes in turn, medians; Node ${process.versions.node}; checksum ${consumed}`);
for (const { name, rates } of runs) {
  const rate = median(rates);
  console.log(
    `${name.padEnd(30)} ${Math.round(rate).toLocaleString('en').padStart(10)} wins/s  ${(rate / peerRate).toFixed(1).padStart(6)}×`,
  );
}
console.log(`${disagreements()} of ${CASES} wins differ in points from the peer`);
