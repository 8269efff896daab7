/** What the simulator does for a script that's started with `--import`: its requests to the platform go to the simulator. */
import { provider } from '../../../../content/site/provider.ts';

const PLATFORM: ReadonlySet<string> = new Set(Object.values(provider.hosts));

function isRefused(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

/**
 * Lets `fetch` send what is meant for the platform to the simulator instead, so that a program runs unchanged and nothing
 * that it sends to the platform leaves the machine. Other requests stay unchanged.
 *
 * @param simulator the origin of the running simulator, e.g. `http://127.0.0.1:4020`
 */
export function redirectRequests(simulator: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!PLATFORM.has(url.origin)) return send(input, init);
    const target = simulator + url.pathname + url.search;
    try {
      return await send(input instanceof Request ? new Request(target, input) : target, init);
    } catch (error) {
      if (!isRefused(error)) throw error;
      throw new Error(
        `The mock platform isn't listening at ${simulator}. Start it in another terminal: node platform-double.mjs`,
        { cause: error },
      );
    }
  };
}
