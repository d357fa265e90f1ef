import { csvCell } from '#sessions/session-csv.ts';
import { wallClock } from '#time/zoned-time.ts';

export interface AuditCsvRow {
  readonly at: Date;
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly action: string;
  readonly noun: string;
  readonly targetId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
}

/** Begins with what marks the file as UTF-8 for spreadsheet programs. */
export const AUDIT_CSV_HEAD = '\ufeffTime (UTC),Actor,Actor id,Action,Noun,Id,Before,After,Request\r\n';

const written = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

export function auditCsvLine(row: AuditCsvRow): string {
  const cells = [
    row.at.toISOString(),
    row.actor?.name ?? '',
    row.actor?.id ?? '',
    row.action,
    row.noun,
    row.targetId ?? '',
    written(row.before),
    written(row.after),
    row.requestId ?? '',
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export const auditCsvName = (now: Date, timezone: string) => `audit-${wallClock(now, timezone).date}.csv`;
