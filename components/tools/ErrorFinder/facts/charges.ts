/** The tables below "Was it charged?", and how each processor says that a charge is approved or declined. */
import type { ChargeRow, ChargeSign, ErrorFacts } from '../../../../engines/errors/index.ts';
import {
  cellText,
  loadDataTable,
  verifySentence,
  type DataTable,
} from '../../../../pipeline/content/tables/index.ts';
import { onAnyPage, pageAt, type Row } from './cells.ts';

const CHARGES = '/docs/card-payments/charge-card';
const QUESTION = 'was-it-charged';

function chargeRow(
  table: DataTable,
  row: Row,
  column: 'charged' | 'effect',
  header: ChargeRow['header'],
): ChargeRow {
  const mark = table.inferred.get(cellText(row[table.key]));
  const sentence = verifySentence(mark, column, false)?.replace(/\.$/, '');
  return {
    header,
    statuses: row.statuses as readonly string[],
    outcome: row.outcome as ChargeRow['outcome'],
    charged: [cellText(row[column]), ...(sentence === undefined ? [] : [sentence])].join('. '),
    action: onAnyPage(cellText(row.action), CHARGES),
  };
}

/** A processor's own results, then what every proxy can return instead of one. */
function chargeRows(): readonly ChargeRow[] {
  const results = loadDataTable('charge-outcomes');
  const others = loadDataTable('proxy-outcomes');
  return [
    ...results.rows.map((row) => chargeRow(results, row, 'charged', 'present')),
    ...others.rows.map((row) => chargeRow(others, row, 'effect', row.header as ChargeRow['header'])),
  ];
}

/**
 * The sign of a decline in a cell such as `resultCode` is `Refused`, with a status of `200`.
 *
 * @throws a sentence when the cell has no such form
 */
function declineIn(processor: string, cell: string): ChargeSign {
  const [, field, value] = /`([\w.]+)` is `(\w+)`/.exec(cell) ?? [];
  const status = /status (?:of|is) \[?`(\d{3})`/.exec(cell)?.[1];
  if (field === undefined || value === undefined || status === undefined)
    throw new Error(
      `content/data/card-payments/charge-signs.yaml, row ${processor}: "${cell}" has to state a field, its value, and the status, such as \`resultCode\` is \`Refused\`, with a status of \`200\`.`,
    );
  return { processor, outcome: 'declined', field, value, status };
}

function signsOf(row: Row): readonly ChargeSign[] {
  const processor = cellText(row.processor);
  return [
    { processor, outcome: 'approved', field: cellText(row.field), value: cellText(row.value) },
    declineIn(processor, cellText(row.declined)),
  ];
}

/** What decides whether a charge through a proxy happened. */
export function charges(): ErrorFacts['charges'] {
  return {
    rows: chargeRows(),
    signs: loadDataTable('charge-signs').rows.flatMap(signsOf),
    page: { ...pageAt(CHARGES, QUESTION), title: 'Was it charged?' },
  };
}
