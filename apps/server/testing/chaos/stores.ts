import { keyOf } from '../../src/http/log-key.ts';
import type { Store } from '../../src/store/store.ts';

/** Wraps a call of a store. */
export type Around = <T>(call: () => Promise<T>) => Promise<T>;

/** A store whose reading and writing calls are wrapped. */
export function wrapped(store: Store, reading: Around, writing: Around): Store {
  return {
    ...store,
    createLog: (log) => writing(() => store.createLog(log)),
    log: (id) => reading(() => store.log(id)),
    logs: (event) => reading(() => store.logs(event)),
    append: (log, entries, author, seen) => writing(() => store.append(log, entries, author, seen)),
    entries: (log, after, most) => reading(() => store.entries(log, after, most)),
    addLink: (link) => writing(() => store.addLink(link)),
    linkOf: (hash) => reading(() => store.linkOf(hash)),
    links: (event) => reading(() => store.links(event)),
    revokeLink: (id, at) => writing(() => store.revokeLink(id, at)),
    people: (event) => reading(() => store.people(event)),
  };
}

/** A store that answers before it writes, so entries under way are lost when the server stops. */
export function answersFirst(store: Store, later: () => Promise<void>): Store {
  return {
    ...store,
    async append(log, entries, author, seen) {
      const { head = 0 } = (await store.log(log)) ?? {};
      void later().then(() => store.append(log, entries, author, seen));
      return { ok: true, value: { positions: entries.map((_, i) => head + i + 1), head: head + entries.length } };
    },
  };
}

/** A store that notifies of entries before it writes them. */
export function notifiesFirst(store: Store, later: () => Promise<void>): Store {
  const coming = new Map<string, number>();
  const listeners = new Set<Parameters<Store['watch']>[0]>();
  return {
    ...store,
    watch(listener) {
      const stop = store.watch(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async log(id) {
      const log = await store.log(id);
      return log && { ...log, head: log.head + (coming.get(id) ?? 0) };
    },
    async append(log, entries, author, seen) {
      const { event = '' } = (await store.log(log)) ?? {};
      coming.set(log, entries.length);
      for (const listener of listeners) listener({ event, log });
      await later();
      coming.delete(log);
      return store.append(log, entries, author, seen);
    },
  };
}

/** A store that adds what came too late to its match. */
export function countsLate(store: Store): Store {
  return {
    ...store,
    async append(log, entries, author, seen) {
      const found = await store.log(log);
      for (const { body } of found?.kind === 'late' ? entries : []) {
        const { match, entry } = JSON.parse(body) as { readonly match: string; readonly entry: { readonly id: string } };
        await store.append(keyOf(found?.event ?? '', match), [{ id: entry.id, body: JSON.stringify(entry) }], author);
      }
      return store.append(log, entries, author, seen);
    },
  };
}
