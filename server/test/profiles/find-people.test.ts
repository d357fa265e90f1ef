import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, publicTutors, tutors } from '#schema/people.ts';
import { addCheck, addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Layla' });
  await add('student', 'Noura', 'noura.al-otaibi+school@family.example');
  await add('student', 'Omar', "o'neil_100%@a-rather-long-domain.example");
  await add('tutor', 'Émilie Hart', 'emilie@tutors.example');
});
afterAll(() => app.close());

async function add(role: 'student' | 'tutor', name: string, email: string): Promise<void> {
  const id = await addPerson(app, { role, name });
  await app.db.update(profiles).set({ email }).where(eq(profiles.id, id));
}

async function found(typed: string, role = ''): Promise<string[]> {
  const answer = await admin.call('GET', `/api/profiles?q=${encodeURIComponent(typed)}${role}`);
  const { items } = (await answer.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

test.each([
  ['the beginning', 'noura.al', ['Noura']],
  ['the middle, over the sign', 'school@fam', ['Noura']],
  ['the end', 'domain.example', ['Omar']],
  ['more letters than a part in the index has', "o'neil_100%@a-rather-long-domain.example", ['Omar']],
  ['more letters than that, of which only the first agree', 'a-rather-long-dogma', []],
  ['a quotation mark', "'neil", ['Omar']],
  ['what would stand for anything', '_100%', ['Omar']],
  ['the same sign where there is none', 'n%o', []],
  ['a backslash', '\\', []],
  ['capitals', 'EMILIE@', ['Émilie Hart']],
  ['letters without their accents, in the name', 'emilie h', ['Émilie Hart']],
])('somebody is found by a part of the address or the name: %s (R872)', async (_, typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});

test('what is found is narrowed by the other filters (R872)', async () => {
  expect(await found('.example', '&role=tutor')).toEqual(['Émilie Hart']);
});

test('tutors are narrowed by subject, by the public page and by documents that end (R874)', async () => {
  const DAY = 86_400_000;
  const newTutor = (name: string) => addPerson(app, { role: 'tutor', name });
  const [physicist, expiring, published] = [
    await newTutor('Ada'),
    await newTutor('Beth'),
    await newTutor('Carl'),
  ];
  await app.db
    .update(tutors)
    .set({ subjects: ['Physics', 'Algebra'] })
    .where(eq(tutors.profileId, physicist));
  const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
  await addCheck(app, { tutorId: expiring, kind: 'identity', expiresOn: dayIn(29) });
  await addCheck(app, { tutorId: published, kind: 'identity', expiresOn: dayIn(40) });
  const publish = (name: string, tutorId: string) => ({
    ...{
      profileId: tutorId,
      slug: name,
      teachingSince: 2015,
      languages: ['english' as const],
      levels: ['secondary' as const],
    },
    ...{ line: 'Teaches', lineAr: 'تدرّس', agreedAt: app.clock.now(), publishedAt: app.clock.now() },
    publishedBy: admin.id,
  });
  await app.db
    .insert(publicTutors)
    .values([publish('carl', published), { ...publish('ada', physicist), withdrawnAt: app.clock.now() }]);
  const narrowed = async (query: string) => {
    const answer = await admin.call('GET', `/api/profiles?${query}`);
    const { items } = (await answer.json()) as { items: { name: string }[] };
    return items.map(({ name }) => name);
  };
  expect(await narrowed('subject=Physics')).toEqual(['Ada']);
  expect(await narrowed('published=true')).toEqual(['Carl']);
  expect((await narrowed('published=false')).toSorted()).toEqual(['Ada', 'Beth', 'Émilie Hart']);
  expect(await narrowed('documentsExpiring=true')).toEqual(['Beth']);
  expect(await narrowed('role=tutor&documentsExpiring=false&published=true')).toEqual(['Carl']);
  const file = await admin.call('GET', '/api/profiles/export?documentsExpiring=true');
  expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
});
