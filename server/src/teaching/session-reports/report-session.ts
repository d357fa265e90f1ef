import { Refusal } from '@bayan/domain/errors';
import { reportableFrom, reportableUntil } from '@bayan/domain/session-reports/report-time';
import { isReportable } from '@bayan/domain/session-reports/session-report-kind';
import type { ReportForm, SessionReportRecord } from '@bayan/domain/session-reports/session-reports.contract';
import { closingTimes } from '@bayan/domain/sessions/closing-time';
import { canActForFamily } from '@bayan/domain/sessions/session.policy';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdSession } from '#teaching/sessions/lock-session.ts';
import { rulesOf } from '#teaching/sessions/session-rules.ts';
import type { ReportNews } from './report-news.ts';
import { findSessionReport, insertSessionReport } from './session-reports.repository.ts';

/** Keeps what a family reports about a lesson of theirs, and tells the tutor and the academy (R500). */
export async function reportSession(
  tx: Transaction,
  context: ActionContext,
  { sessionId, kind, text }: ReportForm,
  news: ReportNews,
): Promise<SessionReportRecord> {
  const { actor, now } = context;
  const { session } = await holdSession(tx, context, sessionId, canActForFamily);
  await refuseOutOfTime(tx, session, kind, now);
  const { tutor, student } = session;
  const people = { tutorId: tutor.id, studentId: student.id };
  const id = await insertSessionReport(tx, {
    ...{ sessionId, ...people, kind, text },
    ...{ createdAt: now, updatedAt: now },
  });
  const after = id === null ? null : await findSessionReport(tx, actor, id);
  if (!after) throw new Refusal('session-report.exists');
  await news.reported(tx, after, now);
  await recordChange(tx, context, {
    action: 'session-report.made',
    noun: 'session-reports',
    targetId: after.id,
    after,
  });
  return after;
}

async function refuseOutOfTime(
  tx: Transaction,
  session: SessionRecord,
  kind: ReportForm['kind'],
  now: Date,
): Promise<void> {
  if (!isReportable(kind, session)) throw new Refusal('session-report.kind', { field: 'kind' });
  const { tutorAbsentFrom } = closingTimes(session, await rulesOf(tx, session));
  const from = reportableFrom(kind, session, tutorAbsentFrom);
  if (from !== null && from > now) throw new Refusal('session.too-early', { field: 'kind', from });
  if (reportableUntil(kind, session) < now) throw new Refusal('session-report.closed');
}
