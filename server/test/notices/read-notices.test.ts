import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { DAY } from '#test/assignments/parted.ts';
import { signIn } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from './notice-setup.ts';
import { stopTokenIn } from './stop-link.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const ALL = { lessonMade: true, lessonTutor: true, homeworkSet: true, homeworkGraded: true };

/** A student with so many notices, each of a lesson of its own and a minute after the other. */
async function told(count: number) {
  const pair = await setup.newPair();
  for (let index = 0; index < count; index++) {
    const { id } = await pair.lesson((2 + index) * DAY);
    await setup.become(pair.tutor, id, 'cancelled', `Reason ${index}`);
    setup.app.clock.advance(60_000);
  }
  return pair;
}
const reasonsOf = (items: Awaited<ReturnType<NoticeSetup['noticesOf']>>) =>
  items.map(({ lesson }) => lesson?.reason);

test('one’s own notices come newest first, page by page (R683)', async () => {
  const { student, tutor } = await told(3);
  const first = (await (await student.call('GET', '/api/notices?limit=2')).json()) as {
    items: Awaited<ReturnType<NoticeSetup['noticesOf']>>;
    nextCursor: string;
  };
  expect(reasonsOf(first.items)).toEqual(['Reason 2', 'Reason 1']);
  const rest = await setup.noticesOf(student, `?limit=2&cursor=${encodeURIComponent(first.nextCursor)}`);
  expect(reasonsOf(rest)).toEqual(['Reason 0']);
  expect(await setup.noticesOf(tutor)).toEqual([]);
  expect(await setup.noticesOf(setup.admin)).toEqual([]);
});

test('some are marked as read, or all up to one; the badge counts the others', async () => {
  const { student } = await told(4);
  expect(await setup.unreadOf(student)).toBe(4);
  const [newest, , third] = await setup.noticesOf(student);
  const read = async (body: object) =>
    (await student.call('POST', '/api/notices/read', { body })).json() as Promise<object>;
  expect(await read({ ids: [newest?.id] })).toEqual({ unread: 3 });
  expect(await read({ upTo: third?.id })).toEqual({ unread: 1 });
  expect((await setup.noticesOf(student)).map(({ isRead }) => isRead)).toEqual([true, false, true, true]);
  expect(await setup.unreadOf(student)).toBe(1);
});

test('nobody marks what is another’s, and a wish for neither or both is refused', async () => {
  const { student } = await told(1);
  const other = await signIn(setup.app, { role: 'student' });
  const [mine] = await setup.noticesOf(student);
  for (const body of [{ ids: [mine?.id] }, { upTo: mine?.id }])
    expect(await (await other.call('POST', '/api/notices/read', { body })).json()).toEqual({ unread: 0 });
  expect(await setup.unreadOf(student)).toBe(1);
  for (const body of [{}, { ids: [] }, { ids: [mine?.id], upTo: mine?.id }])
    expect((await student.call('POST', '/api/notices/read', { body })).status).toBe(422);
});

test('a clock that is behind marks it all the same', async () => {
  const { student } = await told(1);
  const [notice] = await setup.noticesOf(student);
  await setup.app.db
    .update(notices)
    .set({ createdAt: setup.fromNow(5000) })
    .where(eq(notices.id, notice?.id ?? ''));
  const answer = await student.call('POST', '/api/notices/read', { body: { ids: [notice?.id] } });
  expect(await answer.json()).toEqual({ unread: 0 });
});

test('each kind can be turned off but moves and cancellations; what waits goes with it (R682)', async () => {
  const { tutor, student, parent, lesson } = await setup.newPair();
  const made = await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
  const { id } = await lesson(3 * DAY);
  await setup.move(tutor, id, setup.fromNow(4 * DAY));
  const answer = await student.call('PUT', '/api/me/notice-settings', {
    body: { ...ALL, lessonMade: false },
    version: 0,
  });
  expect(await answer.json()).toEqual({ ...ALL, lessonMade: false, version: 1 });
  expect((await setup.mailsTo(parent)).map(({ kind }) => kind)).toEqual(['lesson-moved']);
  await setup.log(tutor, student.id, setup.fromNow(5 * DAY));
  setup.app.clock.advance(60_000);
  await setup.become(tutor, made.id, 'cancelled');
  expect((await setup.mailsTo(parent)).map(({ kind }) => kind)).toEqual(['lesson-moved', 'lesson-cancelled']);
  expect((await setup.noticesOf(student)).filter(({ kind }) => kind === 'lesson-made')).toHaveLength(2);
  const lines = await setup.app.db.select().from(auditLog).where(eq(auditLog.action, 'notices.chosen'));
  expect(lines).toMatchObject([{ targetId: student.id, actorId: student.id, noun: 'notices' }]);
});

test('a choice that another window made meanwhile is not overwritten (R297)', async () => {
  const { tutor } = await setup.newPair();
  const choose = (version: number) =>
    tutor.call('PUT', '/api/me/notice-settings', { body: { ...ALL, homeworkSet: false }, version });
  expect((await choose(0)).status).toBe(200);
  const stale = await choose(0);
  expect(stale.status).toBe(412);
  expect(await stale.json()).toMatchObject({ error: { code: 'conflict.stale' } });
  expect((await tutor.call('GET', '/api/me/notice-settings')).headers.get('etag')).toBe('"1"');
});

test('the link in such a mail stops its kind for its reader alone (R660)', async () => {
  const { tutor, student, parent } = await setup.newPair();
  await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
  const { text, headers } = await setup.writtenTo(parent);
  const token = stopTokenIn(text);
  expect(headers['List-Unsubscribe']).toContain(encodeURIComponent(token));
  const stop = await setup.app.fetch(`/api/reminders/stop?token=${encodeURIComponent(token)}`, {
    method: 'POST',
  });
  expect(await stop.json()).toEqual({ stopped: 'lesson-made' });
  expect(await setup.mailsTo(parent)).toEqual([]);
  expect(await setup.mailTo(student.email)).toMatchObject({ kind: 'lesson-made' });
  await setup.log(tutor, student.id, setup.fromNow(3 * DAY));
  expect(await setup.mailsTo(parent)).toEqual([]);
  expect(await (await student.call('GET', '/api/me/reminders/stops')).json()).toEqual({
    items: [{ reader: 'parent', kind: 'lesson-made' }],
  });
  const body = { reader: 'parent', kind: 'lesson-made' };
  expect(await (await student.call('POST', '/api/me/reminders/resume', { body })).json()).toEqual({
    items: [],
  });
  await setup.log(tutor, student.id, setup.fromNow(4 * DAY));
  expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-made' });
});

test('the page of such a link says which kind it is, and that the family has turned it off', async () => {
  const { tutor, student, parent } = await setup.newPair();
  await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
  const token = stopTokenIn((await setup.writtenTo(parent)).text);
  const page = () => setup.app.fetch(`/stop-reminders?token=${encodeURIComponent(token)}`);
  expect((await page()).status).toBe(200);
  const off = { body: { ...ALL, lessonMade: false }, version: 0 };
  await student.call('PUT', '/api/me/notice-settings', off);
  expect(await (await page()).text()).not.toContain('name="wish"');
});
