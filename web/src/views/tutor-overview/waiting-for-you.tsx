import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { useTranslation } from 'react-i18next';
import { useOpenRequests } from '#teaching/session-requests/use-session-requests.ts';
import { WaitingRequests } from '#teaching/session-requests/waiting-requests.tsx';
import { Card } from '#ui/card.tsx';
import { AllLink } from './all-link.tsx';
import { WaitingSessions } from './waiting-sessions.tsx';

interface WaitingForYouProps {
  readonly overview: Pick<TutorOverview, 'leftOpen' | 'withoutNotes' | 'homeworkToMark'>;
}

/** What was left undone; nothing at all where nothing was. */
export function WaitingForYou({ overview }: WaitingForYouProps) {
  const { t } = useTranslation('sessions');
  const { leftOpen, withoutNotes, homeworkToMark } = overview;
  const requests = useOpenRequests().items ?? [];
  if (requests.length + leftOpen.count + withoutNotes.count + homeworkToMark === 0) return null;
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t('overview.waiting.title')}</h2>
      <div className="mt-4 flex flex-col gap-6">
        <WaitingRequests requests={requests} />
        <WaitingSessions of="leftOpen" {...leftOpen} />
        <WaitingSessions of="withoutNotes" {...withoutNotes} />
        {homeworkToMark > 0 && (
          <p>
            <AllLink path="homework">{t('overview.waiting.homework', { count: homeworkToMark })}</AllLink>
          </p>
        )}
      </div>
    </Card>
  );
}
