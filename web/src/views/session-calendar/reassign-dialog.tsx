import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GiveDialog } from '#views/admin-overview/give-dialog.tsx';

interface ReassignDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** To another of those who teach the student this subject (R961). */
export function ReassignDialog({ session, onClose }: ReassignDialogProps) {
  const { t } = useTranslation('session-calendar');
  const errorTexts = useErrorTexts();
  const { data, error, refetch } = useEndpoint('GET /api/assignments', {
    query: { studentId: session.student.id, limit: 100 },
  });
  const tutors = data?.items
    .filter(({ until, subject, tutor }) => {
      const isHers = session.tutorLeftAt === null && tutor.id === session.tutor.id;
      return until === null && subject === session.subject && !isHers;
    })
    .map(({ tutor }) => tutor);
  if (tutors && tutors.length > 0) return <GiveDialog session={{ ...session, tutors }} onClose={onClose} />;
  return (
    <Dialog title={t('reassign')} isOpen isDismissable onOpenChange={isOpen => !isOpen && onClose()}>
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!tutors && !error && <Skeleton rows={2} />}
      {tutors && <p>{t('reassignNobody')}</p>}
    </Dialog>
  );
}
