import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

/** The number of unused codes of the last set. */
const recoveryCodesLeft = z.object({ left: z.int() }).meta({ id: 'RecoveryCodesLeft' });

/** The only answer with the codes. The server stores hashes and cannot show them again. */
const newRecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'NewRecoveryCodes' });

/** A proof that the account belongs to the person. It may be empty within 5 minutes of a second factor. */
const proofForm = z.strictObject({
  currentPassword: z.string().max(256).optional(),
  mailedCode: z.string().max(20).optional(),
});

const recoveryCodeForm = z.strictObject({ recoveryCode: z.string().min(1).max(40) });

/** A sign-in at the level of a second factor, for the client of the protocol. */
const raisedSignIn = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'RaisedSignIn' });
export type RaisedSignIn = z.output<typeof raisedSignIn>;

/**
 * These endpoints are outside the protocol because its client has no recovery codes. None is a POST: the server stores
 * the answer to a POST for retries, and it must not store recovery codes.
 */
export const recoveryCodesContract = defineContract('auth', {
  'GET /api/auth/recovery-codes': {
    summary: 'Count your remaining recovery codes',
    access: 'signed-in',
    answer: { status: 200, json: recoveryCodesLeft },
    errors: [],
  },
  'PUT /api/auth/recovery-codes': {
    summary: 'Create ten new recovery codes',
    description: 'The server shows the codes once. The earlier codes expire.',
    access: 'signed-in',
    body: proofForm,
    answer: { status: 200, json: newRecoveryCodes },
    errors: ['auth.no-second-factor', 'auth.proof-needed', 'auth.proof-wrong', 'limit.reached'],
  },
  'PUT /api/auth/second-factor': {
    summary: 'Use a recovery code instead of a second factor',
    description: 'Each code works once.',
    access: 'before-second-factor',
    body: recoveryCodeForm,
    answer: { status: 200, json: raisedSignIn },
    errors: ['auth.recovery-code', 'limit.reached'],
  },
});
