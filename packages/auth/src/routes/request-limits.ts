import { type LimitName, placeOfAddress } from '#limits/attempt-limits.ts';
import type { AuthRoutes } from './auth-request.ts';

/** How often one address may call what (R67), beside what sign-in counts by itself. */
const LIMITED: readonly (readonly [method: string, path: string, limit: LimitName])[] = [
  ['POST', '/verify', 'verifications from an address'],
  ['POST', '/otp', 'one-time passwords from an address'],
  ['POST', '/magiclink', 'magic links from an address'],
  ['POST', '/recover', 'recoveries from an address'],
  ['POST', '/resend', 'repeated mails from an address'],
  ['POST', '/signup', 'sign-ups from an address'],
  ['PUT', '/user', 'changes from an address'],
  ['POST', '/factors/:id/challenge', 'challenges from an address'],
  ['POST', '/factors/:id/verify', 'second factors from an address'],
  ['POST', '/passkeys/authentication/options', 'passkey challenges to an address'],
  ['POST', '/passkeys/registration/options', 'passkeys begun from an address'],
  ['POST', '/passkeys/registration/verify', 'passkeys added from an address'],
  ['PATCH', '/passkeys/:id', 'passkeys renamed from an address'],
  ['DELETE', '/passkeys/:id', 'passkeys removed from an address'],
];

export const addRequestLimits: AuthRoutes = (routes, { context }) => {
  for (const [method, path, limit] of LIMITED) {
    routes.on(method, path, async (c, next) => {
      const place = placeOfAddress(limit, c.get('clientAddress'));
      await context.limits.pass(context.db, place, c.get('now'));
      await next();
    });
  }
};
