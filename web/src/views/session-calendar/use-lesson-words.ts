import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { lessonMarksOf, lessonStateOf } from './lesson-state.ts';
import type { CalendarSession } from './use-calendar.ts';

/** A lesson as it is read aloud: when, whose, what, by whom or, where the reader teaches it, when for the family, and how it stands. */
export function useLessonWords(isOwn: boolean): (lesson: CalendarSession) => string {
  const { t } = useTranslation(['session-calendar', 'names']);
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const now = useNow();
  const cityOf = useCity();
  const clock = (instant: string, zone = timeZone) =>
    timeText(new Date(instant), { language, timeZone: zone });
  return lesson =>
    t(isOwn ? 'own.lesson' : 'lesson', {
      from: clock(lesson.startsAt),
      until: clock(lesson.endsAt),
      student: nameOf(lesson.student, language),
      tutor: nameOf(lesson.tutor, language),
      familyTime: clock(lesson.startsAt, lesson.timezone),
      city: cityOf(lesson.timezone),
      subject: t(`names:subjects.${lesson.subject}`),
      state: [
        t(`states.${lessonStateOf(lesson, now)}`),
        ...lessonMarksOf(lesson, now).map(mark => t(`marks.${mark}`)),
      ].join(t('separator')),
    });
}
