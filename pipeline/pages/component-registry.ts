import type { ComponentDefinition } from './tree/page-component.ts';
import type { Expansion } from './page-context.ts';

/** The components that pages can hold. The pipeline knows none of them: who reads pages passes them in. */
export interface ComponentRegistry {
  /** Every component that the tree of a page can hold, by name. */
  readonly definitions: ReadonlyMap<string, ComponentDefinition>;
  /** What writes the other components out into these, by name. */
  readonly expansions: ReadonlyMap<string, Expansion>;
  /** The module that lists them, as `import.meta.url` has it: a tree is cached until its code changes. */
  readonly module: string;
}
