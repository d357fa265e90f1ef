import { z } from 'zod';

const text = z.string();

/** To whoever applied: when the academy talks with them. Nothing in it was typed by anybody. */
const consultation = z.object({
  change: z.enum(['set', 'moved', 'cancelled']),
  reference: text,
  consultationAt: z.iso.datetime(),
  minutes: text,
  /** The applicant's. */
  timezone: text,
  academyTimezone: text,
  /** Of the calendar entry: whose it is, and how often it has changed. */
  entryId: text,
  changes: text,
  changedAt: z.iso.datetime(),
});
export type ConsultationData = z.infer<typeof consultation>;

export const consultationKinds = { consultation };

export const tellsConsultation = (data: object): data is ConsultationData => 'consultationAt' in data;
