import {
  type AuthChangeEvent,
  GoTrueAdminApi,
  GoTrueClient,
  type GoTrueClientOptions,
} from '@supabase/auth-js';
import { SignJWT } from 'jose';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

export const SHARED_SECRET = 'known to this service and to who administers it';

/** As the library's own tests expect a service: it confirms everybody by itself and asks little of passwords. */
export const EASY_GOING = {
  AUTH_MAILER_AUTOCONFIRM: 'on',
  AUTH_SMS_AUTOCONFIRM: 'on',
  AUTH_ANONYMOUS_USERS: 'on',
  AUTH_RATE_LIMITS: 'off',
  AUTH_PASSWORD_MIN_LENGTH: '6',
  AUTH_PASSWORD_MIN_SCORE: '0',
  AUTH_JWT_SECRET: SHARED_SECRET,
};

export interface Service {
  readonly app: TestApp;
  readonly address: string;
  /** The unmodified client library with nobody signed in, and what it tells of. */
  visitor(options?: Partial<GoTrueClientOptions>): { client: GoTrueClient; events: AuthChangeEvent[] };
  /** The unmodified client library of an administrator, with a token of these claims. */
  admin(claims?: Record<string, unknown>): Promise<GoTrueAdminApi>;
}

/** An application on a real port, for clients that bring their own way of asking. */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
  // The client compares expiry times with the real clock.
  const app = await createTestApp({ env, now: new Date() });
  const address = await app.listen();
  const url = `${address}/auth/v1`;
  return {
    app,
    address,
    visitor(options) {
      const client = new GoTrueClient({
        url,
        headers: { apikey: 'public-key' },
        autoRefreshToken: false,
        persistSession: true,
        storageKey: `test-${Math.random()}`,
        storage: memoryStorage(),
        ...options,
      });
      const events: AuthChangeEvent[] = [];
      client.onAuthStateChange(event => {
        events.push(event);
      });
      return { client, events };
    },
    async admin(claims = { role: 'service_role' }) {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .sign(new TextEncoder().encode(SHARED_SECRET));
      return new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${token}` } });
    },
  };
}

/** What a browser keeps between two pages. */
export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let strangers = 0;
/** Somebody who has never been here. */
export function stranger() {
  strangers += 1;
  return {
    email: `stranger-${strangers}@family.example`,
    phone: `1555${String(strangers).padStart(7, '0')}`,
    password: 'Harbour-Window-73',
  };
}

export function withoutError<T extends { error: unknown }>(answer: T): T {
  expect(answer.error).toBeNull();
  return answer;
}

/** Why the service refused, after making sure that it did. */
export function refusalOf<E extends Error>({ error }: { error: E | null }): E {
  if (!error) throw new Error('the service did not refuse');
  return error;
}
