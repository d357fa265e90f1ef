import type {
  ApplicationFilters,
  ApplicationSummaryRecord,
} from '@bayan/domain/applications/application-admin.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import { csvByInstant } from '@bayan/platform/http/csv-file';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listApplications } from './application-list.repository.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}Reference,Kind,Stage,Reason,Name,Email,Phone,Country,City,Language,Owner,Arrived,Matched\r\n`;

interface Export {
  readonly filters: ApplicationFilters;
  readonly now: Date;
}

/** All applications that the filters leave (R870). */
export const exportApplications = (
  db: Database,
  { timezone }: Member,
  { filters, now }: Export,
): Promise<FileAnswer> =>
  csvByInstant({
    name: `applications-${wallClock(now, timezone).date}.csv`,
    head: HEAD,
    read: page => listApplications(db, { filters, ...page }),
    lineOf: row => csvLine(row, timezone),
    instantOf: ({ createdAt }) => createdAt,
  });

function csvLine(row: ApplicationSummaryRecord, timezone: string): string {
  const momentOf = (at: Date | null) => {
    if (at === null) return '';
    const { date, time } = wallClock(at, timezone);
    return `${date} ${time}`;
  };
  const cells = [
    row.reference,
    row.kind,
    row.stage,
    row.closedReason ?? '',
    row.name,
    row.email ?? '',
    row.phone ?? '',
    row.place?.country ?? '',
    row.place?.city ?? '',
    row.language,
    row.owner?.name ?? '',
    momentOf(row.createdAt),
    momentOf(row.matchedAt),
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
