/**
 * `failed` is final: the mail was given up. One that will be tried again is `waiting`, with its last error. `withdrawn` is
 * what something has made wrong before it went out, such as a reminder of a lesson that moved.
 */
export const MAIL_STATUSES = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
