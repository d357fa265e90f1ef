import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { starIcon } from '#ui/icons/site-icons.ts';

/** Out of 100, and what a teacher calls it. */
const skills = [
  { key: 'speaking', width: 'w-[72%]', level: 'B2' },
  { key: 'writing', width: 'w-[58%]', level: 'B1' },
  { key: 'listening', width: 'w-[81%]', level: 'B2' },
] as const;

const clocks = [
  { key: 'yourClock', time: '19:00', surface: 'bg-paper' },
  { key: 'tutorClock', time: '16:00', surface: 'bg-sand' },
] as const;

const initials = 'EW';

/** The idea shown rather than told: one lesson on both clocks, and where it leads. */
export function LessonCard() {
  const { t } = useTranslation();
  return (
    <figure className="relative mx-auto w-full max-w-lg pb-6 sm:pb-8">
      <figcaption className="sr-only">{t('home.lesson.example')}</figcaption>
      <div className="rounded-large border border-line bg-paper p-5 pb-11 shadow-lift sm:p-7 sm:pb-9">
        <div className="flex items-center gap-4">
          <bdi
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-teal-soft font-semibold text-teal"
          >
            {initials}
          </bdi>
          <p className="grow leading-heading">
            <span className="block font-semibold">{t('home.lesson.subject')}</span>
            <span className="mt-1 block text-sm text-ink-soft">{t('home.lesson.tutor')}</span>
          </p>
          <p className="rounded-full bg-palm-soft px-3 py-0.5 text-xs font-semibold text-palm">
            {t('home.lesson.day')}
          </p>
        </div>
        <dl className="mt-6 grid grid-cols-2 divide-x divide-line overflow-hidden rounded-card border border-line">
          {clocks.map(({ key, time, surface }) => (
            <div key={key} className={`flex flex-col-reverse px-4 py-3 sm:px-5 ${surface}`}>
              <dt className="text-sm text-ink-soft">{t(`home.lesson.${key}`)}</dt>
              <dd className="text-2xl font-semibold tabular-nums">
                <bdi dir="ltr">{time}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <dl className="mt-6 grid gap-4 text-sm">
          {skills.map(({ key, width, level }) => (
            <div key={key} className="flex items-center gap-4">
              <dt className="w-20 shrink-0 text-ink-soft">{t(`home.lesson.${key}`)}</dt>
              <dd className="flex grow items-center gap-4">
                <span aria-hidden="true" className="block h-2 grow rounded-full bg-sand-deep">
                  <span className={`block h-2 rounded-full bg-teal ${width}`} />
                </span>
                <bdi dir="ltr" className="w-6 font-semibold">
                  {level}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="absolute start-4 bottom-0 flex items-center gap-3 rounded-card border border-line bg-paper px-5 py-3 text-sm shadow-lift sm:-start-6">
        <span aria-hidden="true" className="flex gap-0.5 text-brass">
          {[1, 2, 3, 4, 5].map(star => (
            <Icon key={star} drawing={starIcon} className="size-4 fill-current" />
          ))}
        </span>
        {t('home.lesson.rated')}
      </p>
    </figure>
  );
}
