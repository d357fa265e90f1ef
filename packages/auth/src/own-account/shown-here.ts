import { SECOND_FACTOR_METHODS } from '#accounts/raised-auth-session.ts';
import { type BrowserProofs, showsProof } from '#devices/browser-proofs.ts';
import type { AuthSession } from '#store/auth-users.repository.ts';

/** How long ago something may have been given to show still who somebody is (R61, R651). */
const JUST_NOW_MS = 5 * 60_000;

/** When, and from where, somebody counts on what they gave before. */
export interface Moment {
  readonly device: { readonly proofs: BrowserProofs };
  readonly now: Date;
}

/**
 * What was given to the browser of a sign-in speaks for nobody elsewhere: a thief of its token has not the cookie, which
 * no script reads (R61). A client that is no browser is bound to none and has nothing to show (R620).
 */
export const isInItsBrowser = (
  { proofHash }: Pick<AuthSession, 'proofHash'>,
  { device }: Pick<Moment, 'device'>,
): boolean => showsProof(device.proofs, proofHash);

const isJustNow = (instant: Date, now: Date) => now.getTime() - instant.getTime() <= JUST_NOW_MS;

const gaveJustNow = ({ amr }: AuthSession, methods: readonly string[], now: Date) =>
  amr.some(({ method, timestamp }) => methods.includes(method) && isJustNow(new Date(timestamp * 1000), now));

export const hasSignedInHere = (session: AuthSession, moment: Moment): boolean =>
  isInItsBrowser(session, moment) && isJustNow(session.createdAt, moment.now);

export const gavePasswordHere = (session: AuthSession, moment: Moment): boolean =>
  isInItsBrowser(session, moment) && gaveJustNow(session, ['password'], moment.now);

export const gaveSecondFactorHere = (session: AuthSession, moment: Moment): boolean =>
  isInItsBrowser(session, moment) &&
  session.aal === 'aal2' &&
  gaveJustNow(session, SECOND_FACTOR_METHODS, moment.now);

/** By the link of a mail that was sent to choose a password by. */
export const cameToResetHere = (session: AuthSession, moment: Moment): boolean =>
  isInItsBrowser(session, moment) &&
  session.passwordResetUntil !== null &&
  session.passwordResetUntil > moment.now;
