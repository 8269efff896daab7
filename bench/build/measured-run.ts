import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a command cost. */
export interface Cost {
  readonly seconds: number;
  /** Of the processor, in the programs and the system, of all its processes together. */
  readonly cpuSeconds: number;
  /** Largest sum of the resident memory of its processes, in bytes; a shared page counts once per process. */
  readonly peakBytes: number;
}

const SAMPLE_EVERY_MS = 500;

/** Units of the times and sizes in `/proc`, the same on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Positions in `/proc/<pid>/stat`, counted behind the name of the command. */
const STAT = {
  parent: 1,
  user: 11,
  system: 12,
  childrenUser: 13,
  childrenSystem: 14,
  residentPages: 21,
} as const;

interface ProcessUsage {
  readonly parent: number;
  readonly bytes: number;
  /** Of the process, and of its children that have ended. */
  readonly cpuSeconds: number;
  readonly endedChildrenSeconds: number;
}

function readUsage(pid: string): ProcessUsage | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It ended while the list was read.
    return undefined;
  }
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (name: keyof typeof STAT): number => fields[STAT[name]] ?? 0;
  const endedChildrenSeconds = (field('childrenUser') + field('childrenSystem')) / TICKS_PER_SECOND;
  return {
    parent: field('parent'),
    bytes: field('residentPages') * PAGE_BYTES,
    cpuSeconds: (field('user') + field('system')) / TICKS_PER_SECOND + endedChildrenSeconds,
    endedChildrenSeconds,
  };
}

/**
 * Reads what a process and all processes below it use at the moment.
 *
 * @returns memory in bytes, and seconds of the processor since they started
 */
export function treeUsage(root: number): { readonly bytes: number; readonly cpuSeconds: number } {
  const usages = new Map<number, ProcessUsage>();
  for (const name of readdirSync('/proc')) {
    const usage = /^\d+$/.test(name) ? readUsage(name) : undefined;
    if (usage !== undefined) usages.set(Number(name), usage);
  }
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const usage = usages.get(pid);
    return usage !== undefined && usage.parent > 1 && isBelow(usage.parent);
  };
  const tree = [...usages].filter(([pid]) => isBelow(pid)).map(([, usage]) => usage);
  return {
    bytes: tree.reduce((sum, { bytes }) => sum + bytes, 0),
    cpuSeconds: tree.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  };
}

/** Seconds of the processor that the children of this process used which have ended. */
function endedChildrenSeconds(): number {
  return readUsage('self')?.endedChildrenSeconds ?? 0;
}

/**
 * Runs an npm script to its end and measures it. No other child of this process can end meanwhile.
 *
 * @param script name in package.json
 * @param directory the project that holds it
 * @throws with what it printed last when it fails, and where there is no `/proc`
 */
export async function runMeasured(script: string, directory: string): Promise<Cost> {
  if (readUsage('self') === undefined)
    throw new Error(
      'Memory and processor time are read from /proc, which this system lacks. Run the bench on Linux.',
    );
  const before = endedChildrenSeconds();
  const started = performance.now();
  const child = spawn('npm', ['run', script], {
    cwd: path.resolve(directory),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  let peakBytes = 0;
  const sampling = setInterval(() => {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, treeUsage(child.pid).bytes);
  }, SAMPLE_EVERY_MS);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new Error(
        `"npm run ${script}" in ${directory} ended with ${String(code)}:\n${output.join('').slice(-4000)}`,
      );
  } finally {
    clearInterval(sampling);
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpuSeconds: endedChildrenSeconds() - before, peakBytes };
}
