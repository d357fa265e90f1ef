import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

/** The service that signs people in. */
const authServiceView = z
  .object({
    url: z.string(),
    /** The page sends it with every call. The academy's own service needs none. */
    publicKey: z.string().nullable(),
    /** Whether a third party runs the service. */
    hosted: z.boolean(),
    /** Whether people can sign up by themselves. A hosted service decides this during the sign-up. */
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
