import type { OpeningHours } from '@bayan/domain/settings/opening-hours';
import type { TFunction } from 'i18next';
import { clockTime } from './clock-time.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MIDNIGHT = '00:00';

function spanOf(t: TFunction, { from, to, opens, closes }: OpeningHours): string {
  const day = (weekday: number) => t(`hours.weekdays.${weekday as Weekday}`);
  const days = from === to ? day(from) : t('hours.days', { from: day(from), to: day(to) });
  const said = { days, opens: clockTime(t, opens), closes: clockTime(t, closes) };
  return closes <= opens && closes !== MIDNIGHT ? t('hours.overnight', said) : t('hours.span', said);
}

/** 'Monday-Friday 8 AM - 8 PM and Saturday 9 AM - 5 PM' (R194); null where there are none. */
export function hoursSentence(t: TFunction, hours: readonly OpeningHours[]): string | null {
  const spans = hours.map(run => spanOf(t, run));
  const last = spans.pop();
  if (last === undefined) return null;
  return spans.length > 0 ? spans.join(t('hours.comma')) + t('hours.and') + last : last;
}
