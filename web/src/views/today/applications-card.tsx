import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { PromiseBar } from '#people/applications/admin/promise-bar.tsx';
import { clockOf, useClockTexts } from '#people/applications/admin/use-clock-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NothingHere, TodayCard, TodayRow, TodayRows } from './today-card.tsx';

type Application = Today['applications']['items'][number];
const ACTS = { new: 'new', contacted: 'contacted', consultation: 'consultation' } as const;
const clockTones = { early: '', soon: 'text-brass-text', late: 'text-brick' };

/** Families that wait for a tutor, with what is left of the promise (R942). */
export function ApplicationsCard({ applications }: Pick<Today, 'applications'>) {
  const { t } = useTranslation('today');
  const title = t('applications.title');
  return (
    <TodayCard
      title={title}
      count={applications.count}
      link={{ to: dashboardAddress('admin', 'applications'), label: t('applications.all') }}
    >
      {applications.items.length === 0 ? (
        <NothingHere>{t('applications.empty')}</NothingHere>
      ) : (
        <>
          <p className="text-ink-soft">{t('applications.promise')}</p>
          <TodayRows label={title}>
            {applications.items.map(application => (
              <li key={application.id}>
                <ApplicationRow application={application} />
              </li>
            ))}
          </TodayRows>
        </>
      )}
    </TodayCard>
  );
}

function ApplicationRow({ application }: { readonly application: Application }) {
  const { t } = useTranslation(['today', 'applications']);
  const texts = useClockTexts();
  const clock = clockOf(application, useNow());
  const { id, name, place, stage } = application;
  const act = stage in ACTS ? ACTS[stage as keyof typeof ACTS] : 'new';
  return (
    <TodayRow
      state={
        clock && (
          <div className="w-32">
            <p className={`font-semibold tabular-nums ${clockTones[clock.state]}`}>{texts.left(clock)}</p>
            <PromiseBar clock={clock} />
          </div>
        )
      }
      action={
        <LinkButton
          to={`${dashboardAddress('admin', 'applications')}?open=${id}`}
          tone={clock?.state === 'late' ? 'primary' : 'secondary'}
        >
          {t(`applications.act.${act}`)}
          <VisuallyHidden>
            {': '}
            <OwnWords>{name}</OwnWords>
          </VisuallyHidden>
        </LinkButton>
      }
    >
      <p className="font-semibold">
        <OwnWords>{name}</OwnWords>
      </p>
      <p className="text-ink-soft">
        {place && <OwnWords>{place.city}</OwnWords>}
        <span className="before:mx-1.5 before:content-['·']">
          {t(`applications:stages.student.${stage}`)}
        </span>
      </p>
      {clock && clock.state !== 'late' && place && (
        <p className="text-xs text-ink-soft">
          {t('applications:clock.workingDays', {
            count: clock.workingDaysLeft,
            country: texts.country(place.country),
          })}
        </p>
      )}
    </TodayRow>
  );
}
