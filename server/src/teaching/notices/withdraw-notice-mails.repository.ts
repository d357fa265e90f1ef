import type { OptionalNotice } from '@bayan/domain/notices/notice-kind';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { mailOutbox } from '#schema/academy.ts';
import { homework, sessionSeries, sessions } from '#schema/teaching.ts';

interface Withdrawn {
  /** Only what is about this student: a parent may read for several. */
  readonly studentId?: string;
  readonly kinds: readonly OptionalNotice[];
  readonly to: readonly string[];
}

/** What waits to be sent of some kinds to these readers. A new series is new lessons. */
export async function withdrawNoticeMails(
  tx: Transaction,
  { studentId, kinds, to }: Withdrawn,
): Promise<void> {
  if (kinds.length === 0 || to.length === 0) return;
  const isOfStudent = (id: string) =>
    or(
      sql`exists (select from ${sessions}
        where ${mailOutbox.about} = 'sessions:' || ${sessions.id} and ${sessions.studentId} = ${id})`,
      sql`exists (select from ${sessionSeries}
        where ${mailOutbox.about} = 'session-series:' || ${sessionSeries.id} and ${sessionSeries.studentId} = ${id})`,
      sql`exists (select from ${homework}
        where ${mailOutbox.about} = 'homework:' || ${homework.id} and ${homework.studentId} = ${id})`,
    );
  await tx
    .update(mailOutbox)
    .set({ status: 'withdrawn', data: {}, claimedUntil: null })
    .where(
      and(
        eq(mailOutbox.status, sql.raw(`'waiting'`)),
        isNotNull(mailOutbox.about),
        inArray(mailOutbox.kind, [...kinds, ...(kinds.includes('lesson-made') ? ['series-made'] : [])]),
        inArray(mailOutbox.toAddress, [...to]),
        studentId === undefined ? undefined : isOfStudent(studentId),
      ),
    );
}
