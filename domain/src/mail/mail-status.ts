/**
 * `failed` is final. A mail with a retry ahead is `waiting` and has its last error. `withdrawn` is a mail that became
 * wrong before it was sent, such as a reminder of a moved lesson.
 */
export const MAIL_STATUSES = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
