import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useLastReports } from './use-session-reports.ts';

/** What stands on each session of a tutor that a family has reported. */
export function useReportLines() {
  const reports = useLastReports();
  return ({ id }: Session) => {
    const report = reports.get(id);
    return report && <ReportLine report={report} />;
  };
}

/** That a family has reported a session, as its tutor reads it: not in which words. */
function ReportLine({ report: { kind, status } }: { readonly report: SessionReport }) {
  const { t } = useTranslation('session-reports');
  return (
    <p className="text-sm text-ink-soft">{status === 'open' ? t(`line.open.${kind}`) : t('line.settled')}</p>
  );
}
