import { z } from 'zod';
import { country, email, phone } from '#fields/contact.ts';
import { language } from '#fields/language.ts';
import { pageQuery } from '#fields/page.ts';
import { personName, searchText } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { role } from './profile.ts';

const flag = z.enum(['true', 'false']).transform(text => text === 'true');

export const profileListQuery = z.strictObject({
  role: z.union([role, z.literal('none')]).optional(),
  active: flag.optional(),
  awaitingApproval: flag.optional(),
  q: searchText.optional().describe('Matches names and the e-mail address.'),
  ...pageQuery,
});
export type ProfileFilters = Omit<z.infer<typeof profileListQuery>, 'cursor' | 'limit'>;

export const inviteForm = z.strictObject({
  email,
  name: personName,
  nameAr: personName.optional(),
  role,
  phone: phone.optional(),
  country: country.optional(),
  timezone: timezone.default('Asia/Riyadh'),
  language: language.default('en'),
});
export type InviteForm = z.infer<typeof inviteForm>;

export const setRoleForm = z.strictObject({ role: role.nullable() });
export const setActiveForm = z.strictObject({ isActive: z.boolean() });
