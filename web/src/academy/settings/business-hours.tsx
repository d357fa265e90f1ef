import { openingHoursOf } from '@bayan/domain/settings/opening-hours';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#platform/settings.tsx';
import { hoursSentence } from './hours-sentence.ts';

/** The academy's hours in its own zone, which stands behind them (R194). */
export function BusinessHours() {
  const { t } = useTranslation();
  const { businessHours, zoneName } = useSettings();
  const sentence = hoursSentence(t, openingHoursOf(businessHours));
  if (sentence === null) return t('contact.hours.byArrangement');
  return (
    <>
      {sentence} <bdi dir="ltr">{zoneName}</bdi>
    </>
  );
}
