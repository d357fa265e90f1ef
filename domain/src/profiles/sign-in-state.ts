/** What a person has to sign in with. */
export const SIGN_IN_STATES = [
  /** Nothing: an import made the record, and nobody has invited the person. */
  'none',
  /** An invitation that has not been used. */
  'invited',
  /** A sign-up whose address has not been confirmed. */
  'unconfirmed',
  'ready',
  /** An account with a hosted service, which alone knows whether it was ever used. */
  'elsewhere',
] as const;
export type SignInState = (typeof SIGN_IN_STATES)[number];

interface Account {
  readonly invitedAt: Date | null;
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
}

export function signInStateOf(account: Account | null): Exclude<SignInState, 'elsewhere'> {
  if (!account) return 'none';
  if (account.emailConfirmedAt || account.phoneConfirmedAt) return 'ready';
  return account.invitedAt ? 'invited' : 'unconfirmed';
}

interface Invitable {
  readonly role: string | null;
  readonly email: string | null;
  readonly isActive: boolean;
  readonly signIn: SignInState;
}

/** Whether an invitation can be mailed to the person, for the first time or again (R13, R997). */
export const canInvite = ({ role, email, isActive, signIn }: Invitable) =>
  isActive && role !== null && email !== null && signIn !== 'ready' && signIn !== 'unconfirmed';
