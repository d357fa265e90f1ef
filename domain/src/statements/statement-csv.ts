import { decimalText } from '#money/money.ts';
import { csvCell } from '#sessions/session-csv.ts';
import { wallClock } from '#time/zoned-time.ts';
import type { StatementRecord } from './statements.contract.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
type Cell = string | number | null;
const textOf = (cells: readonly Cell[]) => `${cells.map(cell => csvCell(String(cell ?? ''))).join(',')}\r\n`;

/** Headings and words are those of the API, as in every export (R796). */
export function statementCsv({ side, lines, sums }: StatementRecord): string {
  const person = side === 'family' ? 'Tutor' : 'Student';
  const head = [
    ...['Date', 'Time zone', person, 'Subject', 'Planned minutes', 'Status', 'Outcome', 'State'],
    ...['Counted minutes', 'Hourly rate', 'Currency', 'Amount'],
  ];
  const rows = lines.map(line => {
    const { date, time } = wallClock(line.startsAt, line.timezone);
    return [
      ...[`${date} ${time}`, line.timezone, line.person.name, line.subject, line.duration],
      ...[line.status, line.outcome, line.state, line.minutes],
      ...[line.rate?.perHour ?? null, line.rate?.currency ?? null, line.amount && decimalText(line.amount)],
    ];
  });
  const totals = sums.map(sum => ['Sum', ...Array(9).fill(null), sum.currency, decimalText(sum)]);
  return BYTE_ORDER_MARK + [head, ...rows, ...totals].map(textOf).join('');
}

export const statementCsvName = ({ side, month }: Pick<StatementRecord, 'side' | 'month'>) =>
  `statement-${side}-${month}.csv`;
