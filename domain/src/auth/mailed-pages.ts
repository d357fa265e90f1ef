/** The target of an invitation link. The link signs the person in, but the person has no password yet (R13). */
export const INVITED_PAGE = '/set-password';

/** The target of a recovery link. */
export const RECOVERY_PAGE = '/reset-password';

/** Every mailed link of the sign-in service opens this page. It changes nothing until the reader presses the button. */
export const CONFIRM_PAGE = '/confirm-link';
