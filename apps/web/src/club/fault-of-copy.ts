import { report } from '../match/trouble.tsx';
import type { CopyFault } from './kept-club.ts';

/** Shows above every view why a copy could not be stored. A match that was deleted or is unreadable has its own message. */
export function reportFault(fault: CopyFault): void {
  if (fault !== 'gone' && fault !== 'unreadable') report({ why: fault });
}
