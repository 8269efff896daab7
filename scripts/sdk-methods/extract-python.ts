import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { snakeCase } from '../../pipeline/code-samples/writing/names.ts';
import type { SdkMethodsFile } from '../../pipeline/content/sdk-methods/index.ts';

const run = promisify(execFile);

/** What `introspect.py` prints. */
const installed = z.strictObject({
  package: z.string(),
  version: z.string(),
  methods: z.record(
    z.string(),
    z.strictObject({
      path: z.array(z.string()),
      keywords: z.array(z.string()),
      idempotent: z.boolean(),
      result: z.enum(['none', 'value', 'list', 'page', 'content']),
    }),
  ),
  members: z.record(z.string(), z.record(z.string(), z.string())),
});

type Method = z.infer<typeof installed>['methods'][string];

/** Parts of an operation's ID that the SDK spells differently: `self` is a word of Python. */
const SPELLINGS: Readonly<Record<string, string>> = { self: 'self_' };

/** Query parameters whose names the SDK changes, because the path has one of the same name. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'applicationKeys.list': { id: 'key_id' },
};

/** The call path of an operation: `applePay.merchant.get` is `apple_pay.merchant.get`. */
function pythonCall(operationId: string): string {
  return operationId
    .split('.')
    .map((part) => SPELLINGS[part] ?? snakeCase(part))
    .join('.');
}

/**
 * Reads from the installed package what `content/records/sdk-methods/python.json` holds.
 *
 * @param python interpreter that has the SDK
 * @param operationIds of the API description
 * @throws Error that gives each operation whose method the SDK does not have
 */
export async function extractPython(
  python: string,
  operationIds: readonly string[],
): Promise<SdkMethodsFile> {
  const { stdout } = await run(python, [path.join(import.meta.dirname, 'introspect.py')], {
    maxBuffer: 16_000_000,
  });
  const { package: name, version, methods, members } = installed.parse(JSON.parse(stdout));
  const missing = operationIds.filter((id) => !(pythonCall(id) in methods));
  if (missing.length > 0)
    throw new Error(
      `${name} ${version} has no method for ${missing.map((id) => `${id} (${pythonCall(id)})`).join(', ')}. Correct SPELLINGS in scripts/sdk-methods/extract-python.ts.`,
    );
  const operations = [...operationIds].sort().flatMap((id) => {
    const method = methods[pythonCall(id)];
    return method ? [[id, entry(id, method)] as const] : [];
  });
  return {
    package: name,
    version,
    members: unusualMembers(members),
    operations: Object.fromEntries(operations),
  };
}

function entry(
  id: string,
  { path: values, keywords, idempotent, result }: Method,
): SdkMethodsFile['operations'][string] {
  const isFree = keywords.length === 1 && keywords[0] === 'request';
  const renamed = RENAMED[id];
  return {
    call: pythonCall(id),
    ...(values.length > 0 && { path: values }),
    ...(isFree ? { request: 'free' } : keywords.length > 0 && { request: 'keywords', keywords }),
    ...(idempotent && { idempotent }),
    result,
    ...(renamed && { renamed }),
  };
}

/** The members that an emitter would spell differently than the SDK does. */
function unusualMembers(members: z.infer<typeof installed>['members']): SdkMethodsFile['members'] {
  const unusual = Object.entries(members).flatMap(([type, names]) => {
    const found = Object.entries(names).filter(([wire, name]) => snakeCase(wire) !== name);
    return found.length > 0 ? [[type, Object.fromEntries(found)] as const] : [];
  });
  return Object.fromEntries(unusual);
}
