import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

interface Lesson {
  readonly student: { readonly name: string; readonly nameAr: string | null };
  readonly startsAt: string;
}

/** Whose lesson it is and when, for the head of a dialog and for a toast: 'Omar · Wed, 18 Nov 2026, 12:30' (R675). */
export function useLessonLine(): (lesson: Lesson) => string {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  return ({ student, startsAt }) => {
    const moment = new Date(startsAt);
    return t('lessonLine', {
      name: nameOf(student, language),
      day: shortDayText(moment, { language, timeZone }),
      time: timeText(moment, { language, timeZone }),
    });
  };
}
