/** Errors that a code, a class or a message tells, off the tables of `content/data/`. */
import type { KnownError, Sent, Sign } from '../../../../engines/errors/index.ts';
import { cellText, loadDataTable, type DataTable } from '../../../../pipeline/content/tables/index.ts';
import { linesOf, onAnyPage, pageAt, rowPage, sentIn, type Row } from './cells.ts';
import { code, field, inCodes, swiftCases, threeDsClasses, type SignsOf } from './table-signs.ts';

/** How a table is read: what identifies its errors, what's said about them, and what they're recognized by. */
interface Reading {
  readonly table: string;
  readonly origin: string;
  readonly route: string;
  /** The section that shows the table, where its rows have no anchors there. */
  readonly section?: string;
  /** The column that identifies an error. */
  readonly name: string;
  /** What stands before the name, where a value alone doesn't show what it is. */
  readonly of?: string;
  readonly lines: readonly string[];
  readonly signs: SignsOf;
  /** Whether its errors end a call, and their strings state what the call did. */
  readonly isCall?: boolean;
  /** What the calls did, where it's the same for the whole table, or the column that has it. */
  readonly sent?: Sent | { readonly column: string };
  /** One of these strings must be near a name that other languages have too. */
  readonly near?: readonly string[];
}

function sentOf({ sent, isCall }: Reading, row: Row, said: string): Sent | undefined {
  if (typeof sent === 'object')
    return row[sent.column] === undefined ? undefined : (cellText(row[sent.column]) as Sent);
  return sent ?? (isCall === true ? sentIn(said) : undefined);
}

/** A sign of a table whose generic names count only near its own words. */
function signNear(sign: Sign, near: readonly string[] | undefined): Sign {
  return near !== undefined && sign.kind === 'word' && sign.strength === 'generic' ? { ...sign, near } : sign;
}

const READINGS: readonly Reading[] = [
  {
    table: 'missing-responses',
    origin: 'Connection',
    route: '/docs/api/errors',
    section: 'no-response',
    name: 'cause',
    lines: ['from', 'fix'],
    sent: 'unknown',
    signs: (row) =>
      Array.isArray(row.statuses)
        ? row.statuses.map((status) => ({ kind: 'status', status }))
        : inCodes('message')(row),
  },
  {
    table: 'charge-sample-errors',
    origin: "These docs' charge scripts",
    route: '/docs/card-payments/charge-card',
    section: 'outcome',
    name: 'outcome',
    lines: ['cause', 'fix'],
    sent: { column: 'sent' },
    signs: inCodes('message'),
  },
  {
    table: 'network-token-errors',
    origin: 'Network tokens',
    route: '/docs/api/network-tokens',
    name: 'title',
    lines: ['cause', 'action', 'retry'],
    signs: code('title'),
  },
  {
    table: 'agentic-errors',
    origin: 'Agentic commerce',
    route: '/docs/use-cases/agentic',
    name: 'code',
    lines: ['meaning', 'fix'],
    signs: code('code'),
  },
  {
    table: 'acp-errors',
    origin: 'Agentic Commerce Protocol',
    route: '/docs/use-cases/agentic/agentic-commerce-protocol',
    name: 'code',
    lines: ['status', 'action'],
    signs: field('code', 'code'),
  },
  {
    table: 'account-updater-result-codes',
    origin: 'Account updater',
    route: '/docs/api/account-updater/result-codes',
    name: 'code',
    lines: ['meaning', 'action'],
    signs: code('code'),
  },
  {
    table: 'threeds-service-statuses',
    origin: '3D Secure',
    route: '/docs/api/3ds/sessions',
    section: 'service-errors',
    name: 'status',
    of: '`service_status`',
    lines: ['meaning', 'action'],
    signs: field('service_status', 'status'),
  },
  {
    table: 'threeds-status-reasons',
    origin: '3D Secure',
    route: '/docs/api/3ds/sessions',
    name: 'reason',
    of: '`authentication_status_reason`',
    lines: ['action'],
    signs: field('authentication_status_reason', 'reason'),
  },
  {
    table: 'threeds-cancel-reasons',
    origin: '3D Secure',
    route: '/docs/api/3ds/sessions',
    name: 'reason',
    of: '`challenge_cancel_reason`',
    lines: ['number'],
    signs: field('challenge_cancel_reason', 'reason'),
  },
  {
    table: 'threeds-web-messages',
    origin: 'Web 3DS package',
    route: '/docs/sdks/web/3ds/methods',
    name: 'message',
    lines: ['cause', 'fix'],
    signs: code('message'),
  },
  {
    table: 'threeds-call-errors',
    origin: 'Mobile 3DS libraries',
    route: '/docs/sdks/mobile/3ds',
    section: 'errors-and-how-to-catch-them',
    name: 'call',
    lines: ['android', 'ios'],
    signs: threeDsClasses,
  },
  {
    table: 'elements-symptoms',
    origin: 'Web Elements',
    route: '/docs/sdks/web/web-elements/troubleshooting',
    name: 'message',
    lines: ['cause', 'fix'],
    isCall: true,
    signs: inCodes('message'),
  },
  {
    table: 'web-elements-errors',
    origin: 'Web Elements',
    route: '/docs/sdks/web/web-elements/services',
    name: 'name',
    lines: ['when', 'fix'],
    isCall: true,
    signs: code('name'),
  },
  {
    table: 'android-errors',
    origin: 'Android Elements',
    route: '/docs/sdks/mobile/android',
    name: 'error',
    lines: ['when'],
    isCall: true,
    near: ['android', 'kotlin', 'basistheory.elements'],
    signs: code('error'),
  },
  {
    table: 'ios-errors',
    origin: 'iOS Elements',
    route: '/docs/sdks/mobile/ios',
    name: 'error',
    lines: ['when'],
    isCall: true,
    near: ['swift', 'ios', 'nsurl'],
    signs: swiftCases,
  },
  {
    table: 'react-native-failures',
    origin: 'React Native Elements',
    route: '/docs/sdks/mobile/react-native',
    name: 'case',
    lines: ['promise', 'console', 'fix'],
    isCall: true,
    near: ['react-native', 'react native', 'reactnative'],
    signs: inCodes('console'),
  },
  {
    table: 'dotnet-call-errors',
    origin: '.NET SDK',
    route: '/docs/sdks/server-side/dotnet',
    section: 'errors-and-how-to-catch-them',
    name: 'outcome',
    lines: ['throws', 'state'],
    isCall: true,
    signs: inCodes('throws'),
  },
];

function errorOf(reading: Reading, table: DataTable, row: Row): KnownError {
  const { route, section, origin, of } = reading;
  const lines = linesOf(table, row, reading.lines, route);
  const said = lines.map(({ text }) => text).join(' ');
  const sent = sentOf(reading, row, said);
  const page = rowPage(table, row, route);
  const name = onAnyPage(cellText(row[reading.name]), route);
  return {
    id: page.to.split('#')[1] ?? '',
    name: of === undefined ? name : `${of} ${name}`,
    origin,
    place: 'api',
    signs: reading.signs(row).map((sign) => signNear(sign, reading.near)),
    lines,
    ...(sent === undefined ? {} : { sent }),
    page: section === undefined ? page : pageAt(route, section),
  };
}

/** The errors of all tables that have a sign; a symptom without a message has none. */
export function tableErrors(): readonly KnownError[] {
  return READINGS.flatMap((reading) => {
    const table = loadDataTable(reading.table);
    return table.rows.map((row) => errorOf(reading, table, row)).filter(({ signs }) => signs.length > 0);
  });
}
