import type { Settings } from './settings.ts';

/** The settings that public pages show; the page carries these and no others to the browser. */
export const pageSettingsOf = ({ siteName, siteNameAr }: Pick<Settings, 'siteName' | 'siteNameAr'>) => ({
  siteName,
  siteNameAr,
});
export type PageSettings = ReturnType<typeof pageSettingsOf>;
