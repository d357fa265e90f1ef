import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

/** How many are left of those that were made last. */
const recoveryCodesLeft = z.object({ left: z.int() }).meta({ id: 'RecoveryCodesLeft' });

/** Shown once: nobody can read them again. */
const newRecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'NewRecoveryCodes' });

/** By what somebody shows that the sign-in is theirs; nothing within 5 minutes of a second factor. */
const proofForm = z.strictObject({
  currentPassword: z.string().max(256).optional(),
  mailedCode: z.string().max(20).optional(),
});

const recoveryCodeForm = z.strictObject({ recoveryCode: z.string().min(1).max(40) });

/** A sign-in that counts as one with a second factor, for the client of the protocol. */
const raisedSignIn = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'RaisedSignIn' });
export type RaisedSignIn = z.output<typeof raisedSignIn>;

/**
 * Beside the protocol, whose client knows no recovery codes. None is a POST: the answer to one may be kept for a retry,
 * and these are read by nobody twice.
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
