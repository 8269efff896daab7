import { portalLink, rightsOf } from '../../content/applications/index.ts';
import { provider } from '../../../content/site/provider.ts';
import type { Variable } from './types.ts';

/** What `.env.example` says about a variable, line by line. */
export function environmentComments({ name, application, comment }: Variable): readonly string[] {
  const place = name.startsWith('PUBLIC_') ? ["It's part of the page, where everyone can read it."] : [];
  if (application === undefined) return [comment ?? '', ...place];
  const where = name.startsWith('PUBLIC_') ? place : ['Secret. Keep it on your server.'];
  const portal =
    application.rules === undefined ? [`Create it: ${portalLink(application, provider.portalUrl)}`] : [];
  return [
    `Key for the ${application.type} application "${application.name}": ${rightsOf(application)}.`,
    ...where,
    ...portal,
  ];
}
