import type { Claim } from './claims.ts';
import type { Exception } from './exceptions.ts';
import { modelTables, serviceTables, signatureOn, type ModelTable } from './service-tables.ts';
import { tables } from './tables.ts';
import { tableFiles } from '../../../pipeline/content/tables/index.ts';

/** The type of `tokens.create` in the instance. */
export const callType = (call: string): string =>
  `BasisTheoryElements${call
    .split('.')
    .map((name) => `['${name}']`)
    .join('')}`;

/** Several signatures of one name are overloads: an object type with all of them. A property has a plain type. */
function typeOf(signatures: readonly string[]): string {
  const [first = 'never'] = signatures;
  return /^[(<]/.test(first) ? `{ ${signatures.join('; ')} }` : first;
}

function methodClaims(): Claim[] {
  return tables.elements.flatMap(({ element, handle }) => {
    const rows = serviceTables.methods.filter(({ elements }) => elements.includes(element));
    return [...new Set(rows.map(({ method }) => method))].map((method) => {
      const signatures = rows
        .filter((row) => row.method === method)
        .map(({ signature }) => signatureOn(element, signature));
      return {
        expression: `Same<${typeOf(signatures)}, Property<${handle}, '${method}'>>`,
        problem: `content/data/sdks/web/web-elements/web-elements-methods.yaml: ${handle} declares another "${method}" than ${signatures.join(' and ')}.`,
      };
    });
  });
}

function serviceClaims(): Claim[] {
  return serviceTables.services.flatMap(({ calls, signature }) =>
    calls.map((call) => ({
      expression: `Same<${typeOf([signature])}, ${callType(call)}>`,
      problem: `content/data/sdks/web/web-elements/web-elements-services.yaml: the package declares another signature of ${call} than ${signature}.`,
    })),
  );
}

/** What the table of token fields cannot say in one type for all three models. */
const DIFFERS = new Set(['CreateToken.data', 'UpdateToken.data', 'Token.data', 'UpdateToken.privacy']);

function fieldClaims({ table, model, expression, fields }: ModelTable): Claim[] {
  return fields
    .filter(({ field }) => !DIFFERS.has(`${model}.${field}`))
    .map(({ field, type }) => ({
      expression: `Similar<${type}, Property<${expression}, '${field}'>>`,
      problem: `${tableFiles(table).place}: field "${field}" of ${model} is not of the type ${type}.`,
    }));
}

/** What the tables of initialization, methods and services say about types. */
export function serviceTypeClaims(): Claim[] {
  return [
    ...serviceTables.initOptions.map(({ option, type }) => ({
      expression: `Same<${type}, Property<BasisTheoryInitOptions, '${option}'>>`,
      problem: `content/data/sdks/web/web-elements/web-elements-init-options.yaml: the option "${option}" is not of the type ${type}.`,
    })),
    ...methodClaims(),
    ...serviceClaims(),
    ...modelTables.flatMap(fieldClaims),
  ];
}

/** Options of basistheory() that the table leaves out. */
export const initExceptions: readonly Exception[] = [
  { element: 'basistheory', name: '_devMode', reason: 'it points the package to hosts that are not public' },
];

/** Fields of models that the tables leave out; `element` is the model. */
export const fieldExceptions: readonly Exception[] = [
  ...['CreateToken', 'UpdateToken'].map((element) => ({
    element,
    name: '_debug',
    reason: 'no published source says what it does in a request',
  })),
  ...['CreateSessionResponse', 'TokenIntent'].map((element) => ({
    element,
    name: '_debug',
    reason: 'the option `debug` describes it for all results',
  })),
  ...['data', 'modifiedBy', 'modifiedAt'].map((name) => ({
    element: 'TokenIntent',
    name,
    reason: 'the type has it from tokens, and no answer of the platform has it',
  })),
];

/** Properties that every error has. */
export const errorProperties: ReadonlySet<string> = new Set(['name', 'message', 'stack', 'cause']);
