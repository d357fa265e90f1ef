import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleMails } from '#academy/mail/example-mails.ts';
import { MAIL_KINDS } from '#academy/mail/mail-kinds.ts';
import { originalTexts } from '#academy/mail/original-texts.ts';
import { composeMail } from '#academy/mail/outgoing-mail.ts';
import { writeMail } from '#academy/mail/write-mail.ts';
import { auditLog, mailOutbox, mailTexts } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

interface Texts {
  readonly version: number;
  readonly by: { readonly id: string } | null;
  readonly texts: readonly {
    readonly name: string;
    readonly original: string;
    readonly own: string | null;
  }[];
}
interface Refused {
  readonly error: { readonly code: string; readonly issues?: readonly object[]; readonly current?: object };
}

const NOW = new Date('2026-11-15T09:00:00.000Z');
const PUBLIC_URL = 'https://bayan.example';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const pathOf = (kind: string, language = 'en') => `/api/mail-texts/${kind}/${language}`;
const read = async (kind: string, language?: string) =>
  (await (await admin.call('GET', pathOf(kind, language))).json()) as Texts;
const write = async (kind: string, texts: object, version?: number) =>
  admin.call('PUT', pathOf(kind), { body: { texts }, version: version ?? (await read(kind)).version });
const refused = async (answer: Response) => (await answer.json()) as Refused;

describe('the academy’s own words in a mail (R907)', () => {
  test('are listed for every kind, and none is changed at first', async () => {
    const { items } = (await (await admin.call('GET', '/api/mail-texts')).json()) as { items: object[] };
    expect(items).toHaveLength(MAIL_KINDS.length);
    expect(items).toContainEqual({ kind: 'recovery', changed: [] });
  });

  test('are stored with who and when, written down, and told apart by language', async () => {
    const answer = await write('recovery', { subject: 'A new password for {{siteName}}? ' });
    // The original of the subject has no placeholder.
    expect(answer.status).toBe(422);
    const right = await write('recovery', { subject: 'A new password' });
    expect(await right.json()).toMatchObject({ version: 1, by: { id: admin.id } });
    const { texts } = await read('recovery');
    expect(texts.find(({ name }) => name === 'subject')).toEqual({
      name: 'subject',
      original: 'Choose a new password',
      own: 'A new password',
    });
    expect((await read('recovery', 'ar')).texts.every(({ own }) => own === null)).toBe(true);
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({
      action: 'mail-texts.changed',
      actorId: admin.id,
      after: { kind: 'recovery', texts: { subject: 'A new password' } },
    });
  });

  test('are gone again without texts, and what reads as the original is the original', async () => {
    await write('magic-link', { subject: 'Sign in now', action: 'Sign in' });
    const { texts } = await read('magic-link');
    expect(texts.find(({ name }) => name === 'action')?.own).toBe(null);
    const answer = await write('magic-link', {});
    expect(((await answer.json()) as Texts).texts.every(({ own }) => own === null)).toBe(true);
    const { items } = (await (await admin.call('GET', '/api/mail-texts')).json()) as { items: object[] };
    expect(items).toContainEqual({ kind: 'magic-link', changed: [] });
    expect(items).toContainEqual({ kind: 'recovery', changed: ['en'] });
  });

  test('of two who write them, the second sees what the first wrote', async () => {
    const { version } = await read('reauthentication');
    await write('reauthentication', { subject: 'First' }, version);
    const second = await write('reauthentication', { subject: 'Second' }, version);
    expect(second.status).toBe(412);
    const { error } = await refused(second);
    expect(error.current).toMatchObject({ version: 1, kind: 'reauthentication' });
  });

  test('of a mail that does not exist are not found', async () => {
    for (const kind of ['nothing', 'shared', 'examples', 'toString'])
      expect((await admin.call('GET', pathOf(kind))).status).toBe(404);
  });

  test('are in the mail that is sent, and only in their own', async () => {
    const mail = {
      id: '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001',
      messageId: '<m@bayan.example>',
      kind: 'invite',
      to: 'omar@family.example',
      language: 'en' as const,
      data: { link: 'https://bayan.example/x', name: 'Omar', role: 'student' },
      attempts: 1,
      lastError: null,
      createdAt: NOW,
      expiresAt: null,
      reminderId: null,
    };
    const sender = { siteName: 'Bayan', siteNameAr: 'بيان', contactEmail: '', emailNotifications: true };
    const { message } = composeMail(mail, sender, {
      publicUrl: PUBLIC_URL,
      now: NOW,
      ownTexts: { body_student: 'Welcome {{name}} to {{siteName}} & more', body_tutor: 'Not this' },
    });
    expect(message.text).toContain('Welcome Omar to Bayan & more');
    expect(message.html).toContain('Welcome <span dir="auto">Omar</span> to Bayan &amp; more');
    expect(message.subject).toBe('Your invitation to Bayan');
  });
});

describe('what a text may be (R908)', () => {
  test.each([
    [{ subject: 'Hello {{name}}' }, 'texts.subject.name', 'unknown'],
    [{ body: 'Without the name of the academy' }, 'texts.body.siteName', 'required'],
    [{ headline: 'No such text' }, 'texts.headline', 'unknown'],
    [{ subject: 'Two\r\nBcc: thief@evil.example' }, 'texts.subject', 'characters'],
    [{ subject: 'Turned \u202e round' }, 'texts.subject', 'characters'],
    [{ subject: 'Broken {{name' }, 'texts.subject', 'format'],
    [{ subject: ' ' }, 'texts.subject', 'too-short'],
    [{ subject: 'x'.repeat(2001) }, 'texts.subject', 'too-long'],
  ])('%j is refused at %s', async (texts, field, problem) => {
    const before = await read('confirm-signup');
    const answer = await write('confirm-signup', texts);
    expect(answer.status).toBe(422);
    const { error } = await refused(answer);
    expect(error.code).toBe('input.invalid');
    expect(error.issues).toContainEqual({ field, problem });
    expect(await read('confirm-signup')).toEqual(before);
  });

  test('the database refuses a line break as well', async () => {
    const insert = app.db.insert(mailTexts).values({
      kind: 'invite',
      language: 'ar',
      texts: { subject: 'Two\nlines' },
      updatedBy: admin.id,
    });
    await expect(insert).rejects.toMatchObject({ cause: { constraint: 'mail_texts_lines' } });
  });

  test('nothing in it is markup', async () => {
    const texts = { body: '<img src=x onerror=alert(1)> {{siteName}} <b>', subject: '</title><script>' };
    const answer = await admin.call('POST', `${pathOf('recovery')}/preview`, { body: { texts } });
    const { previews } = (await answer.json()) as { previews: { html: string; text: string }[] };
    expect(previews[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(previews[0]?.html).not.toMatch(/<(img|script|b)\b/);
    expect(previews[0]?.text).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('the preview and the test mail (R909)', () => {
  test.each(MAIL_KINDS.flatMap(kind => [[kind, 'en'] as const, [kind, 'ar'] as const]))(
    'of %s in %s shows every text once in some case',
    (kind, language) => {
      const names = [...originalTexts(kind, language).keys()];
      const marked = Object.fromEntries(names.map(name => [name, `own ${name}.`]));
      const setting = { language, siteName: 'Bayan', publicUrl: PUBLIC_URL, ownTexts: marked };
      const all = exampleMails(kind, { language, publicUrl: PUBLIC_URL, now: NOW })
        .map(({ content }) => writeMail(content, setting).text)
        .join();
      expect(names.filter(name => !all.includes(`own ${name}.`))).toEqual([]);
    },
  );

  test('is what the same texts are sent as, in every case', async () => {
    const answer = await admin.call('POST', `${pathOf('invite', 'ar')}/preview`, { body: { texts: {} } });
    const { previews } = (await answer.json()) as { previews: { variant: string; subject: string }[] };
    expect(previews.map(({ variant }) => variant).toSorted()).toEqual(['admin', 'none', 'student', 'tutor']);
    expect(previews[0]?.subject).toContain('أكاديمية بيان');
  });

  test('goes to who asks for it and to nobody else', async () => {
    const answer = await admin.call('POST', `${pathOf('recovery')}/test`);
    const { to } = (await answer.json()) as { to: string };
    const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'recovery'));
    expect(mails).toMatchObject([{ toAddress: to, language: 'en', status: 'waiting' }]);
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: 'mail-texts.tested', actorId: admin.id });
  });

  test('is not sent while the settings have switched off its kind', async () => {
    await app.db.$client.query('update settings set email_notifications = false');
    const answer = await admin.call('POST', `${pathOf('lesson-made')}/test`);
    expect(answer.status).toBe(409);
    expect((await refused(answer)).error.code).toBe('mail-texts.switched-off');
    expect((await admin.call('POST', `${pathOf('recovery')}/test`)).status).toBe(200);
  });
});
