import { countryOfZone, weekOf } from '@bayan/domain/gulf-calendar/week';
import { type LessonWeek, lessonsByWeek } from '@bayan/domain/session-calendar/lessons-by-week';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** The weeks of a family, which begin and rest as those of the country whose clock it lives by (R540). */
export function useWeeks(now: Date) {
  const { t } = useTranslation('student-sessions');
  const language = useLanguage();
  const timezone = useViewerTimezone();
  const week = weekOf(countryOfZone(timezone) ?? 'SA');
  const dayText = (day: string) => shortDayText(new Date(day), { language, timeZone: 'UTC' });
  const titleOf = ({ is, firstDay, lastDay }: LessonWeek<Session>) =>
    is ? t(`weeks.${is}`) : t('weeks.other', { from: dayText(firstDay), until: dayText(lastDay) });
  return {
    weeksOf: (sessions: readonly Session[]) =>
      lessonsByWeek(sessions, { week, timezone, now }).map(one => ({ ...one, title: titleOf(one) })),
    isAtWeekend: ({ startsAt }: Session) =>
      week.weekend.includes(weekdayOf(wallClock(new Date(startsAt), timezone).date)),
  };
}
