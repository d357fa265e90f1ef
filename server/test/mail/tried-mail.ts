import { mailOutbox } from '#schema/academy.ts';
import type { TestApp } from '#test/harness.ts';

/** A mail that could not be sent and waits an hour for its next attempt, unless it is said otherwise. */
export async function addTriedMail(
  { db, clock }: TestApp,
  different: Partial<typeof mailOutbox.$inferInsert> = {},
): Promise<string> {
  const now = clock.now();
  const [made] = await db
    .insert(mailOutbox)
    .values({
      kind: 'password-changed',
      toAddress: 'somebody@people.example',
      language: 'en',
      attempts: 2,
      lastError: '421 try later',
      createdAt: now,
      nextAttemptAt: new Date(now.getTime() + 3_600_000),
      ...different,
    })
    .returning({ id: mailOutbox.id });
  return made?.id ?? '';
}
