/** Reads a skill as an assistant does, from its text alone, for its calls, what tells that one worked, and what to keep. */

/** A call that a skill tells to send. */
export interface ReadCall {
  readonly title: string;
  /** In cURL. */
  readonly code: string;
  readonly status: number;
  /** What must be true for the body, besides the status. */
  readonly conditions: readonly { readonly path: readonly string[]; readonly value: string }[];
  /** Where a value is in the body, by the placeholder that later calls have for it. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
  readonly takesMoney: boolean;
}

const SUCCESS = /^- (?:It worked|\*\*Approved\*\*(?:, [^`]+,)?) only if the status is `(\d{3})`(.*)\.$/m;

function readCall(title: string, text: string): ReadCall {
  // What comes before the last code is what the guide says about the call.
  const code = [...text.matchAll(/^```bash\n(.*?)\n```$/gms)].at(-1)?.[1];
  const [, status = '', rest = ''] = SUCCESS.exec(text.replaceAll(/\. After anything else.*$/gm, '.')) ?? [];
  if (code === undefined || status === '') throw new Error(`"${title}" has no call, or no sign of success.`);
  const kept = /^- Of the response, keep (.*)\.$/m.exec(text)?.[1] ?? '';
  return {
    title,
    code,
    status: Number(status),
    conditions: [...rest.matchAll(/`([\w.]+)` is `([^`]+)`/g)].map(([, path = '', value = '']) => ({
      path: path.split('.'),
      value,
    })),
    kept: new Map(
      [...kept.matchAll(/`([\w.]+)` as `(<\w+>)`/g)].map(([, path = '', name = '']) => [
        name,
        path.split('.'),
      ]),
    ),
    takesMoney: text.includes('**This call takes money.**'),
  };
}

/** The calls that a skill shows, in its order. */
export function readCalls(skill: string): readonly ReadCall[] {
  const [, ...sections] = skill.split(/^### \d+\. /m);
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return readCall(title, lines.join('\n').split(/^## /m)[0] ?? '');
  });
}

/** The first call below a heading, such as the one that makes test data. */
export function callBelow(skill: string, heading: string): string {
  const [, section = ''] = skill.split(`\n## ${heading}\n`);
  const code = /^( *)```bash\n(.*?)\n\1```$/ms.exec(section);
  if (code === null) throw new Error(`There's no call below "${heading}".`);
  const [, indent = '', lines = ''] = code;
  return lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}
