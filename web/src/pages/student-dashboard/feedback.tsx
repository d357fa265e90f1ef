import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { RatedLately } from '#teaching/feedback/rated-lately.tsx';
import { SessionsToRate } from '#teaching/feedback/sessions-to-rate.tsx';

/** How lessons were, in the words of who had them. */
export function StudentFeedback() {
  const { t } = useTranslation(['feedback', 'dashboard']);
  return (
    <>
      <PageHeader title={t('dashboard:places.student.feedback')} note={t('note')} />
      <div className="mt-7">
        <SessionsToRate />
        <RatedLately />
      </div>
    </>
  );
}
