import { z } from 'zod';
import { country, phone } from '#fields/contact.ts';
import { language } from '#fields/language.ts';
import { personName } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { CALENDARS } from './calendars.ts';
import { ownStudentForm } from './own-student-form.ts';
import { ownTutorForm } from './own-tutor-form.ts';

/** What everybody says about themselves. The e-mail address is the sign-in's, and changed there. */
const ownFields = z
  .strictObject({
    name: personName,
    nameAr: personName.nullable(),
    phone: phone.nullable(),
    country: country.nullable(),
    timezone,
    language,
    calendar: z.enum(CALENDARS),
  })
  .partial();

/** A change to one's own profile, in the parts in which it is read; what is not sent stays as it is (R20). */
export const ownProfileForm = z.strictObject({
  profile: ownFields.optional(),
  tutor: ownTutorForm.optional().describe('For tutors only.'),
  student: ownStudentForm.optional().describe('For students only.'),
});
export type OwnProfileForm = z.infer<typeof ownProfileForm>;
