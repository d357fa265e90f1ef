import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DateField } from '#ui/date-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { editIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { DateHoursDialog } from './date-hours-dialog.tsx';
import { asPlanned } from './planned-tutor.ts';
import { useHoursText } from './use-hours-text.ts';
import type { useWeeklyHours } from './use-weekly-hours.ts';

interface DateHoursPanelProps {
  readonly weekly: ReturnType<typeof useWeeklyHours>;
}

/** The dates on which a tutor teaches at other hours than in the week (R476). */
export function DateHoursPanel({ weekly }: DateHoursPanelProps) {
  const { t } = useTranslation('availability');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const hoursText = useHoursText();
  const { tutor, today, hoursOn } = weekly;
  const [day, setDay] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const pages = usePages('GET /api/availability/days', { query: { from: today, ...asPlanned(tutor) } });
  const asked = useEndpoint(
    'GET /api/availability/days/{day}',
    opened === null ? null : { params: { day: opened }, query: asPlanned(tutor) },
    { staleTime: 0 },
  );
  const isPast = day !== null && day < today;
  const dayText = (date: string) =>
    shortDayText(new Date(`${date}T12:00:00Z`), { language, timeZone: 'UTC' });
  const close = () => {
    setOpened(null);
    setDay(null);
  };
  return (
    <section aria-labelledby="date-hours">
      <h2 id="date-hours" className="text-lg font-semibold">
        {t('date.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('date.note')}</p>
      <Card className="mt-4 flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow sm:max-w-xs">
          <DateField
            name="day"
            label={t('date.day')}
            min={today}
            value={day}
            error={isPast ? t('date.past') : undefined}
            onChange={setDay}
          />
        </div>
        <Button
          tone="secondary"
          isDisabled={day === null || isPast}
          isPending={opened !== null && asked.isFetching}
          onPress={() => setOpened(day)}
        >
          {t('date.open')}
        </Button>
      </Card>
      {asked.error && opened !== null && (
        <LoadFailure {...errorTexts(asked.error)} onRetry={() => void asked.refetch()} />
      )}
      {pages.error && !pages.items && <LoadFailure {...errorTexts(pages.error)} onRetry={pages.retry} />}
      {pages.items?.length === 0 && <p className="mt-4 text-sm text-ink-soft">{t('date.empty')}</p>}
      <ul aria-label={t('date.title')} className="mt-4 flex flex-col gap-3">
        {pages.items?.map(date => (
          <li
            key={date.day}
            className="flex items-center justify-between gap-3 rounded-card border border-line bg-paper p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold tabular-nums">{dayText(date.day)}</p>
              <p className="text-sm text-ink-soft tabular-nums">
                {hoursText({ ...date, ranges: date.ranges ?? [] })}
              </p>
            </div>
            <IconButton
              icon={editIcon}
              label={t('date.changeOne', { day: dayText(date.day) })}
              onPress={() => setOpened(date.day)}
            />
          </li>
        ))}
      </ul>
      {pages.hasMore && <MoreButton isPending={pages.isBringingMore} onMore={pages.bringMore} />}
      {opened !== null && asked.data?.day === opened && (
        <DateHoursDialog
          key={opened}
          tutor={tutor}
          date={asked.data}
          weekly={hoursOn(opened)}
          onClose={close}
        />
      )}
    </section>
  );
}
