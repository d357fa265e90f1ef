import { z } from 'zod';
import { mailedToken } from '#fields/mailed-token.ts';

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

const LONGEST_ADDRESS = 2048;

export const lookAtLinkForm = z.strictObject({
  token: mailedToken,
  type: z.enum(LINK_TYPES),
  redirectTo: z.string().max(LONGEST_ADDRESS).optional(),
});

/** Whoever holds a link may know whose it is: with one press they are that person. */
export const mailedLinkView = z
  .object({
    userId: z.uuid(),
    email: z.string(),
    newEmail: z.string().nullable().describe('The address that the account is to get.'),
    target: z.string().describe('Where the link leads back to.'),
    isChallenged: z.boolean().describe('Whether only the client that asked for it can use it.'),
  })
  .meta({ id: 'MailedLink' });
export type MailedLink = z.infer<typeof mailedLinkView>;

export const lookedAtLink = z.object({ link: mailedLinkView.nullable() });
