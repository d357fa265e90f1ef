import { Refusal } from '@bayan/domain/errors';
import { canSettleSessionReport } from '@bayan/domain/session-reports/session-report.policy';
import {
  type SessionReportRecord,
  type SettleReportForm,
  sessionReportView,
} from '@bayan/domain/session-reports/session-reports.contract';
import { canBeSettledAs } from '@bayan/domain/session-reports/settled-outcomes';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { holdSession } from '#teaching/sessions/lock-session.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { settleEnding } from '#teaching/sessions/settle-ending.ts';
import type { ReportNews } from './report-news.ts';
import {
  findReportedSession,
  findSessionReport,
  lockSessionReport,
  updateSessionReport,
} from './session-reports.repository.ts';

/** Decides how a reported lesson ended, and answers the family (R500). The database lets the session change while the report is open. */
export async function settleSessionReport(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: SettleReportForm,
  { changes, news }: { readonly changes: SessionChanges; readonly news: ReportNews },
): Promise<SessionReportRecord> {
  const { actor, now } = context;
  const { id } = seen;
  const { outcome, answer } = form;
  const { session, before } = await holdReport(tx, context, seen, form.sessionVersion);
  if (outcome !== null) {
    if (!canBeSettledAs(session, outcome)) throw new Refusal('session.transition', { field: 'outcome' });
    await settleEnding(tx, context, session, { ...form, outcome, reason: answer }, changes);
  }
  const settled = { status: 'settled', outcome, answer, settledBy: actor.id, settledAt: now } as const;
  await updateSessionReport(tx, id, settled);
  const after = await findSessionReport(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  const action = 'session-report.settled';
  await recordChange(tx, context, { action, noun: 'session-reports', targetId: id, before, after });
  await news.settled(tx, context, after);
  return after;
}

/** The report and its session, held as by every change of a session: both as the actor last saw them. */
async function holdReport(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  sessionVersion: number,
) {
  const { actor } = context;
  const sessionId = canSettleSessionReport(actor) ? await findReportedSession(tx, id) : null;
  if (sessionId === null) throw new Refusal('not-found');
  const { session } = await holdSession(tx, context, sessionId);
  const before = await lockSessionReport(tx, actor, id);
  if (!before) throw new Refusal('not-found');
  if (before.status !== 'open') throw new Refusal('session-report.settled');
  if (before.version !== version || session.version !== sessionVersion)
    throw new Refusal('conflict.stale', { current: sessionReportView.parse(before) });
  return { session, before };
}
