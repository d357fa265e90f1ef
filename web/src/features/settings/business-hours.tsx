import { type OpeningHours, openingHoursOf } from '@bayan/domain/settings/opening-hours';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../platform/settings.tsx';
import { clockTime } from './clock-time.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

function spanOf(t: TFunction, { from, to, opens, closes }: OpeningHours): string {
  const day = (weekday: number) => t(`hours.weekdays.${weekday as Weekday}`);
  const days = from === to ? day(from) : t('hours.days', { from: day(from), to: day(to) });
  return t('hours.span', { days, opens: clockTime(t, opens), closes: clockTime(t, closes) });
}

/** 'Monday-Friday 8 AM - 8 PM and Saturday 9 AM - 5 PM', in the academy's zone, which stands behind it (R194). */
export function BusinessHours() {
  const { t } = useTranslation();
  const { businessHours, zoneName } = useSettings();
  const spans = openingHoursOf(businessHours).map(hours => spanOf(t, hours));
  const last = spans.pop();
  if (last === undefined) return t('contact.hours.byArrangement');
  return (
    <>
      {spans.length > 0 ? spans.join(t('hours.comma')) + t('hours.and') + last : last}{' '}
      <bdi dir="ltr">{zoneName}</bdi>
    </>
  );
}
