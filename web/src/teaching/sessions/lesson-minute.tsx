import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { Badge } from '#ui/badge.tsx';

interface LessonMinuteProps {
  readonly session: Pick<Session, 'startsAt' | 'duration'>;
}

const OFTEN_MS = 15_000;
const MINUTE_MS = 60_000;

/** How far a lesson has come, where a heading says that it is under way. One that began early has not come to its first minute. */
export function LessonMinute({ session: { startsAt, duration } }: LessonMinuteProps) {
  const { t } = useTranslation('sessions');
  const minute = Math.floor((useNow(OFTEN_MS).getTime() - new Date(startsAt).getTime()) / MINUTE_MS);
  if (minute < 0) return null;
  return (
    <Badge tone="accent">{t('minuteOf', { minute: Math.min(minute, duration), minutes: duration })}</Badge>
  );
}
