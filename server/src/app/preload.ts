import { setTimeout as pause } from 'node:timers/promises';

/** Each brings in about as much as the others; the last needs them all. */
const STEPS = [
  () => import('drizzle-orm/node-postgres'),
  () => import('jose'),
  () => import('#teaching/sessions/sessions.routes.ts'),
  () => import('@bayan/auth/routes/auth.routes'),
  () => import('./app.ts'),
];

/**
 * Loads most of the code, with pauses in which whatever else has been begun gets its turn: loading holds this thread for
 * as long as it takes.
 */
export async function preload(): Promise<void> {
  for (const load of STEPS) {
    await pause(1);
    await load();
  }
  await pause(1);
}
