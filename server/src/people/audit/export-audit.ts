import type { AuditFilters } from '@bayan/domain/audit/audit.contract';
import { AUDIT_CSV_HEAD, auditCsvLine, auditCsvName } from '@bayan/domain/audit/audit-csv';
import type { Database } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { listAuditLines } from './audit-lines.repository.ts';

const LINES_AT_ONCE = 500;

interface Export {
  readonly filters: AuditFilters;
  readonly timezone: string;
  readonly now: Date;
}

/** All lines the filters leave, sent page by page as they are read: memory does not grow with the export. */
export async function exportAudit(db: Database, asked: Export): Promise<FileAnswer> {
  const pages = csvPages(db, asked);
  // The first page is read before anything is sent, so that a failure can still be answered as one.
  const first = await pages.next();
  const body = ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    })(),
  );
  return { name: auditCsvName(asked.now, asked.timezone), body };
}

async function* csvPages(db: Database, { filters, timezone }: Export): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let after: InstantCursor | null = null;
  let text = AUDIT_CSV_HEAD;
  for (let isLast = false; !isLast; ) {
    const lines = await listAuditLines(db, { filters, timezone, after, limit: LINES_AT_ONCE });
    for (const line of lines) text += auditCsvLine(line);
    yield encoder.encode(text);
    text = '';
    const last = lines.at(-1);
    isLast = !last || lines.length < LINES_AT_ONCE;
    if (last) after = { at: last.at.toISOString(), id: last.id };
  }
}
