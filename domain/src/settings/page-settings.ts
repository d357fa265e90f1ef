import { zoneAbbreviation } from '#time/zone-name.ts';
import type { Settings } from './settings.contract.ts';

/** The settings of the public pages. */
export type PublicSettings = Pick<
  Settings,
  | 'siteName'
  | 'siteNameAr'
  | 'contactEmail'
  | 'contactPhone'
  | 'whatsappNumber'
  | 'businessHours'
  | 'timezone'
  | 'launched'
  | 'studentFormUrl'
  | 'tutorFormUrl'
  | 'enquiryFormUrl'
  | 'geolocationUrl'
> & {
  /** Of the privacy notice that pages lead to; null before the first is published. */
  readonly privacyVersion: string | null;
};

/** The settings that public pages send to the browser, and no others. */
export interface PageSettings extends PublicSettings {
  /** The name of the time zone. The server finds it, because browsers name zones differently. */
  readonly zoneName: string;
  /** The address of the site without a trailing slash, for absolute addresses. */
  readonly publicUrl: string;
}

export const pageSettingsOf = (settings: PublicSettings, publicUrl: string): PageSettings => ({
  siteName: settings.siteName,
  siteNameAr: settings.siteNameAr,
  contactEmail: settings.contactEmail,
  contactPhone: settings.contactPhone,
  whatsappNumber: settings.whatsappNumber,
  businessHours: settings.businessHours,
  timezone: settings.timezone,
  zoneName: zoneAbbreviation(settings.timezone),
  launched: settings.launched,
  studentFormUrl: settings.studentFormUrl,
  tutorFormUrl: settings.tutorFormUrl,
  enquiryFormUrl: settings.enquiryFormUrl,
  geolocationUrl: settings.geolocationUrl,
  privacyVersion: settings.privacyVersion,
  publicUrl,
});
