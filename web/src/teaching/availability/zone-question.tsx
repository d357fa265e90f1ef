import type { Availability } from '@bayan/domain/availability/availability.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attempt } from '#platform/attempt.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { differencesOf, rangesAhead } from './season-hours.ts';
import type { useWeeklyHours } from './use-weekly-hours.ts';

interface ZoneQuestionProps {
  readonly weekly: ReturnType<typeof useWeeklyHours>;
}

const storageKeyOf = ({ id }: Availability, timezone: string) => `bayan.hours-kept.${id}.${timezone}`;

/** Asks once, after her profile got another time zone: by which clock her hours are meant (R477). */
export function ZoneQuestion({ weekly }: ZoneQuestionProps) {
  const { t } = useTranslation('availability');
  const errorTexts = useErrorTexts();
  const city = useCity();
  const own = useViewerTimezone();
  const now = useNow();
  const [isPending, setPending] = useState(false);
  const [, setKept] = useState(false);
  const { current } = weekly;
  const first = current?.hours[0];
  if (!current || !first || current.timezone === own) return null;
  if (attempt(() => localStorage.getItem(storageKeyOf(current, own)))) return null;
  const ahead = differencesOf(current.timezone, own, now)[0] ?? 0;

  async function take(set: Availability) {
    setPending(true);
    try {
      const { hours, mostADay, bufferMinutes } = set;
      await weekly.save({ timezone: own, hours, mostADay, bufferMinutes });
      showToast({ title: t('zone.changed.title'), text: t('zone.changed.text'), tone: 'success' });
    } catch (error) {
      showToast({ ...errorTexts(error), tone: 'danger' });
    } finally {
      setPending(false);
    }
  }

  function keep(set: Availability) {
    attempt(() => localStorage.setItem(storageKeyOf(set, own), 'kept'));
    setKept(true);
  }

  const [before = '', after = ''] = [0, ahead].map(minutes =>
    leftToRight(rangesAhead([first], minutes)[0] ?? ''),
  );
  return (
    <Alert tone="accent" title={t('zone.title', { city: city(current.timezone) })}>
      <p>{t('zone.text', { before, after, was: city(current.timezone), is: city(own) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isPending={isPending} onPress={() => void take(current)}>
          {t('zone.take', { city: city(own) })}
        </Button>
        <Button tone="secondary" onPress={() => keep(current)}>
          {t('zone.keep', { city: city(current.timezone) })}
        </Button>
      </div>
    </Alert>
  );
}
