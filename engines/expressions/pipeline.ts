import type { Json } from '../json';
import type { Context } from 'liquidjs';
import { ExpressionFailure, asFailure } from './errors';
import { filters, type Argument, type Filter, type FilterCall } from './filters';
import type { FilterSyntax, PipelineSyntax } from './pipeline-syntax';
import type { Run } from './run';
import { operandValue, sourceValue } from './sources';
import { Bytes, Decimal, type Value } from './values';

function checkedFilter({ name, args, at }: FilterSyntax): Filter {
  const filter = filters.get(name);
  if (filter === undefined)
    throw new ExpressionFailure(
      "The filter doesn't exist",
      `There's no filter named "${name}". Check its spelling.`,
      {
        offset: at,
        inferred: true,
      },
    );
  if (args.length >= filter.least && args.length <= filter.most) return filter;
  const accepted = filter.least === filter.most ? filter.least : `${filter.least} to ${filter.most}`;
  throw new ExpressionFailure(
    "The arguments aren't valid for the filter",
    `"${name}" accepts ${accepted} argument${accepted === 1 ? '' : 's'}, but here ${args.length === 1 ? 'is' : 'are'} ${args.length}. Write them after ":" with commas between them.`,
    { offset: at, inferred: true },
  );
}

/** What reading a value costs. */
function sizeOf(value: Value): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 1;
}

function applied(syntax: FilterSyntax, input: Value, run: Run, liquid: Context): Value {
  const { rule } = checkedFilter(syntax);
  try {
    const args = syntax.args.map(({ keyword, operand }): Argument => {
      return { keyword, value: operandValue(operand, run, liquid) };
    });
    const call: FilterCall = {
      name: syntax.name,
      args,
      meter: run.meter,
      random: () => run.random(),
      warn: (kind, text) => {
        run.warn(kind, text, syntax.at);
      },
    };
    [input, ...args.map(({ value }) => value)].forEach((value) => {
      run.meter.spend(sizeOf(value));
    });
    return rule(input, call);
  } catch (error) {
    throw asFailure(error).at(syntax.at);
  }
}

/** The value of an expression; each value on the way becomes a step. Throws an `ExpressionFailure`. */
export function evaluatePipeline(
  { source, filters: syntaxes }: PipelineSyntax,
  run: Run,
  liquid: Context,
): Json {
  let value = sourceValue(source, run, liquid);
  run.step(source.text, undefined, value, source.at);
  for (const syntax of syntaxes) {
    run.meter.spend(1);
    value = applied(syntax, value, run, liquid);
    run.step(syntax.text, syntax.name, value, syntax.at);
  }
  if (value instanceof Bytes)
    throw new ExpressionFailure(
      'The result is bytes',
      'The platform might encode these bytes differently. Add "to_base64" or "to_base16".',
      { offset: syntaxes.at(-1)?.at ?? source.at, inferred: true },
    );
  return value instanceof Decimal ? value.value : value;
}
