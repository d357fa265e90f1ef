import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const REPORT = 'post /api/session-reports';
const SETTLE = 'post /api/session-reports/{id}/settle';

/** An absence that was recorded today. It is older than all that is looked at: nobody has logged it. */
const ABSENCE = `insert into sessions (tutor_id, student_id, subject, starts_at, duration_minutes, family_timezone,
    entered_timezone, rate, currency, created_by, created_at, status, outcome, cancelled_at, cancelled_by)
  values ($1, $2, 'English', date_trunc('hour', now()) - interval '3 hours', 60, 'Asia/Riyadh', 'Europe/London', 45, 'GBP',
    $1, '2020-01-01', 'cancelled', 'student-absent', now(), $1) returning id`;

/** An absence that is contested, and found to be the tutor's. */
export const sessionReportWriter: Writer = {
  routes: [REPORT, SETTLE],
  start: async scenario => async () => {
    const { admin, student, store, perform } = scenario;
    const { id: sessionId } = await store.only(ABSENCE, [student.tutorId, student.id]);
    const text = unique('text');
    await perform(
      audited({
        route: REPORT,
        call: {
          method: 'POST',
          path: '/api/session-reports',
          token: student.token,
          body: { sessionId, kind: 'contest', text },
          key: unique('key'),
        },
        action: 'session-report.made',
        after: { text },
      }),
    );
    const { id } = await store.only('select id from session_reports where text = $1', [text]);
    await perform(
      audited({
        route: SETTLE,
        call: {
          method: 'POST',
          path: `/api/session-reports/${id}/settle`,
          token: admin,
          version: 1,
          body: { sessionVersion: 1, outcome: 'tutor-absent', answer: unique('answer') },
          key: unique('key'),
        },
        action: 'session-report.settled',
        target: String(id),
      }),
    );
  },
};
