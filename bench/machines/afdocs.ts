/** Checks the site with `afdocs`, which holds documentation against https://agentdocsspec.com. Installed when it runs. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { astroNode } from '../../scripts/lib/astro-node.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { copyProject } from '../build/copy-project.ts';
import { BUDGETS } from '../budgets.ts';
import { reached, table, type Row } from '../report.ts';

const VERSION = '0.22.2';
const TOOL = path.join(root, '.cache/afdocs', VERSION);
const COPY = path.join(root, '.cache/afdocs/project');

/** Where the copy says that it is. The checks rewrite it to the server of this machine. */
const SITE_URL = 'https://docs.example.com';

/** More than there are pages, so that all of them are checked. */
const ALL_PAGES = '1000';
const LONGEST_REPORT = 256 * 1024 * 1024;

const reportSchema = z.object({
  results: z.array(z.object({ id: z.string(), status: z.string(), message: z.string() })),
  scoring: z.object({ overall: z.number() }),
});

async function install(): Promise<string> {
  const program = path.join(TOOL, 'node_modules/afdocs/bin/afdocs.mjs');
  if (existsSync(program)) return program;
  mkdirSync(TOOL, { recursive: true });
  const options = ['--prefix', TOOL, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    await runCommand('npm', ['install', ...options, `afdocs@${VERSION}`], root);
  } catch (cause) {
    throw new Error(
      `afdocs ${VERSION} can't be installed into ${TOOL}, since npm needs a package registry. Connect to one.`,
      {
        cause,
      },
    );
  }
  return program;
}

/** The site as it is with a host, since URLs in its lists are paths without one. */
async function buildWithHost(): Promise<string> {
  copyProject(root, COPY);
  await runCommand('npm', ['run', 'build'], COPY, { ...process.env, SITE_URL });
  return path.join(COPY, 'build');
}

async function check(program: string, siteUrl: string): Promise<z.infer<typeof reportSchema>> {
  const options = ['--canonical-origin', SITE_URL, '--sampling', 'deterministic', '--max-links', ALL_PAGES];
  const run = promisify(execFile)(
    await astroNode(),
    [program, 'check', siteUrl, ...options, '--request-delay', '0', '--format', 'json', '--score', '--quiet'],
    { maxBuffer: LONGEST_REPORT },
  );
  // It ends with code 1 when a check fails, and has written its report.
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  return reportSchema.parse(JSON.parse(stdout));
}

/** Checks all pages of the site, served by its own server. */
export async function checkForAgents(): Promise<string> {
  const program = await install();
  const server = createSiteServer(await buildWithHost());
  try {
    const siteUrl = await listen(server, { port: 0, host: '127.0.0.1' });
    const { results, scoring } = await check(program, siteUrl);
    const passed = results.filter(({ status }) => status === 'pass' || status === 'skip').length;
    const rows = results
      .filter(({ status }) => status !== 'pass' && status !== 'skip')
      .map(({ id, status, message }): Row => ({ check: `\`${id}\``, status, message }));
    const least = BUDGETS.machines.afdocs;
    return [
      `**\`afdocs\` ${VERSION}**, over all pages: ${String(scoring.overall)} of 100 (target ${String(least)}: ${reached(scoring.overall, least)}). ${String(passed)} of ${String(results.length)} checks pass or don't apply.`,
      ...(rows.length === 0 ? [] : [table(rows)]),
    ].join('\n\n');
  } finally {
    await shutDown(server);
  }
}
