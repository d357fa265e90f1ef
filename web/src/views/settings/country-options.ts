import type { Language } from '@bayan/domain/language/language';
import { COUNTRIES } from '#platform/countries-and-zones.ts';
import type { Option } from '#ui/options.ts';

/** Where an academy like ours is: the Gulf first. */
export function countryOptions(chosen: string, language: Language): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = new Set([...COUNTRIES.filter(code => code !== 'ZZ'), chosen]);
  return [...codes].map(id => ({ id, label: names.of(id) ?? id }));
}
