/** Events and failed attempts of an account (R630). */
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
  'rights-changed',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** The reason or the method. */
export const SECURITY_EVENT_REASONS = [
  // The method of a sign-in.
  'password',
  'mail',
  'passkey',
  'anonymous',
  // The scope of a sign-out.
  'one-device',
  'other-devices',
  'all-devices',
  'academy',
  // The reason of a failed sign-in.
  'wrong-password',
  'wrong-passkey',
  'not-confirmed',
  'deactivated',
  // The limit that was reached.
  'account',
  'address',
  'second-factor',
  'mailed-code',
  // The invalid part.
  'wrong-code',
  'copied-token',
  'unknown-token',
  'ended',
  // The reason of refused access.
  'role',
  'right',
  'no-role',
  'awaiting-approval',
  'not-found',
  // A request with a service token.
  'service',
] as const;
export type SecurityEventReason = (typeof SECURITY_EVENT_REASONS)[number];

/** Only admins see these events, because they concern pages and addresses instead of the account (R632). */
export const KINDS_FOR_ADMINS = ['access-refused'] as const satisfies readonly SecurityEventKind[];

/** What an owner hears of on the first page (R946): attempts, and changes that open an account in another way. */
export const KINDS_WORTH_A_LOOK = [
  'locked-out',
  'second-factor-failed',
  'proof-failed',
  'refresh-refused',
  'access-refused',
  'passkey-copied',
  'recovery-code-used',
  'rights-changed',
] as const satisfies readonly SecurityEventKind[];
