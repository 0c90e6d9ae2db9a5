/** Runs work without Node's warning that a module is experimental: Node 22 and early versions of 24 print it for `node:sqlite`. */
export function quietly<T>(work: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning: string | Error, ...about: unknown[]) => {
    if (about[0] !== 'ExperimentalWarning') Reflect.apply(emitWarning, undefined, [warning, ...about]);
  };
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
