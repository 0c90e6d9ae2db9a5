import { setTimeout } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { eachRecord } from './each-record.ts';
import { inOrder } from '../threads/in-order.ts';
import type { RecordFile } from './file.ts';

async function* filesCalled(names: readonly string[]): AsyncGenerator<RecordFile> {
  for (const name of names) yield { name, place: name, content: async () => ({ path: name }) };
}

/** The answers of threads to files with these names; a file called `exit` kills its thread. */
async function answersTo(names: readonly string[], jobs: number): Promise<readonly string[]> {
  const taken: string[] = [];
  const work = {
    answer: ({ name }: { readonly name: string }) => {
      if (name === 'throw') throw new Error('a bug');
      return name;
    },
    threads: { file: '../../../fixtures/failing-thread', data: undefined },
    failed: (name: string, error: unknown) => `${name}: ${String(error)}`,
  };
  await eachRecord(filesCalled(names), work, jobs, (answer) => void taken.push(answer));
  return taken;
}

const names = Array.from({ length: 60 }, (_, i) => `${i}`);

describe.each([1, 2, 5])('with %i threads', (jobs) => {
  test('each file is answered once, in order', async () => {
    expect(await answersTo(names, jobs)).toEqual(names);
  });

  test('a bug becomes the answer to its file, and no other file is lost', async () => {
    const failing = names.with(3, 'throw').with(20, 'throw').with(59, 'throw');
    const answers = await answersTo(failing, jobs);
    expect(answers).toEqual(failing.map((name) => (name === 'throw' ? 'throw: Error: a bug' : name)));
  });
});

test('a dead thread becomes the answer to its file, and no other file is lost', async () => {
  const failing = names.with(20, 'exit').with(21, 'exit').with(40, 'exit').with(59, 'exit');
  const answers = await answersTo(failing, 3);
  expect(answers).toEqual(failing.map((name) => (name === 'exit' ? 'exit: Error: its thread ended' : name)));
});

test('no more files are in work at once than allowed', async () => {
  let open = 0;
  let most = 0;
  const ask = async (name: RecordFile) => {
    most = Math.max(most, ++open);
    await setTimeout(Number(name.name) % 7);
    open--;
    return name.name;
  };
  const taken: string[] = [];
  await inOrder(filesCalled(names), ask, (name) => void taken.push(name), 5);
  expect(taken).toEqual(names);
  expect(most).toBeLessThanOrEqual(5);
});

test.each([1, 8])('a failure to take an answer ends it, with %i in work', async (most) => {
  let taken = 0;
  const take = async () => {
    await setTimeout(1);
    if (++taken === 20) throw new Error('full');
  };
  await expect(inOrder(filesCalled(names), ({ name }) => name, take, most)).rejects.toThrow('full');
  await setTimeout(20);
  expect(taken).toBe(20);
});
