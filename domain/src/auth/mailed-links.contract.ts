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

/** The answer may name the account, because the holder of a link can sign in as that person. */
const mailedLinkView = z
  .object({
    userId: z.uuid(),
    email: z.string(),
    newEmail: z.string().nullable().describe('The account’s new address, for a change of address.'),
    mailedTo: z
      .string()
      .describe('Address that the link was mailed to: of a change, the old or the new one.'),
    target: z.string().describe('Address that the link redirects to.'),
    isChallenged: z.boolean().describe('True if only the client that requested the link can use it.'),
  })
  .meta({ id: 'MailedLink' });

export const mailedLinksContract = defineContract('auth', {
  'POST /api/auth/links/look': {
    summary: 'Check a mailed sign-in link',
    description:
      'The answer names the account of the link. The request changes nothing. It uses POST to keep the link out of logs.',
    access: 'anyone',
    body: lookAtLinkForm,
    answer: { status: 200, json: z.object({ link: mailedLinkView.nullable() }) },
    errors: [],
    limit: { name: 'looks at links from an address', max: 120, per: 'hour', of: 'address' },
  },
});
