import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** A day and a time by the reader's clock. */
export function useMomentText(): (instant: Date) => string {
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  return instant => `${shortDayText(instant, clock)} ${leftToRight(timeText(instant, clock))}`;
}
