import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { addTriedMail } from './tried-mail.ts';

let app: TestApp;
let officer: Person;
beforeEach(async () => {
  app = await createTestApp();
  officer = await signIn(app, { role: 'admin', rights: ['operations'] });
});
afterEach(() => app.close());

async function retry(id: string) {
  const answer = await officer.call('POST', `/api/mail/${id}/retry`);
  return ((await answer.json()) as { error?: { code: string } }).error?.code ?? answer.status;
}
const dueAt = async (id: string) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0]?.nextAttemptAt;

test('a mail that waits for its next attempt is due at once, and that is on record (R809)', async () => {
  const id = await addTriedMail(app);
  expect(await retry(id)).toBe(200);
  expect(await dueAt(id)).toEqual(app.clock.now());
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(line).toMatchObject({
    action: 'mail.retried',
    actorId: officer.id,
    before: { lastError: '421 try later' },
  });
});

test.each([
  ['was given up', { status: 'failed' }],
  ['was sent', { status: 'sent', sentAt: new Date(), lastError: null }],
  ['was withdrawn', { status: 'withdrawn' }],
  ['waits for its time and was never tried', { attempts: 0, lastError: null }],
] as const)('a mail that %s is not tried again (R809)', async (_what, different) => {
  const id = await addTriedMail(app, different);
  const before = await dueAt(id);
  expect(await retry(id)).toBe('mail.not-waiting');
  expect(await dueAt(id)).toEqual(before);
});

test('a mail that is not there is not found (R283)', async () => {
  expect(await retry(crypto.randomUUID())).toBe('not-found');
});
