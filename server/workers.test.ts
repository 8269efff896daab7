import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWorkers, type WorkerProcess, type Workers } from './workers.ts';

class FakeWorker extends EventEmitter implements WorkerProcess {
  readonly received: string[] = [];
  readonly process = { kill: (signal: NodeJS.Signals): boolean => this.end(null, signal) };

  readonly send = (message: string): number => this.received.push(message);

  listens(): void {
    this.emit('message', { address: 'http://localhost:3000' });
  }

  end(code: number | null, signal: NodeJS.Signals | null = null): boolean {
    return this.emit('exit', code, signal);
  }
}

let forked: FakeWorker[];
let told: string[];

function keep(count: number): Workers {
  const tell = (sentence: string): void => void told.push(sentence);
  return keepWorkers(
    count,
    () => {
      const worker = new FakeWorker();
      forked.push(worker);
      return worker;
    },
    { onAddress: tell, onDeath: tell, onFailure: (sentence) => told.push(`failed: ${sentence}`) },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [forked, told] = [[], []];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('keepWorkers', () => {
  it('starts the others when the first listens, and tells where it is once', () => {
    keep(3);
    expect(forked).toHaveLength(1);
    forked[0]?.listens();
    expect(forked).toHaveLength(3);
    for (const worker of forked.slice(1)) worker.listens();
    expect(told).toEqual(['http://localhost:3000']);
  });

  it("tells once why the first can't start, and starts no other", () => {
    keep(3);
    forked[0]?.emit('message', { failed: 'Port 3000 is taken.' });
    forked[0]?.end(1);
    vi.advanceTimersByTime(60_000);
    expect([forked.length, told]).toEqual([1, ['failed: Port 3000 is taken.']]);
  });

  it('replaces one that dies, later and later while they die young', () => {
    keep(2);
    for (const worker of forked) worker.listens();
    forked[1]?.listens();
    forked[1]?.end(null, 'SIGKILL');
    expect(told.at(-1)).toBe('A process of the server ended with SIGKILL. Another one starts in 0.1 s.');
    expect(forked).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(forked).toHaveLength(3);
    for (const pause of [200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]) {
      const worker = forked.at(-1);
      worker?.listens();
      worker?.end(1);
      expect(told.at(-1)).toContain(`exit code 1. Another one starts in ${String(pause / 1_000)} s.`);
      vi.advanceTimersByTime(pause);
    }
    forked.at(-1)?.listens();
    vi.advanceTimersByTime(20_000);
    forked.at(-1)?.end(1);
    expect(told.at(-1)).toContain('in 0.1 s.');
  });

  it('gives up when none can be started any more', () => {
    keep(1);
    for (let deaths = 0; deaths < 5; deaths += 1) {
      forked.at(-1)?.end(1);
      vi.advanceTimersByTime(10_000);
    }
    expect(forked).toHaveLength(5);
    expect(told.at(-1)).toBe(
      'failed: No process can serve the site: the last 5 ended when they started, with exit code 1.',
    );
  });

  it('stops one that was still starting, as soon as it listens', () => {
    const workers = keep(2);
    workers.stop();
    forked[0]?.listens();
    expect(forked.map(({ received }) => received.at(-1))).toEqual(['stop']);
    expect(told).toEqual([]);
  });

  it('stops all, and replaces none that ends then', () => {
    const workers = keep(2);
    forked[0]?.listens();
    forked[1]?.listens();
    workers.stop();
    expect(forked.map(({ received }) => received)).toEqual([['stop'], ['stop']]);
    for (const worker of forked) worker.end(0);
    vi.advanceTimersByTime(60_000);
    expect([forked.length, told.length]).toEqual([2, 1]);
  });
});
