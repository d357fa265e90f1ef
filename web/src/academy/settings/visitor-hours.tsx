import { hoursInZone } from '@bayan/domain/settings/hours-in-zone';
import { openingHoursOf } from '@bayan/domain/settings/opening-hours';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimezone } from '#platform/countries-and-zones.ts';
import { useSettings } from '#platform/settings.tsx';
import { useNow } from '#platform/use-now.ts';
import { hoursSentence } from './hours-sentence.ts';

const neverChanges = () => () => {};

/**
 * The academy's hours by the clock of the visitor's device, where it is another one (R748). The server, which writes the
 * page once for everybody, does not know that clock.
 */
export function VisitorHours() {
  const { t } = useTranslation();
  const { businessHours, timezone } = useSettings();
  const now = useNow();
  // At once where the browser writes the page: what comes a moment later would push away what is read.
  const own = useSyncExternalStore(neverChanges, ownTimezone, () => null);
  if (own === null) return null;
  const academys = hoursSentence(t, openingHoursOf(businessHours));
  const hours = hoursSentence(
    t,
    openingHoursOf(hoursInZone(businessHours, { from: timezone, to: own, now })),
  );
  if (hours === null || hours === academys) return null;
  return <span className="mt-1 block text-sm font-normal">{t('contact.hours.byYourClock', { hours })}</span>;
}
