import { OWN_GEOLOCATION } from '@bayan/domain/language/visitor-country';
import type { SettingName } from '@bayan/domain/settings/changed-settings';
import { openingHoursOf } from '@bayan/domain/settings/opening-hours';
import type { BusinessHours, VersionedSettings } from '@bayan/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { hoursSentence } from '#academy/settings/hours-sentence.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';

/** What a setting is, in the reader's words. */
export function useSettingText(): (name: SettingName, settings: VersionedSettings) => string {
  const { t } = useTranslation('academy-settings');
  const { t: shared } = useTranslation();
  const city = useCity();
  const language = useLanguage();
  const hours = (given: BusinessHours) => hoursSentence(shared, openingHoursOf(given)) ?? t('hours.closed');
  return (name, settings) => {
    const value = settings[name];
    if (value === undefined || value === null || value === '') return t('values.none');
    if (typeof value === 'boolean') return t(value ? 'values.on' : 'values.off');
    if (typeof value === 'object') return hours(value);
    if (name === 'timezone') return city(String(value));
    if (name === 'country')
      return new Intl.DisplayNames(language, { type: 'region' }).of(String(value)) ?? '';
    if (name === 'maxSessionDuration') return t('minutes', { count: Number(value) });
    if (name === 'seriesHorizonWeeks') return t('weeks', { count: Number(value) });
    if (name === 'geolocationUrl' && value === OWN_GEOLOCATION) return t('values.ownLookup');
    return String(value);
  };
}
