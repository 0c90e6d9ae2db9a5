/**
 * Scores the same random wins with tenbo and its peers, in alternating passes, and prints the medians and their ratios. `--seed N` uses
 * other wins.
 */
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
import { recordOf, winCases } from './cases.ts';
import { type PeerCase, peerCase, peerFromText, peerScore, peerText } from './majiang.ts';
import { type Run, inTurn, medianOf, run, showRow, showTimes } from './report.ts';
import { riichiPeers, textCase, tileCase } from './riichi-peers.ts';

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

/** Reads what a caller would read of a score, so that no part of the work can be optimised away. */
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

const PREPARED = run(
  'majiang-core, hand prepared',
  each(peers, (one) => peerScore(one)?.defen ?? 0),
);
const FROM_TEXT = run(
  'majiang-core, hand from text',
  each(peerTexts, (one) => peerFromText(one)?.defen ?? 0),
);

/** Which run is compared with which peer, and the least factor by which it must be faster. */
const compared: readonly (readonly [run: Run, peer: Run, least?: number])[] = [
  [
    run(
      'score',
      each(wins, (win) => read(scoreOf(win))),
    ),
    PREPARED,
    18,
  ],
  [
    run(
      'explain',
      each(wins, (win) => read(unwrap(scorer.explain(win)))),
    ),
    PREPARED,
    8,
  ],
  [
    run(
      'countWin',
      each(wins, (win) => countWin(win).facts),
    ),
    PREPARED,
  ],
  [
    run(
      'score of a counted win',
      each(counted, (win) => read(scoreOf(win))),
    ),
    PREPARED,
    30,
  ],
  [
    run(
      'view of a counted win',
      each(counted, (win) => read(scorer.view(win))),
    ),
    PREPARED,
    40,
  ],
  [run('scoreBatch', readColumns), PREPARED, 42],
  [PREPARED, PREPARED],
  [
    run(
      'parseRecord and score',
      each(records, (one) => read(scoreOf(unwrap(parseRecord(one, rules)).win))),
    ),
    FROM_TEXT,
    11,
  ],
  [FROM_TEXT, FROM_TEXT],
];

/** The other peers are slow, so they get fewer wins and fewer passes. */
const FEWER = 1000;
const others = riichiPeers();
const texts = wins.slice(0, FEWER).map(textCase);
const tiles = wins.slice(0, FEWER).map(tileCase);
const slow = others && [
  run(
    'riichi, hand from text',
    each(texts, (text) => others.scoreText(text).ten),
  ),
  run(
    'riichi-ts, hand from tiles',
    each(tiles, (one) => others.scoreTiles(one).ten),
  ),
];

const checksum = inTurn(
  compared.map(([one]) => one),
  PASSES,
);
console.log(`\n${CASES} wins, seed ${SEED}, ${PASSES} passes in turn, medians; checksum ${checksum}`);
for (const [one, peer, least] of compared) {
  const times = medianOf(peer.figures) / medianOf(one.figures);
  if (least === undefined) showTimes(one.name, rateOf(one, CASES), times);
  else showRow(one.name, rateOf(one, CASES), { times, least });
}
console.log(`${disagreements()} of ${CASES} wins differ in points from majiang-core`);

if (slow) {
  inTurn(slow, 3);
  for (const one of slow)
    showTimes(one.name, rateOf(one, FEWER), (FEWER / CASES) * (medianOf(FROM_TEXT.figures) / medianOf(one.figures)));
}

function rateOf({ figures }: Run, cases: number): string {
  return `${Math.round((1000 * cases) / medianOf(figures)).toLocaleString('en')} wins/s`;
}
