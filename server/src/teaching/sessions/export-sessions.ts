import type { Member } from '@bayan/domain/profiles/actor';
import { sessionCsvHead, sessionCsvLine, sessionCsvName } from '@bayan/domain/sessions/session-csv';
import type { SessionFilters } from '@bayan/domain/sessions/sessions.contract';
import type { Database } from '@bayan/platform/db/database';
import { csvByInstant } from '@bayan/platform/http/csv-file';
import { encodeInstantCursor } from '@bayan/platform/http/cursor';
import type { FileAnswer } from '@bayan/platform/http/output';
import { pageOfSessions } from './list-sessions.ts';

/** All rows that the filters leave. */
export const exportSessions = (
  db: Database,
  viewer: Member,
  filters: SessionFilters,
  now: Date,
): Promise<FileAnswer> => {
  const withTutor = viewer.role === 'admin';
  return csvByInstant({
    name: sessionCsvName(now, viewer.timezone),
    head: sessionCsvHead({ withTutor }),
    read: async ({ after, limit }) => {
      const cursor = after ? encodeInstantCursor(after) : undefined;
      return (await pageOfSessions(db, viewer, { ...filters, cursor, limit }, now)).items;
    },
    lineOf: session =>
      sessionCsvLine(
        {
          ...session,
          studentName: session.student.name,
          ...(withTutor && { tutorName: session.tutor.name }),
          durationMinutes: session.duration,
        },
        viewer.timezone,
      ),
    instantOf: ({ startsAt }) => startsAt,
  });
};
