/** Of the bundler's compiler, what is needed to know when it works. */
interface Compiler {
  readonly hooks: Readonly<
    Record<'compile' | 'done' | 'failed', { tap: (name: string, listener: () => void) => void }>
  >;
}

/** Tells when the bundler is at work. */
export interface BundlerWork {
  /** A plugin of the bundler. */
  readonly plugin: { readonly apply: (compiler: Compiler) => void };
  /** Settles when the compilation that runs has ended, well or not; at once when none runs. */
  readonly ended: () => Promise<void>;
  readonly isRunning: () => boolean;
}

/** Follows a bundler from when its plugin is applied. */
export function bundlerWork(): BundlerWork {
  let isRunning = false;
  let waiting: (() => void)[] = [];
  const begin = (): void => {
    isRunning = true;
  };
  const end = (): void => {
    isRunning = false;
    for (const go of waiting) go();
    waiting = [];
  };
  return {
    plugin: {
      apply: ({ hooks }) => {
        // What applies a plugin is about to compile.
        begin();
        hooks.compile.tap('bundler-work', begin);
        hooks.done.tap('bundler-work', end);
        hooks.failed.tap('bundler-work', end);
      },
    },
    isRunning: () => isRunning,
    ended: () => (isRunning ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
  };
}
