import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** Day and time by the reader's clock. */
export function useMoment(): (instant: string) => string {
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  return instant => `${shortDayText(new Date(instant), clock)} ${timeText(new Date(instant), clock)}`;
}
