import { importsFor } from '../writing/identifiers.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call } from '../writing/types.ts';

const STANDARD_USINGS = {
  Console: 'using System;',
  DateTime: 'using System;',
  InvalidOperationException: 'using System;',
  OperatingSystem: 'using System;',
  Dictionary: 'using System.Collections.Generic;',
  List: 'using System.Collections.Generic;',
  File: 'using System.IO;',
  FileStreamOptions: 'using System.IO;',
  ElementAt: 'using System.Linq;',
  Select: 'using System.Linq;',
  HttpClient: 'using System.Net.Http;',
  HttpRequestMessage: 'using System.Net.Http;',
  JsonContent: 'using System.Net.Http.Json;',
  JsonDocument: 'using System.Text.Json;',
  JsonElement: 'using System.Text.Json;',
  JsonNode: 'using System.Text.Json.Nodes;',
  Task: 'using System.Threading.Tasks;',
} as const;

/** The bare name of the client finds the namespace `BasisTheory` before the class, so it needs an alias. */
const CLIENT_ALIAS = {
  BasisTheoryApi: 'using BasisTheoryApi = BasisTheory.Client.BasisTheory;',
} as const;

/** The `using` lines of a script, each once. */
export function usings(calls: readonly Call[], used: ReadonlySet<string>): string[] {
  const requests = calls.flatMap(({ operation, isPlain }) => {
    const from = isPlain ? undefined : sdkMethod('csharp', operation.id).from;
    return from === undefined ? [] : [`using ${from};`];
  });
  return [
    ...new Set([
      ...importsFor(used, STANDARD_USINGS),
      'using BasisTheory.Client;',
      ...requests,
      ...importsFor(used, CLIENT_ALIAS),
    ]),
  ];
}
