/** What happens to an account, and what is tried on it (R630). */
export const SECURITY_EVENT_KINDS = [
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'locked-out',
  'second-factor-failed',
  'mailed-code-failed',
  'proof-failed',
  'refresh-refused',
  'access-refused',
  'password-changed',
  'email-changed',
  'email-restored',
  'phone-changed',
  'second-factor-added',
  'second-factor-removed',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'recovery-code-used',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Why, or by what. */
export const SECURITY_EVENT_REASONS = [
  // By what somebody signed in.
  'password',
  'mail',
  'passkey',
  'anonymous',
  // Where somebody signed out.
  'one-device',
  'other-devices',
  'all-devices',
  // Why a sign-in failed.
  'wrong-password',
  'wrong-passkey',
  'not-confirmed',
  'deactivated',
  // What there was too much of.
  'account',
  'address',
  'second-factor',
  'mailed-code',
  // What was wrong.
  'wrong-code',
  'copied-token',
  'unknown-token',
  'ended',
  // Why access was refused.
  'role',
  'no-role',
  'awaiting-approval',
  'not-found',
  // By a call of a machine with a service token.
  'service',
] as const;
export type SecurityEventReason = (typeof SECURITY_EVENT_REASONS)[number];

/** What the academy is shown and the person is not: it is about pages and addresses, and not about the account (R632). */
export const KINDS_FOR_ADMINS = ['access-refused'] as const satisfies readonly SecurityEventKind[];
