import type { ParsedSdk } from './parsed-sdk.ts';

/**
 * The check of arguments for SDKs that take the values of the path, then an object that is the request.
 *
 * @param pattern matches an argument that is a request of a type, by the type's name and where it's from
 * @param leading how many arguments come first in any call, e.g. the context in Go
 */
export function requestArguments(
  pattern: (type: string, from: string) => RegExp,
  leading = 0,
): ParsedSdk['argumentProblems'] {
  return (place, call, method) => {
    const values = call.positional.slice(leading);
    if (values.length < method.path.length)
      return [`${place}: ${method.path.length} values of the path belong here, not ${values.length}.`];
    // An upload has the file before the request, and options may come instead of an optional request.
    const requests = values
      .slice(method.path.length)
      .filter((value) => !isOption(value) && !value.startsWith('Optional.of(new File('));
    if (method.request === undefined && requests.length > 0)
      return [`${place}: there is no request, so "${requests.join(', ')}" does not belong here.`];
    const { request = 'free', from = '' } = method;
    if (request === 'free' || requests.every((value) => pattern(request, from).test(value))) return [];
    return [`${place}: the request is a ${request}, not "${requests.join(', ').slice(0, 60)}".`];
  };
}

function isOption(value: string): boolean {
  return /RequestOptions|^option\./.test(value);
}
