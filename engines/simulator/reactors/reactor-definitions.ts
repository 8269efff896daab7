/** What a request says about a reactor, read and checked. */
import { type Json, type JsonObject, isObject } from '../../json';
import { applicationIdOf, configurationOf, LONGEST_CODE, nameOf } from '../code-definitions';
import { textOf } from '../json';
import { invalid } from '../problems';
import type { PlatformState, StoredReactor } from '../types';

const IMAGES = ['node-bt', 'node22'];

export type ReactorDefinition = Pick<
  StoredReactor,
  'name' | 'code' | 'configuration' | 'runtime' | 'applicationId'
>;

const isText = (value: Json): boolean => typeof value === 'string';
const isTexts = (value: Json): boolean => isObject(value) && Object.values(value).every(isText);

/** What runtime settings are, by the API schema. */
const SETTINGS: Readonly<Record<string, (value: Json) => boolean>> = {
  image: (value) => IMAGES.includes(textOf(value)),
  async: (value) => typeof value === 'boolean',
  dependencies: isTexts,
  resolutions: isTexts,
  warm_concurrency: (value) => value === 0 || value === 1,
  timeout: (value) => Number.isInteger(value),
  resources: isText,
  permissions: (value) => Array.isArray(value) && value.every(isText),
};

function runtimeOf(runtime: Json | undefined): { readonly runtime?: JsonObject } {
  if (runtime === undefined || runtime === null) return {};
  const settings = isObject(runtime) ? Object.entries(runtime) : [['', null] as const];
  const wrong = settings.find(
    ([name, value]) => !Object.hasOwn(SETTINGS, name) || SETTINGS[name]?.(value) !== true,
  );
  if (wrong !== undefined)
    throw invalid({
      runtime: `The runtime is an object with valid settings, and its image is ${IMAGES.join(' or ')}.`,
    });
  return { runtime: Object.fromEntries(settings) };
}

/** What the code of a reactor runs on. */
export function imageOf({ runtime }: Pick<StoredReactor, 'runtime'>): string {
  return textOf(runtime?.image ?? 'node-bt');
}

/**
 * Reads the definition of a reactor.
 *
 * @throws Problem 400 where it isn't valid
 */
export function reactorDefinition(state: PlatformState, body: JsonObject): ReactorDefinition {
  const { code } = body;
  if (typeof code !== 'string' || code === '' || code.length > LONGEST_CODE)
    throw invalid({ code: `The code is required, and can have up to ${LONGEST_CODE} characters.` });
  return {
    name: nameOf(body),
    code,
    configuration: configurationOf(body.configuration),
    ...runtimeOf(body.runtime),
    ...applicationIdOf(state, body.application),
  };
}
