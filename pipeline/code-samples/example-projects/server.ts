import path from 'node:path';
import { projectServer, type ServerLanguage } from '../lists.ts';
import type { Server } from './types.ts';

/** A server as templates use it. */
export function serverValues(server: Server, language: ServerLanguage): object {
  const { kind, file } = server;
  const module = path.basename(file, path.extname(file));
  if (kind === 'program') return { kind, file, module };
  const { user, pathValue, isNoText, isTrue, or } = projectServer(language).notation;
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
