import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, students } from '#schema/people.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { openStudentSetup, type StudentSetup } from './student-setup.ts';

let setup: StudentSetup;
let tutor: Person;
beforeAll(async () => {
  setup = await openStudentSetup();
  ({ tutor } = setup);
});
afterAll(() => setup.app.close());

const namesOf = async (who: Person, query = '') =>
  (await setup.cards(who, query)).items.map(({ name }) => name);

/** A tutor with students of these names. */
async function tutorOf(names: readonly string[]): Promise<Person> {
  const { app, admin } = setup;
  const who = await signIn(app, { role: 'tutor' });
  for (const name of names)
    await assign(app, who.id, await addPerson(app, { role: 'student', name }), admin.id);
  return who;
}

test('a card shows who the student is, and what there is between the two', async () => {
  const { app, student } = setup;
  await app.db
    .update(students)
    .set({ grade: 'Year 5', subjects: ['English', 'History'] })
    .where(eq(students.profileId, student.id));
  await app.db.update(profiles).set({ nameAr: 'عمر' }).where(eq(profiles.id, student.id));
  expect((await setup.cards(tutor)).items).toEqual([
    {
      id: student.id,
      name: 'Omar',
      nameAr: 'عمر',
      picture: null,
      timezone: 'Asia/Riyadh',
      isActive: true,
      grade: 'Year 5',
      email: student.email,
      subjects: ['English', 'History'],
      isAssigned: true,
      completedSessions: 0,
      upcomingSessions: 0,
    },
  ]);
});

test('the student’s account may be inactive; somebody who is no student any more is not listed', async () => {
  const who = await tutorOf(['Hadi', 'Hind']);
  const [hadi, hind] = (await setup.cards(who)).items.map(({ id }) => id);
  await setup.app.db
    .update(profiles)
    .set({ isActive: false })
    .where(eq(profiles.id, hadi ?? ''));
  await setup.app.db
    .update(profiles)
    .set({ role: null })
    .where(eq(profiles.id, hind ?? ''));
  expect((await setup.cards(who)).items).toMatchObject([{ id: hadi, isActive: false }]);
});

test('a tutor sees her own students alone (R21)', async () => {
  const other = await tutorOf(['Layla']);
  expect(await namesOf(other)).toEqual(['Layla']);
  expect(await namesOf(tutor)).toEqual(['Omar']);
  expect(await namesOf(await signIn(setup.app, { role: 'tutor' }))).toEqual([]);
});

test('by name, page by page, each student once, namesakes too', async () => {
  const names = ['Zayd', 'Amal', 'Noor', 'Noor', 'Noor', 'Basma', 'Huda'];
  const who = await tutorOf(names);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await setup.cards(who, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(({ id, name }) => `${name} ${id}`));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(names.length);
  expect(seen.map(student => student.split(' ')[0])).toEqual(names.toSorted());
});

test('a student who gets another name moves to its place', async () => {
  const who = await tutorOf(['Amal', 'Basma']);
  const [amal] = (await setup.cards(who)).items;
  await setup.app.db
    .update(profiles)
    .set({ name: 'Yara' })
    .where(eq(profiles.id, amal?.id ?? ''));
  expect(await namesOf(who)).toEqual(['Basma', 'Yara']);
});

test('a name is found in either script, with and without hamza and marks (R106)', async () => {
  const who = await tutorOf(['أحمد الحربي', 'Zoë', 'Lina']);
  const [lina] = (await setup.cards(who, '?q=lina')).items;
  await setup.app.db
    .update(profiles)
    .set({ nameAr: 'لينا' })
    .where(eq(profiles.id, lina?.id ?? ''));
  for (const [typed, found] of [
    ['أحمد', ['أحمد الحربي']],
    ['احمد', ['أحمد الحربي']],
    ['أَحْمَد', ['أحمد الحربي']],
    ['ZOE', ['Zoë']],
    ['لينا', ['Lina']],
    ['%', []],
    ['people.example', []],
    ['Omar', []],
  ] as const)
    expect(await namesOf(who, `?q=${encodeURIComponent(typed)}`)).toEqual(found);
});

test('a search goes on page by page', async () => {
  const who = await tutorOf(['Noor A', 'Basma', 'Noor B', 'Noor C']);
  const first = await setup.cards(who, '?q=noor&limit=2');
  expect(first.items.map(({ name }) => name)).toEqual(['Noor A', 'Noor B']);
  expect(await namesOf(who, `?q=noor&limit=2&cursor=${first.nextCursor}`)).toEqual(['Noor C']);
});

test('when the assignment ends a student with sessions stays, one without goes (R74)', async () => {
  const { app, admin } = setup;
  const who = await signIn(app, { role: 'tutor' });
  const [taught, met] = [
    await addPerson(app, { role: 'student', name: 'Taught' }),
    await addPerson(app, { role: 'student', name: 'Met' }),
  ];
  for (const studentId of [taught, met]) {
    const id = await assign(app, who.id, studentId, admin.id);
    if (studentId === taught)
      await addSession(app, {
        tutorId: who.id,
        studentId,
        startsAt: new Date(app.clock.now().getTime() - 86_400_000),
        status: 'cancelled',
        cancelledAt: app.clock.now(),
        cancelledBy: who.id,
      });
    expect((await setup.cardOf(who, studentId))?.email).toBe(`${studentId}@people.example`);
    await admin.call('POST', `/api/assignments/${id}/end`, { version: 1 });
  }
  app.clock.advance(1000);
  expect((await setup.cards(who)).items).toMatchObject([{ name: 'Taught', isAssigned: false, email: null }]);
});

test.each(['?limit=0', '?limit=101', '?cursor=x', '?q=', '?tutorId=x'])('%s is refused', async query => {
  expect((await tutor.call('GET', `/api/students${query}`)).status).toBe(422);
});
