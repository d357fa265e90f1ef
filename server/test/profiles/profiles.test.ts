import { authSessions } from '@bayan/auth/store/tables';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mailOutbox, recordReads, settings } from '#schema/academy.ts';
import { guardians, profiles, tutors } from '#schema/people.ts';
import { pressedForm } from '#test/auth/auth-caller.ts';
import { addPerson, callAs, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Layla' });
});
afterAll(() => app.close());

type Json = Record<string, unknown>;
const errorOf = async (answer: Response) => ((await answer.json()) as { error: Json }).error;
const me = (who: Person) => who.call('GET', '/api/me');
const versionOf = async (id: string) =>
  (await app.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.version ?? 0;
const setRole = async (id: string, role: string | null, who = admin) =>
  who.call('PUT', `/api/profiles/${id}/role`, { body: { role }, version: await versionOf(id) });
const setActive = async (id: string, isActive: boolean, who = admin) =>
  who.call('PUT', `/api/profiles/${id}/active`, { body: { isActive }, version: await versionOf(id) });

test('one sees oneself: profile, standing and the record of one’s role', async () => {
  const student = await signIn(app, { role: 'student', name: 'Noura' });
  await app.db
    .insert(guardians)
    .values({ studentId: student.id, position: 1, name: 'Huda', phone: '+966501234567' });
  expect(await (await me(student)).json()).toMatchObject({
    profile: { id: student.id, name: 'Noura', role: 'student' },
    standing: 'active',
    tutor: null,
    student: { parentContact: { name: 'Huda', phone: '+966501234567' } },
  });
});

test('a new account has no role and reaches nothing else', async () => {
  const newcomer = await signIn(app, { role: null });
  expect(await (await me(newcomer)).json()).toMatchObject({ standing: 'no-role', profile: { role: null } });
  expect((await newcomer.call('GET', '/api/sessions')).status).toBe(403);
});

test('a tutor waits for approval while the academy asks for it, and not a moment longer', async () => {
  const tutor = await signIn(app, { role: 'tutor', approved: false });
  const reach = async () => (await tutor.call('GET', '/api/sessions')).status;
  expect(await (await me(tutor)).json()).toMatchObject({ standing: 'awaiting-approval' });
  expect(await reach()).toBe(403);
  await app.db.update(settings).set({ requireApprovalForNewTutors: false });
  expect(await reach()).toBe(200);
  await app.db.update(settings).set({ requireApprovalForNewTutors: true });
  expect(await reach()).toBe(403);
  const approved = await admin.call('POST', `/api/profiles/${tutor.id}/approval`, {
    version: await versionOf(tutor.id),
  });
  expect(await approved.json()).toMatchObject({ standing: 'active' });
  expect(await reach()).toBe(200);
});

test('a role is felt at the next request, with the record that belongs to it', async () => {
  const newcomer = await signIn(app, { role: null });
  const answer = await setRole(newcomer.id, 'tutor');
  expect(await answer.json()).toMatchObject({ standing: 'awaiting-approval', tutor: { hourlyRate: 40 } });
  await setRole(newcomer.id, 'student');
  expect((await newcomer.call('GET', '/api/sessions')).status).toBe(200);
  await setRole(newcomer.id, null);
  expect((await newcomer.call('GET', '/api/sessions')).status).toBe(403);
});

test('a former tutor’s record is kept for the day she comes back', async () => {
  const id = await addPerson(app, { role: 'tutor' });
  await app.db.update(tutors).set({ bio: 'Twelve years in Leeds' }).where(eq(tutors.profileId, id));
  expect(await (await setRole(id, null)).json()).toMatchObject({ tutor: null });
  expect(await (await setRole(id, 'tutor')).json()).toMatchObject({
    tutor: { bio: 'Twelve years in Leeds' },
  });
});

test('deactivating ends every sign-in at once and deletes nothing', async () => {
  const tutor = await signIn(app, { role: 'tutor' });
  expect((await setActive(tutor.id, false)).status).toBe(200);
  expect((await me(tutor)).status).toBe(401);
  expect(await app.db.$count(authSessions, eq(authSessions.userId, tutor.id))).toBe(0);
  expect(await app.db.$count(profiles, eq(profiles.id, tutor.id))).toBe(1);
  expect((await setActive(tutor.id, true)).status).toBe(200);
});

test('nobody takes their own role or account away', async () => {
  expect(await errorOf(await setRole(admin.id, null))).toMatchObject({ code: 'profile.self' });
  expect(await errorOf(await setActive(admin.id, false))).toMatchObject({ code: 'profile.self' });
});

test('two administrators who remove each other at the same moment leave one', async () => {
  const [one, two] = [await signIn(app, { role: 'admin' }), await signIn(app, { role: 'admin' })];
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, admin.id));
  const answers = await Promise.all([setActive(two.id, false, one), setActive(one.id, false, two)]);
  await app.db.update(profiles).set({ isActive: true }).where(eq(profiles.id, admin.id));
  expect(answers.map(answer => answer.status).sort()).toContain(200);
  const left = await app.db.select().from(profiles).where(eq(profiles.isActive, true));
  expect(left.filter(({ id }) => id === one.id || id === two.id)).toHaveLength(1);
});

test('an invitation makes account, profile and role at once and mails a link by our own address', async () => {
  const answer = await admin.call('POST', '/api/profiles/invitations', {
    body: { email: ' New.Tutor@Example.COM ', name: 'Grace', role: 'tutor', language: 'ar' },
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ profile: { email: 'new.tutor@example.com', role: 'tutor' } });
  const [mail] = await app.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, 'new.tutor@example.com'));
  expect(mail).toMatchObject({ kind: 'invite', language: 'ar' });
  const link = new URL(mail?.data.link ?? '');
  expect(link.origin).toBe(new URL(app.config.publicUrl).origin);
  const followed = await app.fetch(link.pathname + link.search, pressedForm());
  expect(followed.status).toBe(303);
  expect(followed.headers.get('location')).toContain('access_token=');
});

test('an invitation can be repeated until the person has come, and the earlier link ends', async () => {
  const body = { email: 'late@example.com', name: 'Late', role: 'student' };
  const invited = (await (await admin.call('POST', '/api/profiles/invitations', { body })).json()) as {
    profile: { id: string; version: number };
  };
  const { id } = invited.profile;
  const again = async () =>
    admin.call('POST', `/api/profiles/${id}/invitation`, { version: await versionOf(id) });
  app.clock.advance(25 * 3_600_000);
  admin = await signIn(app, { role: 'admin' });
  expect((await again()).status).toBe(200);
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, 'late@example.com'));
  const follow = async (link = '') => {
    const { pathname, search } = new URL(link);
    return (await app.fetch(pathname + search, pressedForm())).headers.get('location') ?? '';
  };
  const [first, second] = mails.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  expect(await follow(first?.data.link)).toContain('error_code=otp_expired');
  expect(await follow(second?.data.link)).toContain('access_token=');
  expect(await errorOf(await again())).toMatchObject({ code: 'profile.already-joined' });
});

test('an invitation repeated within a minute is answered the same, mails nothing and keeps the link', async () => {
  const email = 'hasty@example.com';
  const body = { email, name: 'Hasty', role: 'student' };
  const invited = await admin.call('POST', '/api/profiles/invitations', { body });
  const { id } = ((await invited.json()) as { profile: { id: string } }).profile;
  const again = async () =>
    (await admin.call('POST', `/api/profiles/${id}/invitation`, { version: await versionOf(id) })).status;
  const mails = () => app.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));
  app.clock.advance(59_999);
  expect([await again(), await again()]).toEqual([200, 200]);
  expect(await mails()).toHaveLength(1);
  app.clock.advance(1);
  expect([await again(), await again()]).toEqual([200, 200]);
  expect(await mails()).toHaveLength(2);
});

test('a stranger who signed up with the address first does not stand in the way of an invitation', async () => {
  const email = 'wanted@example.com';
  const signUp = () =>
    app.fetch('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Stranger-Horse-Battery-1', data: { name: 'Stranger' } }),
    });
  expect((await signUp()).status).toBe(200);
  const body = { email, name: 'Grace', role: 'student' };
  const answer = await admin.call('POST', '/api/profiles/invitations', { body });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ profile: { name: 'Grace', role: 'student' } });
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));
  const linkOf = (kind: string) => new URL(mails.find(mail => mail.kind === kind)?.data.link ?? '');
  const stranger = linkOf('confirm-signup');
  expect(
    (await app.fetch(stranger.pathname + stranger.search, pressedForm())).headers.get('location'),
  ).toContain('error_code');
  const invited = linkOf('invite');
  expect(
    (await app.fetch(invited.pathname + invited.search, pressedForm())).headers.get('location'),
  ).toContain('access_token=');
  const known = await admin.call('POST', '/api/profiles/invitations', { body });
  expect(await errorOf(known)).toMatchObject({ code: 'profile.email-taken' });
});

test('a stale change does not show a child’s record to who did not ask to see it', async () => {
  const id = await addPerson(app, { role: 'student' });
  const answer = await admin.call('PUT', `/api/profiles/${id}/role`, {
    body: { role: 'student' },
    version: 99,
  });
  expect(await errorOf(answer)).toMatchObject({
    code: 'conflict.stale',
    current: { profile: { id }, student: null },
  });
});

test('the same address in other letters is already known', async () => {
  const body = { email: 'twice@example.com', name: 'One', role: 'student' };
  await admin.call('POST', '/api/profiles/invitations', { body });
  const again = await admin.call('POST', '/api/profiles/invitations', {
    body: { ...body, email: 'Twice@Example.com ' },
  });
  expect(again.status).toBe(409);
  expect(await errorOf(again)).toMatchObject({ code: 'profile.email-taken', field: 'email' });
});

test.each([['a\u202eb'], ['a\u0000b'], ['   '], ['x'.repeat(121)], ['two\nlines']])(
  'the name %j is refused',
  async name => {
    const answer = await admin.call('POST', '/api/profiles/invitations', {
      body: { email: 'someone@example.com', name, role: 'student' },
    });
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ field: 'name' });
  },
);

test('only a tutor can be approved, and a stale version is refused', async () => {
  const id = await addPerson(app, { role: 'student' });
  const approve = (version: number) => admin.call('POST', `/api/profiles/${id}/approval`, { version });
  expect(await errorOf(await approve(1))).toMatchObject({ code: 'profile.not-a-tutor' });
  expect(await errorOf(await approve(7))).toMatchObject({
    code: 'conflict.stale',
    current: { profile: { id } },
  });
});

test('a look at a child’s record is written down', async () => {
  const id = await addPerson(app, { role: 'student' });
  await admin.call('GET', `/api/profiles/${id}`);
  const [read] = await app.db.select().from(recordReads).where(eq(recordReads.studentId, id));
  expect(read).toMatchObject({ readerId: admin.id, what: 'profile' });
});

test('every change to a person leaves a line with before and after', async () => {
  const id = await addPerson(app, { role: null });
  await setRole(id, 'student');
  const [line] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(desc(auditLog.id));
  expect(line).toMatchObject({
    actorId: admin.id,
    action: 'profile.role-set',
    before: { profile: { role: null } },
    after: { profile: { role: 'student' } },
  });
});

test('people are listed by name, filtered, found in Arabic, page by page', async () => {
  await addPerson(app, { role: 'student', name: 'مريم آل ثاني' });
  const list = async (query: string) =>
    (await (await admin.call('GET', `/api/profiles?${query}`)).json()) as {
      items: Json[];
      nextCursor: string | null;
    };
  expect((await list(`q=${encodeURIComponent('ال ثانى')}`)).items).toHaveLength(1);
  expect((await list('role=none')).items.every(item => item.role === null)).toBe(true);
  expect((await list('role=tutor&active=true')).items.every(item => item.role === 'tutor')).toBe(true);
  const names: unknown[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(
      `limit=3${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    names.push(...page.items.map(item => item.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(await app.db.$count(profiles));
});

test('the sign-in of a deactivated account that still stands is refused with its reason', async () => {
  const person = await signIn(app, { role: 'student', isActive: false });
  const answer = await callAs(app, person.token, 'GET', '/api/me');
  expect(answer.status).toBe(401);
  expect(await errorOf(answer)).toMatchObject({ code: 'account.deactivated' });
});
