import { hoursInZone } from '@bayan/domain/settings/hours-in-zone';
import { openingHoursOf } from '@bayan/domain/settings/opening-hours';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { BusinessHours } from './business-hours.tsx';
import { hoursSentence } from './hours-sentence.ts';

/** The academy's hours by the family's clock, and its own beside them; both clocks are named (R347). */
export function FamilyHours() {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation();
  const city = useCity();
  const timezone = useViewerTimezone();
  const now = useNow();
  const { data: settings } = useEndpoint('GET /api/settings', {});
  if (!settings) return <BusinessHours />;
  const zones = { from: settings.timezone, to: timezone, now };
  const told = hoursSentence(shared, openingHoursOf(hoursInZone(settings.businessHours, zones)));
  if (told === null) return shared('contact.hours.byArrangement');
  const own = hoursSentence(shared, openingHoursOf(settings.businessHours));
  return (
    <>
      <span className="block">{t('hours.byClock', { hours: told, city: city(timezone) })}</span>
      {settings.timezone !== timezone && (
        <span className="mt-1 block text-sm font-normal text-ink-soft">
          {t('hours.atAcademy', { hours: own, city: city(settings.timezone) })}
        </span>
      )}
    </>
  );
}
