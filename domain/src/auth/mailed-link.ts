/** The types of mailed links, as the sign-in service spells them in the links. */
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
