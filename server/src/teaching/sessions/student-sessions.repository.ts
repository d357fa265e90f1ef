import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { prepared } from '@bayan/platform/db/prepared';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from './session-record.repository.ts';
import { placeholder } from './session-selection.repository.ts';

/** Whose sessions, and when. */
export interface StudentMoment {
  readonly studentId: string;
  readonly now: Date;
}

interface Page {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

const ownedBy = () => sql`${sessions.studentId} = ${placeholder('studentId')}`;
const now = sql`${placeholder('now')}::timestamptz`;
const isOpen = sql`${sessions.status} in (${literals(OPEN_STATUSES)})`;
const cursor = sql`(${placeholder('at')}::timestamptz, ${placeholder('id')}::uuid)`;

const nameOf = (list: string, { after }: Page) => `sessions-${list}${after ? '-after' : ''}`;

/** Nobody is in two open sessions at once (R87): the order of their ends is that of their beginnings. */
export async function listSessionsAhead(
  db: Queryable,
  moment: StudentMoment,
  page: Page,
): Promise<SessionRecord[]> {
  const statement = prepared(db, nameOf('ahead', page), () =>
    withPeople(db)
      .where(
        and(
          ownedBy(),
          isOpen,
          sql`${sessions.endsAt} > ${now}`, // R119
          page.after ? sql`(${sessions.endsAt}, ${sessions.id}) > ${cursor}` : undefined,
        ),
      )
      .orderBy(asc(sessions.endsAt), asc(sessions.id))
      .limit(placeholder('limit') as number),
  );
  return (await statement.execute({ ...moment, ...page.after, limit: page.limit })).map(toRecord);
}

export async function listSessionsOver(
  db: Queryable,
  moment: StudentMoment,
  page: Page,
): Promise<SessionRecord[]> {
  const statement = prepared(db, nameOf('over', page), () =>
    withPeople(db)
      .where(
        and(
          ownedBy(),
          sql`not (${isOpen} and ${sessions.endsAt} > ${now})`, // R119
          page.after ? sql`(${sessions.startsAt}, ${sessions.id}) < ${cursor}` : undefined,
        ),
      )
      .orderBy(desc(sessions.startsAt), desc(sessions.id))
      .limit(placeholder('limit') as number),
  );
  return (await statement.execute({ ...moment, ...page.after, limit: page.limit })).map(toRecord);
}
