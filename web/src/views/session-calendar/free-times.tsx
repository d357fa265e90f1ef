import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { nearestFree } from './nearest-free.ts';

interface FreeTimesProps {
  readonly session: Session;
  readonly near: Date;
  readonly onChoose: (startsAt: Date) => void;
}

/** The two nearest times of that day at which tutor and student are both free. */
export function FreeTimes({ session, near, onChoose }: FreeTimesProps) {
  const { t } = useTranslation('session-calendar');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const now = useNow();
  const { date } = wallClock(near, timeZone);
  const frame = { from: date, to: date, timezone: timeZone };
  const { data: tutors } = useEndpoint('GET /api/sessions/calendar', {
    query: { ...frame, tutorId: session.tutor.id },
  });
  const { data: students } = useEndpoint('GET /api/sessions/calendar', {
    query: { ...frame, studentId: session.student.id },
  });
  if (!tutors || !students) return null;
  const times = nearestFree({
    near,
    now,
    duration: session.duration,
    except: session.id,
    lessons: [...tutors.items, ...students.items],
    hours: tutors.hours,
    timeOff: tutors.timeOff,
    isOfDay: instant => wallClock(instant, timeZone).date === date,
  });
  if (times.length === 0) return null;
  return (
    <ul aria-label={t('move.free')} className="flex flex-wrap gap-3">
      {times.map(startsAt => (
        <li key={startsAt.getTime()}>
          <Button tone="secondary" onPress={() => onChoose(startsAt)}>
            {t('move.freeAt', {
              day: weekdayText(startsAt, { language, timeZone }),
              time: timeText(startsAt, { language, timeZone }),
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
