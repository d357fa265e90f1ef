import { authCaller } from '@bayan/server/test/auth/auth-caller';
import { createTestApp, type TestApp } from '@bayan/server/test/harness';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** One academy for all attempts, each of which has a victim of its own. */
export interface Scenario {
  readonly app: TestApp;
  readonly auth: ReturnType<typeof authCaller>;
  close(): Promise<void>;
}

export async function openWorld(): Promise<Scenario> {
  // What counts attempts would turn some away before the guard that is tried.
  const app = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } });
  return { app, auth: authCaller(app), close: () => app.close() };
}
