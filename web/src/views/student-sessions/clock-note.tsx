import { type ClockChange, nextClockChange } from '@bayan/domain/clock-changes/clock-change';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Alert } from '#ui/alert.tsx';
import { tutorTimezoneOf } from './tutor-timezone.ts';

interface ClockNoteProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
}

/** For the two weeks before clocks change on either side: weekly lessons stay at the family's time (R528). */
export function ClockNote({ sessions, now }: ClockNoteProps) {
  const { t } = useTranslation('student-sessions');
  const language = useLanguage();
  const cityOf = useCity();
  const changes = changesFor(sessions, useViewerTimezone(), now);
  if (changes.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-3">
      {changes.map(({ timezone, day, isForward }) => (
        <Alert
          key={timezone}
          tone="accent"
          title={t(`clocks.${isForward ? 'forward' : 'back'}`, {
            city: cityOf(timezone),
            day: dateText(day, language),
          })}
        >
          {t('clocks.stay')}
        </Alert>
      ))}
    </div>
  );
}

/** Once for all clocks that change at the same moment: the family's own first. */
function changesFor(sessions: readonly Session[], own: string, now: Date): readonly ClockChange[] {
  const weekly = sessions.filter(({ seriesId }) => seriesId !== null);
  const zones = new Set([own, ...weekly.flatMap(session => tutorTimezoneOf(session) ?? [])]);
  const changes = [...zones].flatMap(zone => nextClockChange(zone, now) ?? []);
  return changes.filter(
    ({ at }, place) =>
      changes.findIndex(other => other.at.getTime() === at.getTime()) === place &&
      weekly.some(({ startsAt }) => new Date(startsAt) >= at),
  );
}
