/** Does something without the warning that a module of Node is experimental, which Node 22 and the first of 24 give for `node:sqlite`. */
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
