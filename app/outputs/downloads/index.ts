/** Files that the site offers next to its pages. */
import { skillDownloads } from './agent-skills/index.ts';
import { apiDownloads } from './api/index.ts';
import type { Downloads } from './downloads.ts';
import { feedDownloads } from './feeds/index.ts';
import { simulatorDownloads } from './simulator/index.ts';
import { projectDownloads } from './projects/index.ts';
import { sampleDownloads } from './samples/index.ts';
import { wellKnownDownloads } from './well-known/index.ts';
import { workflowDownloads } from './workflows/index.ts';

export type { Downloads } from './downloads.ts';
export { FEEDS } from './feeds/index.ts';

/** What makes each kind of file, by the name of its folder here. */
export const downloadMakers: Readonly<Record<string, () => Promise<Downloads>>> = {
  api: apiDownloads,
  workflows: workflowDownloads,
  samples: sampleDownloads,
  projects: projectDownloads,
  simulator: simulatorDownloads,
  'well-known': wellKnownDownloads,
  'agent-skills': skillDownloads,
  feeds: feedDownloads,
};
