import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { country, currency, email, httpsUrl, phone } from '#fields/contact.ts';
import { instant, timeOfDay, weekday } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { money, oneOfNumbers, wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { OWN_GEOLOCATION } from '#language/visitor-country.ts';
import { SESSION_DURATIONS } from './session-durations.ts';
import { SETTINGS_LIMITS } from './settings.limits.ts';

/** Opening hours by weekday (Monday is 1), in the academy's time zone. */
const businessHours = z
  .array(
    z
      .strictObject({ weekday, opens: timeOfDay, closes: timeOfDay })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], params: { problem: 'too-small' } }),
  )
  .max(SETTINGS_LIMITS.businessHours);
export type BusinessHours = z.infer<typeof businessHours>;

/** The academy's own path, or an outside service that returns a country_code. */
const geolocationUrl = z.union([z.literal(OWN_GEOLOCATION), httpsUrl]);

const fields = {
  siteName: line(SETTINGS_LIMITS.siteName),
  siteNameAr: line(SETTINGS_LIMITS.siteName),
  contactEmail: z.union([z.literal(''), email]),
  contactPhone: phone.nullable(),
  whatsappNumber: phone.nullable(),
  businessHours,
  country,
  timezone,
  maxSessionDuration: oneOfNumbers(SESSION_DURATIONS),
  seriesHorizonWeeks: wholeNumber(SETTINGS_LIMITS.leastSeriesWeeks, SETTINGS_LIMITS.seriesWeeks),
  defaultHourlyRate: money,
  currency,
  allowResourceDownloads: z.boolean(),
  requireApprovalForNewTutors: z.boolean(),
  emailNotifications: z.boolean(),
  launched: z.boolean(),
  studentFormUrl: httpsUrl.nullable(),
  tutorFormUrl: httpsUrl.nullable(),
  enquiryFormUrl: httpsUrl.nullable(),
  geolocationUrl,
};

export const settingsForm = z.strictObject(fields).partial();
export type SettingsForm = z.infer<typeof settingsForm>;

export const settingsView = z
  .object({ ...fields, updatedAt: instant, version: z.int() })
  .meta({ id: 'Settings' });
/** The settings as the server uses them. */
export type Settings = z.infer<z.ZodObject<typeof fields>>;

/** A version may be older than a setting: then it has no value for it. */
const versionedSettings = z.object(fields).partial();
export type VersionedSettings = z.output<typeof versionedSettings>;

const settingsVersionView = z
  .object({
    id: z.uuid(),
    version: z.int(),
    at: instant,
    by: namedPerson.nullable().describe('Null if no admin made the version.'),
    restoredFrom: z.int().nullable().describe('The version that this one brought back.'),
    settings: versionedSettings,
    before: versionedSettings.nullable().describe('The settings of the version before, if there is one.'),
  })
  .meta({ id: 'SettingsVersion' });
export type SettingsVersion = z.output<typeof settingsVersionView>;

export const settingsContract = defineContract('settings', {
  'GET /api/settings': {
    summary: 'Get the academy’s settings',
    access: everyRole,
    answer: { status: 200, record: settingsView },
    errors: [],
  },
  'PATCH /api/settings': {
    summary: 'Update the academy’s settings',
    access: ['owner'],
    body: settingsForm,
    version: 'required',
    answer: { status: 200, record: settingsView },
    errors: [],
  },
  'GET /api/settings/versions': {
    summary: 'List the versions of the settings, newest first',
    access: ['owner'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(settingsVersionView).meta({ id: 'SettingsVersionPage' }) },
    errors: [],
  },
  'POST /api/settings/versions/{id}/restore': {
    summary: 'Restore a version of the settings',
    description: 'The restored settings become a new version. Send the present version as If-Match.',
    access: ['owner'],
    version: 'required',
    answer: { status: 200, record: settingsView },
    errors: [],
  },
});
