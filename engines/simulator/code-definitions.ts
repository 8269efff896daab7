/** What definitions of proxies and reactors have in common. */
import { type Json, type JsonObject, isObject } from '../json';
import { PLACEHOLDER, SAMPLES_APPLICATION } from './applications/access';
import { invalid } from './problems';
import type { PlatformState } from './types';

export const LONGEST_CODE = 50_000;
const LONGEST_NAME = 200;
const MOST_ENTRIES = 25;

/** @throws Problem 400 where there's no name, or it's too long */
export function nameOf({ name }: JsonObject): string {
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME)
    throw invalid({ name: `The name is required, and can have up to ${LONGEST_NAME} characters.` });
  return name;
}

/** Secrets that code and expressions can read. @throws Problem 400 where they aren't strings by name */
export function configurationOf(configuration: Json | undefined): Readonly<Record<string, string>> {
  if (configuration === undefined || configuration === null) return {};
  if (!isObject(configuration)) throw invalid({ configuration: 'The configuration must be an object.' });
  const entries = Object.entries(configuration);
  if (entries.length > MOST_ENTRIES || entries.some(([, value]) => typeof value !== 'string'))
    throw invalid({ configuration: `Send up to ${MOST_ENTRIES} entries whose values are strings.` });
  return configuration as Readonly<Record<string, string>>;
}

/** The application whose permissions code has. @throws Problem 400 where the tenant doesn't have it */
export function applicationIdOf(
  state: PlatformState,
  application: Json | undefined,
): { readonly applicationId?: string } {
  if (application === undefined || application === null) return {};
  const given = isObject(application) ? application.id : undefined;
  const id = typeof given === 'string' && PLACEHOLDER.test(given) ? SAMPLES_APPLICATION : given;
  if (typeof id !== 'string' || !state.applications.has(id))
    throw invalid({ application: 'Send the ID of an application as application.id.' });
  return { applicationId: id };
}
