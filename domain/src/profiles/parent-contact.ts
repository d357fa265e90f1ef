import { z } from 'zod';
import { language } from '#fields/language.ts';

/** The first of a student's guardians (R17). */
export const parentContact = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  language,
});
export type ParentContact = z.input<typeof parentContact>;

export const parentContactView = z
  .object({ parentContact: parentContact.nullable().describe('Null where nobody has been named yet.') })
  .meta({ id: 'ParentContact' });
export type ParentContactView = z.infer<typeof parentContactView>;
