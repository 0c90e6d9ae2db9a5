// Where the club's client keeps what it has: the browser's database. Faults are shown above every view.
import type { ClubStorage, CopyFault } from '@tenbo/club/client';

import type { StorageFault } from '../match/database.ts';
import { showInEveryTab } from '../match/store.ts';
import { report } from '../match/trouble.tsx';
import { allLinks, allPeople, allShared, copyOf, forgetLink, joinLog, keepLink, keepPeople } from './kept-club.ts';
import { actsCopy, dropActs, keepActs } from './tournament/kept-acts.ts';

export const STORAGE: ClubStorage<StorageFault> = {
  allLinks,
  keepLink,
  forgetLink,
  allPeople,
  keepPeople: async (people) => {
    const renamed = await keepPeople(people);
    if (renamed.ok) showInEveryTab(renamed.value);
    return renamed;
  },
  allShared,
  joinLog,
  copyOf: (match) => copyOf(match, () => showInEveryTab([match])),
  actsOf: actsCopy,
  keepActs,
  dropActs,
};

/** A match that was deleted or is unreadable has its own message. */
export function reportFault(fault: CopyFault<StorageFault>, again?: () => void): void {
  if (fault !== 'gone' && fault !== 'unreadable') report({ why: fault, ...(again && { way: { does: 'again', act: again } }) });
}
