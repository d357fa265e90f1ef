import { z } from 'zod';

/** Whose application it is (R370). */
export const APPLICATION_KINDS = ['student', 'tutor', 'enquiry'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];
export const applicationKind = z.enum(APPLICATION_KINDS);

export const APPLICATION_STATUSES = ['new', 'in-review', 'accepted', 'declined'] as const;
export const applicationStatus = z.enum(APPLICATION_STATUSES);
