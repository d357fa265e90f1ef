import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import { offsetAt } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#people/profiles/use-profile.ts';
import { ownTimezone } from '#platform/countries-and-zones.ts';
import { isolated } from '#platform/isolates.ts';
import { useSettings } from '#platform/settings.tsx';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StepList } from '#ui/step-list.tsx';

interface FirstDaysProps {
  readonly overview: Pick<StudentOverview, 'firstDays'>;
  readonly profileAddress: string;
}

/** Until the first lesson was given: what the academy does next, and what the family can do now (R755). */
export function FirstDays({ overview: { firstDays }, profileAddress }: FirstDaysProps) {
  const { t } = useTranslation('student-overview');
  const city = useCity();
  const timezone = useViewerTimezone();
  const { whatsappNumber } = useSettings();
  const { data: person } = useProfile();
  const parent = person?.student?.parentContact;
  // Whoever reads the same on the clock beside them has nothing to check.
  const now = useNow().getTime();
  const isOwnClock = offsetAt(now, ownTimezone()) === offsetAt(now, timezone);
  const steps = [
    { key: 'tutor', text: t('first.tutor.text'), isDone: firstDays.tutor },
    { key: 'lesson', text: t('first.lesson.text'), isDone: firstDays.lesson },
    {
      key: 'word',
      text: parent?.email ? t('first.word.both', { name: isolated(parent.name) }) : t('first.word.text'),
      isDone: firstDays.lesson,
    },
  ] as const;
  const tasks = [
    {
      key: 'parent',
      text: parent ? t('first.parent.known', { name: isolated(parent.name) }) : t('first.parent.unknown'),
      isDone: firstDays.parent,
    },
    {
      key: 'zone',
      text: t(isOwnClock ? 'first.zone.text' : 'first.zone.other', { city: city(timezone) }),
      isDone: isOwnClock,
    },
    { key: 'notices', text: t('first.notices.text'), isDone: firstDays.notices },
  ] as const;
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t('first.title')}</h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <section aria-labelledby="first-next">
          <h3 id="first-next" className="font-semibold">
            {t('first.next')}
          </h3>
          <StepList steps={steps.map(step => ({ ...step, title: t(`first.${step.key}.title`) }))} />
        </section>
        <section aria-labelledby="first-now">
          <h3 id="first-now" className="font-semibold">
            {t('first.now')}
          </h3>
          <StepList
            steps={tasks.map(task => ({
              ...task,
              title: t(`first.${task.key}.title`),
              to: profileAddress,
            }))}
          />
          {whatsappNumber && (
            <div className="mt-5">
              <LinkButton href={`https://wa.me/${whatsappNumber.replace('+', '')}`} tone="secondary" newTab>
                {t('first.whatsapp')}
              </LinkButton>
            </div>
          )}
        </section>
      </div>
    </Card>
  );
}
