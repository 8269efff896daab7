import { chromium } from 'playwright-core';
import { installDebianPackage } from './debian-package.ts';
import { isExecutable, placesOnPath } from './find-command.ts';

const VARIABLES = ['CHROME_PATH', 'CHROMIUM'] as const;
/**
 * Best first, wherever on the path each one is. The shells without a window come first: a full browser also draws the
 * window around a page, which makes each page cost almost twice the computing time.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;
/** Packages of Debian; older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const MAC_APPLICATION = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium: the one that `CHROME_PATH` or `CHROMIUM` names, one on the `PATH`, or one that Playwright or macOS
 * keeps.
 *
 * @returns the path of its executable; undefined when there is none
 * @throws when a variable names a file that cannot be run
 */
export function findBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  for (const variable of VARIABLES) {
    const named = environment[variable];
    if (named === undefined || named === '') continue;
    if (!isExecutable(named))
      throw new Error(
        `${variable} is ${named}, which cannot be run. Set it to the executable of a Chromium.`,
      );
    return named;
  }
  const onPath = COMMANDS.flatMap((command) => placesOnPath([command], environment));
  return [...onPath, chromium.executablePath(), MAC_APPLICATION].find(isExecutable);
}

/**
 * Finds a Chromium, and installs one where that needs no question: as root on Debian, as in a container.
 *
 * @returns the path of its executable
 * @throws a sentence with the ways to get one
 */
export async function ensureBrowser(environment: NodeJS.ProcessEnv): Promise<string> {
  const present = findBrowser(environment);
  if (present !== undefined) return present;
  for (const name of PACKAGES) {
    await installDebianPackage(name).catch((error: unknown) => {
      if (name === PACKAGES.at(-1)) throw error;
    });
    const installed = findBrowser(environment);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium was found. Install Chromium or Google Chrome, or set CHROME_PATH to the executable of one, and run the command again.',
  );
}

/** Whether a Chromium is one without a window. */
const isShell = (name: string): boolean => name.endsWith('headless-shell');

/**
 * Finds a Chromium of the other kind than `ensureBrowser` does, with a window or without, and installs one likewise.
 *
 * @returns the path of its executable
 * @throws a sentence with the package to install
 */
export async function ensureOtherBrowser(environment: NodeJS.ProcessEnv): Promise<string> {
  const first = await ensureBrowser(environment);
  const isOther = (name: string): boolean => isShell(name) !== isShell(first);
  const find = (): string | undefined =>
    COMMANDS.filter(isOther)
      .flatMap((command) => placesOnPath([command], environment))
      .find(isExecutable);
  const present = find();
  if (present !== undefined) return present;
  const [name] = PACKAGES.filter(isOther);
  await installDebianPackage(name ?? 'chromium');
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`Install ${name ?? 'chromium'}, too. \`npm run test:all\` uses a browser of each kind.`);
}
