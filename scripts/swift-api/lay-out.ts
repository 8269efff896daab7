import type { SwiftApi, SwiftType } from './shape.ts';

const sorted = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Leaves out empty lists, which the schema restores. */
function compact({ kind, bases, ...members }: SwiftType): Record<string, unknown> {
  const filled = Object.entries(members).filter(([, value]) => Object.keys(value).length > 0);
  return { kind, bases, ...Object.fromEntries(filled) };
}

/** A record as text, one declaration to a line, so that a difference between two releases is easy to read. */
export function layOut({ types, functions, internal, ...head }: SwiftApi): string {
  const lines = sorted(types).map(([name, type]) => {
    const members = Object.entries(compact(type)).map(([key, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? `      "${key}": {\n${sorted(value as Record<string, unknown>)
            .map(([member, declared]) => `        "${member}": ${JSON.stringify(declared)}`)
            .join(',\n')}\n      }`
        : `      "${key}": ${JSON.stringify(value)}`,
    );
    return `    "${name}": {\n${members.join(',\n')}\n    }`;
  });
  const fields = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`);
  return `{\n${[
    ...fields,
    `  "types": {\n${lines.join(',\n')}\n  }`,
    `  "functions": ${JSON.stringify(functions)}`,
    `  "internal": ${JSON.stringify(internal.toSorted())}`,
  ].join(',\n')}\n}\n`;
}
