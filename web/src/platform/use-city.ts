import { useTranslation } from 'react-i18next';
import { cityOf } from './city-of.ts';

/** What a clock is called: by the city people think of. */
export function useCity(): (timezone: string) => string {
  const { t } = useTranslation('names');
  return timezone => t(`timezone.${timezone}`, { defaultValue: cityOf(timezone) });
}
