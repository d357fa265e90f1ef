import { z } from 'zod';

export const RECOVERY_CODES = 10;

/** How many are left of those that were made last. */
export const recoveryCodesLeft = z.object({ left: z.int() }).meta({ id: 'RecoveryCodesLeft' });
export type RecoveryCodesLeft = z.output<typeof recoveryCodesLeft>;

/** Shown once: nobody can read them again. */
export const newRecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'NewRecoveryCodes' });
export type NewRecoveryCodes = z.output<typeof newRecoveryCodes>;

/** By what somebody shows that the sign-in is theirs; nothing within 5 minutes of a second factor. */
export const proofForm = z.strictObject({
  currentPassword: z.string().max(256).optional(),
  mailedCode: z.string().max(20).optional(),
});

export const recoveryCodeForm = z.strictObject({ recoveryCode: z.string().min(1).max(40) });

/** A sign-in that counts as one with a second factor, for the client of the protocol. */
export const raisedSignIn = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'RaisedSignIn' });
export type RaisedSignIn = z.output<typeof raisedSignIn>;
