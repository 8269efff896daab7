/** What the transform code of this site's guides does. Other code is stored, and never run. */
import { type Json, type JsonObject, isObject } from '../../json';
import { digestOf, thrown, WITHOUT_APPLICATION, type KnownCode, type RunResult } from '../code-runs';
import { present, property } from '../json';

type Direction = 'request' | 'response';

/** What code returns for `{ body, headers }`. */
const returned = (body: Json | undefined, headers: Json): RunResult => ({
  ok: true,
  body: present({ body, headers }),
});

/** Lets a caller reach one URL, and adds a configured credential. */
const shareIssuer: KnownCode = ({ args, configuration }) => {
  const path = property(args, 'path') ?? '';
  if ((path !== '' && path !== '/') || (property(args, 'query') ?? '') !== '')
    return thrown('AuthorizationError', 'This proxy has one address.');
  const headers = property(args, 'headers');
  return returned(property(args, 'body'), {
    ...(isObject(headers) ? headers : {}),
    Authorization: `Bearer ${configuration.ISSUER_KEY ?? 'undefined'}`,
  });
};

const camelCase = (name: string): string =>
  name.replace(/^_/, '').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the legacy SDK leaves unchanged, since the names in it are the reader's own. */
const UNCHANGED = ['data', 'metadata'];

/** A token as the legacy SDK returns it to code. */
function legacyToken(token: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(token).map(([name, value]) => [
      camelCase(name),
      isObject(value) && !UNCHANGED.includes(name) ? legacyToken(value) : value,
    ]),
  );
}

/** Stores the card of an issuer's response, and passes on named fields. */
const issueCard: KnownCode = ({ args, createToken }) => {
  const body = property(args, 'body') ?? null;
  if (!isObject(body)) return thrown('ReactorRuntimeError', "The issuer's response is no JSON object.");
  if (createToken === undefined) return WITHOUT_APPLICATION;
  const { pan, cvv, exp_month, exp_year, type, state, last_four } = body;
  const token = createToken({
    type: 'card',
    data: present({
      number: pan,
      expiration_month: Number(exp_month),
      expiration_year: Number(exp_year),
      cvc: cvv,
    }),
    metadata: present({ issuer_card_id: body.token }),
    fingerprint_expression: '{{ data.number }}',
    deduplicate_token: true,
  });
  const passedOn = present({ type, state, last_four, token: legacyToken(token) });
  return returned(passedOn, property(args, 'headers') ?? {});
};

interface TransformCode {
  readonly sample: string;
  readonly place: Direction;
  readonly run: KnownCode;
}

/** By digest. */
export const TRANSFORM_CODE: ReadonlyMap<string, TransformCode> = new Map<string, TransformCode>([
  ['fc677d7aebb2c519', { sample: 'share-issuer-transform', place: 'request', run: shareIssuer }],
  ['7fa9c27aa82f92ee', { sample: 'issue-card-transform', place: 'response', run: issueCard }],
]);

/** What a step's code does, or undefined for code that the simulator doesn't know. */
export function transformCode({ code, options }: JsonObject, place: Direction): KnownCode | undefined {
  const known = typeof code === 'string' ? TRANSFORM_CODE.get(digestOf(code)) : undefined;
  const image = property(property(options, 'runtime'), 'image') ?? 'node-bt';
  return known?.place === place && image === 'node-bt' ? known.run : undefined;
}
