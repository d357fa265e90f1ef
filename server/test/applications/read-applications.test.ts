import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReads } from '#schema/academy.ts';
import { addApplication, type Person, signIn } from '#test/builders.ts';
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

test('the list is filtered by kind and stage', async () => {
  expect((await list('?kind=enquiry')).items).toHaveLength(2);
  expect((await list('?kind=tutor&stage=new')).items.map(({ kind }) => kind)).toEqual(['tutor']);
  expect((await list('?stage=closed')).items).toEqual([]);
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

test('an application is found by any part of name, reference, address or phone, and not by the child (R834)', async () => {
  const id = await addApplication(app, {
    name: 'مُنيرة الدوسري',
    reference: 'BA-SRCH-7788',
    email: 'munira.search@family.example',
    phone: '+966525559876',
  });
  // Many others came since, and share the domain.
  for (let n = 0; n < 12; n++) await addApplication(app, { email: `other${n}@family.example` });
  const found = async (q: string, more = '') => {
    const answer = await admin.call('GET', `/api/applications?q=${encodeURIComponent(q)}${more}`);
    return ((await answer.json()) as { items: { id: string }[] }).items.map(item => item.id);
  };
  for (const q of ['منيره', 'rch-77', 'munira.search@family', '5559876', 'munira.search@family.example'])
    expect([q, await found(q)]).toEqual([q, [id]]);
  expect(await found('munira.search', '&kind=tutor')).toEqual([]);
  expect(await found('munira.search', '&kind=student&stage=new&owner=none')).toEqual([id]);
  expect(await found('Omar')).toEqual([]);
  expect(await found('%')).toEqual([]);
  const common = await found('family.example', '&limit=5');
  expect(common).toHaveLength(5);
});

test('the pages of a search follow one another, whichever way they are found (R834)', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    app.clock.advance(1000);
    ids.push(await addApplication(app, { email: `paged${n}@search.example` }));
  }
  const listed: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `q=search.example&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const answer = await admin.call('GET', `/api/applications?${query}`);
    const page = (await answer.json()) as { items: { id: string }[]; nextCursor: string | null };
    listed.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(ids.toReversed());
});

test('the list is saved as a file without anything of a child (R834)', async () => {
  await addApplication(app, { name: '=cmd', email: 'csv@file.example' });
  const answer = await admin.call('GET', '/api/applications/export?q=csv@file');
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const text = await answer.text();
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('csv@file.example');
  expect(text).not.toMatch(/Omar|To speak|,=cmd/);
});
