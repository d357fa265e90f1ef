import type { Host, RequestVariables } from '@bayan/platform/http/host';
import type { Context } from 'hono';
import { demandToken, type SignedInUser, signedInUser } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { browserCookie } from '#devices/browser.ts';
import { proofCookie } from '#devices/browser-proofs.ts';
import { type Device, deviceOf } from '#devices/device.ts';
import type { AuthAnswers } from '#protocol/auth-answer.ts';

export type AuthRequest = Context<{ Variables: RequestVariables }>;

/** What the routes of the sign-in service have in common. */
export interface AuthHandlers {
  readonly context: AuthContext;
  readonly answers: AuthAnswers;
  callOf(c: AuthRequest): { readonly now: Date; readonly requestId: string };
  deviceIn(c: AuthRequest): Device;
  /** What the browser is to keep, where the request has signed somebody in or out. */
  cookiesAfter(c: AuthRequest): readonly string[];
  redirectIn(c: AuthRequest): string;
  /** Refuses whoever is not signed in. */
  userIn(c: AuthRequest): Promise<SignedInUser>;
  /** Refuses whoever is no machine with a service token. */
  serviceIn(c: AuthRequest): Promise<void>;
}

/** Adds a group of routes to the service. */
export type AuthRoutes = (routes: Host, handlers: AuthHandlers) => void;

export function createAuthHandlers(context: AuthContext, answers: AuthAnswers): AuthHandlers {
  const isSecure = context.publicUrl.startsWith('https:');
  const devices = new WeakMap<Request, Device>();
  return {
    context,
    answers,
    callOf: c => ({ now: c.get('now'), requestId: c.get('requestId') }),
    deviceIn: c => {
      const device = devices.get(c.req.raw) ?? deviceOf(c.req.raw.headers, c.get('clientAddress'));
      devices.set(c.req.raw, device);
      return device;
    },
    cookiesAfter: c => {
      const device = devices.get(c.req.raw);
      if (!device || c.res.status >= 400) return [];
      const { browser, proofs } = device;
      const known = browser.hasSignedIn ? browserCookie(browser, isSecure) : null;
      return [known, proofCookie(proofs, isSecure)].filter(cookie => cookie !== null);
    },
    redirectIn: c =>
      context.redirectTarget(c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? null),
    userIn: c => signedInUser(context, c.req.raw, c.get('now')),
    serviceIn: c => context.serviceTokens.verify(demandToken(c.req.raw), c.get('now')),
  };
}
