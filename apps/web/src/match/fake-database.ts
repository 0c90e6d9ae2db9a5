/** The browser's databases for tests, as far as one page uses them: one connection and one transaction at a time. They can fall silent, as WebKit's do. */
export class FakeDatabases {
  /** How long each request takes, in milliseconds; undefined if nothing is answered. */
  delay: number | undefined = 0;
  /** Whether a silent database answers again when an upgrade begins, as WebKit's does. */
  isFreedByUpgrade = false;
  /** Whether rows reach the disk without the page being told. */
  isCommitSilent = false;
  version = 0;
  readonly rows = new Map<string, unknown>();
  readonly said: string[] = [];
  #waiting: (() => void)[] = [];

  /** The names in a page that lead to it, and those of the page's own events. */
  globals(): Readonly<Record<string, unknown>> {
    const page = new EventTarget();
    return {
      IDBRequest: FakeRequest,
      IDBTransaction: FakeTransaction,
      IDBObjectStore: FakeStore,
      IDBDatabase: FakeConnection,
      // The page has no index and no cursor.
      IDBIndex: WeakSet,
      IDBCursor: WeakSet,
      IDBKeyRange: { bound: () => undefined },
      indexedDB: { open: (_: string, version: number) => this.#open(version) },
      addEventListener: page.addEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
    };
  }

  /** Answers again, everything that has been waiting too. */
  release(): void {
    this.delay ??= 0;
    for (const act of this.#waiting.splice(0)) this.answer(act);
  }

  answer(act: () => void): void {
    if (this.delay === undefined) this.#waiting.push(act);
    else setTimeout(act, this.delay);
  }

  #open(version: number): FakeRequest {
    const request = new FakeRequest();
    if (version > this.version && this.version > 0 && this.isFreedByUpgrade) this.release();
    this.answer(() => {
      request.result = new FakeConnection(this);
      if (version <= this.version) return request.succeed(request.result);
      const upgrade = new FakeTransaction(this);
      request.transaction = upgrade;
      upgrade.addEventListener('complete', () => {
        this.version = version;
        request.succeed(request.result);
      });
      upgrade.addEventListener('abort', () => request.fail('AbortError'));
      request.dispatchEvent(Object.assign(new Event('upgradeneeded'), { oldVersion: this.version, newVersion: version }));
      this.said.push(`upgrade to ${version}`);
      upgrade.ask(() => undefined);
    });
    return request;
  }
}

class FakeRequest extends EventTarget {
  result: unknown;
  error: DOMException | null = null;
  transaction: FakeTransaction | null = null;

  succeed(result: unknown): void {
    this.result = result;
    this.dispatchEvent(new Event('success'));
  }

  fail(name: string): void {
    this.error = new DOMException(name, name);
    this.dispatchEvent(new Event('error'));
  }
}

class FakeConnection extends EventTarget {
  readonly #disk: FakeDatabases;

  constructor(disk: FakeDatabases) {
    super();
    this.#disk = disk;
  }

  transaction(): FakeTransaction {
    return new FakeTransaction(this.#disk);
  }

  createObjectStore(): void {}

  close(): void {}
}

class FakeTransaction extends EventTarget {
  readonly error = null;
  readonly #disk: FakeDatabases;
  readonly #written = new Map<string, unknown>();
  #pending = new Set<FakeRequest>();
  #state: 'running' | 'committing' | 'ended' = 'running';

  constructor(disk: FakeDatabases) {
    super();
    this.#disk = disk;
  }

  objectStore(name: string): FakeStore {
    return new FakeStore(name, this, this.#disk, this.#written);
  }

  ask(answer: () => unknown): FakeRequest {
    const request = new FakeRequest();
    this.#pending.add(request);
    this.#disk.answer(() => {
      if (!this.#pending.delete(request)) return;
      request.succeed(answer());
      // A success passes its transaction before it reaches its request.
      this.dispatchEvent(new Event('success'));
      setTimeout(() => this.#pending.size === 0 && this.#state === 'running' && this.#end());
    });
    return request;
  }

  commit(): void {
    if (this.#state !== 'running') throw new DOMException('it has ended', 'InvalidStateError');
    this.#disk.said.push('commit');
    this.#end();
  }

  abort(): void {
    if (this.#state !== 'running') throw new DOMException('it has ended', 'InvalidStateError');
    this.#state = 'ended';
    this.#disk.said.push('abort');
    for (const request of this.#pending) request.fail('AbortError');
    this.#pending.clear();
    setTimeout(() => this.dispatchEvent(new Event('abort')));
  }

  #end(): void {
    this.#state = 'committing';
    const store = () => this.#written.forEach((row, key) => this.#disk.rows.set(key, row));
    if (this.#disk.isCommitSilent) return store();
    this.#disk.answer(() => {
      store();
      this.#state = 'ended';
      this.dispatchEvent(new Event('complete'));
    });
  }
}

class FakeStore {
  readonly #name: string;
  readonly #transaction: FakeTransaction;
  readonly #disk: FakeDatabases;
  readonly #written: Map<string, unknown>;

  constructor(name: string, transaction: FakeTransaction, disk: FakeDatabases, written: Map<string, unknown>) {
    [this.#name, this.#transaction, this.#disk, this.#written] = [name, transaction, disk, written];
  }

  get(key: unknown): FakeRequest {
    const at = this.#keyOf(key);
    return this.#transaction.ask(() => this.#written.get(at) ?? this.#disk.rows.get(at));
  }

  getKey(key: unknown): FakeRequest {
    return this.#transaction.ask(() => (this.#disk.rows.has(this.#keyOf(key)) ? key : undefined));
  }

  count(): FakeRequest {
    return this.#transaction.ask(() => this.#disk.rows.size);
  }

  put(row: { readonly id?: string; readonly match?: string; readonly nth?: number }): FakeRequest {
    return this.#transaction.ask(() => void this.#written.set(this.#keyOf(row.id ?? [row.match, row.nth]), row));
  }

  add(row: { readonly match: string; readonly nth: number }): FakeRequest {
    return this.put(row);
  }

  #keyOf(key: unknown): string {
    return JSON.stringify([this.#name, key]);
  }
}
