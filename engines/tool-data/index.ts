import type { ErrorFacts } from '../errors';
import type { GuideProgram } from '../guide-runs';
import type { CreationTemplate, PackedFacts } from '../permissions';

/** What the tools know, in the built site's folder. It isn't served. */
export const TOOL_DATA_FILE = '.tools.json';

/** What the tools know, for scripts that run them outside of a page. Pages fetch the same, tool by tool. */
export interface ToolData {
  readonly version: 1;
  readonly permissions: PackedFacts;
  /** Code that creates an application, by language. */
  readonly creation: readonly CreationTemplate[];
  readonly errors: ErrorFacts;
  /** The guides that the simulator can run, by name. */
  readonly guides: Readonly<Record<string, GuideProgram>>;
  /** Numbers of test cards. */
  readonly testCards: readonly string[];
}
