import path from 'node:path';
import type { ServerLanguage } from '../projects/index.ts';
import type { Server } from './types.ts';

/** How a language writes what the template of its server has to say. */
interface Notation {
  readonly user: string;
  readonly pathValue: (name: string) => string;
  readonly isNoText: (name: string) => string;
  readonly isTrue: (name: string) => string;
  readonly or: string;
}

const NOTATIONS: Readonly<Record<ServerLanguage, Notation>> = {
  node: {
    user: 'userId',
    pathValue: (name) => `match.groups?.${name} ?? ""`,
    isNoText: (name) => `typeof ${name} !== "string"`,
    isTrue: (name) => `${name} === true`,
    or: ' || ',
  },
  python: {
    user: 'USER_ID',
    pathValue: (name) => `match["${name}"]`,
    isNoText: (name) => `not isinstance(${name}, str)`,
    isTrue: (name) => `${name} is True`,
    or: ' or ',
  },
};

/** A server as templates use it. */
export function serverValues(server: Server, language: ServerLanguage): object {
  const { kind, file } = server;
  const module = path.basename(file, path.extname(file));
  if (kind === 'program') return { kind, file, module };
  const { user, pathValue, isNoText, isTrue, or } = NOTATIONS[language];
  const named = server.arguments.map((argument) => argument.split('.'));
  const written = named.map(([place, name = '']) => {
    if (place === 'user') return user;
    if (place === 'flag') return isTrue(name);
    return place === 'path' ? pathValue(name) : name;
  });
  const namesIn = (...places: readonly string[]): readonly string[] =>
    named.flatMap(([place = '', name = '']) => (places.includes(place) ? [name] : []));
  return {
    ...{ kind, file, module, function: server.function, returns: server.returns, arguments: written },
    bodyNames: namesIn('body', 'flag'),
    bodyChecks: namesIn('body').map(isNoText).join(or),
  };
}
