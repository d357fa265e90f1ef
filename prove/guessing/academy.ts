import { setTimeout as pause } from 'node:timers/promises';
import { authLimits } from '@bayan/auth/store/tables';
import { mailLimitsOf } from '@bayan/platform/limits/asked-mails.repository';
import { authCaller, createPerson, PASSWORD } from '@bayan/server/test/auth/auth-caller';
import { createTestApp, type TestApp, type TestClock } from '@bayan/server/test/harness';
import { inArray } from 'drizzle-orm';

export const MINUTE = 60_000;
export const RIGHT = PASSWORD;

/** The one address whose X-Forwarded-For is believed. */
export const PROXY = '127.0.0.1';

export interface Ask {
  readonly method?: string;
  readonly body?: unknown;
  /** Who holds the other end of the connection; somebody new where it is not said. */
  readonly peer?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Two processes on one database, behind a proxy. Requests go to them in turn. */
export interface Academy {
  readonly app: TestApp;
  readonly clock: TestClock;
  ask(path: string, ask?: Ask): Promise<Answer>;
  /** Makes somebody who can sign in. */
  person(email: string): Promise<string>;
  /** As if nothing had been mailed there lately: how much may be is not what is tried (R636). */
  deleteMails(email: string): Promise<void>;
  auth: ReturnType<typeof authCaller>;
  close(): Promise<void>;
}

let addresses = 0;
/** An address that nobody has had before. */
export function newAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export async function openAcademy(): Promise<Academy> {
  const env = { TRUSTED_PROXIES: PROXY };
  const app = await createTestApp({ env });
  const second = await createTestApp({ env, beside: app });
  let turn = 0;
  return {
    app,
    clock: app.clock,
    async ask(path, { method = 'POST', body, peer = newAddress(), headers = {} } = {}) {
      const { app: process } = turn++ % 2 === 0 ? app : second;
      const request = new Request(new URL(path, app.config.publicUrl), {
        method,
        headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
      });
      const response = await process.fetch(request, peer);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async deleteMails(email) {
      const keys = mailLimitsOf(email).map(({ key }) => key);
      await app.db.delete(authLimits).where(inArray(authLimits.key, keys));
    },
    person: email => createPerson(app, { email, role: 'student' }),
    auth: authCaller(app),
    async close() {
      await second.close();
      await app.close();
    },
  };
}

/** Whoever is told that the machine is too busy comes again, as clients do: such an attempt was none. */
export async function tryPassword(
  { ask }: Academy,
  email: string,
  password: string,
  how: Pick<Ask, 'peer' | 'headers'> = {},
): Promise<Answer> {
  for (;;) {
    const answer = await ask('/auth/v1/token?grant_type=password', { body: { email, password }, ...how });
    if (answer.status !== 503) return answer;
    await pause(200);
  }
}
