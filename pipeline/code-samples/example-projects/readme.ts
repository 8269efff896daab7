import { provider } from '../../../content/site/provider.ts';
import { portalLink, rightsOf, type GuideApplication } from '../../content/applications/index.ts';
import { projectServer, type ServerLanguage } from '../lists.ts';
import { archiveFolder } from '../projects/index.ts';
import { startCommands } from './commands.ts';
import type { Example } from './types.ts';

function variableOf({ variables }: Example, { name }: GuideApplication): string | undefined {
  return variables.find(({ application }) => application?.name === name)?.name;
}

/** What the README of a project says, for its template. */
export function readmeValues(example: Example, language: ServerLanguage): object {
  const { title, summary, before, steps, failures, production } = example;
  const { needs, writtenIn, notation } = projectServer(language);
  return {
    ...{ title, summary, before, steps, failures, production, needs, writtenIn },
    user: notation.user,
    folder: archiveFolder(example.name, language),
    // Without a host, the path is enough to find the guide on the site that the archive is from.
    guideUrl: (provider.siteUrl ?? '') + example.guide,
    commands: startCommands(example.name, language).slice(1),
    needsRules: example.applications.some(({ rules }) => rules !== undefined),
    applications: example.applications.map((application) => ({
      name: application.name,
      type: application.type,
      rights: rightsOf(application),
      link: application.rules === undefined ? portalLink(application, provider.portalUrl) : false,
      keyGoes: application.keyGoes,
      variable: variableOf(example, application) ?? false,
    })),
  };
}
