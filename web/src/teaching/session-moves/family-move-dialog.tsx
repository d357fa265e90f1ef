import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { addDays, daysBetween } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { RequestDialog } from '#teaching/session-requests/request-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DAYS_AT_ONCE, FamilyMoveForm } from './family-move-form.tsx';

interface FamilyMoveDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** So many days before the lesson the first free times are looked for. */
const DAYS_BEFORE = 3;

/** A family moves a lesson to a free time, or asks for another where it cannot do so itself (R113, R513). */
export function FamilyMoveDialog({ session, onClose }: FamilyMoveDialogProps) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  const [from, setFrom] = useState(() => firstDay(session, new Date()));
  const [isAsking, setAsking] = useState(false);
  const {
    data: slots,
    error,
    refetch,
  } = useEndpoint(
    'GET /api/sessions/{id}/slots',
    { params: { id: session.id }, query: { from, to: addDays(from, DAYS_AT_ONCE - 1) } },
    { placeholderData: before => before },
  );
  if (isAsking) return <RequestDialog kind="move" session={session} onClose={onClose} />;
  if (slots?.obstacle) {
    const note = t(`own.move.obstacle.${slots.obstacle}`);
    return <RequestDialog kind="move" session={session} note={note} onClose={onClose} />;
  }
  if (slots)
    return (
      <FamilyMoveForm
        {...{ session, slots, from }}
        onGoTo={setFrom}
        onAsk={() => setAsking(true)}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('own.move.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error ? <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} /> : <Skeleton rows={4} />}
    </Dialog>
  );
}

/** Near the lesson, and not in the past. */
function firstDay({ startsAt, student }: Session, now: Date): string {
  const today = wallClock(now, student.timezone).date;
  const near = addDays(wallClock(new Date(startsAt), student.timezone).date, -DAYS_BEFORE);
  return daysBetween(today, near) > 0 ? near : today;
}
