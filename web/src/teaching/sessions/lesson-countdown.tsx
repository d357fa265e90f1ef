import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#platform/use-countdown.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { hasBegun } from './has-begun.ts';

interface LessonCountdownProps {
  readonly session: Session;
}

const OFTEN_MS = 15_000;

/** How long until it begins, or that it has. */
export function LessonCountdown({ session }: LessonCountdownProps) {
  const { t } = useTranslation('student-overview');
  const countdown = useCountdown();
  const timezone = useViewerTimezone();
  const now = useNow(OFTEN_MS);
  return (
    <Badge tone="accent">
      {hasBegun(session, now) ? t('next.now') : countdown(new Date(session.startsAt), now, timezone)}
    </Badge>
  );
}
