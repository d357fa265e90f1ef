import type { Actor } from '@bayan/domain/profiles/actor';

/** What a good access token says: by which sign-in who asks, how it was proved, and until when. */
export interface Bearer {
  readonly userId: string;
  readonly authSessionId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly expiresAt: Date;
}

/** Who sends a request, and by which sign-in. */
export interface Identified {
  readonly actor: Actor;
  readonly bearer: Bearer;
}

/** Null without a token that holds, or when its auth session has ended. */
export type Authenticate = (
  request: Request,
  now: Date,
  requestId: string,
  /** Whoever has yet to give a second factor is refused, but for where it is given. */
  isBeforeSecondFactor?: boolean,
) => Promise<Identified | null>;

/** Who may still come in of those who were let in before; asked in one statement, however many they are. */
export type RecheckAccess = (bearers: readonly Bearer[], now: Date) => Promise<ReadonlyMap<Bearer, Actor>>;

export interface Authenticator {
  readonly authenticate: Authenticate;
  readonly recheckAccess: RecheckAccess;
}
