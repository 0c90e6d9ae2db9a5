import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { auditPiece } from '../../apps/cli/src/audit/lines.ts';
import { textOf } from '../../apps/cli/src/records/file.ts';
import { filesAt } from '../../apps/cli/src/records/files.ts';
import { ronRecord } from '../../fixtures/mjlog.ts';
import type { Choose } from '../../fixtures/wins.ts';
import { zipOf } from '../../fixtures/zip.ts';
import { mutatedText, mutatedValue } from './mutations.ts';

interface Attack {
  readonly input: string;
  readonly answer: string;
}

/** An archive with some bytes changed, or cut off. Each file in it is read or refused, or the whole archive is. */
export async function attackArchive(choose: Choose): Promise<Attack> {
  const entries = Array.from({ length: choose(4) }, (_, i) => {
    const content = choose(3) === 0 ? gzipSync(ronRecord()) : ronRecord();
    return { name: `${i}/record`, content, method: choose(3) === 0 ? 0 : 8 };
  });
  const whole = zipOf(entries);
  const bytes = choose(4) === 0 ? whole.subarray(0, choose(whole.length)) : whole;
  for (let i = choose(6); i > 0; i--) bytes[choose(bytes.length + 1)] = choose(256);
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-fuzz-'));
  const path = join(folder, 'a.zip');
  try {
    writeFileSync(path, bytes);
    const said: string[] = [];
    for await (const { name, content } of filesAt([path])) {
      const text = textOf(await content());
      if (!text.ok) said.push(`${name.slice(folder.length, folder.length + 100)} ${JSON.stringify(text.error)}`);
    }
    return { input: bytes.toString('base64'), answer: said.join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A line of `tenbo audit --jsonl`. Its answer is a single line, and not a bug. */
export function attackLine(choose: Choose): Attack {
  const value = mutatedValue(choose, { id: '2022010102gm-00a9-0000-0123abcd', record: ronRecord() });
  const json = JSON.stringify(value) ?? '';
  const input = (choose(2) === 0 ? mutatedText(choose, json) : json).replaceAll('\n', ' ');
  const { text } = auditPiece(Buffer.from(`${input}\n`), { lang: 'en', rows: false });
  if (text.includes('"code":"fault"') || text.indexOf('\n') !== text.length - 1) throw new Error(text);
  return { input, answer: text };
}
