import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { mailedToken } from '#fields/mailed-token.ts';
import { LINK_TYPES } from './mailed-link.ts';

const MAX_ADDRESS = 2048;

const lookAtLinkForm = z.strictObject({
  token: mailedToken,
  type: z.enum(LINK_TYPES),
  redirectTo: z.string().max(MAX_ADDRESS).optional(),
});

/** Whoever holds a link may know whose it is: with one press they are that person. */
const mailedLinkView = z
  .object({
    userId: z.uuid(),
    email: z.string(),
    newEmail: z.string().nullable().describe('The address that the account is to get.'),
    target: z.string().describe('Where the link leads back to.'),
    isChallenged: z.boolean().describe('Whether only the client that asked for it can use it.'),
  })
  .meta({ id: 'MailedLink' });

export const mailedLinksContract = defineContract('auth', {
  'POST /api/auth/links/look': {
    summary: 'Whose a mailed link is; changes nothing, and is no GET so that the link is in no log',
    access: 'anyone',
    body: lookAtLinkForm,
    answer: { status: 200, json: z.object({ link: mailedLinkView.nullable() }) },
    errors: [],
    limit: { name: 'looks at links from an address', max: 120, per: 'hour', of: 'address' },
  },
});
