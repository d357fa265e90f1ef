import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#platform/use-countdown.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';

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
  const startsAt = new Date(session.startsAt);
  const hasBegun = session.status === 'in-progress' || startsAt <= now;
  return <Badge tone="accent">{hasBegun ? t('next.now') : countdown(startsAt, now, timezone)}</Badge>;
}
