import type { Member } from '@bayan/domain/profiles/actor';
import { sessionCsvHead, sessionCsvLine, sessionCsvName } from '@bayan/domain/sessions/session-csv';
import type { SessionFilters } from '@bayan/domain/sessions/sessions.contract';
import type { Database } from '@bayan/platform/db/database';
import type { FileAnswer } from '@bayan/platform/http/output';
import { pageOfSessions } from './list-sessions.ts';

const ROWS_AT_ONCE = 500;

/** All rows the filters leave, sent page by page as they are read: memory does not grow with the export. */
export async function exportSessions(
  db: Database,
  viewer: Member,
  filters: SessionFilters,
  now: Date,
): Promise<FileAnswer> {
  const lines = csvLines(db, viewer, filters, now);
  // The first page is read before anything is sent, so that a failure can still be answered as one.
  const first = await lines.next();
  const body = ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* lines;
    })(),
  );
  return { name: sessionCsvName(now, viewer.timezone), body };
}

async function* csvLines(
  db: Database,
  viewer: Member,
  filters: SessionFilters,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  const withTutor = viewer.role === 'admin';
  let text = sessionCsvHead({ withTutor });
  do {
    const page = await pageOfSessions(db, viewer, { ...filters, cursor, limit: ROWS_AT_ONCE }, now);
    for (const session of page.items) {
      text += sessionCsvLine(
        {
          ...session,
          studentName: session.student.name,
          ...(withTutor && { tutorName: session.tutor.name }),
          durationMinutes: session.duration,
        },
        viewer.timezone,
      );
    }
    yield encoder.encode(text);
    text = '';
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
