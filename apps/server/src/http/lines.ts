import { type Logger, pino } from 'pino';

/** Logs requests and failures as lines of JSON. They go to stderr, so that the server's key, which is printed to stdout, ends up in no log file. */
export function newLines(): Logger {
  return pino(pino.destination({ dest: 2, sync: true }));
}
