import { describe, expect, it, vi } from 'vitest';
import { createEvaluator, type WorkerLike } from './evaluator';
import type { Attempt, Inspection } from './types';

const attempt = (expression: string): Attempt => ({
  where: 'mask',
  expression,
  data: '1',
  id: '',
  sources: '',
});
const result = (value: string): Inspection => ({ ok: true, type: 'string', value, steps: [], warnings: [] });
const inPlace = (one: Attempt): Promise<Inspection> => Promise.resolve(result(`in place: ${one.expression}`));

/** Workers that return the expression of an attempt. `loop` never ends, and `crash` breaks off. */
function workers({ start = 'ready' }: { readonly start?: 'ready' | 'error' | 'silent' } = {}): {
  readonly startWorker: () => WorkerLike;
  readonly ended: () => number;
  readonly started: () => number;
} {
  let ended = 0;
  let started = 0;
  const startWorker = (): WorkerLike => {
    started += 1;
    const target = new EventTarget();
    const send = (data: unknown): void => {
      setTimeout(() => target.dispatchEvent(Object.assign(new Event('message'), { data })));
    };
    if (start === 'ready') send('ready');
    if (start === 'error') setTimeout(() => target.dispatchEvent(new Event('error')));
    return {
      addEventListener: (
        type: string,
        listener: (event: never) => void,
        options: { signal: AbortSignal },
      ) => {
        target.addEventListener(type, listener as (event: Event) => void, options);
      },
      postMessage: ({ expression }) => {
        if (expression === 'crash') target.dispatchEvent(new Event('error'));
        else if (expression !== 'loop') send(result(expression));
      },
      terminate: () => {
        ended += 1;
      },
    };
  };
  return { startWorker, ended: () => ended, started: () => started };
}

describe('the evaluator', () => {
  it('evaluates in one worker, one attempt after the other', async () => {
    const { startWorker, started } = workers();
    const evaluator = createEvaluator({ startWorker, inPlace });
    expect(await evaluator.inspect(attempt('a'))).toEqual(result('a'));
    expect(await evaluator.inspect(attempt('b'))).toEqual(result('b'));
    expect(started()).toBe(1);
  });

  it('skips what is out of date before its turn', async () => {
    const evaluator = createEvaluator({ startWorker: workers().startWorker, inPlace });
    const all = ['a', 'b', 'c'].map((one) => evaluator.inspect(attempt(one)));
    expect(await Promise.all(all)).toEqual([result('a'), undefined, result('c')]);
  });

  it.each(['loop', 'crash'])('stops a worker that ends in no time: %s', async (expression) => {
    const { startWorker, ended, started } = workers();
    const evaluator = createEvaluator({ startWorker, inPlace, timeLimit: 30 });
    expect(await evaluator.inspect(attempt(expression))).toMatchObject({ ok: false, title: /too long/ });
    expect(ended()).toBe(1);
    expect(await evaluator.inspect(attempt('a'))).toEqual(result('a'));
    expect(started()).toBe(2);
  });

  it.each(['error', 'silent'] as const)(
    'evaluates in place where a worker does not start: %s',
    async (start) => {
      const { startWorker, started } = workers({ start });
      const evaluator = createEvaluator({ startWorker, inPlace, startLimit: 30 });
      expect(await evaluator.inspect(attempt('a'))).toEqual(result('in place: a'));
      expect(await evaluator.inspect(attempt('b'))).toEqual(result('in place: b'));
      expect(started()).toBe(1);
    },
  );

  it('evaluates in place where the browser allows no worker, and says so where that fails too', async () => {
    const startWorker = vi.fn((): WorkerLike => {
      throw new Error('no worker');
    });
    const evaluator = createEvaluator({ startWorker, inPlace });
    expect(await evaluator.inspect(attempt('a'))).toEqual(result('in place: a'));
    const failing = createEvaluator({ startWorker, inPlace: () => Promise.reject(new Error('offline')) });
    expect(await failing.inspect(attempt('a'))).toMatchObject({ ok: false, title: /couldn't be loaded/ });
  });
});
