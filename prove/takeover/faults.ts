import type { Fault } from '#prove/proof.ts';
import { FORMER_TUTOR_FAULTS } from './former-tutor-faults.ts';

const AUTH = 'packages/auth/src';

export const FAULTS: readonly Fault[] = [
  {
    name: 'a token alone changes password and address',
    part: 'a stolen access token',
    file: `${AUTH}/own-account/reauthentication.ts`,
    find: 'if (!isProved) throw reauthenticationNeeded(action);',
    replace: '',
  },
  {
    name: 'any current password is right',
    part: 'a stolen access token',
    file: `${AUTH}/own-account/reauthentication.ts`,
    find: "throw new AuthError(400, 'current_password_invalid', 'Current password is not valid');",
    replace: '',
  },
  {
    name: 'a link acts when it is fetched',
    part: 'a mail scanner',
    file: `${AUTH}/routes/auth-public.routes.ts`,
    find: `routes.get('/verify', async c => {
    const { search } = demandLink(c);
    return answers.redirect(confirmPage(context.publicUrl, search));
  });`,
    replace: "routes.get('/verify', followByForm);",
  },
  {
    name: 'a link acts when another site’s form is sent',
    part: 'a mail scanner',
    file: `${AUTH}/routes/auth-public.routes.ts`,
    find: 'if (isFromElsewhere(c.req.raw.headers)) return answers.redirect(confirmPage(context.publicUrl, search));',
    replace: '',
  },
  {
    name: 'a second factor is added by whoever holds a token',
    part: 'a stolen access token',
    file: `${AUTH}/own-account/reauthentication.ts`,
    find: 'if (!hasSignedInHere(authSession, prover) && !gaveSecondFactorHere(authSession, prover))',
    replace: 'if (!authSession)',
  },
  {
    name: 'what was given a moment ago counts wherever the token is',
    part: 'a young access token',
    file: `${AUTH}/own-account/shown-here.ts`,
    find: 'showsProof(device.proofs, proofHash);',
    replace: 'device !== undefined || proofHash !== undefined;',
  },
  {
    name: 'a second factor added a moment ago is proof',
    part: 'an unlocked phone',
    file: `${AUTH}/own-account/reauthentication.ts`,
    find: 'now.getTime() - createdAt.getTime() >= TRUSTED_AFTER_MS',
    replace: 'createdAt <= now',
  },
  {
    name: 'the link of a recovery moves the address too',
    part: 'an unlocked phone',
    file: `${AUTH}/own-account/update-user.ts`,
    find: 'isResetEnough: !isMoving',
    replace: 'isResetEnough: true',
  },
  {
    name: 'sign-ins outlive a change of address',
    part: 'a thief who was in before',
    file: `${AUTH}/accounts/apply-email-change.ts`,
    find: 'await endAuthSessions(tx, user.id);',
    replace: '',
  },
  {
    name: 'a calendar address outlives a change of address',
    part: 'a thief who was in before',
    file: `${AUTH}/accounts/apply-email-change.ts`,
    find: 'await host.calendar.end(tx, user.id);',
    replace: '',
  },
  {
    name: 'sign-ins outlive the way back to an address',
    part: 'a thief who was in before',
    file: `${AUTH}/accounts/undo-email-change.ts`,
    find: 'await endAuthSessions(tx, user.id);',
    replace: '',
  },
  {
    name: 'a calendar address outlives the way back to an address',
    part: 'a thief who was in before',
    file: `${AUTH}/accounts/undo-email-change.ts`,
    find: 'await host.calendar.end(tx, user.id);',
    replace: '',
  },
  {
    name: 'a second factor of a thief’s outlives the way back to an address',
    part: 'a thief who was in before',
    file: `${AUTH}/accounts/undo-email-change.ts`,
    find: 'if (factor.createdAt < since) continue;',
    replace: 'continue;',
  },
  {
    name: 'a passkey of a thief’s outlives the way back to an address',
    part: 'a thief who was in before',
    file: `${AUTH}/accounts/undo-email-change.ts`,
    find: 'if (passkey.createdAt < since) continue;',
    replace: 'continue;',
  },
  {
    name: 'a passkey is added by whoever holds a token',
    part: 'a stolen access token',
    file: `${AUTH}/passkeys/begin-passkey.ts`,
    find: 'if (proof.nonce !== undefined || !gavePasswordHere(authSession, { device, now })) {',
    replace: 'if (!gavePasswordHere(authSession, { device, now }) && !authSession) {',
  },
  {
    name: 'recovery codes are made by whoever holds a token',
    part: 'a stolen access token',
    file: `${AUTH}/own-account/demand-person.ts`,
    find: 'if (currentPassword !== undefined || (await inTransaction(db, tx => isProvedJustNow(tx, action)))) return;',
    replace: 'if (action) return;',
  },
  {
    name: 'an administrator’s password brings another second factor beside the passkey',
    part: 'an administrator’s password',
    file: `${AUTH}/auth-sessions/second-factor.ts`,
    find: "return person.role === 'admin' && (await passkeysOf(q, user.id)).length > 0;",
    replace: 'return !person;',
  },
  {
    name: 'a sign-in is worth as much in another browser',
    part: 'a stolen refresh token',
    file: `${AUTH}/sign-in/refresh-auth-session.ts`,
    find: 'if (!showsProof(device.proofs, seen.proofHash)) return endStolen(context, found, call);',
    replace: '',
  },
  {
    name: 'tokens stay in the address',
    part: 'a forged fragment',
    file: 'web/src/people/auth/confirm-link/use-confirm-link.ts',
    find: "if (brought.kind === 'tokens') history.replaceState(history.state, '', location.pathname);",
    replace: '',
  },
  {
    name: 'an admin is made by whoever holds an owner’s token',
    part: 'a stolen token of an owner',
    file: 'server/src/people/profiles/profiles.routes.ts',
    find: '    await demandFreshProof(db, call);',
    replace: '    await db;',
  },
  {
    name: 'rights are given by whoever holds an owner’s token',
    part: 'a stolen token of an owner',
    file: 'server/src/people/admins/admins.routes.ts',
    find: 'before: (call, db) => demandFreshProof(db, call),',
    replace: '',
  },
  ...FORMER_TUTOR_FAULTS,
];
