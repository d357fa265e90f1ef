import { z } from 'zod';
import { currency, email, httpsUrl, phone } from '#fields/contact.ts';
import { instant } from '#fields/dates.ts';
import { money } from '#fields/number.ts';
import { line } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { businessHours } from './business-hours.ts';
import { duration } from './duration.ts';

/** Our own path, or an outside service that answers with a country_code. */
const geolocationUrl = z.union([z.literal('/api/geo'), httpsUrl]);

const fields = {
  siteName: line(120),
  siteNameAr: line(120),
  contactEmail: z.union([z.literal(''), email]),
  contactPhone: phone.nullable(),
  whatsappNumber: phone.nullable(),
  businessHours,
  timezone,
  maxSessionDuration: duration,
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
/** The settings as the product computes with them. */
export type Settings = z.infer<z.ZodObject<typeof fields>>;
