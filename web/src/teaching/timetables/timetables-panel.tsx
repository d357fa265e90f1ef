import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TimetableDialog } from './timetable-dialog.tsx';
import { timetablePath } from './timetable-path.ts';
import { TimetableRow } from './timetable-row.tsx';
import { type Timetable, useTimetables } from './use-timetables.ts';

/** The timetables of each Ramadan, those ahead first: made, changed, and the way to their weekly sessions (R550). */
export function TimetablesPanel() {
  const { t } = useTranslation('timetables');
  const errorTexts = useErrorTexts();
  const navigate = useNavigate();
  const today = wallClock(useNow(), zoneOfCountry('SA')).date;
  const { data, error, refetch } = useTimetables();
  const [opened, setOpened] = useState<{ readonly timetable: Timetable | null } | null>(null);
  const isOver = ({ untilOn }: Timetable) => untilOn < today;
  const all = data?.items ?? [];
  const shown = [...all.filter(one => !isOver(one)), ...all.filter(isOver).toReversed()];
  const years = Map.groupBy(shown, ({ hijriYear }) => hijriYear);

  function show({ id }: Timetable) {
    setOpened(null);
    // A new one is of use once its weekly sessions are looked at.
    if (opened?.timetable === null) void navigate(dashboardAddress('admin', timetablePath('admin', id)));
  }

  return (
    <section aria-labelledby="timetables" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="timetables" className="text-lg leading-heading font-semibold">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('note')}</p>
        </div>
        <Button onPress={() => setOpened({ timetable: null })}>{t('make.title')}</Button>
      </div>
      {error && !data && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <Skeleton rows={4} />
        </Card>
      )}
      {data && all.length === 0 && (
        <Card>
          <EmptyState icon={calendarIcon} title={t('empty.title')} text={t('empty.text')} />
        </Card>
      )}
      {[...years].map(([year, timetables]) => (
        <div key={year} className="flex flex-col gap-3">
          <h3 className="font-semibold text-ink-soft">{t('year', { year })}</h3>
          <ul aria-label={t('year', { year })} className="grid gap-3 lg:grid-cols-2">
            {timetables.map(timetable => (
              <TimetableRow
                key={timetable.id}
                timetable={timetable}
                onChange={() => setOpened({ timetable })}
              />
            ))}
          </ul>
        </div>
      ))}
      {opened && <TimetableDialog {...opened} onSaved={show} onClose={() => setOpened(null)} />}
    </section>
  );
}
