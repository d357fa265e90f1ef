import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReads } from '#schema/academy.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { applicantOf, ENQUIRY, FAMILY, PDF, referenceOf, TUTOR } from './applicant.ts';

let app: TestApp;
let admin: Person;
let family: string;
let tutor: string;
const references: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  const applicant = applicantOf(app);
  [family, tutor] = [randomUUID(), randomUUID()];
  const certificates = [randomUUID()];
  await applicant.upload(PDF, { id: certificates[0] ?? '', application: tutor, name: 'CELTA.pdf' });
  for (const [answers, id] of [
    [FAMILY, family],
    [{ ...TUTOR, certificates }, tutor],
    [ENQUIRY, randomUUID()],
    [ENQUIRY, randomUUID()],
  ] as const) {
    app.clock.advance(1000);
    references.unshift(await referenceOf(await applicant.post(answers, { id })));
  }
});
afterAll(() => app.close());

interface Page {
  items: { reference: string; kind: string }[];
  nextCursor: string | null;
}
const list = async (query: string) =>
  (await (await admin.call('GET', `/api/applications${query}`)).json()) as Page;

test('the list is newest first, page by page', async () => {
  const first = await list('?limit=3');
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(references);
  expect(second.nextCursor).toBeNull();
});

test('the list is filtered by kind and status', async () => {
  expect((await list('?kind=enquiry')).items).toHaveLength(2);
  expect((await list('?kind=tutor&status=new')).items.map(({ kind }) => kind)).toEqual(['tutor']);
  expect((await list('?status=declined')).items).toEqual([]);
  expect((await admin.call('GET', '/api/applications?kind=other')).status).toBe(422);
});

test('the list shows nothing of a child (R381)', async () => {
  const answer = await admin.call('GET', '/api/applications');
  expect(await answer.text()).not.toMatch(/Omar|childName|goals/);
  expect(await app.db.select().from(recordReads)).toEqual([]);
});

test('a look at a family’s application is written down, one at a tutor’s is not (R280)', async () => {
  const answer = await admin.call('GET', `/api/applications/${family}`);
  const { name: _name, kind: _kind, email: _email, phone: _phone, consent: version, ...answers } = FAMILY;
  expect(await answer.json()).toMatchObject({
    answers,
    consent: { version, language: 'ar' },
    files: [],
  });
  await admin.call('GET', `/api/applications/${tutor}`);
  expect(await app.db.select().from(recordReads)).toMatchObject([
    { readerId: admin.id, applicationId: family, studentId: null, what: 'application' },
  ]);
});

test('a tutor’s application shows its certificates and never where they lie', async () => {
  const answer = await admin.call('GET', `/api/applications/${tutor}`);
  const text = await answer.text();
  expect(JSON.parse(text).files).toMatchObject([{ name: 'CELTA.pdf', scanState: 'unscanned' }]);
  expect(text).not.toContain('uploads/');
});
