import { and, count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { importRows, imports } from '#schema/imports.ts';
import { guardians, profiles, students, tutors } from '#schema/people.ts';
import { deleteOldImportData } from '#teaching/imports/imports.repository.ts';
import { addPerson, aPicture, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { errorOf, importClient, studentsFile } from './import-client.ts';

let app: TestApp;
let admin: Person;
let desk: ReturnType<typeof importClient>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Huda Saleh' });
  desk = importClient(admin);
});
afterAll(() => app.close());

const peopleAt = async (domain: string) => {
  const [row] = await app.db
    .select({ count: count() })
    .from(profiles)
    .where(like(profiles.email, `%@${domain}`));
  return row?.count;
};

test('a file gets a preview, and nobody is stored until it is confirmed (R990)', async () => {
  const answer = await desk.send('students', studentsFile(3, 'preview.example'));
  expect(answer.status).toBe(201);
  const preview = (await answer.json()) as Parameters<typeof desk.read>[0];
  expect(preview).toMatchObject({
    kind: 'students',
    fileName: 'september.csv',
    state: 'checked',
    rows: 3,
    faultyRows: 0,
    fileFaults: [],
    madeBy: { id: admin.id, name: 'Huda Saleh' },
    confirmedAt: null,
    hasRows: true,
    version: 1,
  });
  expect(await peopleAt('preview.example')).toBe(0);
  expect(await desk.list()).toEqual([]);
  const rows = await desk.rows(preview, '?limit=2');
  expect(rows.map(({ number, cells }) => [number, cells.name])).toEqual([
    [2, 'Student 0'],
    [3, 'Student 1'],
  ]);
});

test('a confirmed import makes everybody with their parents, without a mail (R993, R997)', async () => {
  const file = [
    'Name,Arabic name,Email,Phone,Country,Language,Grade,School year,Date of birth,Subjects,Learning goals,Parent name,Parent email,Parent phone,Parent language',
    'Omar,عمر,omar@made.example,0501234567,SA,Arabic,Grade 5,Year 6,2015-02-03,"English, Physics",Read more; Speak up,Huda,huda@made.example,0507654321,English',
    'Layla,,layla@made.example,,QA,,,,,,,,,,',
  ].join('\n');
  const done = await desk.imported('students', file);
  expect(done).toMatchObject({ state: 'confirmed', version: 2, uninvited: 2, confirmedBy: { id: admin.id } });
  const [omar] = await app.db.select().from(profiles).where(eq(profiles.email, 'omar@made.example'));
  expect(omar).toMatchObject({
    name: 'Omar',
    nameAr: 'عمر',
    role: 'student',
    phone: '+966501234567',
    country: 'SA',
    timezone: 'Asia/Riyadh',
    language: 'ar',
    version: 1,
  });
  const id = omar?.id ?? '';
  const [student] = await app.db.select().from(students).where(eq(students.profileId, id));
  expect(student).toMatchObject({
    grade: 'Grade 5',
    schoolYear: 'Year 6',
    birthDate: '2015-02-03',
    subjects: ['English', 'Physics'],
    learningGoals: ['Read more', 'Speak up'],
  });
  const [parent] = await app.db.select().from(guardians).where(eq(guardians.studentId, id));
  expect(parent).toMatchObject({
    name: 'Huda',
    email: 'huda@made.example',
    phone: '+966507654321',
    language: 'en',
  });
  const [layla] = await app.db.select().from(profiles).where(eq(profiles.email, 'layla@made.example'));
  expect(layla).toMatchObject({ timezone: 'Asia/Qatar', language: 'en' });
  expect(
    await app.db
      .select()
      .from(guardians)
      .where(eq(guardians.studentId, layla?.id ?? '')),
  ).toEqual([]);
  expect(await app.db.select().from(mailOutbox).where(like(mailOutbox.toAddress, '%@made.example'))).toEqual(
    [],
  );
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines).toMatchObject([
    { action: 'profile.imported', actorId: admin.id, after: { importId: done.id, row: 2, version: 1 } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('made.example');
  expect(await desk.list()).toMatchObject([{ id: done.id, confirmedBy: { name: 'Huda Saleh' } }]);
});

test('imported tutors have the rate and the approval that the settings give (R993)', async () => {
  await desk.imported(
    'tutors',
    'Name;Email;Country;Gender;Subjects;Hourly rate;Meeting link\nSara;sara@tutors.example;UK;F;English;50;https://zoom.example/s\nAdam;adam@tutors.example;UK;;;;\n',
  );
  const made = await app.db
    .select({ name: profiles.name, timezone: profiles.timezone, tutor: tutors })
    .from(tutors)
    .innerJoin(profiles, eq(profiles.id, tutors.profileId))
    .where(like(profiles.email, '%@tutors.example'))
    .orderBy(profiles.name);
  expect(made).toMatchObject([
    { name: 'Adam', timezone: 'Europe/London', tutor: { gender: null, subjects: [], approvedAt: null } },
    { name: 'Sara', tutor: { gender: 'female', hourlyRate: 50, subjects: ['English'], approvedAt: null } },
  ]);
  expect(made[0]?.tutor.hourlyRate).toBeGreaterThan(0);
});

test('every fault is named by row and column, also an address that somebody has, and nothing is stored (R992)', async () => {
  const known = await addPerson(app, { role: 'student' });
  const preview = await desk.sent(
    'students',
    `Name,Email,Country\nA,a@faults.example,Atlantis\nB,b@faults.example,SA\n=C,${known}@PEOPLE.example,\nD,b@faults.example,\n`,
  );
  expect(preview).toMatchObject({ rows: 4, faultyRows: 3, fileFaults: [] });
  const faulty = await desk.rows(preview, '?faulty=true');
  expect(faulty.map(({ number, faults }) => [number, faults])).toEqual([
    [2, [{ column: 'country', problem: 'not-offered', value: 'Atlantis' }]],
    [
      4,
      [
        { column: 'name', problem: 'formula', value: '=C' },
        { column: 'email', problem: 'taken', value: `${known}@PEOPLE.example` },
      ],
    ],
    [5, [{ column: 'email', problem: 'repeated', value: 'b@faults.example', firstRow: 3 }]],
  ]);
  expect(await errorOf(desk.confirm(preview))).toMatchObject({ code: 'import.faulty' });
  expect(await peopleAt('faults.example')).toBe(0);
});

test('a wrong first row, an empty file and a picture are refused with their reason (R992)', async () => {
  const preview = await desk.sent('students', 'Nom,Email\nA,a@head.example\n');
  expect(preview.fileFaults.map(({ problem }) => problem)).toEqual(['column-unknown', 'column-missing']);
  expect(await errorOf(desk.confirm(preview))).toMatchObject({ code: 'import.faulty' });
  expect(await errorOf(desk.send('students', ''))).toMatchObject({ code: 'file.empty' });
  const picture = await aPicture();
  expect(await errorOf(desk.send('students', picture))).toMatchObject({ code: 'file.kind' });
});

test('100,000 rows are counted and named as too many, and the first 5,000 alone are kept (R993)', async () => {
  const answer = await desk.send('students', studentsFile(100_000, 'many.example'));
  const preview = (await answer.json()) as Parameters<typeof desk.read>[0];
  expect(preview).toMatchObject({
    rows: 100_000,
    fileFaults: [{ column: null, problem: 'too-many-rows', value: '100000' }],
  });
  const [kept] = await app.db
    .select({ count: count() })
    .from(importRows)
    .where(eq(importRows.importId, preview.id));
  expect(kept?.count).toBe(5000);
  expect(await errorOf(desk.confirm(preview))).toMatchObject({ code: 'import.faulty' });
});

test('an address that somebody has got since the preview stops all of it (R993)', async () => {
  const preview = await desk.sent('students', studentsFile(5, 'late.example'));
  await app.db.insert(profiles).values({ name: 'Quick', email: 's3@late.example' });
  expect(await errorOf(desk.confirm(preview))).toMatchObject({ code: 'import.outdated' });
  expect(await peopleAt('late.example')).toBe(1);
  expect(await desk.read(preview)).toMatchObject({ state: 'checked', version: 1 });
});

test('two admins confirm one import: the second sees that it is done, and a repeated request changes nothing (R993)', async () => {
  const preview = await desk.sent('students', studentsFile(50, 'twice.example'));
  const colleague = importClient(await signIn(app, { role: 'admin' }));
  const answers = await Promise.all([desk.confirm(preview), colleague.confirm(preview)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  expect(await errorOf(refused ?? new Response())).toMatchObject({
    current: { state: 'confirmed', version: 2 },
  });
  expect(await peopleAt('twice.example')).toBe(50);
  const key = { 'idempotency-key': 'one-file' };
  const [first, second] = [
    await desk.send('students', studentsFile(1, 'key.example'), key),
    await desk.send('students', studentsFile(1, 'key.example'), key),
  ];
  expect(await second.json()).toEqual(await first.json());
  expect(await errorOf(desk.confirm(await desk.read(preview)))).toMatchObject({ code: 'import.over' });
});

test('people of an import are invited by a step of its own, a hundred at a time (R997)', async () => {
  const done = await desk.imported('students', studentsFile(103, 'invited.example'));
  expect(await desk.invite(done)).toEqual({ invited: 100, uninvited: 3 });
  expect(await desk.invite(done)).toEqual({ invited: 3, uninvited: 0 });
  expect(await desk.invite(done)).toEqual({ invited: 0, uninvited: 0 });
  const mails = await app.db
    .select()
    .from(mailOutbox)
    .where(and(like(mailOutbox.toAddress, '%@invited.example'), eq(mailOutbox.kind, 'invite')));
  expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(103);
  expect(await desk.read(done)).toMatchObject({ uninvited: 0 });
});

test('one person of an import can be invited alone (R997)', async () => {
  await desk.imported('students', studentsFile(2, 'alone.example'));
  const [person] = await app.db.select().from(profiles).where(eq(profiles.email, 's1@alone.example'));
  const answer = await admin.call('POST', `/api/profiles/${person?.id}/invitation`, { version: 1 });
  expect(answer.status).toBe(200);
  const mails = await app.db.select().from(mailOutbox).where(like(mailOutbox.toAddress, '%@alone.example'));
  expect(mails).toMatchObject([{ kind: 'invite', toAddress: 's1@alone.example' }]);
});

test('what a file said is forgotten after a day, and previews that nobody confirmed go with it (R996)', async () => {
  const preview = await desk.sent('students', studentsFile(2, 'old.example'));
  const done = await desk.imported('students', studentsFile(2, 'kept.example'));
  await deleteOldImportData(app.db, app.clock.now());
  expect(await desk.rows(done)).toHaveLength(2);
  app.clock.advance(25 * 3_600_000);
  admin = await signIn(app, { role: 'admin', name: 'Huda Saleh' });
  desk = importClient(admin);
  await deleteOldImportData(app.db, app.clock.now());
  expect(await app.db.select().from(imports).where(eq(imports.id, preview.id))).toEqual([]);
  expect(await desk.read(done)).toMatchObject({ state: 'confirmed', hasRows: false, uninvited: 2 });
  expect(JSON.stringify(await app.db.select().from(importRows))).not.toContain('kept.example');
  expect(await peopleAt('kept.example')).toBe(2);
  expect(await errorOf(desk.undo(done))).toMatchObject({ code: 'import.over' });
  expect(await desk.invite(done)).toEqual({ invited: 2, uninvited: 0 });
});
