import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useWrittenPage } from '#platform/written-page.tsx';
import { PageShell } from '#shell/page-shell.tsx';
import { StopReminders } from '#teaching/reminders/stop/stop-reminders.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Where the stop link of every reminder leads. */
export function StopRemindersPage() {
  const { t } = useTranslation('stop-reminders');
  const written = useWrittenPage();
  return (
    <PageShell title={t('title')}>
      <div className="grow bg-sand">
        <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-5 py-10 sm:py-14">
          <div className="rounded-large border border-line bg-paper p-6 sm:p-8">
            <h1 className="mb-6 text-2xl leading-heading font-semibold text-balance">{t('title')}</h1>
            <StopReminders page={written?.page === 'stop-reminders' ? written.shown : { state: 'unknown' }} />
          </div>
          <div className="text-center">
            <LinkButton tone="quiet" to={`${paths.studentDashboard}/profile#reminders`}>
              {t('profile')}
            </LinkButton>
          </div>
        </div>
      </div>
    </PageShell>
  );
}
