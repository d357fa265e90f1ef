import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { WAITING_STAGES } from '@bayan/domain/applications/application-stage';
import { type PromiseClock, promiseClock } from '@bayan/domain/applications/promise-clock';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

const tags = { en: 'en-GB-u-nu-latn', ar: 'ar-u-nu-latn' } as const;

/** Of a family that waits for its tutor; null where no promise runs (R824). */
export function clockOf(
  { kind, stage, place, createdAt }: ApplicationSummary,
  now: Date,
): PromiseClock | null {
  const isWaiting = kind === 'student' && WAITING_STAGES.some(waiting => waiting === stage);
  return isWaiting && place ? promiseClock({ ...place, createdAt: new Date(createdAt) }, now) : null;
}

/** The words around hours and moments. */
export function useClockTexts() {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const inHours = (count: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(tags[language], {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'narrow',
      maximumFractionDigits,
    }).format(count);
  const hours = (count: number) => inHours(Math.floor(count), 0);
  return {
    hours,
    /** Hours of a week, of which half an hour matters. */
    weeklyHours: (count: number) => inHours(count, 1),
    left: ({ state, hoursLeft }: PromiseClock) =>
      state === 'late'
        ? t('clock.over', { hours: hours(-hoursLeft) })
        : t('clock.left', { hours: hours(hoursLeft) }),
    moment(at: string | Date) {
      const instant = new Date(at);
      const where = { language, timeZone };
      return `${shortDayText(instant, where)} ${timeText(instant, where)}`;
    },
    country: (code: string) =>
      new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code,
    percent: (share: number) =>
      new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 0 }).format(share),
  };
}
