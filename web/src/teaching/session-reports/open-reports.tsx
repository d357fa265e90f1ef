import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { isOpen } from '@bayan/domain/sessions/session-status';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import { useOpenReports } from './use-session-reports.ts';

/** What families have reported of sessions that nobody has closed: their tutor can still come. */
export function OpenReports() {
  const reports = useOpenReports().items?.filter(({ session }) => isOpen(session.status)) ?? [];
  return reports.map(report => <OpenReport key={report.id} report={report} />);
}

function OpenReport({ report: { kind, session, student } }: { readonly report: SessionReport }) {
  const { t } = useTranslation('session-reports');
  const language = useLanguage();
  const isOver = new Date(session.endsAt) <= useNow();
  return (
    <Alert tone="accent" title={t(`line.open.${kind}`)} isNews>
      <p className="flex flex-wrap gap-x-3">
        <bdi className="font-semibold">{nameOf(student, language)}</bdi>
        <SessionClocks session={session} familyTimezone={session.timezone} />
      </p>
      {!isOver && <p className="mt-1">{t('line.join')}</p>}
    </Alert>
  );
}
