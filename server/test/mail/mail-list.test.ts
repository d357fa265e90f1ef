import type { mailPage } from '@bayan/domain/mail/mail.contract';
import { inTransaction } from '@bayan/platform/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  const data = { link: 'https://bayan.example/auth/v1/verify?token=secret-token', code: '482913' };
  for (let n = 0; n < 5; n++) {
    // Two of them at the same instant: the id decides.
    if (n !== 3) app.clock.advance(1_000);
    const to = `person${n}@family.example`;
    await inTransaction(app.db, tx =>
      enqueueMail(tx, { kind: 'recovery', to, language: 'en', data, now: app.clock.now() }),
    );
  }
  await app.db.$client.query(
    `update mail_outbox set status = 'failed', data = '{}', last_error = 'no such mailbox'
     where to_address like 'person1%'`,
  );
});
afterAll(() => app.close());

const ask = (query: Record<string, string>) =>
  admin.call('GET', `/api/mail?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string>) =>
  (await (await ask(query)).json()) as z.input<typeof mailPage>;

test('the list goes through every mail, newest first, page by page', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list({ limit: '2', ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map(mail => mail.to.replace('@family.example', '')));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
  expect([seen[0], seen[3], seen[4]]).toEqual(['person4', 'person1', 'person0']);
});

test('a mail that cannot be delivered is found by its status, with the reason', async () => {
  const { items } = await list({ status: 'failed' });
  expect(items).toMatchObject([
    { to: 'person1@family.example', status: 'failed', lastError: 'no such mailbox' },
  ]);
});

test('a mail is found by how its address begins, and a file has all that the filters leave (R838)', async () => {
  const { items } = await list({ q: 'PERSON1@' });
  expect(items.map(({ to }) => to)).toEqual(['person1@family.example']);
  expect((await list({ q: 'family' })).items).toEqual([]);
  expect((await list({ q: '%' })).items).toEqual([]);
  const lines = (await (await admin.call('GET', '/api/mail/export?status=failed')).text()).split('\r\n');
  expect(lines).toEqual([
    'To,Type,Language,Status,Attempts,Reason,Written,Sent',
    expect.stringMatching(/^person1@family\.example,recovery,en,failed,0,no such mailbox,[\d-]+ [\d:]+,$/),
    '',
  ]);
});

test('the list never shows what a mail says', async () => {
  expect(await (await ask({})).text()).not.toMatch(/secret-token|482913/);
});

test('a cursor that is none is refused', async () => {
  expect((await ask({ cursor: 'nonsense' })).status).toBe(422);
});
