import type { Member } from '@bayan/domain/profiles/actor';
import type { ResourceFilters, ResourceRecord } from '@bayan/domain/resources/resources.contract';
import { csvCell } from '@bayan/domain/sessions/session-csv';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listToExport } from './resource-list.repository.ts';

const ROWS_AT_ONCE = 500;
/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = `${BYTE_ORDER_MARK}Title,Type,Subject,Grade,Owner,Visibility,Opened,People,Added,Retired\r\n`;

interface Export {
  readonly filters: ResourceFilters;
  readonly now: Date;
}

/** All resources that the filters leave, sent page by page as they are read (R870). */
export async function exportResources(
  db: Database,
  viewer: Member,
  { filters, now }: Export,
): Promise<FileAnswer> {
  const pages = csvPages(db, viewer, filters);
  // The first page is read before anything is sent, so that a failure can still be answered as one.
  const first = await pages.next();
  const body = ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    })(),
  );
  return { name: `resources-${wallClock(now, viewer.timezone).date}.csv`, body };
}

async function* csvPages(db: Database, viewer: Member, filters: ResourceFilters): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let after: InstantCursor | null = null;
  let text = HEAD;
  do {
    const rows: ResourceRecord[] = await listToExport(db, viewer, { filters, after, limit: ROWS_AT_ONCE });
    for (const row of rows) text += csvLine(row, viewer.timezone);
    yield encoder.encode(text);
    text = '';
    const last: ResourceRecord | undefined = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
    after = last ? { at: last.createdAt.toISOString(), id: last.id } : null;
  } while (after !== null);
}

function csvLine(row: ResourceRecord, timezone: string): string {
  const dayOf = (at: Date | null) => (at ? wallClock(at, timezone).date : '');
  const cells = [
    row.title,
    row.type,
    row.subject,
    row.grade,
    row.uploadedBy.name,
    row.isPublic ? 'public' : 'private',
    String(row.uses?.opens ?? 0),
    String(row.uses?.people ?? 0),
    dayOf(row.createdAt),
    dayOf(row.retiredAt),
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
