// A queue in a file, with one line for each event that arrived and one for each that's done. In
// production, use a table with a unique event ID, or your queue.
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookEvent } from './verify-webhook.ts';

type Line = { event: WebhookEvent } | { done: string };

const RETRY_MS = 5000;

/** A crash can leave half a line at the end. Its event was never acknowledged, so it arrives again. */
function parseLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

export class EventQueue {
  readonly #file: FileHandle;
  /** Each event that has arrived, with the write that stores it. */
  readonly #stored = new Map<string, Promise<void>>();
  readonly #pending: WebhookEvent[];
  #wake: () => void = () => undefined;

  private constructor(file: FileHandle, lines: readonly Line[]) {
    this.#file = file;
    const done = new Set(lines.flatMap((line) => ('done' in line ? [line.done] : [])));
    const events = lines.flatMap((line) => ('event' in line ? [line.event] : []));
    for (const { id } of events) this.#stored.set(id, Promise.resolve());
    this.#pending = events.filter(({ id }) => !done.has(id));
  }

  static async open(path: string): Promise<EventQueue> {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'a');
    const lines = parseLines(await readFile(path, 'utf8'));
    // Ends the half line that a crash may have left.
    await file.appendFile('\n');
    return new EventQueue(file, lines);
  }

  async #append(line: Line): Promise<void> {
    await this.#file.appendFile(`${JSON.stringify(line)}\n`);
    await this.#file.datasync();
  }

  /** Returns once the event is on disk: false if it was there before. */
  async add(event: WebhookEvent): Promise<boolean> {
    const earlier = this.#stored.get(event.id);
    if (earlier !== undefined) {
      await earlier;
      return false;
    }
    const write = this.#append({ event });
    this.#stored.set(event.id, write);
    try {
      await write;
    } catch (error) {
      this.#stored.delete(event.id);
      throw error;
    }
    this.#pending.push(event);
    // After the response: the work can take long.
    setImmediate(this.#wake);
    return true;
  }

  /** Works on the events one after the other, for as long as the process runs. A failure is tried again. */
  async work(handle: (event: WebhookEvent) => Promise<void>): Promise<never> {
    for (;;) {
      const event = this.#pending[0];
      if (event === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        continue;
      }
      try {
        await handle(event);
        await this.#append({ done: event.id });
        this.#pending.shift();
      } catch (error) {
        console.error(`${event.id} is tried again in ${RETRY_MS / 1000} seconds:`, (error as Error).message);
        await pause(RETRY_MS);
      }
    }
  }
}
