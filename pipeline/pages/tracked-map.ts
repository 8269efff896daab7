/** What is noted when someone looks at more than one entry. */
export const ALL = '*';

/** A view of a map that notes which of its entries are asked for. */
export class TrackedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #entries: ReadonlyMap<string, Value>;
  readonly #note: (key: string) => void;

  /** @param note is told each key that is asked for, or `ALL` */
  constructor(entries: ReadonlyMap<string, Value>, note: (key: string) => void) {
    this.#entries = entries;
    this.#note = note;
  }

  get(key: string): Value | undefined {
    this.#note(key);
    return this.#entries.get(key);
  }

  has(key: string): boolean {
    this.#note(key);
    return this.#entries.has(key);
  }

  #all(): ReadonlyMap<string, Value> {
    this.#note(ALL);
    return this.#entries;
  }

  get size(): number {
    return this.#all().size;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#all()[Symbol.iterator]();
  }

  keys(): MapIterator<string> {
    return this.#all().keys();
  }

  values(): MapIterator<Value> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.#all().entries();
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#all().forEach(visit);
  }
}
