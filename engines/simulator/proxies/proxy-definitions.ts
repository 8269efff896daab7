/** What a request says about a pre-configured proxy, read and checked. */
import { type Json, type JsonObject, isObject } from '../../json';
import { applicationIdOf, configurationOf, LONGEST_CODE, nameOf } from '../code-definitions';
import { invalid, unsupported } from '../problems';
import type { PlatformState, StoredProxy } from '../types';

const LONGEST_URL = 400;
const LONGEST_IDENTIFIER = 100;
const OLDER = ['request_transform', 'response_transform', 'request_reactor_id', 'response_reactor_id'];

/** What a step of each type needs beside its type. */
const NEEDS: Readonly<Record<string, (step: JsonObject, options: JsonObject) => boolean>> = {
  code: ({ code }) => typeof code === 'string' && code !== '' && code.length <= LONGEST_CODE,
  tokenize: (_, { token, identifier = '' }) =>
    isObject(token) && typeof identifier === 'string' && identifier.length <= LONGEST_IDENTIFIER,
  mask: ({ matcher, expression, replacement }) =>
    typeof replacement === 'string' &&
    Array.from(replacement).length === 1 &&
    (matcher === 'regex' ? typeof expression === 'string' : matcher === 'chase_stratus_pan'),
  append_json: (_, { location, value }) => typeof location === 'string' && typeof value === 'string',
  append_header: (_, { location, value }) => typeof location === 'string' && typeof value === 'string',
  append_text: (_, { value }) => typeof value === 'string',
};
const OF_REQUESTS = ['code', 'tokenize'];
const OF_RESPONSES = Object.keys(NEEDS);

function isStep(step: Json, types: readonly string[]): step is JsonObject {
  if (!isObject(step)) return false;
  const { type = 'code', options = {} } = step;
  if (typeof type !== 'string' || !types.includes(type) || !isObject(options)) return false;
  return NEEDS[type]?.(step, options) === true;
}

const typeOf = (step: JsonObject): Json => step.type ?? 'code';

function stepsOf(name: string, given: Json | undefined, types: readonly string[]): readonly JsonObject[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || !given.every((step) => isStep(step, types)))
    throw invalid({
      [name]: `Send a list of steps of type ${types.join(', ')}, each with the properties that it requires.`,
    });
  const steps = given.filter((step) => isStep(step, types));
  if (steps.filter((step) => typeOf(step) === 'code').length > 1)
    throw invalid({ [name]: 'A list can have only one step with code.' });
  return steps;
}

function destinationOf(url: Json | undefined): string {
  if (
    typeof url !== 'string' ||
    !URL.canParse(url) ||
    !url.startsWith('https://') ||
    url.length > LONGEST_URL
  )
    throw invalid({
      destination_url: `The destination must be a URL with HTTPS, of up to ${LONGEST_URL} characters.`,
    });
  if (/^(?:[\d.]+|\[.*\])$/.test(new URL(url).hostname))
    throw invalid({ destination_url: 'The destination must have a hostname, not an IP address.' });
  return url;
}

function flag(name: string, value: Json | undefined, absent: boolean): boolean {
  if (value === undefined || value === null) return absent;
  if (typeof value !== 'boolean') throw invalid({ [name]: 'The value must be true or false.' });
  return value;
}

export type ProxyDefinition = Pick<
  StoredProxy,
  | 'name'
  | 'destinationUrl'
  | 'requireAuth'
  | 'requestTransforms'
  | 'responseTransforms'
  | 'applicationId'
  | 'configuration'
  | 'disableDetokenization'
>;

/**
 * Reads the definition of a proxy.
 *
 * @throws Problem 400 where it isn't valid, 501 for the older format of transforms
 */
export function proxyDefinition(state: PlatformState, body: JsonObject): ProxyDefinition {
  const name = nameOf(body);
  const older = OLDER.find((one) => body[one] !== undefined && body[one] !== null);
  if (older !== undefined)
    throw unsupported(
      `The mock platform doesn't read "${older}". Send request_transforms and response_transforms.`,
    );
  return {
    name,
    destinationUrl: destinationOf(body.destination_url),
    requireAuth: flag('require_auth', body.require_auth, true),
    requestTransforms: stepsOf('request_transforms', body.request_transforms, OF_REQUESTS),
    responseTransforms: stepsOf('response_transforms', body.response_transforms, OF_RESPONSES),
    ...applicationIdOf(state, body.application),
    configuration: configurationOf(body.configuration),
    disableDetokenization: flag('disable_detokenization', body.disable_detokenization, false),
  };
}
