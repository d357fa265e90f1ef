import { type SettingName, settingNames } from '@bayan/domain/settings/changed-settings';
import type { Settings, SettingsForm } from '@bayan/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { useSettingText } from './use-setting-text.ts';

/** Both versions of what one wants to change; what only the other changed stays as that one saved it. */
export function useComparedSettings() {
  const { t } = useTranslation('academy-settings');
  const text = useSettingText();
  return (theirs: Settings, change: SettingsForm) =>
    settingNames(change).map((name: SettingName) => ({
      label: t(`fields.${name}`),
      theirs: text(name, theirs),
      yours: text(name, change),
    }));
}
