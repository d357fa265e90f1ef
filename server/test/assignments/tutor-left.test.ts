import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '#academy/mail/mail-kinds.ts';
import { writeMail } from '#academy/mail/write-mail.ts';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { reminders } from '#schema/reminders.ts';
import { homework } from '#schema/teaching.ts';
import { addHomework, type Person } from '#test/builders.ts';
import { listenAs } from '#test/live/ear.ts';
import { codeOf, DAY, HOUR, LINK, listOf, openPartedSetup, type PartedSetup } from './parted.ts';

let setup: PartedSetup;
beforeAll(async () => {
  setup = await openPartedSetup();
});
afterAll(() => setup.close());

const mailsTo = (address: string) =>
  setup.app.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, address))
    .orderBy(asc(mailOutbox.createdAt));
const actionsOn = async (id: string, noun = 'sessions') =>
  (
    await setup.app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.noun, noun), eq(auditLog.targetId, id)))
      .orderBy(asc(auditLog.id))
  ).map(({ action }) => action);
const remindersOf = async (id: string) =>
  (
    await setup.app.db
      .select()
      .from(reminders)
      .where(eq(reminders.sessionId, id))
      .orderBy(asc(reminders.kind))
  ).map(({ kind, status }) => `${kind} ${status}`);
const waiting = () =>
  listOf<{ id: string; tutors: { id: string }[] }>(
    setup.admin.call('GET', '/api/sessions/without-tutor?limit=100'),
  );
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the end of the last assignment (R602)', () => {
  test('takes the lessons to come from her, with their links, and leaves what has begun', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const was = await lesson(-DAY, { status: 'completed' });
    const begun = await lesson(-HOUR / 2);
    const ahead = await lesson(DAY);
    const cancelled = await lesson(2 * DAY, {
      status: 'cancelled',
      cancelledAt: setup.app.clock.now(),
      cancelledBy: tutor.id,
    });
    const now = setup.app.clock.now();
    await setup.part(assignment);
    expect(await setup.stored(ahead.id)).toMatchObject({ tutorLeftAt: now, meetingLink: null, version: 2 });
    expect(await setup.stored(cancelled.id)).toMatchObject({ tutorLeftAt: now, meetingLink: null });
    expect(await setup.stored(begun.id)).toMatchObject({ tutorLeftAt: null, meetingLink: null });
    expect(await setup.stored(was.id)).toMatchObject({ tutorLeftAt: null, meetingLink: LINK, version: 1 });
    expect(await actionsOn(ahead.id)).toEqual(['session.tutor-left']);

    expect(idsOf(await listOf(tutor.call('GET', '/api/sessions')))).toEqual([begun.id, was.id]);
    expect((await tutor.call('GET', `/api/sessions/${ahead.id}`)).status).toBe(404);
    expect((await tutor.call('GET', `/api/sessions/${ahead.id}/calendar`)).status).toBe(404);
    expect(await (await tutor.call('GET', '/api/sessions/totals')).json()).toMatchObject({ sessions: 2 });
    expect(await (await tutor.call('GET', '/api/tutor-overview')).json()).toMatchObject({
      upcoming: [],
      upcomingWithinAWeek: 0,
      totals: { sessions: 2 },
    });
    await tutor.call('POST', '/api/me/calendar-feed');
    const { address } = (await (await tutor.call('GET', '/api/me/calendar-feed')).json()) as {
      address: string;
    };
    const feed = await (await setup.app.fetch(new URL(address).pathname)).text();
    expect(feed).toContain(was.id);
    expect(feed).not.toContain(ahead.id);
    expect(idsOf(await listOf(student.call('GET', '/api/sessions/ahead')))).toEqual([begun.id, ahead.id]);
  });

  test('keeps the way into a lesson that goes on from her, when an administrator sets a new one', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR / 4);
    await setup.part(assignment);
    const body = { meetingLink: 'https://meet.example/stand-in' };
    expect((await setup.admin.call('PATCH', `/api/sessions/${id}`, { body, version: 2 })).status).toBe(200);
    expect(await (await tutor.call('GET', `/api/sessions/${id}`)).json()).toMatchObject({
      meetingLink: null,
    });
    expect(await listOf(tutor.call('GET', '/api/sessions'))).toMatchObject([{ id, meetingLink: null }]);
    expect(await codeOf(tutor.call('POST', `/api/sessions/${id}/join`))).toBe('409 session.not-joinable');
    expect(await (await student.call('POST', `/api/sessions/${id}/join`)).json()).toMatchObject(body);
  });

  test('ends its reminders, and a new assignment plans them again and leaves the link empty', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(3 * DAY);
    await setup.part(assignment);
    expect(await remindersOf(id)).toEqual(['lesson-day withdrawn', 'lesson-hour withdrawn']);
    expect((await setup.assignAgain(tutor, student)).status).toBe(201);
    expect(await setup.stored(id)).toMatchObject({ tutorLeftAt: null, meetingLink: null });
    expect((await remindersOf(id)).filter(of => of.endsWith('planned'))).toHaveLength(2);
    expect(await actionsOn(id)).toEqual(['session.tutor-left', 'session.tutor-back']);
    expect(idsOf(await listOf(tutor.call('GET', '/api/sessions')))).toEqual([id]);
  });

  test('keeps her time free for others, and what they take is not given back over it', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(4 * DAY);
    await setup.part(assignment);
    const other = await setup.newPair();
    const free = await other.lesson(0, { tutorId: tutor.id, startsAt });
    expect(free.tutorId).toBe(tutor.id);
    expect((await setup.assignAgain(tutor, student)).status).toBe(201);
    expect(await setup.stored(id)).toMatchObject({ tutorLeftAt: expect.any(Date) });
    expect(idsOf(await waiting())).toContain(id);
  });

  test('is told to the family once, each in their language, with all lessons by both clocks (R603)', async () => {
    const { student, parent, assignment, lesson } = await setup.newPair();
    for (let week = 1; week <= 14; week++) await lesson(week * 7 * DAY);
    await setup.part(assignment);
    const [toStudent, ...moreToStudent] = await mailsTo(student.email);
    const [toParent, ...moreToParent] = await mailsTo(parent);
    expect([...moreToStudent, ...moreToParent]).toEqual([]);
    const written = (mail: typeof toStudent) => {
      if (!mail) throw new Error('nobody was told');
      const setting = { language: mail.language, siteName: 'Bayan', publicUrl: 'https://bayan.example' };
      return writeMail(readContent(mail.kind, mail.data), setting);
    };
    const { subject, text } = written(toStudent);
    expect(subject).toBe('Your academy is arranging another tutor');
    expect(text).toContain('Your academy is arranging another tutor.');
    expect(text.match(/\(Riyadh\) \/ .*\(London\)/g)).toHaveLength(12);
    expect(text).toContain('Later lessons: They are also waiting for a tutor.');
    expect(text).not.toContain('Harbi');
    expect(toParent).toMatchObject({ kind: 'tutor-left', language: 'ar' });
    expect(written(toParent).subject).toBe('تعمل أكاديميتكم على اختيار معلّم آخر لدروس \u2068عمر\u2069');
  });

  test('without lessons to come says nothing', async () => {
    const { student, parent, assignment, lesson } = await setup.newPair();
    await lesson(-DAY, { status: 'completed' });
    await setup.part(assignment);
    expect([...(await mailsTo(student.email)), ...(await mailsTo(parent))]).toEqual([]);
  });
});

describe('a lesson without a tutor', () => {
  const left = async () => {
    const pair = await setup.newPair();
    const { id } = await pair.lesson(5 * DAY);
    await setup.part(pair.assignment);
    return { ...pair, id, version: (await setup.stored(id)).version };
  };
  const give = (id: string, tutor: Person, version = 2) =>
    setup.admin.call('POST', `/api/sessions/${id}/reassignment`, { body: { tutorId: tutor.id }, version });

  test('is given by an administrator to one who teaches the child this subject (R604)', async () => {
    const { tutor, student, parent, id } = await left();
    const { tutor: next } = await setup.newPair();
    expect(await codeOf(give(id, next))).toBe('422 session.student');
    await setup.assignAgain(next, student, 'History');
    expect(await codeOf(give(id, next))).toBe('422 session.student');
    await setup.assignAgain(next, student);
    expect((await waiting()).find(lesson => lesson.id === id)?.tutors).toMatchObject([{ id: next.id }]);
    const work = await addHomework(setup.app, { tutorId: tutor.id, studentId: student.id, sessionId: id });
    const asked = { sessionId: id, kind: 'move', reason: 'A school trip' };
    expect((await student.call('POST', '/api/session-requests', { body: asked })).status).toBe(201);
    expect(await mailsTo(tutor.email)).toEqual([]);

    const { version } = await setup.stored(id);
    expect(await (await give(id, next, version)).json()).toMatchObject({
      tutor: { id: next.id },
      tutorLeftAt: null,
      meetingLink: LINK,
    });
    expect(idsOf(await waiting())).not.toContain(id);
    expect((await tutor.call('GET', `/api/sessions/${id}`)).status).toBe(404);
    expect(await listOf(tutor.call('GET', '/api/session-requests'))).toEqual([]);
    const requests = await listOf<{ id: string }>(next.call('GET', '/api/session-requests'));
    expect(requests).toMatchObject([{ session: { id } }]);
    expect(await actionsOn(requests[0]?.id ?? '', 'session-requests')).toEqual([
      'session-request.asked',
      'session-request.given-on',
    ]);
    expect(idsOf(await listOf(next.call('GET', '/api/sessions')))).toEqual([id]);
    expect(await setup.app.db.select().from(homework).where(eq(homework.tutorId, tutor.id))).toMatchObject([
      { sessionId: null },
    ]);
    expect(await actionsOn(work.id, 'homework')).toEqual(['homework.parted-from-session']);
    expect((await remindersOf(id)).filter(of => of.endsWith('planned'))).toHaveLength(2);
    expect(await actionsOn(id)).toEqual(['session.tutor-left', 'session.reassigned']);
    const kinds = (await mailsTo(parent)).map(({ kind }) => kind);
    expect(kinds).toEqual(['tutor-left', 'lesson-tutor']);
  });

  test('is given to nobody who has another lesson then, nor twice', async () => {
    const { student, id } = await left();
    const { tutor: busy, lesson } = await setup.newPair();
    const { startsAt } = await setup.stored(id);
    await lesson(0, { startsAt });
    await setup.assignAgain(busy, student);
    expect(await codeOf(give(id, busy))).toBe('409 session.clash');
    const { tutor: free } = await setup.newPair();
    await setup.assignAgain(free, student);
    const answers = await Promise.all([give(id, free), give(id, free)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await codeOf(give(id, free, 3))).toBe('409 session.not-waiting');
  });

  test('is moved or cancelled by an administrator, and neither begun nor given a link', async () => {
    const { id, version } = await left();
    const status = (body: object, seen: number) =>
      setup.admin.call('POST', `/api/sessions/${id}/status`, { body, version: seen });
    expect(await codeOf(status({ status: 'completed' }, version))).toBe('409 session.without-tutor');
    const link = { body: { meetingLink: LINK }, version };
    expect(await codeOf(setup.admin.call('PATCH', `/api/sessions/${id}`, link))).toBe(
      '409 session.without-tutor',
    );
    const later = { body: { date: '2027-01-10', time: '10:00' }, version };
    expect((await setup.admin.call('PATCH', `/api/sessions/${id}`, later)).status).toBe(200);
    expect((await status({ status: 'cancelled' }, version + 1)).status).toBe(200);
    expect(idsOf(await waiting())).not.toContain(id);
    expect((await status({ status: 'scheduled' }, version + 2)).status).toBe(200);
    expect(await setup.stored(id)).toMatchObject({ tutorLeftAt: expect.any(Date) });
  });

  test('is refused a link and a beginning by the database itself', async () => {
    const { id } = await left();
    for (const change of ["meeting_link = 'https://meet.example/private'", "status = 'in-progress'"])
      await expect(
        setup.app.db.$client.query(`update sessions set ${change} where id = $1`, [id]),
      ).rejects.toMatchObject({ constraint: 'sessions_tutor_left' });
  });

  test('is listed soonest first, page by page', async () => {
    await left();
    await left();
    const page = async (cursor = '') =>
      (await (await setup.admin.call('GET', `/api/sessions/without-tutor?limit=1${cursor}`)).json()) as {
        items: { id: string }[];
        nextCursor: string | null;
      };
    const first = await page();
    const second = await page(`&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(
      (await waiting()).slice(0, 2).map(({ id }) => expect.objectContaining({ id })),
    );
  });

  test('is nothing that its former tutor hears of', async () => {
    const { tutor, student, id, version } = await left();
    await setup.app.hearChanges();
    const url = await setup.app.listen();
    const [hers, theirs] = [await listenAs(url, tutor.token), await listenAs(url, student.token)];
    const body = { status: 'cancelled' };
    await setup.admin.call('POST', `/api/sessions/${id}/status`, { body, version });
    await theirs.hears({ noun: 'sessions', id });
    const { student: other } = await setup.newPair();
    const next = (await (await setup.assignAgain(tutor, other)).json()) as { id: string };
    await hers.hears({ noun: 'assignments', id: next.id });
    expect(hers.heard).not.toContain(`sessions ${id}`);
    hers.hangUp();
    theirs.hangUp();
  });
});

describe('who ends an assignment while its tutor saves (R605)', () => {
  test('one of the two is first, and nothing of hers is left behind the end', async () => {
    for (let round = 0; round < 5; round++) {
      const { tutor, assignment, lesson } = await setup.newPair();
      const { id } = await lesson(6 * DAY, { meetingLink: null });
      const body = { meetingLink: 'https://meet.example/private' };
      const [saved, ended] = await Promise.all([
        tutor.call('PATCH', `/api/sessions/${id}`, { body, version: 1 }),
        setup.end(assignment),
      ]);
      expect(ended.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      expect(await setup.stored(id)).toMatchObject({ meetingLink: null, tutorLeftAt: expect.any(Date) });
    }
  });

  test('who was waited for by the end has saved; who waits for it has not', async () => {
    const { tutor, student, assignment } = await setup.newPair();
    const client = await setup.app.db.$client.connect();
    try {
      await client.query('begin');
      await client.query('select from assignments where id = $1 for update', [assignment]);
      const message = tutor.call('POST', '/api/messages', {
        body: { studentId: student.id, text: 'Call me' },
      });
      const isHeld = async () => {
        const { rows } = await setup.app.db.$client.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'",
        );
        return rows.length > 0;
      };
      await expect.poll(isHeld).toBe(true);
      const end = 'update assignments set valid_until = $2, ended_by = assigned_by where id = $1';
      // Later than the clock of the request that waits.
      await client.query(end, [assignment, new Date(setup.app.clock.now().getTime() + HOUR)]);
      await client.query('commit');
      expect(await codeOf(message)).toBe('404 not-found');
    } finally {
      client.release();
    }
  });

  test('two subjects that end at once are the end', async () => {
    const { tutor, student, assignment, lesson } = await setup.newPair();
    const { id: history } = (await (await setup.assignAgain(tutor, student, 'History')).json()) as {
      id: string;
    };
    const { id } = await lesson(7 * DAY);
    const answers = await Promise.all([setup.end(assignment), setup.end(history)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await setup.stored(id)).toMatchObject({ tutorLeftAt: expect.any(Date) });
  });
});
