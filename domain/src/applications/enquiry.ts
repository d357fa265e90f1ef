import { z } from 'zod';
import { email, phone } from '#fields/contact.ts';
import { writing } from '#fields/text.ts';
import { applicantName } from './application-fields.ts';

/** A question, and a way to answer it (R373). */
export const enquiry = z
  .strictObject({
    kind: z.literal('enquiry'),
    name: applicantName,
    email: email.optional(),
    phone: phone.optional(),
    message: writing(3000),
  })
  .refine(form => form.email !== undefined || form.phone !== undefined, {
    path: ['email'],
    params: { problem: 'required' },
  });
