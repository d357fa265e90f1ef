import { useTranslation } from 'react-i18next';
import { RequestList } from '#teaching/session-requests/request-list.tsx';
import { useOpenRequests } from '#teaching/session-requests/use-session-requests.ts';
import { Card } from '#ui/card.tsx';

/** What the family asks and nobody has answered: it stands above everything else. */
export function StudentsRequests({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('student-record');
  const requests = (useOpenRequests().items ?? []).filter(({ student }) => student.id === studentId);
  if (requests.length === 0) return null;
  return (
    <section aria-label={t('requests')}>
      <Card className="border-brass bg-brass-soft">
        <div className="-my-3.5">
          <RequestList requests={requests} namesTutor />
        </div>
      </Card>
    </section>
  );
}
