import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { currency, email, httpsUrl, phone } from '#fields/contact.ts';
import { instant, timeOfDay } from '#fields/dates.ts';
import { money, oneOfNumbers, wholeNumber } from '#fields/number.ts';
import { line } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { SESSION_DURATIONS } from './session-durations.ts';
import { SETTINGS_LIMITS } from './settings.limits.ts';

/** Opening hours by weekday (Monday is 1), in the academy's time zone. */
const businessHours = z
  .array(
    z
      .strictObject({ weekday: wholeNumber(1, 7), opens: timeOfDay, closes: timeOfDay })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], params: { problem: 'too-small' } }),
  )
  .max(SETTINGS_LIMITS.businessHours);
export type BusinessHours = z.infer<typeof businessHours>;

/** The academy's own path, or an outside service that returns a country_code. */
const geolocationUrl = z.union([z.literal('/api/geo'), httpsUrl]);

const fields = {
  siteName: line(SETTINGS_LIMITS.siteName),
  siteNameAr: line(SETTINGS_LIMITS.siteName),
  contactEmail: z.union([z.literal(''), email]),
  contactPhone: phone.nullable(),
  whatsappNumber: phone.nullable(),
  businessHours,
  timezone,
  maxSessionDuration: oneOfNumbers(SESSION_DURATIONS),
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

export const settingsContract = defineContract('settings', {
  'GET /api/settings': {
    summary: 'Get the academy’s settings',
    access: everyRole,
    answer: { status: 200, record: settingsView },
    errors: [],
  },
  'PATCH /api/settings': {
    summary: 'Update the academy’s settings',
    access: ['admin'],
    body: settingsForm,
    version: 'required',
    answer: { status: 200, record: settingsView },
    errors: [],
  },
});
