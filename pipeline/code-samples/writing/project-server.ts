import type { VariableNames } from './placeholders.ts';

/** Path in the project and content. */
export type ProjectFile = readonly [file: string, content: string];

/** How a language writes what the template of its server has to say. */
export interface Notation {
  /** The variable of the person who asks. */
  readonly user: string;
  /** A named group of the match of a route. */
  readonly pathValue: (name: string) => string;
  readonly isNoText: (name: string) => string;
  readonly isTrue: (name: string) => string;
  readonly or: string;
  /** What opens a named group of a regular expression, before the name in angle brackets. */
  readonly namedGroup: string;
  /** A regular expression as its literal has it. */
  readonly regularExpression: (pattern: string) => string;
}

/** How a server of a project to download is written in a language. */
export interface ProjectServer {
  /** Of the file in `server/` that holds a sample. */
  readonly fileName: (sample: string) => string;
  /** The spelling of a function that a description names as TypeScript does. */
  readonly functionName: (name: string) => string;
  /** The file that lists what the server installs; absent where that is `package.json`. */
  readonly requirements?: (versions: Readonly<Record<string, string>>) => ProjectFile;
  /** What the reader has to have, e.g. `Node.js 20.19 or later`. */
  readonly needs: string;
  /** e.g. `TypeScript on Node.js`. */
  readonly writtenIn: string;
  /** What the reader types before `npm install`, which every project with a page needs. */
  readonly setUp: readonly string[];
  readonly notation: Notation;
  /**
   * Code with its placeholders and its host read from the environment.
   *
   * @param file names the code in errors
   * @throws Error, a sentence that names a placeholder without a variable, or one that cannot be replaced
   */
  readonly adapt: (file: string, code: string, names: VariableNames) => string;
}
