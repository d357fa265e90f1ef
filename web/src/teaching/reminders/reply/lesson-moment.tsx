import type { LessonReply } from '@bayan/domain/reminders/lesson-replies.contract';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { dayText } from '#platform/day-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';

/** Which lesson, and when by both clocks (R231). */
export function LessonMoment({ lesson }: { readonly lesson: LessonReply }) {
  const { t } = useTranslation(['lesson-reply', 'names']);
  const language = useLanguage();
  const cityOf = useCity();
  const { student, subject, timezone: familyTimezone, tutorTimezone } = lesson;
  const startsAt = new Date(lesson.startsAt);
  const clocks = [...new Set([familyTimezone, tutorTimezone])];
  return (
    <div className="rounded-card border border-line p-4">
      <p className="font-semibold">
        {t('lesson', { student: firstNameOf(student, language), subject: t(`names:subjects.${subject}`) })}
      </p>
      <ul className="mt-1 text-sm tabular-nums">
        {clocks.map(timeZone => (
          <li key={timeZone}>
            {dayText(startsAt, { language, timeZone })}{' '}
            <span className="whitespace-nowrap">
              <bdi dir="ltr">{timeText(startsAt, { language, timeZone })}</bdi> {cityOf(timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
