import { averageRating } from '@bayan/domain/sessions/session-figures';
import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { StatStrip } from '#ui/stat-strip.tsx';

const MINUTES_AN_HOUR = 60;

/** How much is on her hands, and how it goes. */
export function TutorFigures({
  overview,
  week,
  punctuality,
}: Pick<WholeTutor, 'overview' | 'week' | 'punctuality'>) {
  const { t } = useTranslation('tutor-record');
  const language = useLanguage();
  const { totals, activeStudents, hoursByMonth } = overview;
  const sum = (of: 'lessons' | 'minutes' | 'offered') => week.days.reduce((all, day) => all + day[of], 0);
  const hours = (minutes: number) => numberText(minutes / MINUTES_AN_HOUR, language);
  const planned = hours(sum('minutes'));
  const { leftOpen, withoutNotes, homeworkToMark } = overview;
  const figures = [
    ['week', sum('lessons')],
    ['students', activeStudents],
    ['hours', (hoursByMonth.at(-1)?.minutes ?? 0) / MINUTES_AN_HOUR],
    ['sessions', totals.sessions],
    ['leftOpen', leftOpen.count],
    ['withoutNotes', withoutNotes.count],
    ['toMark', homeworkToMark],
  ] as const;
  return (
    <StatStrip
      stats={[
        ...figures.map(([name, value]) => ({
          label: t(`figures.${name}`),
          value: numberText(value, language),
        })),
        {
          label: t('figures.load'),
          value: week.hasHours
            ? t('week.of', { planned, offered: hours(sum('offered')) })
            : t('week.planned', { planned }),
        },
        {
          label: t('figures.onTime'),
          value:
            punctuality.joined === 0
              ? t('figures.unknown')
              : t('figures.of', {
                  onTime: numberText(punctuality.onTime, language),
                  joined: numberText(punctuality.joined, language),
                }),
        },
        {
          label: t('figures.rating'),
          value: averageRating(totals.stars, totals.ratings) ?? t('figures.unrated'),
        },
      ]}
    />
  );
}
