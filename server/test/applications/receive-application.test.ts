import { randomUUID } from 'node:crypto';
import { REFERENCE } from '@bayan/domain/applications/reference';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, legalTexts, mailOutbox } from '#schema/academy.ts';
import { applicationFiles, applications } from '#schema/applications.ts';
import { callAs, formStamp, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { applicantOf, codeOf, ENQUIRY, FAMILY, PDF, referenceOf, TUTOR } from './applicant.ts';

let app: TestApp;
let applicant: ReturnType<typeof applicantOf>;
beforeEach(async () => {
  app = await createTestApp();
  applicant = applicantOf(app);
});
afterEach(() => app.close());

const stored = () => app.db.select().from(applications);
const mailsOf = (kind: string) => app.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind));

describe('what somebody sends by a form', () => {
  test('is stored, with the consent as it was given, and gets a reference', async () => {
    const answer = await applicant.post(FAMILY);
    expect(answer.status).toBe(201);
    const reference = await referenceOf(answer);
    expect(reference).toMatch(REFERENCE);
    const { kind, name, email, phone, consent, ...answers } = FAMILY;
    expect(await stored()).toMatchObject([
      {
        ...{ reference, kind, name, email, phone, answers },
        ...{ status: 'new', language: 'ar', consentVersion: consent, consentAt: app.clock.now() },
      },
    ]);
  });

  test('names the privacy notice that the form led to, and no other than one that is published (R705)', async () => {
    const [published] = await app.db.select().from(legalTexts).where(eq(legalTexts.kind, 'privacy'));
    const privacyVersion = published?.version;
    for (const answers of [FAMILY, ENQUIRY])
      expect((await applicant.post(answers, { privacyVersion })).status).toBe(201);
    expect((await stored()).map(row => row.privacyVersion)).toEqual([privacyVersion, privacyVersion]);
    const [{ id = '' } = {}] = await stored();
    const { token } = await signIn(app, { role: 'admin' });
    const read = await callAs(app, token, 'GET', `/api/applications/${id}`);
    expect(await read.json()).toMatchObject({ privacyVersion });

    const refused = await applicant.post(FAMILY, { privacyVersion: '2019-01-01' });
    expect(refused.status).toBe(422);
    const { error } = (await refused.json()) as { error: { issues: unknown } };
    expect(error.issues).toEqual([{ field: 'privacyVersion', problem: 'not-offered' }]);
    expect(await stored()).toHaveLength(2);
  });

  test('of a page that was open before the notice names none', async () => {
    expect((await applicant.post(FAMILY)).status).toBe(201);
    expect(await stored()).toMatchObject([{ privacyVersion: null }]);
  });

  test('leaves a line in the audit log that tells nothing of the family', async () => {
    const reference = await referenceOf(await applicant.post(FAMILY));
    const lines = await app.db.select().from(auditLog);
    expect(lines).toMatchObject([{ action: 'application.received', actorId: null }]);
    expect(lines[0]?.after).toEqual({ reference, kind: 'student', language: 'ar' });
  });

  test('of a tutor claims the certificates that were sent for it', async () => {
    const application = randomUUID();
    const certificates = [randomUUID(), randomUUID()];
    for (const id of certificates) await applicant.upload(PDF, { id, application });
    const answer = await applicant.post({ ...TUTOR, certificates }, { id: application });
    expect(answer.status).toBe(201);
    const claimed = await app.db.select().from(applicationFiles);
    expect(claimed.map(({ fileId }) => fileId)).toEqual(certificates);
  });

  test.each(['of another application', 'that nobody sent'])('names no file %s', async which => {
    const certificates = [randomUUID()];
    if (which === 'of another application') await applicant.upload(PDF, { id: certificates[0] ?? '' });
    const answer = await applicant.post({ ...TUTOR, certificates });
    expect(answer.status).toBe(422);
    expect(await codeOf(answer)).toBe('application.file-missing');
    expect(await stored()).toEqual([]);
  });

  test('is refused field by field', async () => {
    const answer = await applicant.post({ ...FAMILY, name: 'Lay\u202ela', phone: '12', childAge: 40 });
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { issues: unknown } };
    expect(error.issues).toEqual([
      { field: 'answers.name', problem: 'characters' },
      { field: 'answers.childAge', problem: 'too-big' },
      { field: 'answers.phone', problem: 'format' },
    ]);
    expect(await stored()).toEqual([]);
  });
});

test('a number that no phone of its country has is refused at its field (R747)', async () => {
  const answer = await applicant.post({ ...FAMILY, phone: '+9665012' });
  expect(answer.status).toBe(422);
  const { error } = (await answer.json()) as { error: { issues: unknown } };
  expect(error.issues).toEqual([{ field: 'answers.phone', problem: 'format' }]);
  expect(await stored()).toEqual([]);
});

describe('the same sent twice (R377)', () => {
  test('is one application with one answer, and one mail', async () => {
    const more = { id: randomUUID(), stamp: await formStamp(app) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => applicant.post(ENQUIRY, more)));
    const texts = await Promise.all(answers.map(answer => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(new Set(texts).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await mailsOf('application-received')).toHaveLength(1);
  });

  test('is answered however late, and with any stamp', async () => {
    const id = randomUUID();
    const first = await referenceOf(await applicant.post(ENQUIRY, { id }));
    app.clock.advance(3 * 86_400_000);
    expect(await referenceOf(await applicant.post(ENQUIRY, { id, stamp: 'lost' }))).toBe(first);
  });

  test('with other words is refused', async () => {
    const id = randomUUID();
    await applicant.post(ENQUIRY, { id });
    const other = await applicant.post({ ...ENQUIRY, message: 'Something else' }, { id });
    expect(other.status).toBe(422);
    expect(await codeOf(other)).toBe('idempotency.mismatch');
    expect(await stored()).toMatchObject([{ answers: { message: ENQUIRY.message } }]);
  });
});

describe('mails (R376)', () => {
  test('answer the applicant in their language, with nothing that was typed', async () => {
    const reference = await referenceOf(await applicant.post(FAMILY));
    expect(await mailsOf('application-received')).toMatchObject([
      { toAddress: FAMILY.email, language: 'ar', data: { application: 'student', reference } },
    ]);
    expect(JSON.stringify(await mailsOf('application-received'))).not.toContain('Maryam');
  });

  test('go to nobody who gave a phone number alone', async () => {
    const { email: _email, ...bare } = ENQUIRY;
    await applicant.post({ ...bare, phone: '+971501234567' });
    expect(await mailsOf('application-received')).toEqual([]);
  });

  test('tell every active admin, each in their language, unless notifications are off', async () => {
    const admin = await signIn(app, { role: 'admin' });
    await signIn(app, { role: 'admin', isActive: false });
    await applicant.post(FAMILY);
    expect(await mailsOf('application-arrived')).toMatchObject([
      { toAddress: admin.email, language: 'en', data: { name: FAMILY.name } },
    ]);
    await app.db.$client.query('update settings set email_notifications = false');
    await applicant.post(ENQUIRY);
    expect(await mailsOf('application-arrived')).toHaveLength(1);
    expect(await mailsOf('application-received')).toHaveLength(2);
  });

  test('come to one address once a minute and five times a day', async () => {
    const sent = async () => (await mailsOf('application-received')).length;
    for (let n = 0; n < 3; n += 1) await applicant.post(ENQUIRY);
    expect(await sent()).toBe(1);
    for (let n = 0; n < 8; n += 1) {
      app.clock.advance(61_000);
      await applicant.post(ENQUIRY);
    }
    expect(await sent()).toBe(5);
    expect(await stored()).toHaveLength(11);
  });
});

describe('robots (R379, R380)', () => {
  test('fill in what people do not see, are thanked, and store nothing', async () => {
    const answer = await applicant.post(ENQUIRY, { website: 'https://spam.example' });
    expect(answer.status).toBe(201);
    expect(await referenceOf(answer)).toMatch(REFERENCE);
    expect(await stored()).toEqual([]);
    expect(await app.db.select().from(mailOutbox)).toEqual([]);
  });

  test('get a stamp like everybody, and are too fast with it', async () => {
    const { stamp } = (await (await callAs(app, null, 'GET', '/api/applications/stamp')).json()) as {
      stamp: string;
    };
    const fast = await applicant.post(ENQUIRY, { stamp });
    expect([fast.status, await codeOf(fast)]).toEqual([422, 'application.too-fast']);
    app.clock.advance(3_000);
    expect((await applicant.post(ENQUIRY, { stamp })).status).toBe(201);
  });

  test('cannot make a stamp, or use one for longer than a day', async () => {
    const good = await formStamp(app);
    const older = `${Number.parseInt(good, 36).toString(36)}x.${good.split('.')[1]}`;
    for (const stamp of ['', 'x', `${good}x`, older, await formStamp(app, 86_400_001)]) {
      const answer = await applicant.post(ENQUIRY, { stamp });
      expect([answer.status, await codeOf(answer)]).toEqual([422, 'application.expired']);
    }
    expect(await stored()).toEqual([]);
  });

  test('get no further than 20 applications an hour from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => applicant.post(ENQUIRY)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(3600);
    app.clock.advance(3_600_000);
    expect((await applicant.post(ENQUIRY)).status).toBe(201);
  });
});
