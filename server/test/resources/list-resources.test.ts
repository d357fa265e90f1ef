import type { ResourcePage } from '@bayan/domain/resources/resources.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFile, addResource, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let [admin, tutor, other]: Person[] = [];
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor' });
  other = await signIn(app, { role: 'tutor' });
  const hers = { uploadedBy: tutor?.id ?? '' };
  const theirs = { uploadedBy: other?.id ?? '' };
  const file = async (by: { uploadedBy: string }) => ({
    ...by,
    fileId: (await addFile(app, by.uploadedBy)).id,
  });
  const at = (minutes: number) => ({ createdAt: new Date(app.clock.now().getTime() + minutes * 60_000) });
  await addResource(app, {
    ...(await file(hers)),
    type: 'document',
    title: 'Verbs',
    subject: 'English',
    ...at(5),
  });
  await addResource(app, {
    ...(await file(theirs)),
    type: 'worksheet',
    title: 'Algebra drills',
    subject: 'Algebra',
    ...at(1),
  });
  await addResource(app, {
    ...(await file(theirs)),
    type: 'video',
    title: 'Circles',
    subject: 'Mathematics',
    description: 'مسألة الدائرة',
    ...at(4),
  });
  await addResource(app, { ...hers, title: 'My notes', isPublic: false, ...at(3) });
  await addResource(app, {
    ...(await file(theirs)),
    type: 'document',
    title: 'Her marking',
    isPublic: false,
    ...at(2),
  });
  await addResource(app, { ...theirs, title: 'Gone', removedAt: app.clock.now() });
});
afterAll(() => app.close());

const page = async (person: Person | undefined, query = '') => {
  const answer = await person?.call('GET', `/api/resources${query}`);
  return (await answer?.json()) as ResourcePage;
};
const titles = async (person: Person | undefined, query = '') =>
  (await page(person, query)).items.map(({ title }) => title);

describe('the list of resources', () => {
  test('is by name unless it is asked for the newest first (R173)', async () => {
    expect(await titles(tutor)).toEqual(['Algebra drills', 'Circles', 'My notes', 'Verbs']);
    expect(await titles(tutor, '?sort=newest')).toEqual(['Verbs', 'Circles', 'My notes', 'Algebra drills']);
  });

  test('holds what is private for its owner and for administrators alone (R171)', async () => {
    expect(await titles(other)).toEqual(['Algebra drills', 'Circles', 'Her marking', 'Verbs']);
    expect(await titles(admin)).toEqual(['Algebra drills', 'Circles', 'Her marking', 'My notes', 'Verbs']);
  });

  test('counts all that one may see, whatever the filters (R185)', async () => {
    expect((await page(tutor, '?type=video')).counts).toEqual({
      total: 4,
      documents: 1,
      worksheets: 1,
      videos: 1,
    });
    expect((await page(other)).counts).toEqual({ total: 4, documents: 2, worksheets: 1, videos: 1 });
    expect((await page(admin)).counts).toEqual({ total: 5, documents: 2, worksheets: 1, videos: 1 });
  });

  test.each([
    ['?type=document', ['Verbs'], ['Her marking', 'Verbs']],
    ['?subject=English', ['My notes', 'Verbs'], ['Her marking', 'My notes', 'Verbs']],
    ['?type=document&subject=English&sort=newest', ['Verbs'], ['Verbs', 'Her marking']],
    ['?q=CIRCLES', ['Circles'], ['Circles']],
    ['?q=مساله', ['Circles'], ['Circles']],
    ['?q=algebra', ['Algebra drills'], ['Algebra drills']],
    ['?q=notes&type=document', [], []],
    ['?q=100%25', [], []],
  ])('%s leaves what it says', async (query, forTutor, forAdmin) => {
    expect(await titles(tutor, query)).toEqual(forTutor);
    expect(await titles(admin, query)).toEqual(forAdmin);
  });

  test('comes in pages by limit and offset, and says whether there is more (R173, R184)', async () => {
    for (const [query, found, hasMore] of [
      ['?limit=2', ['Algebra drills', 'Circles'], true],
      ['?limit=2&offset=2', ['My notes', 'Verbs'], false],
      ['?limit=2&offset=3', ['Verbs'], false],
      ['?offset=10000', [], false],
    ] as const) {
      const answer = await page(tutor, query);
      expect(answer.items.map(({ title }) => title)).toEqual(found);
      expect(answer.hasMore).toBe(hasMore);
    }
  });

  test.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'offset=10001',
    'sort=oldest',
    'type=song',
    'cursor=x',
    'q=',
  ])('refuses %s', async query => {
    expect((await tutor?.call('GET', `/api/resources?${query}`))?.status).toBe(422);
  });
});
