/** The cost of loading the engine, and of its tables at their first use: time and memory, in separate processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presets } from '@tenbo/engine';
import { rolldown } from 'rolldown';

import { recordOf, winCases } from './cases.ts';
import { printed } from './processes.ts';
import { medianOf, showRow } from './report.ts';

const PROCESSES = 9;
const WINS = 20_000;

interface Cost {
  readonly loaded: number;
  readonly first: number;
  readonly megabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'tenbo-bench-'));
try {
  const file = join(folder, 'engine.js');
  const bundle = await rolldown({ input: '@tenbo/engine', resolve: { conditionNames: ['@tenbo/source'] } });
  await bundle.write({ file });
  const input = JSON.stringify(winCases(WINS, presets.tenhou).map(recordOf));
  const program = ['--expose-gc', '--input-type=module', '--eval', programOf(pathToFileURL(file).href)];
  const costs = Array.from({ length: PROCESSES }, () => JSON.parse(printed(program, input)) as Cost);
  const cost = (of: keyof Cost) => medianOf(costs.map((one) => one[of]));
  console.log(`\nthe engine in ${PROCESSES} separate processes, medians`);
  showRow('loading it', `${cost('loaded').toFixed(1)} ms`);
  showRow('its first score, with tables', `${cost('first').toFixed(1)} ms`, { value: cost('first'), most: 40 });
  showRow(`its tables after ${WINS} wins`, `${cost('megabytes').toFixed(1)} MB`, { value: cost('megabytes'), most: 6 });
} finally {
  rmSync(folder, { recursive: true });
}

function programOf(engine: string): string {
  return `
    import { text } from 'node:stream/consumers';
    const records = JSON.parse(await text(process.stdin));
    const loading = performance.now();
    const { createScorer, parseRecord, presets, unwrap } = await import('${engine}');
    const loaded = performance.now() - loading;
    const wins = records.map((record) => unwrap(parseRecord(record)).win);
    const beginning = performance.now();
    const scorer = createScorer(presets.tenhou);
    unwrap(scorer.score(wins[0]));
    const first = performance.now() - beginning;
    const held = () => {
      for (let i = 0; i < 5; i++) gc();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    held();
    const before = held();
    for (const win of wins) scorer.view(win);
    const megabytes = (held() - before) / 1e6;
    console.log(JSON.stringify({ loaded, first, megabytes}));
    // Used after the measurement, so that their memory counts before and after.
    if (scorer.view(wins[0]) === undefined || wins.length !== records.length) throw new Error('no score');
  `;
}
