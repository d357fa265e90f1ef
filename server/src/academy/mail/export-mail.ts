import type { MailFilters } from '@bayan/domain/mail/mail.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import { csvByInstant } from '@bayan/platform/http/csv-file';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listMail } from './mail.repository.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}To,Type,Language,Status,Attempts,Reason,Written,Sent\r\n`;

interface Export {
  readonly filters: MailFilters;
  readonly now: Date;
}

/** All mails that the filters leave, without what they say (R870). */
export const exportMail = (
  db: Database,
  { timezone }: Member,
  { filters, now }: Export,
): Promise<FileAnswer> =>
  csvByInstant({
    name: `outbox-${wallClock(now, timezone).date}.csv`,
    head: HEAD,
    read: page => listMail(db, { filters, ...page }),
    lineOf: row => csvLine(row, timezone),
    instantOf: ({ createdAt }) => createdAt,
  });

type Row = Awaited<ReturnType<typeof listMail>>[number];

function csvLine(row: Row, timezone: string): string {
  const momentOf = (at: Date | null) => {
    if (at === null) return '';
    const { date, time } = wallClock(at, timezone);
    return `${date} ${time}`;
  };
  const cells = [
    row.to,
    row.kind,
    row.language,
    row.status,
    String(row.attempts),
    row.lastError ?? '',
    momentOf(row.createdAt),
    momentOf(row.sentAt),
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
