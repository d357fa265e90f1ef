import { OWN_GEOLOCATION } from '#language/visitor-country.ts';
import { changedSettings, type SettingName } from './changed-settings.ts';
import type { Settings, SettingsForm } from './settings.contract.ts';

/** What people notice of a change of the settings. */
export type SettingsEffect =
  | 'siteOpens'
  | 'siteCloses'
  | 'downloadsOn'
  | 'downloadsOff'
  | 'approvalOn'
  | 'approvalOff'
  | 'emailsOn'
  | 'emailsOff'
  | 'longestSession'
  | 'seriesAhead'
  | 'newTutorsRate'
  | 'hours'
  | 'name'
  | 'contacts'
  | 'formsOwn'
  | 'formsElsewhere'
  | 'countryOwn'
  | 'countryElsewhere';

type Effect = (change: SettingsForm) => SettingsEffect;
const always = (effect: SettingsEffect) => () => effect;
const either = (name: SettingName, on: SettingsEffect, off: SettingsEffect) => (change: SettingsForm) =>
  change[name] ? on : off;

const EFFECTS: Partial<Record<SettingName, Effect>> = {
  launched: either('launched', 'siteOpens', 'siteCloses'),
  allowResourceDownloads: either('allowResourceDownloads', 'downloadsOn', 'downloadsOff'),
  requireApprovalForNewTutors: either('requireApprovalForNewTutors', 'approvalOn', 'approvalOff'),
  emailNotifications: either('emailNotifications', 'emailsOn', 'emailsOff'),
  maxSessionDuration: always('longestSession'),
  seriesHorizonWeeks: always('seriesAhead'),
  defaultHourlyRate: always('newTutorsRate'),
  currency: always('newTutorsRate'),
  businessHours: always('hours'),
  timezone: always('hours'),
  siteName: always('name'),
  siteNameAr: always('name'),
  contactEmail: always('contacts'),
  contactPhone: always('contacts'),
  whatsappNumber: always('contacts'),
  studentFormUrl: either('studentFormUrl', 'formsElsewhere', 'formsOwn'),
  tutorFormUrl: either('tutorFormUrl', 'formsElsewhere', 'formsOwn'),
  enquiryFormUrl: either('enquiryFormUrl', 'formsElsewhere', 'formsOwn'),
  geolocationUrl: ({ geolocationUrl }) =>
    geolocationUrl === OWN_GEOLOCATION ? 'countryOwn' : 'countryElsewhere',
};

/** Each once, in the order of the change (R905). */
export const effectsOf = (before: Settings, change: SettingsForm): SettingsEffect[] => [
  ...new Set(changedSettings(before, change).flatMap(name => EFFECTS[name]?.(change) ?? [])),
];
