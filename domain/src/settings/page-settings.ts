import { zoneAbbreviation } from '#time/zone-name.ts';
import type { Settings } from './settings.contract.ts';

/** The settings that public pages are made of. */
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
>;

/** What pages carry to the browser beside their words, and no more. */
export interface PageSettings extends Omit<PublicSettings, 'timezone'> {
  /** The zone of the business hours, as people call it. Found here, since browsers name zones differently. */
  readonly zoneName: string;
  /** Where the site is, without a slash at its end, for addresses that search engines and others read. */
  readonly publicUrl: string;
}

export const pageSettingsOf = (settings: PublicSettings, publicUrl: string): PageSettings => ({
  siteName: settings.siteName,
  siteNameAr: settings.siteNameAr,
  contactEmail: settings.contactEmail,
  contactPhone: settings.contactPhone,
  whatsappNumber: settings.whatsappNumber,
  businessHours: settings.businessHours,
  zoneName: zoneAbbreviation(settings.timezone),
  launched: settings.launched,
  studentFormUrl: settings.studentFormUrl,
  tutorFormUrl: settings.tutorFormUrl,
  enquiryFormUrl: settings.enquiryFormUrl,
  publicUrl,
});
