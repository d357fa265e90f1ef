import { TIMEZONES } from '#platform/countries-and-zones.ts';
import type { Option } from '#ui/options.ts';

const isListed = (zone: string) => TIMEZONES.some(listed => listed === zone);

/** Where our people mostly live comes first, by the names they use; then every other zone that the browser knows. */
export function zoneOptions(chosen: string, city: (timezone: string) => string): Option[] {
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].filter(
    zone => !isListed(zone),
  );
  return [
    ...TIMEZONES.map(id => ({ id, label: city(id) })),
    ...others.map(id => ({ id, label: id.replaceAll('_', ' ') })),
  ];
}
