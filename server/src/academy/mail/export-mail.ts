import type { MailFilters } from '@bayan/domain/mail/mail.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listMail } from './mail.repository.ts';

const ROWS_AT_ONCE = 500;
/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}To,Type,Language,Status,Attempts,Reason,Written,Sent\r\n`;

interface Export {
  readonly filters: MailFilters;
  readonly now: Date;
}

/** All mails that the filters leave, without what they say, sent page by page as they are read (R870). */
export async function exportMail(
  db: Database,
  { timezone }: Member,
  { filters, now }: Export,
): Promise<FileAnswer> {
  const pages = csvPages(db, filters, timezone);
  // The first page is read before anything is sent, so that a failure can still be answered as one.
  const first = await pages.next();
  const body = ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    })(),
  );
  return { name: `outbox-${wallClock(now, timezone).date}.csv`, body };
}

type Row = Awaited<ReturnType<typeof listMail>>[number];

async function* csvPages(db: Database, filters: MailFilters, timezone: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let after: InstantCursor | null = null;
  let text = HEAD;
  do {
    const rows: Row[] = await listMail(db, { filters, after, limit: ROWS_AT_ONCE });
    for (const row of rows) text += csvLine(row, timezone);
    yield encoder.encode(text);
    text = '';
    const last: Row | undefined = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
    after = last ? { at: last.createdAt.toISOString(), id: last.id } : null;
  } while (after !== null);
}

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
