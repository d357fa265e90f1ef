/** Where the link of an invitation leads: the person is signed in by it and has no password yet (R13). */
export const INVITED_PAGE = '/set-password';

/** Where the link of a recovery leads. */
export const RECOVERY_PAGE = '/reset-password';

/** Where every mailed link of the sign-in service opens: it changes nothing before its button is pressed. */
export const CONFIRM_PAGE = '/confirm-link';
