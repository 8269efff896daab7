import { projectServer, type ServerLanguage } from '../lists.ts';
import type { Route } from './types.ts';

const SEGMENT = /\{(\w+)\}/g;

/** A route as templates use it: what the page's server passes on, and what the server answers. */
export interface RouteValues {
  readonly method: Route['method'];
  readonly path: string;
  /** For Vite, which reads a pattern in what begins with `^`. */
  readonly proxyPattern: string;
  /** In the notation of the language, with a group for each name. */
  readonly regularExpression: string;
}

/** Writes the route for the templates of a language. */
export function routeValues({ method, path }: Route, language: ServerLanguage): RouteValues {
  const { namedGroup, regularExpression } = projectServer(language).notation;
  return {
    method,
    path,
    proxyPattern: `^${path.replace(SEGMENT, '[^/]+')}$`,
    regularExpression: regularExpression(`^${path.replace(SEGMENT, `(${namedGroup}<$1>[^/]+)`)}$`),
  };
}
