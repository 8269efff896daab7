/** The tools of the server: what each is for, what it takes, and what it gives. */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Answer } from '../answer.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { secretHider } from '../hidden-secrets.ts';
import {
  evaluateExpression,
  expressionInput,
  expressionOutput,
  type Inspect,
} from './evaluate-expression.ts';
import { getDocs, getInput } from './get.ts';
import { planInput, planOutput } from './plan-input.ts';
import { planPermissions } from './plan-permissions.ts';
import { searchDocs, searchInput } from './search-docs.ts';
import { simulate, simulateInput } from './simulate.ts';

/** A tool, with its input as the protocol describes it. */
export interface DocsTool {
  readonly name: string;
  readonly title: string;
  /** Tells an assistant when to use it. */
  readonly description: string;
  readonly input: StandardSchemaWithJSON;
  readonly output?: StandardSchemaWithJSON;
  /** Takes an input that the schema has accepted. */
  readonly run: (input: unknown) => Answer | Promise<Answer>;
}

/** Ties what a tool does to the schema of its input. */
function tool<Input extends z.ZodType>({
  input,
  run,
  ...rest
}: Omit<DocsTool, 'input' | 'run'> & {
  readonly input: Input;
  readonly run: (input: z.output<Input>) => Answer | Promise<Answer>;
}): DocsTool {
  return { ...rest, input, run: (given) => run(given as z.output<Input>) };
}

/** The five tools, over the built documentation. */
export function docsTools(docs: BuiltDocs, inspect: Inspect): readonly DocsTool[] {
  const hideSecrets = secretHider(docs.tools.testCards);
  return [
    tool({
      name: 'search_docs',
      title: 'Search the documentation',
      description:
        'Finds sections of the documentation and gives their text, best first. Start here for any question about the platform. With language, samples are in that language.',
      input: searchInput(docs),
      run: (input) => searchDocs(input, docs),
    }),
    tool({
      name: 'get',
      title: 'Get a page, section, operation, sample, or error',
      description:
        'Gives one subject: a page or section by its path (a long page gives an outline first), an operation with its fields and responses, only the code of a section in a language, or what an error means and whether a card was charged. Give exactly one of page, operation, sample, error.',
      input: getInput(docs),
      run: (input) => getDocs(input, docs, hideSecrets),
    }),
    tool({
      name: 'plan_permissions',
      title: 'Plan permissions and applications',
      description:
        'Plans the smallest applications and permissions for operations or code, tells what a permission opens, or explains why a call returns 403. Use it before creating API keys.',
      input: planInput(docs),
      output: planOutput,
      run: (input) => planPermissions(input, docs, hideSecrets),
    }),
    tool({
      name: 'evaluate_expression',
      title: 'Evaluate an expression',
      description:
        'Evaluates an expression ({{ data | reveal_last: 4 }}) for a mask, fingerprint, alias, search index, proxy, reactor, or detokenize, step by step. Use it to check an expression before you put it into code.',
      input: expressionInput,
      output: expressionOutput,
      run: (input) => evaluateExpression(input, inspect, hideSecrets),
    }),
    tool({
      name: 'simulate',
      title: 'Try requests or a guide without an account',
      description:
        'Sends raw HTTP requests to a mock platform, or runs a guide in it and makes a step fail (decline, timeout, lost response). Nothing leaves this machine. Use it to check requests and to see what code must handle. Without input, it lists the guides.',
      input: simulateInput,
      run: (input) => simulate(input, docs, hideSecrets),
    }),
  ];
}
