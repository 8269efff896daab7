import type { Json } from '../json';
import type { Context, Template, TopLevelToken } from 'liquidjs';
import { evaluatePipeline } from './pipeline';
import type { PipelineSyntax } from './pipeline-syntax';
import type { Run } from './run';
import { isObject, textOf, type Value } from './values';

/** `{{ … }}`, or the same in a tag. */
export class Output implements Template {
  readonly token: TopLevelToken;
  readonly #pipeline: PipelineSyntax;
  readonly #run: Run;

  constructor(token: TopLevelToken, pipeline: PipelineSyntax, run: Run) {
    this.token = token;
    this.#pipeline = pipeline;
    this.#run = run;
  }

  value(liquid: Context): Json {
    return evaluatePipeline(this.#pipeline, this.#run, liquid);
  }

  render(liquid: Context): string {
    const value = this.value(liquid);
    if (Array.isArray(value) || isObject(value))
      this.#run.warn(
        'inferred',
        'The platform might serialize an object or array differently. Here, it\'s compact JSON. Use "json_stringify".',
        this.token.begin,
      );
    return textOf(value);
  }
}

/** `{% assign name = … %}`. */
export class Assignment implements Template {
  readonly token: TopLevelToken;
  readonly #name: string;
  readonly #output: Output;

  constructor(token: TopLevelToken, name: string, output: Output) {
    this.token = token;
    this.#name = name;
    this.#output = output;
  }

  render(liquid: Context): void {
    const variables = liquid.bottom() as Record<string, Value>;
    variables[this.#name] = this.#output.value(liquid);
  }
}
