/** How the signs of an error are read off the cells of its row. */
import type { Sign } from '../../../../engines/errors/index.ts';
import { cellText } from '../../../../pipeline/content/tables/index.ts';
import { codes, signOf, type Row } from './cells.ts';

/** What the error of a row is recognized by. */
export type SignsOf = (row: Row) => readonly Sign[];

const ELLIPSIS = /…/;
const PLACEHOLDER = /<[^>]+>/;

/** Whether code in a cell is a class, a code such as `EPIPE`, or a message. A property or an option isn't. */
function isErrorText(code: string): boolean {
  if (code.length < 5 || code.endsWith('()') || !/[a-z]/i.test(code)) return false;
  const isName = /^\w+$/.test(code);
  return !isName || /^[A-Z0-9_]+$|\w(?:Error|Timeout|Failure)$|(?<!Inner)\wException$/.test(code);
}

/** Everything in code font in a column that an error shows, unless a status in it decides. */
export const inCodes =
  (column: string): SignsOf =>
  (row) => {
    const own = codes(cellText(row[column])).filter(isErrorText);
    // A class with a status is the class's own error.
    return codes(cellText(row[column])).some((code) => /^\d{3}$/.test(code))
      ? []
      : own.map((text) => signOf(text, ELLIPSIS));
  };

/** A column's whole cell, which is a code, a class, or a message with placeholders such as `<id>`. */
export const code =
  (column: string): SignsOf =>
  (row) => [signOf(cellText(row[column]), PLACEHOLDER, 'exact')];

/** A property of a body whose value is the cell of a column. */
export const field =
  (name: string, column: string): SignsOf =>
  (row) => [{ kind: 'field', field: name, value: cellText(row[column]) }];

/** The classes of the mobile 3DS libraries; that of iOS is one for every call, and internal. */
export const threeDsClasses: SignsOf = (row) => [
  ...codes(cellText(row.android))
    .filter((name) => name.startsWith('ThreeDS'))
    .map((name) => signOf(name, ELLIPSIS)),
  ...codes(cellText(row.ios))
    .filter((name) => name.startsWith('ThreeDS'))
    .map((name) => signOf(name, ELLIPSIS, 'generic')),
];

/** `HttpClientError.invalidURL, .invalidRequest` as its class and its cases. */
export const swiftCases: SignsOf = (row) => {
  const written = cellText(row.error);
  const cases = [...written.matchAll(/\.([a-z]\w{7,})/g)].map(([, name = '']) => name);
  const owner = /^[A-Za-z.]*?([A-Z][A-Za-z]+)(?:\.[a-z]|$)/.exec(written)?.[1] ?? written;
  const names = cases.length > 0 ? cases : [owner];
  return names.map((name) => signOf(name, ELLIPSIS));
};
