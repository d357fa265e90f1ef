/** The kind of applicant (R370). */
export const APPLICATION_KINDS = ['student', 'tutor', 'enquiry'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];
