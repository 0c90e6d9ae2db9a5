import { type Logger, pino } from 'pino';

/** The lines of JSON about requests and failures. To stderr, so that the key of the server, which is printed, is in no file of logs. */
export function newLines(): Logger {
  return pino(pino.destination({ dest: 2, sync: true }));
}
