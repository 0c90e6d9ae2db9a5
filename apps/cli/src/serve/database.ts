import { type CannotOpen, type Place, type Store, openStore } from '../../../server/src/index.ts';
import { type Refusal, cannotDo } from '../output/refusal.ts';

/** Where the database is. A file given as an option takes precedence over the environment. */
export function placeOf(data: string | undefined): Place {
  const { DATABASE_URL } = process.env;
  return data === undefined && DATABASE_URL ? { address: DATABASE_URL } : { file: data ?? 'tenbo.db' };
}

/** The store at a place. @throws {Refusal} */
export async function openedStore(place: Place): Promise<Store> {
  const opened = await openStore(place);
  if (!opened.ok) throw refusalOf(opened.error, place);
  return opened.value;
}

/** Does not repeat the address of the database, because it contains a password. */
function refusalOf(error: CannotOpen, place: Place): Refusal {
  const named = 'file' in place ? place.file : 'DATABASE_URL';
  if (error.code === 'newerDatabase') return cannotDo({ ...error, place: named });
  return cannotDo({ code: 'databaseNotOpened', place: named, said: error.reason });
}
