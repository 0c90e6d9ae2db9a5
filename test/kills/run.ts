// `npm run kill-match`: kills `tenbo match` with SIGKILL while it writes, 60 times or as often as given, and prints the results.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { killMatches } from './match-kills.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-kills-'));
const report = await killMatches(folder, Number(process.argv[2] ?? 60));
rmSync(folder, { recursive: true });
console.log(JSON.stringify(report, undefined, 2));
process.exitCode = report.lost.length > 0 || report.unreadable > 0 ? 1 : 0;
