import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The code of the installed package, as a bundler of a reader gets it. */
export const packageCode = readFileSync(
  path.resolve('node_modules/@basis-theory/web-threeds/dist/module/module.js'),
  'utf8',
);

const THROWN = /Error\((?:"([^"]+)"|`([^`]+)`)\)/g;
const KEPT = /(?:const (?:msg|err) = |\|\| )(?:"([A-Z][^"]+)"|`([^`]+)`)/g;
const MAPPED = /"[^"]+": "(3DS [^"]+)"/g;

/** A message with `<…>` or `${…}` for each part that differs, both written as `*`. */
export function withoutParts(message: string): string {
  return message.replace(/<[^>]+>|\$\{[^}]*\}/g, '*');
}

/** Every message that the code of the package puts into an error. */
export function packageMessages(): ReadonlySet<string> {
  const texts = [THROWN, KEPT, MAPPED].flatMap((pattern) =>
    Array.from(packageCode.matchAll(pattern), ([, quoted, template]) => quoted ?? template ?? ''),
  );
  return new Set(texts.map(withoutParts));
}

/** Width and height of a frame by its size. */
export function packageWindowSizes(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Array.from(
      packageCode.matchAll(/\["(0\d)"\]: \[\s+"([^"]+)",\s+"([^"]+)"\s+\]/g),
      ([, size = '', width = '', height = '']) => [size, [width, height]],
    ),
  );
}
