// Checks who may import whom (the rules are in .dependency-cruiser.mjs): the project must break no rule, and a planted break of
// each rule must be reported. Without the second half, a tool that reads no files at all would pass.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import config from '../.dependency-cruiser.mjs';
import { program, root, run } from './tool.mjs';

/** @typedef {{ rule: { name: string }, from: string, to: string, cycle?: { name: string }[] }} Violation */
/** @typedef {{ summary: { violations: Violation[], totalCruised: number } }} Report */

/** @param {string} folder */
function cruise(folder) {
  const options = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const { stdout, stderr } = run([program('dependency-cruiser'), ...options, 'packages', 'apps'], folder);
  if (stdout === '') throw new Error(stderr);
  return /** @type {Report} */ (JSON.parse(stdout)).summary;
}

/** A copy of the project's outline that breaks every rule once. */
function plantedBreaks() {
  /** @type {Record<string, string>} */
  const files = {
    'packages/engine/src/inner.ts': `import './inner.test.ts';\nimport './missing.ts';\n`,
    'packages/engine/src/tiles/tile.ts': `import type {} from '../hand/hand.ts';\n`,
    'packages/engine/src/hand/hand.ts': `import type {} from '../tiles/tile.ts';\n`,
    'packages/engine/src/inner.test.ts': `import './inner.ts';\n`,
    'apps/cli/src/main.ts': `import '../../../packages/engine/src/inner.ts';\n`,
    'apps/other/src/main.ts': `import type {} from '../../cli/src/main.ts';\n`,
    'apps/other/src/draws.ts': `import type {} from '../../web/src/ui/laid.ts';\n`,
    'apps/other/src/serves.ts': `import type {} from '../../server/src/index.ts';\n`,
    'apps/server/src/index.ts': `import type {} from '../../../packages/club/src/client/index.ts';\n`,
    'packages/club/src/client/index.ts': '',
    'apps/web/src/match/plays.ts': `import type {} from '../club/club.ts';\n`,
    'apps/web/src/club/club.ts': '',
    'apps/web/src/ui/laid.ts': '',
    'apps/web/src/asks.ts': `import '../../server/testing/club.ts';\n`,
    'apps/server/testing/club.ts': '',
    'apps/server/src/store/store.ts': `import type {} from '../../../../packages/ledger/src/index.ts';\n`,
    'packages/ledger/src/one.ts': `import type {} from './other.ts';\n`,
    'packages/ledger/src/other.ts': `import type {} from './one.ts';\n`,
  };
  for (const name of readdirSync(join(root, 'packages'))) files[`packages/${name}/src/index.ts`] = `import 'node:fs';\n`;

  const folder = mkdtempSync(join(tmpdir(), 'tenbo-layers-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return cruise(folder).violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { violations, totalCruised } = cruise(root);
const faults = violations.map(
  ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map((c) => c.name).join(' → ') ?? to}`,
);
if (totalCruised === 0) faults.push('no file was read');

const reported = new Set(plantedBreaks().map(({ rule }) => rule.name));
for (const { name } of config.forbidden) if (!reported.has(name)) faults.push(`${name}: a planted break was not reported`);

console.log(faults.length > 0 ? faults.join('\n') : `${totalCruised} files, ${config.forbidden.length} rules`);
process.exitCode = faults.length > 0 ? 1 : 0;
