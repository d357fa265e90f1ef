import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import type { SeriesViewer } from '#teaching/session-series/series-viewer.ts';
import { TimetableBadges } from '#teaching/timetables/timetable-badges.tsx';
import { TimetableDialog } from '#teaching/timetables/timetable-dialog.tsx';
import type { Timetable } from '#teaching/timetables/use-timetables.ts';
import { Button } from '#ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { SettleProgress } from './settle-progress.tsx';
import { TimetableSeriesList } from './timetable-series-list.tsx';
import { useTimetableSeries } from './use-timetable-series.ts';

type Opened = 'change' | 'apply' | 'lift' | { readonly seriesId: string };

interface TimetableDetailProps {
  readonly timetable: Timetable;
  readonly viewer: SeriesViewer;
}

/** How a timetable stands, with its weekly series. Admins change, apply and lift it; who may decide does so for each series. */
export function TimetableDetail({ timetable, viewer }: TimetableDetailProps) {
  const { t } = useTranslation('timetables');
  const [opened, setOpened] = useState<Opened | null>(null);
  const pages = useTimetableSeries(timetable.id);
  const isOver = timetable.untilOn < wallClock(useNow(), zoneOfCountry(timetable.country)).date;
  const isSettled = timetable.toSettle === 0;
  const readAgain = useEffectEvent(() => {
    if (pages.items?.some(({ isDue }) => isDue)) pages.retry();
  });
  useEffect(() => {
    if (isSettled) readAgain();
  }, [isSettled]);
  const close = () => setOpened(null);
  const chosen =
    typeof opened === 'object' && opened && pages.items?.find(({ id }) => id === opened.seriesId);
  return (
    <div className="flex flex-col gap-5">
      <TimetableBadges timetable={timetable} />
      {viewer === 'admin' && !isOver && (
        <div className="flex flex-wrap gap-3">
          {timetable.status === 'draft' && (
            <Button onPress={() => setOpened('apply')}>{t('settle.apply.open')}</Button>
          )}
          <Button tone="secondary" onPress={() => setOpened('change')}>
            {t('change.open')}
          </Button>
          {timetable.status === 'applied' && (
            <Button tone="secondary" onPress={() => setOpened('lift')}>
              {t('settle.lift.open')}
            </Button>
          )}
        </div>
      )}
      <SettleProgress timetable={timetable} />
      <section aria-labelledby="timetable-series" className="flex flex-col gap-4">
        <div>
          <h2 id="timetable-series" className="text-lg leading-heading font-semibold">
            {t('list.title')}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            {t(isOver ? 'list.over' : `list.notes.${timetable.status}`)}
          </p>
        </div>
        <TimetableSeriesList
          pages={pages}
          viewer={viewer}
          onDecide={isOver ? null : ({ id }) => setOpened({ seriesId: id })}
        />
      </section>
      {opened === 'change' && <TimetableDialog timetable={timetable} onSaved={close} onClose={close} />}
      {(opened === 'apply' || opened === 'lift') && (
        <SettleDialog
          way={opened}
          timetable={timetable}
          all={pages.isWhole ? (pages.items ?? []) : null}
          onClose={close}
        />
      )}
      {chosen && <DecideDialog timetable={timetable} series={chosen} viewer={viewer} onClose={close} />}
    </div>
  );
}
