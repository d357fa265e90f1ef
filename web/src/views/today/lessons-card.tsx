import type { LessonMoment } from '@bayan/domain/today/lesson-risk';
import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { LessonRow } from './lesson-row.tsx';
import { CardLink, NothingHere, TodayCard, TodayRows } from './today-card.tsx';

const MOMENTS: readonly LessonMoment[] = ['late', 'next', 'over'];
/** Where all of a group are: those of today among the lessons of its day, those to close in the list. */
const ALL_OF: Readonly<Record<LessonMoment, string>> = {
  late: `${dashboardAddress('admin', 'sessions')}?show=day`,
  next: `${dashboardAddress('admin', 'sessions/list')}?view=to-come`,
  over: `${dashboardAddress('admin', 'sessions/list')}?toClose=true`,
};
const HALF_MINUTE_MS = 30_000;

/** Lessons by risk: what is late comes before what is next, what is next before what is over (R941). */
export function LessonsCard({ lessons }: Pick<Today, 'lessons'>) {
  const { t } = useTranslation('today');
  const city = useCity();
  const viewerZone = useViewerTimezone();
  const now = useNow(HALF_MINUTE_MS);
  const count = MOMENTS.reduce((sum, moment) => sum + lessons[moment].count, 0);
  return (
    <DialogHost of={sessionDialogs}>
      <TodayCard
        title={t('lessons.title')}
        count={count}
        aside={t('lessons.order', { city: city(viewerZone) })}
      >
        {count === 0 && <NothingHere>{t('lessons.empty')}</NothingHere>}
        {MOMENTS.filter(moment => lessons[moment].items.length > 0).map(moment => (
          <div key={moment} className="mt-3">
            <h3
              className={`flex items-center gap-3 font-semibold after:h-px after:grow after:bg-line ${moment === 'late' ? 'text-brick' : 'text-ink-soft'}`}
            >
              {t(`lessons.${moment}`)}
            </h3>
            <TodayRows label={t(`lessons.${moment}`)}>
              {lessons[moment].items.map(lesson => (
                <li key={lesson.session.id} className="py-0.5">
                  <LessonRow lesson={lesson} moment={moment} now={now} />
                </li>
              ))}
            </TodayRows>
            <More of={lessons[moment]} to={ALL_OF[moment]} />
          </div>
        ))}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
          {lessons.onCourse > 0 && (
            <p className="flex flex-wrap items-center gap-2">
              <Icon drawing={checkCircleIcon} className="size-4 text-palm" />
              <span className="font-semibold text-palm">
                {t('lessons.onCourse', { count: lessons.onCourse })}
              </span>
              <span className="text-ink-soft">{t('lessons.everyone')}</span>
            </p>
          )}
          <CardLink to={dashboardAddress('admin', 'sessions')} label={t('lessons.calendar')} />
        </div>
      </TodayCard>
    </DialogHost>
  );
}

interface MoreProps {
  readonly of: Today['lessons']['late'];
  readonly to: string;
}

function More({ of: { count, items }, to }: MoreProps) {
  const { t } = useTranslation('today');
  const more = count - items.length;
  return more > 0 && <CardLink to={to} label={t('lessons.more', { count: more })} />;
}
