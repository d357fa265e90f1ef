import type { Settings, SettingsForm } from '@bayan/domain/settings/settings.contract';
import { effectsOf } from '@bayan/domain/settings/settings-effects';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { moneyText } from '#platform/number-text.ts';

/** What a change will do, a sentence each (R905). */
export function useEffectTexts(): (before: Settings, change: SettingsForm) => string[] {
  const { t } = useTranslation('academy-settings');
  const language = useLanguage();
  return (before, change) => {
    const after = { ...before, ...change } as Settings;
    const values = {
      length: t('minutes', { count: after.maxSessionDuration }),
      weeks: t('weeks', { count: after.seriesHorizonWeeks }),
      rate: leftToRight(moneyText(after.defaultHourlyRate, after.currency, language)),
    };
    return effectsOf(before, change).map(effect => t(`effects.${effect}`, values));
  };
}
