import { OWN_GEOLOCATION } from '@bayan/domain/language/visitor-country';
import type { Settings } from '@bayan/domain/settings/settings.contract';

/** Hours as they are typed: a time that is not there yet is null. */
export interface TypedHours {
  readonly weekday: number;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** What stands in the fields of the settings. */
export interface SettingsFields {
  readonly siteName: string;
  readonly siteNameAr: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly whatsappNumber: string;
  readonly businessHours: readonly TypedHours[];
  readonly timezone: string;
  readonly country: string;
  readonly maxSessionDuration: string;
  readonly seriesHorizonWeeks: number | null;
  readonly defaultHourlyRate: string;
  readonly currency: string;
  readonly allowResourceDownloads: boolean;
  readonly requireApprovalForNewTutors: boolean;
  readonly emailNotifications: boolean;
  readonly launched: boolean;
  readonly studentFormUrl: string;
  readonly tutorFormUrl: string;
  readonly enquiryFormUrl: string;
  readonly geolocationUrl: string;
}
export type SettingsField = keyof SettingsFields;

export const settingsFieldsOf = (settings: Settings): SettingsFields => ({
  siteName: settings.siteName,
  siteNameAr: settings.siteNameAr,
  contactEmail: settings.contactEmail,
  contactPhone: settings.contactPhone ?? '',
  whatsappNumber: settings.whatsappNumber ?? '',
  businessHours: settings.businessHours,
  timezone: settings.timezone,
  country: settings.country,
  maxSessionDuration: String(settings.maxSessionDuration),
  seriesHorizonWeeks: settings.seriesHorizonWeeks,
  defaultHourlyRate: String(settings.defaultHourlyRate),
  currency: settings.currency,
  allowResourceDownloads: settings.allowResourceDownloads,
  requireApprovalForNewTutors: settings.requireApprovalForNewTutors,
  emailNotifications: settings.emailNotifications,
  launched: settings.launched,
  studentFormUrl: settings.studentFormUrl ?? '',
  tutorFormUrl: settings.tutorFormUrl ?? '',
  enquiryFormUrl: settings.enquiryFormUrl ?? '',
  geolocationUrl: settings.geolocationUrl === OWN_GEOLOCATION ? '' : settings.geolocationUrl,
});

/** The fields that are no longer as they were saved. */
export function changedFields(form: SettingsFields, saved: Settings): SettingsField[] {
  const before = settingsFieldsOf(saved);
  return (Object.keys(before) as SettingsField[]).filter(
    name => JSON.stringify(form[name]) !== JSON.stringify(before[name]),
  );
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** As the API takes them; the schema of the contract has yet to say whether they are right. */
export const sentFields = (form: SettingsFields, names: readonly SettingsField[]): object => {
  const sent: Record<SettingsField, unknown> = {
    ...form,
    contactPhone: orNull(form.contactPhone),
    whatsappNumber: orNull(form.whatsappNumber),
    seriesHorizonWeeks: form.seriesHorizonWeeks ?? undefined,
    businessHours: form.businessHours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: opens ?? undefined,
      closes: closes ?? undefined,
    })),
    studentFormUrl: orNull(form.studentFormUrl),
    tutorFormUrl: orNull(form.tutorFormUrl),
    enquiryFormUrl: orNull(form.enquiryFormUrl),
    geolocationUrl: orNull(form.geolocationUrl) ?? OWN_GEOLOCATION,
  };
  return Object.fromEntries(names.map(name => [name, sent[name]]));
};
