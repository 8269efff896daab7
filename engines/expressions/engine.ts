/**
 * Liquid as the platform speaks it: tags, conditions and loops are liquidjs's; outputs, filters and limits are ours.
 * Its classes `Liquid` and `Parser` are left out: they would bring eighty filters with other rules, and tags that read
 * files, into the browser.
 */
import type { Json } from '../json';
import {
  Context,
  LiquidError,
  ParseStream,
  Tokenizer,
  TypeGuards,
  defaultOptions,
  toValueSync,
  type Liquid,
  type Parser,
  type TagToken,
  type Template,
  type TopLevelToken,
} from 'liquidjs';
import { ExpressionFailure, asFailure, syntaxFailure } from './errors';
import { DEPTH_LIMIT, TEMPLATE_WORK } from './limits';
import { TextEmitter, meteredOperators } from './metered';
import { Assignment, Output } from './outputs';
import { parsePipeline } from './pipeline-syntax';
import type { Run } from './run';
import { TAGS } from './tags';

/** What liquidjs throws, as a failure with its place. */
function failureOf(thrown: unknown): ExpressionFailure {
  if (!LiquidError.is(thrown)) return asFailure(thrown);
  const { originalError, token, message } = thrown as LiquidError & { originalError?: unknown };
  return asFailure(originalError ?? message).at(token.begin);
}

/** Parses and renders the templates of one evaluation. */
export class Engine {
  readonly #run: Run;
  readonly #liquid: Liquid;
  #depth = 0;

  constructor(run: Run) {
    this.#run = run;
    const options = { ...defaultOptions, strictFilters: true, operators: meteredOperators(run.meter) };
    // Tags use these members of the class `Liquid` only.
    this.#liquid = {
      options,
      filters: {},
      renderer: { renderTemplates: this.#render.bind(this) },
    } as unknown as Liquid;
  }

  /** The value of a template that is one output, or the text of any other. Throws an `ExpressionFailure`. */
  evaluate(template: string): Json {
    try {
      const { options } = this.#liquid;
      const tokens = new Tokenizer(template, options.operators).readTopLevelTokens(options);
      const templates: Template[] = [];
      for (let token = tokens.shift(); token !== undefined; token = tokens.shift())
        templates.push(this.#parse(token, tokens));
      const [only, ...others] = templates;
      if (only instanceof Output && others.length === 0) return only.value(this.#context());
      this.#warnOfBlanks(templates);
      return toValueSync<string>(this.#render(templates, this.#context()));
    } catch (error) {
      throw failureOf(error).at(0);
    }
  }

  /** A sole output keeps its type; with spaces around it, that's our guess. */
  #warnOfBlanks(templates: readonly Template[]): void {
    const outputs = templates.filter((one) => one instanceof Output);
    const others = templates.filter((one) => !(one instanceof Output));
    const areBlank = others.every(
      ({ token }) => TypeGuards.isHTMLToken(token) && token.getText().trim() === '',
    );
    const [output] = outputs;
    if (outputs.length === 1 && areBlank && output !== undefined)
      this.#run.warn(
        'inferred',
        'Spaces around the expression are part of the result here, so it is a string.',
        output.token.begin,
      );
  }

  #context(): Context {
    const { meter, variables } = this.#run;
    const context = new Context(
      { ...variables },
      this.#liquid.options,
      { sync: true },
      { liquid: this.#liquid },
    );
    // Ranges ask for their size here, before they are made; counted work is the same on every machine, time is not.
    context.memoryLimit.use = (size) => {
      meter.spend(Number.isNaN(size) ? 0 : size);
    };
    return context;
  }

  *#render(
    templates: readonly Template[],
    context: Context,
    emitter?: TextEmitter,
  ): Generator<unknown, string, unknown> {
    const { meter } = this.#run;
    const target = emitter ?? new TextEmitter(meter);
    meter.spend(TEMPLATE_WORK);
    for (const template of templates) {
      meter.spend(TEMPLATE_WORK);
      try {
        target.write(yield template.render(context, target));
      } catch (error) {
        throw failureOf(error).at(template.token.begin);
      }
      if (context.breakCalled || context.continueCalled) break;
    }
    return target.buffer;
  }

  #parse(token: TopLevelToken, rest: TopLevelToken[]): Template {
    if (TypeGuards.isTagToken(token)) return this.#parseTag(token, rest);
    if (TypeGuards.isOutputToken(token)) return this.#output(token, token.content, token.contentRange[0]);
    const text = TypeGuards.isHTMLToken(token) ? token.getContent() : '';
    return { token, render: () => text };
  }

  #output(token: TopLevelToken, content: string, from: number): Output {
    return new Output(token, parsePipeline(content, from), this.#run);
  }

  #parseTag(token: TagToken, rest: TopLevelToken[]): Template {
    const from = token.input.indexOf(token.args, token.contentRange[0] + token.name.length);
    if (token.name === 'echo') return this.#output(token, token.args, from);
    if (token.name === 'assign') return this.#assignment(token, from);
    const TagOfName = TAGS.get(token.name);
    if (TagOfName === undefined)
      throw syntaxFailure(
        `There's no tag "${token.name}". Use one of ${[...TAGS.keys(), 'assign', 'echo'].join(', ')}.`,
        token.begin,
      );
    this.#depth += 1;
    if (this.#depth > DEPTH_LIMIT)
      throw new ExpressionFailure(
        'The expression is too large',
        `Its tags are more than ${DEPTH_LIMIT} levels deep. Nest fewer.`,
        { offset: token.begin, inferred: true },
      );
    const parser = {
      parseToken: this.#parse.bind(this),
      parseStream: (tokens: TopLevelToken[]) => new ParseStream(tokens, this.#parse.bind(this)),
    };
    try {
      return new TagOfName(token, rest, this.#liquid, parser as unknown as Parser);
    } catch (error) {
      throw failureOf(error).at(token.begin);
    } finally {
      this.#depth -= 1;
    }
  }

  #assignment(token: TagToken, from: number): Assignment {
    const [written, name] = /^\s*([a-zA-Z_][\w-]*)\s*=/.exec(token.args) ?? [];
    if (written === undefined || name === undefined)
      throw syntaxFailure(
        '"assign" has no name and value. Write {% assign name = data.value %}.',
        token.begin,
      );
    return new Assignment(
      token,
      name,
      this.#output(token, token.args.slice(written.length), from + written.length),
    );
  }
}
