import { meet } from '../match/trouble.tsx';
import type { CopyFault } from './kept-club.ts';

/** Says above every view why a copy could not be stored. A match that was deleted or cannot be read says so itself. */
export function meetFault(fault: CopyFault): void {
  if (fault !== 'gone' && fault !== 'unreadable') meet({ why: fault });
}
