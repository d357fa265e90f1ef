/** What the sign-in service mails links for, as they stand in the links. */
export const LINK_TYPES = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email',
  'email_change',
  'email_change_undo',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];
