import { randomUUID } from 'node:crypto';
import { ADMIN_RIGHTS, type Role } from '@bayan/domain/roles';
import { inTransaction } from '@bayan/platform/db/transaction';
import { asc } from 'drizzle-orm';
import { mailOutbox } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { giveSignIn } from '#test/give-sign-in.ts';
import type { TestApp } from '#test/harness.ts';

export const PASSWORD = 'Harbour-Window-73';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly expires_at: number;
  readonly token_type: string;
  readonly user: { readonly id: string; readonly user_metadata: Record<string, unknown> };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** The button of the page that a mailed link opens, pressed in a browser without script. */
export const pressedForm = (sentFrom = 'same-origin') => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': sentFrom },
});

/** Calls the sign-in service of an application as a client of the current protocol does. */
export function authCaller(app: TestApp) {
  const call = async (
    method: string,
    path: string,
    { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const response = await app.fetch(`/auth/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'x-supabase-api-version': '2024-01-01',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : { text },
    };
  };
  const signIn = async (email: string, password = PASSWORD): Promise<Tokens> => {
    const answer = await call('POST', '/token?grant_type=password', { body: { email, password } });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
    return answer.body as unknown as Tokens;
  };
  return {
    call,
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      call('POST', path, { body, ...(headers ? { headers } : {}) }),
    signIn,
    follow: (link: string, sentFrom?: string) =>
      call('POST', link, { headers: pressedForm(sentFrom).headers }),
    refresh: (refresh_token: string) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } }),
    /** The status of our own API for a token. */
    async me(token: string) {
      const response = await app.fetch('/api/me', { headers: { authorization: `Bearer ${token}` } });
      return response.status;
    },
    async mails(kind?: string) {
      const rows = await app.db
        .select()
        .from(mailOutbox)
        .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
      return rows.filter(row => kind === undefined || row.kind === kind);
    },
    /** The link and the code of the newest mail of a kind to an address. */
    async mailTo(address: string, kind: string) {
      const found = (await this.mails(kind)).filter(row => row.toAddress === address).at(-1);
      if (!found) throw new Error(`no mail of kind ${kind}`);
      const { link = '', code = '' } = found.data;
      const url = new URL(link);
      return {
        link: url.pathname.replace('/auth/v1', '') + url.search,
        code,
        token: url.searchParams.get('token') ?? '',
      };
    },
  };
}

interface PersonOptions {
  readonly email: string;
  readonly role?: Role | null;
  readonly password?: string;
}

/** Somebody who can sign in. */
export async function createPerson(
  { db, clock }: TestApp,
  { email, role = null, password = PASSWORD }: PersonOptions,
): Promise<string> {
  const id = randomUUID();
  await inTransaction(db, async tx => {
    await tx
      .insert(profiles)
      .values({ id, name: 'Noura Salem', email, role, rights: role === 'admin' ? [...ADMIN_RIGHTS] : [] });
    await giveSignIn(tx, { profileId: id, email, password, now: clock.now() });
  });
  return id;
}
