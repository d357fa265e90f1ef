import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { ReportOffers } from '#teaching/session-reports/report-offers.tsx';
import { ReportState } from '#teaching/session-reports/report-state.tsx';
import { useLastReports } from '#teaching/session-reports/use-session-reports.ts';
import { hasBegun } from '#teaching/sessions/has-begun.ts';

interface NextLessonReportProps {
  readonly session: Session;
  readonly now: Date;
}

/** That something is wrong with the lesson that is going on, and what was said of it (R500). */
export function NextLessonReport({ session, now }: NextLessonReportProps) {
  const report = useLastReports().get(session.id);
  if (!report && !hasBegun(session, now)) return null;
  return (
    <div className="flex flex-col gap-3">
      {report && <ReportState report={report} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <ReportOffers session={session} now={now} isReported={report?.status === 'open'} />
      </div>
    </div>
  );
}
