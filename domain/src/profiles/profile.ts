import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { pageOf } from '#fields/page.ts';
import { ROLES } from '#roles.ts';
import { CALENDARS } from './calendars.ts';
import { pictureView } from './picture-form.ts';

export const role = z.enum(ROLES);
export const GENDERS = ['female', 'male'] as const;

/** Whether the person may use the product now, and if not, why. */
export const STANDINGS = ['active', 'no-role', 'awaiting-approval', 'awaiting-second-factor'] as const;
export type Standing = (typeof STANDINGS)[number];

const shared = {
  id: z.uuid(),
  name: z.string(),
  nameAr: z.string().nullable(),
  email: z.string().nullable(),
  role: role.nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string(),
  language,
  calendar: z.enum(CALENDARS),
  picture: pictureView,
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
};

export const profileView = z.object(shared).meta({ id: 'Profile' });

/** What an administrator sees of a person in the list of people. */
export const profileSummary = z
  .object({ ...shared, approvedAt: instant.nullable(), hasSignIn: z.boolean() })
  .meta({ id: 'ProfileSummary' });
export type ProfileSummary = z.input<typeof profileSummary>;

export const profilePage = pageOf(profileSummary).meta({ id: 'ProfilePage' });
