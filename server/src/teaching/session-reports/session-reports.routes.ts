import { sessionReportsContract } from '@bayan/domain/session-reports/session-reports.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import type { ReportNews } from './report-news.ts';
import { reportSession } from './report-session.ts';
import { listSessionReports } from './session-reports.repository.ts';
import { settleSessionReport } from './settle-session-report.ts';

interface Wired {
  readonly sessionChanges: SessionChanges;
  readonly reportNews: ReportNews;
}

export const sessionReportRoutes = ({ sessionChanges: changes, reportNews: news }: Wired) =>
  defineRoutes(sessionReportsContract, {
    'GET /api/session-reports': ({ actor, query: { cursor, limit, ...filters } }, db) =>
      pageByInstant(
        { cursor, limit },
        range => listSessionReports(db, actor, { filters, ...range }),
        ({ createdAt }) => createdAt,
      ),
    'POST /api/session-reports': (call, tx) => reportSession(tx, call, call.body, news),
    'POST /api/session-reports/{id}/settle': (call, tx) =>
      settleSessionReport(tx, call, recordVersionOf(call), call.body, { changes, news }),
  });
