/** Remembers values by name, up to a size altogether. What nobody has asked for the longest is forgotten first, the newest never. */
export class Recent<V> {
  readonly #most: number;
  readonly #known = new Map<string, { readonly value: V; readonly size: number }>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): V | undefined {
    const known = this.#known.get(name);
    if (!known) return undefined;
    this.#known.delete(name);
    this.#known.set(name, known);
    return known.value;
  }

  set(name: string, value: V, size = 1): void {
    this.delete(name);
    this.#known.set(name, { value, size });
    this.#size += size;
    for (const [oldest] of this.#known) {
      if (this.#size <= this.#most || oldest === name) break;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#size -= this.#known.get(name)?.size ?? 0;
    this.#known.delete(name);
  }
}
