import type { Subject } from '@bayan/domain/subjects/subjects';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

interface Person {
  readonly name: string;
  readonly nameAr: string | null;
}

interface Lesson {
  readonly subject: Subject;
  readonly startsAt: string;
}

/**
 * Which lesson a button is for, to those who hear the button alone: the buttons of many lessons have one name. The id
 * describes the button; the words are in the page once, and nobody sees them. A family has its own lessons alone: they need no name.
 */
export function useWhichLesson({ subject, startsAt }: Lesson, student?: Person) {
  const { t } = useTranslation(['sessions', 'names']);
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const id = useId();
  const moment = new Date(startsAt);
  const values = {
    subject: t(`names:subjects.${subject}`),
    day: shortDayText(moment, { language, timeZone }),
    time: timeText(moment, { language, timeZone }),
  };
  const words = student
    ? t('sessions:whichLessonWith', { ...values, name: nameOf(student, language) })
    : t('sessions:whichLesson', values);
  return {
    describedBy: { 'aria-describedby': id },
    words: (
      <span id={id} hidden>
        {words}
      </span>
    ),
  };
}
