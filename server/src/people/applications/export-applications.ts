import type {
  ApplicationFilters,
  ApplicationSummaryRecord,
} from '@bayan/domain/applications/application-admin.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listApplications } from './application-list.repository.ts';

const ROWS_AT_ONCE = 500;
/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}Reference,Kind,Stage,Reason,Name,Email,Phone,Country,City,Language,Owner,Arrived,Matched\r\n`;

interface Export {
  readonly filters: ApplicationFilters;
  readonly now: Date;
}

/** All applications that the filters leave, sent page by page as they are read (R870). */
export async function exportApplications(
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
  return { name: `applications-${wallClock(now, timezone).date}.csv`, body };
}

async function* csvPages(
  db: Database,
  filters: ApplicationFilters,
  timezone: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let after: InstantCursor | null = null;
  let text = HEAD;
  do {
    const rows: ApplicationSummaryRecord[] = await listApplications(db, {
      filters,
      after,
      limit: ROWS_AT_ONCE,
    });
    for (const row of rows) text += csvLine(row, timezone);
    yield encoder.encode(text);
    text = '';
    const last: ApplicationSummaryRecord | undefined = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
    after = last ? { at: last.createdAt.toISOString(), id: last.id } : null;
  } while (after !== null);
}

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
