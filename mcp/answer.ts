/** What a tool gives, as the protocol sends it. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { LARGEST_BUDGET, within } from './budget.ts';

/** What a tool gives. */
export interface Answer {
  /** Markdown. */
  readonly text: string;
  /** Whether the caller has to change its input, as the text explains. */
  readonly isMistake?: boolean;
  /** The result for scripts, in the form of the tool's output schema. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A result that asks for another input. */
export function mistake(text: string): Answer {
  return { text, isMistake: true };
}

/** A result that fits, whatever a tool gives. */
export function toResult({ text, isMistake = false, data }: Answer): CallToolResult {
  return {
    content: [{ type: 'text', text: within(text, LARGEST_BUDGET) }],
    ...(data === undefined ? {} : { structuredContent: { ...data } }),
    ...(isMistake ? { isError: true } : {}),
  };
}
