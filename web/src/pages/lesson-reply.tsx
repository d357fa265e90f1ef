import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { LessonReply } from '#teaching/reminders/reply/lesson-reply.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Locale } from '#ui/locale.tsx';

/** Where the links of a lesson's reminder lead. */
export function LessonReplyPage() {
  const { t } = useTranslation('lesson-reply');
  return (
    <PageShell title={t('title')}>
      <Locale>
        <div className="grow bg-sand">
          <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-5 py-10 sm:py-14">
            <div className="rounded-large border border-line bg-paper p-6 sm:p-8">
              <h1 className="mb-6 text-2xl leading-heading font-semibold text-balance">{t('title')}</h1>
              <noscript>
                <p className="mb-4 rounded-card bg-brass-soft p-4 text-sm">{t('needsScript')}</p>
              </noscript>
              <LessonReply />
            </div>
            <div className="text-center">
              <LinkButton tone="quiet" to={`${paths.studentDashboard}/sessions`}>
                {t('signIn')}
              </LinkButton>
            </div>
          </div>
        </div>
      </Locale>
    </PageShell>
  );
}
