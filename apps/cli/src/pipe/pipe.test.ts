import { once } from 'node:events';
import { PassThrough, Readable, Writable } from 'node:stream';

import { presets } from '@tenbo/engine';
import { type Language, localeOf } from '@tenbo/i18n';
import { describe, expect, test } from 'vitest';

import { BAD_LINES, HOSTILE_LINES, PIPED_WIN } from '../../../../fixtures/pipe-lines.ts';
import { type Choose, randomWin, seeded } from '../../../../fixtures/wins.ts';
import { mutatedText } from '../../../../test/fuzz/mutations.ts';
import { answerLine } from './jsonl.ts';
import { answerLines } from './pipe.ts';
import { recordOf } from '../../../../fixtures/win-records.ts';

const usual = presets.standard;
const win = JSON.stringify(PIPED_WIN);

/** Lines of every kind, each as bytes without its line end. */
function linesOf(choose: Choose): readonly Uint8Array[] {
  const records = Array.from({ length: 300 }, () => JSON.stringify(recordOf(randomWin(choose, usual), choose)));
  const odd = records.slice(0, 100).map((line) => mutatedText(choose, line).replaceAll('\n', ' '));
  const special = [
    '',
    ' ',
    '\r',
    `${win}\r`,
    `\uFEFF${win}`,
    `  ${win}\t`,
    `${win}}`,
    '{"hand":"本"}',
    `${win},${win}`,
    'null',
    '[]',
  ];
  const texts = [...records, ...odd, ...special, ...BAD_LINES.map(([, line]) => line), ...HOSTILE_LINES.map(([, line]) => line)];
  const bytes = [[0xff], [0xe6, 0x9c], [...Buffer.from(win), 0xc3], [0xf0, 0x9f, 0x80]].map((line) => Uint8Array.from(line));
  return [...texts.map((text) => Buffer.from(text)), ...bytes].toSorted(() => choose(3) - 1);
}

/** The lines joined and cut into chunks of a given size. */
function chunksOf(lines: readonly Uint8Array[], size: number, lastEnds: boolean): readonly Uint8Array[] {
  const whole = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
  const bytes = lastEnds ? whole : whole.subarray(0, -1);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

async function answered(chunks: readonly Uint8Array[], jobs: number, language: Language, rules = usual): Promise<string> {
  let text = '';
  const output = new Writable({
    highWaterMark: 16,
    write(chunk, _encoding, done) {
      text += String(chunk);
      setImmediate(done);
    },
  });
  await answerLines(Readable.from(chunks), output, { locale: localeOf(language), rules }, jobs);
  return text;
}

/** The careful answer to each line on its own. */
function carefully(lines: readonly Uint8Array[], language: Language, rules = usual): string {
  const locale = localeOf(language);
  const texts = lines.map((line) => (line.length > 1 << 20 ? '\0' : Buffer.from(line).toString()));
  return texts.map((text) => `${answerLine(text, { locale, rules }).answer}\n`).join('');
}

const choose = seeded(17);
const lines = linesOf(choose);
/** Only the lines that are quick to answer. One that is too long is among them. */
const quick = lines.filter(({ length }) => length < 2000 || length > 1 << 20);

test.each([1, 61, 65_536, 1 << 24])('in chunks of %i bytes each line has its careful answer, in order', async (size) => {
  const fewer = size > 1000 ? lines : size === 1 ? lines.filter(({ length }) => length < 2000) : quick;
  expect(await answered(chunksOf(fewer, size, choose(2) === 0), 1, 'en')).toBe(carefully(fewer, 'en'));
});

describe('in threads', () => {
  test.each([
    [2, 61],
    [3, 65_536],
  ])('%i of them, chunks of %i bytes: the same answers, in order', async (jobs, size) => {
    expect(await answered(chunksOf(quick, size, false), jobs, 'en')).toBe(carefully(quick, 'en'));
  });

  test('threads use the language and the rules of the command', async () => {
    const few = lines.filter(({ length }) => length < 1000).slice(0, 200);
    const japanese = await answered(chunksOf(few, 4096, true), 2, 'ja', presets.mleague);
    expect(japanese).toBe(carefully(few, 'ja', presets.mleague));
    expect(japanese).toMatch(/[ぁ-ん]/);
  });

  test('a bug at one line is reported as the error of that line', async () => {
    const broken = { ...usual, fu: undefined as never };
    const { rules: _rules, ...asUsual } = PIPED_WIN;
    const three = [PIPED_WIN, asUsual, PIPED_WIN].map((one) => Buffer.from(JSON.stringify(one)));
    const answers = (await answered(chunksOf(three, 50, true), 2, 'en', broken)).split('\n');
    expect(answers.map((answer) => answer.includes('"ok":true'))).toEqual([true, false, true, false]);
    expect(answers[1]).toContain('please report');
  });

  test('an answer does not wait for later lines', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const all = answerLines(input, output, { locale: localeOf('en'), rules: usual }, 2);
    for (let line = 0; line < 3; line++) {
      input.write(`${win}\n`);
      const [answer] = (await once(output, 'data')) as [Buffer];
      expect(String(answer)).toContain('"ok":true');
    }
    input.end();
    expect(await all).toEqual({ passed: 3, failed: 0 });
  });
});
