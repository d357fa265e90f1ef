import { useSettings } from '#platform/settings.tsx';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

const LONDON = 'Europe/London';

/** The clock beside the reader's own: London, where the tutors are; in London the academy's (R963). */
export function useSecondClock(): string {
  const own = useViewerTimezone();
  const { timezone } = useSettings();
  return own === LONDON ? timezone : LONDON;
}
