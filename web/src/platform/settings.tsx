import type { Language } from '@bayan/domain/language/language';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import { createContext, useContext } from 'react';

const SettingsContext = createContext<PageSettings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): PageSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider');
  return settings;
}

export function useSiteName(language: Language): string {
  const { siteName, siteNameAr } = useSettings();
  return language === 'ar' ? siteNameAr : siteName;
}
