import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly name: string;
  readonly on: object;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly steps: readonly Step[] }>>;
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const workflow = parse(readFileSync(file, 'utf8')) as Workflow;
  return { file, workflow, steps: Object.values(workflow.jobs).flatMap((job) => job.steps) };
});

test('there is one workflow for changes and one for releases', () => {
  expect(workflows.map(({ workflow }) => workflow.name).toSorted()).toEqual(['CI', 'Release']);
});

test.each(workflows)('$file has what a workflow needs, and names only things that exist', ({ workflow, steps }) => {
  expect(workflow).toMatchObject({ on: expect.any(Object) as object, permissions: { contents: 'read' } });
  expect(Object.values(workflow.jobs).every((job) => job['runs-on'] !== '' && job.steps.length > 0)).toBe(true);
  expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
  expect(steps.flatMap(({ uses }) => uses ?? []).filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  const commands = steps.flatMap(({ run }) => run ?? []).filter((run) => run.startsWith('npm '));
  expect(commands.length).toBeGreaterThan(0);
  const names = commands.map((run) => /^npm (?:run )?([\w-]+)/.exec(run)?.[1] ?? '');
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

/** An unknown name makes `npm test` list those it knows. */
function knownGates(): readonly string[] {
  const { stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'no-such-gate'], { encoding: 'utf8' });
  return stderr
    .trim()
    .replace(/^.*one of: all, changed, /, '')
    .split(', ');
}

test('.ci/run runs every gate', () => {
  const named = [...readFileSync('.ci/run', 'utf8').matchAll(/^count npm test -- (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(named.toSorted()).toEqual(knownGates().toSorted());
});

test('CI names only gates that exist, on the Nodes that are supported', () => {
  const ci = workflows.find(({ workflow }) => workflow.name === 'CI');
  const gates = ci?.steps.flatMap(({ run }) => /^npm test -- (.+)$/.exec(run ?? '')?.[1]?.split(' ') ?? []) ?? [];
  expect(gates.length).toBeGreaterThan(5);
  expect(gates.filter((gate) => !knownGates().includes(gate))).toEqual([]);
  const matrix = [...readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/^ +node: \[(.+)\]$/gm)].map(([, list]) => list);
  const majors = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major).join(', ');
  expect(matrix).toEqual([majors, majors]);
});

test('only the release may request an identity token', () => {
  const asking = workflows.filter(({ workflow }) => workflow.permissions['id-token'] === 'write');
  expect(asking.map(({ workflow }) => workflow.name)).toEqual(['Release']);
});
