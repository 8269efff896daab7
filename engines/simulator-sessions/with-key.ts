const KEY_LINE = /^BT-API-KEY:.*$/im;

/** A raw request with another key: in its header, or as a first header where it has none. */
export function withKey(text: string, key: string): string {
  const line = `BT-API-KEY: ${key}`;
  const end = /\r?\n[ \t]*\r?\n/.exec(text)?.index ?? text.length;
  const [head, rest] = [text.slice(0, end), text.slice(end)];
  if (KEY_LINE.test(head)) return head.replace(KEY_LINE, () => line) + rest;
  const [first = '', ...headers] = head.split('\n');
  return [first, line, ...headers].join('\n') + rest;
}
