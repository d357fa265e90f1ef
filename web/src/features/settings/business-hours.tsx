import { type OpeningHours, openingHoursOf } from '@bayan/domain/settings/opening-hours';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../platform/settings.tsx';

/** 08:00 is 8 AM and 20:30 is 8:30 PM. Written here and not by Intl, which differs from browser to browser. */
function clockTime(t: TFunction, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelfth = hour % 12 || 12;
  const shown = minute === 0 ? String(twelfth) : `${twelfth}:${String(minute).padStart(2, '0')}`;
  return hour < 12 ? t('hours.am', { time: shown }) : t('hours.pm', { time: shown });
}

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
