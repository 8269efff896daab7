/**
 * The value of a body that a path leads to.
 *
 * @param body an object of JSON, or the fields of a form; a form has names such as `metadata[order]`
 * @param place keys of JSON with dots between them, or a name of a form
 * @returns undefined when nothing is there
 */
export function valueAt(body: unknown, place: string): unknown {
  if (body === null || typeof body !== 'object') return undefined;
  const fields = body as Readonly<Record<string, unknown>>;
  if (place in fields) return fields[place];
  const [first = '', ...rest] = place.split('.');
  return rest.length === 0 ? undefined : valueAt(fields[first], rest.join('.'));
}
