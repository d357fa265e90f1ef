import { createInvitedUser, renewInvitation } from '@bayan/auth/accounts';
import { lockAccountByEmail } from '@bayan/auth/store/auth-users.repository';
import { inTransaction } from '@bayan/platform/db/transaction';
import { GoTrueClient } from '@supabase/auth-js';
import { expect } from 'vitest';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { type Serving, serveApp } from '#app/serve.ts';
import { insertProfile } from '#people/profiles/profile-changes.repository.ts';
import { freePort } from '#test/free-port.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { authCaller, pressedForm } from './auth-caller.ts';

export const ANON_KEY = 'the-public-key-of-the-project';
export const SERVICE_KEY = 'the-service-key-of-the-project';

/** Our own sign-in service in the place of a hosted one, behind a gateway that asks for the project's keys. */
export interface StandIn {
  readonly url: string;
  readonly app: TestApp;
  /** What our application is told about it. */
  readonly env: Record<string, string>;
  client(): GoTrueClient;
  /** Signs up with the official client and follows the mailed link; answers with the session the page finds there. */
  signUp(email: string, data?: object): Promise<{ access_token: string; refresh_token: string; id: string }>;
  follow(link: string): Promise<URLSearchParams>;
  /** Takes it off the network, or puts it back, by itself or with another application behind the same address. */
  stop(): Promise<void>;
  start(app?: TestApp): Promise<void>;
  close(): Promise<void>;
}

/** A mailed link and the published keys come without a key. */
const isOpen = (path: string) => /^\/auth\/v1\/(verify|\.well-known\/)/.test(path);

export async function createStandIn(env: Record<string, string> = {}): Promise<StandIn> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The client compares expiry times with the real clock.
  const app = await createTestApp({ env: { ...env, PUBLIC_URL: url }, now: new Date() });
  let serving: Serving | undefined;

  const gateway = (behind: TestApp) => ({
    ...behind.app,
    fetch: async (request: Request, peer: string) => {
      const { pathname } = new URL(request.url);
      const key = request.headers.get('apikey') ?? '';
      if (!isOpen(pathname) && ![ANON_KEY, SERVICE_KEY].includes(key))
        return Response.json({ message: 'Invalid API key' }, { status: 401 });
      if (pathname === '/auth/v1/admin/users') return adminAnswer(key, () => Response.json({ users: [] }));
      if (pathname === '/auth/v1/invite') return adminAnswer(key, () => invite(behind, request));
      return behind.app.fetch(request, peer);
    },
  });

  const follow = async (link: string) => {
    // Not from a page of its own: the tokens go to a client that keeps no cookies.
    const response = await fetch(`${url}/auth/v1${link}`, { ...pressedForm('none'), redirect: 'manual' });
    expect(response.status).toBe(303);
    return new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
  };
  const client = () =>
    new GoTrueClient({
      url: `${url}/auth/v1`,
      headers: { apikey: ANON_KEY, Authorization: `Bearer ${ANON_KEY}` },
      autoRefreshToken: false,
      persistSession: false,
      storageKey: `stand-in-${Math.random()}`,
    });
  const start = async (behind = app) => {
    serving = await serveApp(gateway(behind), { host: '127.0.0.1', port });
  };
  const stop = async () => {
    await serving?.close();
    serving = undefined;
  };
  await start();
  return {
    url,
    app,
    env: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: ANON_KEY,
      SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
    },
    client,
    follow,
    async signUp(email, data = {}) {
      const { data: made, error } = await client().signUp({
        email,
        password: 'Harbour-Window-73',
        options: { data },
      });
      expect(error).toBeNull();
      const landing = await follow((await authCaller(app).mailTo(email, 'confirm-signup')).link);
      return {
        access_token: landing.get('access_token') ?? '',
        refresh_token: landing.get('refresh_token') ?? '',
        id: made.user?.id ?? '',
      };
    },
    start,
    stop,
    async close() {
      await stop();
      await app.close();
    },
  };
}

const adminAnswer = (key: string, answer: () => Response | Promise<Response>) =>
  key === SERVICE_KEY
    ? answer()
    : Response.json({ code: 'not_admin', message: 'User not allowed' }, { status: 403 });

async function invite({ db, config, clock }: TestApp, request: Request): Promise<Response> {
  const { email, data } = (await request.json()) as { email: string; data: { full_name: string } };
  const now = clock.now();
  return inTransaction(db, async tx => {
    const known = await lockAccountByEmail(tx, email);
    if (known?.user.emailConfirmedAt) {
      return Response.json({ code: 'email_exists', message: 'already registered' }, { status: 422 });
    }
    const id = known?.user.id ?? crypto.randomUUID();
    if (!known) await insertProfile(tx, { id, email, name: data.full_name });
    const made = known
      ? await renewInvitation(tx, { profileId: id, config, now })
      : await createInvitedUser(tx, { profileId: id, email, config, now });
    if (made && made !== 'mailed-just-now') {
      const content = { link: made.link, name: data.full_name, role: 'student' as const };
      await enqueueMail(tx, { kind: 'invite', to: email, language: 'en', data: content, now });
    }
    return Response.json({ id, email, last_sign_in_at: known?.user.lastSignInAt ?? undefined });
  });
}
