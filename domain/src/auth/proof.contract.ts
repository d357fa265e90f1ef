import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { AUTH_LIMITS } from './auth.limits.ts';

/** A proof that the account belongs to the person. It may be empty within 5 minutes of a second factor. */
export const proofForm = z.strictObject({
  currentPassword: z.string().max(AUTH_LIMITS.password).optional(),
  mailedCode: z.string().max(AUTH_LIMITS.mailedCode).optional(),
});

/** A PUT, so that no request with a password is stored for retries. */
export const proofContract = defineContract('auth', {
  'PUT /api/auth/proof': {
    summary: 'Prove that this sign-in is still yours',
    description: 'For 15 minutes, this sign-in can then do what needs a fresh proof of identity.',
    access: 'signed-in',
    body: proofForm,
    answer: { status: 200, json: z.object({ until: instant }).meta({ id: 'FreshProof' }) },
    errors: ['auth.proof-needed', 'auth.proof-wrong', 'limit.reached'],
  },
});
