import type { Fault } from '#prove/proof.ts';

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
    find: 'if (!isJustNow(authSession.createdAt, now) && !gaveSecondFactorJustNow(authSession, now))',
    replace: 'if (!authSession)',
  },
  {
    name: 'a passkey is added by whoever holds a token',
    part: 'a stolen access token',
    file: `${AUTH}/passkeys/begin-passkey.ts`,
    find: 'if (proof.nonce !== undefined || !(await gavePasswordHere(tx, authSession, device, now))) {',
    replace: 'if (!(await gavePasswordHere(tx, authSession, device, now)) && !authSession) {',
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
    name: 'a former tutor changes what the family reads of a lesson',
    part: 'a former tutor',
    file: 'server/src/teaching/sessions/lock-session.ts',
    find: "throw new Refusal('session.former-tutor');",
    replace: '{}',
  },
  {
    name: 'a former tutor grades homework and writes about it',
    part: 'a former tutor',
    file: 'server/src/teaching/homework/lock-homework.ts',
    find: "throw new Refusal('homework.former-tutor');",
    replace: '{}',
  },
  {
    name: 'a former tutor rewrites a progress note',
    part: 'a former tutor',
    file: 'server/src/teaching/progress-notes/change-progress-note.ts',
    find: "throw new Refusal('progress-note.former-tutor');",
    replace: '{}',
  },
  {
    name: 'tokens stay in the address',
    part: 'a forged fragment',
    file: 'web/src/people/auth/confirm-link/use-confirm-link.ts',
    find: "if (brought.kind === 'tokens') history.replaceState(history.state, '', location.pathname);",
    replace: '',
  },
];
