import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

/** Whom the page asks to sign people in. */
const authServiceView = z
  .object({
    url: z.string(),
    /** To be sent with every call; our own service asks for none. */
    publicKey: z.string().nullable(),
    /** Whether somebody else runs it. */
    hosted: z.boolean(),
    /** Whether people may sign up by themselves; a hosted service answers that when somebody does. */
    signUpOpen: z.boolean(),
  })
  .meta({ id: 'AuthService' });
export type AuthService = z.output<typeof authServiceView>;

export const authServiceContract = defineContract('auth', {
  'GET /api/auth/service': {
    summary: 'Get the address of the sign-in service',
    description: 'The service is the academy’s own or a hosted service with a public key.',
    access: 'anyone',
    answer: { status: 200, json: authServiceView },
    errors: [],
  },
});
