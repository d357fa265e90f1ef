import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { eq, sql } from 'drizzle-orm';
import { sessionSeries, sessions } from '#schema/teaching.ts';

/** Nobody changes the series of a session until the transaction ends. It is held before its sessions, as its own changes do. */
export async function holdSeriesOf(tx: Transaction, sessionId: string): Promise<void> {
  const seriesId = tx.select({ id: sessions.seriesId }).from(sessions).where(eq(sessions.id, sessionId));
  await tx
    .select({ id: sessionSeries.id })
    .from(sessionSeries)
    .where(eq(sessionSeries.id, sql`(${seriesId})`))
    .for('no key update');
}

interface Changed {
  readonly before: SessionRecord;
  readonly after: SessionRecord;
}

/** What the days of a series show of a session. */
const placeOf = ({ startsAt, duration, status, tutor, subject, meetingLink }: SessionRecord) =>
  [startsAt.toISOString(), duration, status, tutor.id, subject, meetingLink].join(' ');

/** Whoever has the series of a changed session open has seen another one: its version counts up (R456). */
export async function countUpSeries(tx: Transaction, { before, after }: Changed): Promise<void> {
  if (!after.seriesId || placeOf(before) === placeOf(after)) return;
  await tx
    .update(sessionSeries)
    .set({ version: sql`${sessionSeries.version} + 1` })
    .where(eq(sessionSeries.id, after.seriesId));
}
