import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { useWhichLesson } from '#teaching/sessions/which-lesson.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { whatsappIcon } from '#ui/icons/site-icons.ts';
import { NothingHere, TodayCard, TodayRow, TodayRows } from './today-card.tsx';
import { useWriteFamily } from './use-write-family.ts';

type Rated = Today['ratings']['items'][number];

/** Lessons with one or two stars, and a word to the family (R945). */
export function RatingsCard({ ratings }: Pick<Today, 'ratings'>) {
  const { t } = useTranslation('today');
  const title = t('ratings.title');
  return (
    <TodayCard title={title} count={ratings.count} aside={t('ratings.week')}>
      {ratings.items.length === 0 && <NothingHere>{t('ratings.empty')}</NothingHere>}
      <TodayRows label={title}>
        {ratings.items.map(session => (
          <li key={session.id}>
            <RatingRow session={session} />
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}

function RatingRow({ session }: { readonly session: Rated }) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const tutorName = useTutorName();
  const { write, isPending } = useWriteFamily(session, 'low-rating');
  const { describedBy, words } = useWhichLesson(session, session.student);
  return (
    <TodayRow
      action={
        <>
          {words}
          <Button {...describedBy} tone="secondary" isPending={isPending} onPress={write}>
            <Icon drawing={whatsappIcon} className="size-4" />
            {t('acts.write-family')}
          </Button>
        </>
      }
    >
      <p>
        <span className="font-semibold">
          {t('ratings.stars', { stars: session.feedback?.studentRating ?? 0 })}
        </span>
        <span className="before:mx-1.5 before:content-['·']">
          <bdi>{nameOf(session.student, language)}</bdi>
        </span>
      </p>
      <p className="text-ink-soft">
        {shortDayText(new Date(session.startsAt), { language, timeZone })}
        <span className="before:mx-1.5 before:content-['·']">
          {t('ratings.with', { tutor: tutorName(session) })}
        </span>
      </p>
    </TodayRow>
  );
}
