import { Refusal } from '@bayan/domain/errors';
import { mailListQuery, mailPage } from '@bayan/domain/mail/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMail } from '../../src/features/mail/mail.repository.ts';
import { type MailStage, openMailStage } from './mail-stage.ts';

let stage: MailStage;
beforeAll(async () => {
  stage = await openMailStage();
  for (let n = 0; n < 5; n++) {
    // Two of them at the same instant: the id decides.
    if (n !== 3) stage.advance(1_000);
    await stage.enqueue({ to: `person${n}@family.example` });
  }
  await stage.db.$client.query(
    `update mail_outbox set status = 'failed', data = '{}', last_error = 'no such mailbox'
     where to_address like 'person1%'`,
  );
});
afterAll(() => stage.close());

const list = async (query: Record<string, string>) =>
  mailPage.parse(await listMail(stage.db, mailListQuery.parse(query)));

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

test('the list never shows what a mail says', async () => {
  expect(JSON.stringify(await list({}))).not.toMatch(/secret-token|482913/);
});

test('a cursor that is none is refused', async () => {
  await expect(list({ cursor: 'nonsense' })).rejects.toThrow(Refusal);
});
