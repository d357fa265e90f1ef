import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { AUTH_LIMITS } from './auth.limits.ts';
import { proofForm } from './proof.contract.ts';

/** The number of unused codes of the last set. */
const recoveryCodesLeft = z.object({ left: z.int() }).meta({ id: 'RecoveryCodesLeft' });

/** The only answer with the codes. The server stores hashes and cannot show them again. */
const newRecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'NewRecoveryCodes' });

const recoveryCodeForm = z.strictObject({ recoveryCode: z.string().min(1).max(AUTH_LIMITS.recoveryCode) });

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
