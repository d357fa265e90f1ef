import { readFormSecret } from '@bayan/platform/db/own-signature';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardians, profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { writeReplyToken } from '#teaching/reminders/reminder-tokens.ts';
import { callAs } from '#test/builders.ts';
import { openReminderSetup, type ReminderSetup, tokensIn } from './reminder-setup.ts';

const HOUR = 3_600_000;

let setup: ReminderSetup;
let sessionId: string;
let links: { confirm: string; move: string };
beforeEach(async () => {
  setup = await openReminderSetup();
  ({ id: sessionId } = await setup.lessonIn(25));
  await setup.after(1);
  const [mail] = await setup.arrived();
  links = tokensIn(mail);
});
afterEach(() => setup.close());

const ask = (path: string, body: unknown) => callAs(setup.app, null, 'POST', path, { body });
const look = (token: string) => ask('/api/lesson-replies/look', { token });
const reply = (body: object) => ask('/api/lesson-replies', body);
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`;
const lines = async () =>
  (await setup.app.db.$client.query(`select action, actor_id, after from audit_log order by id`)).rows as {
    action: string;
  }[];
const move = (hours: number) =>
  setup.move(sessionId, new Date(setup.app.clock.now().getTime() + hours * HOUR));

test('a link tells the lesson it is about, and no more of it than one needs to answer', async () => {
  expect(await (await look(links.move)).json()).toEqual({
    answer: 'move',
    student: { name: 'Omar', nameAr: 'عمر' },
    subject: 'English',
    startsAt: '2026-11-16T10:00:00.000Z',
    duration: 60,
    timezone: 'Asia/Riyadh',
    tutorTimezone: 'Europe/London',
  });
});

test('to fetch a link changes nothing, nor does a look', async () => {
  expect((await setup.app.fetch('/api/lesson-replies')).status).toBe(404);
  expect((await look(links.confirm)).status).toBe(200);
  expect((await setup.session(sessionId)).confirmedAt).toBeNull();
  expect((await look(links.confirm)).status).toBe(200);
});

describe('a confirmation', () => {
  test('is kept with the lesson, as a change of it that nobody signed in made', async () => {
    const before = await setup.session(sessionId);
    expect((await reply({ token: links.confirm })).status).toBe(200);
    const after = await setup.session(sessionId);
    expect(after).toMatchObject({ confirmedAt: '2026-11-15T10:00:00.000Z', version: before.version + 1 });
    expect((await lines()).at(-1)).toMatchObject({
      action: 'session.confirmed',
      actor_id: null,
      after: { id: sessionId, version: after.version },
    });
  });

  test('is made once by a link, and the second try changes nothing', async () => {
    await reply({ token: links.confirm });
    const written = (await lines()).length;
    expect(await codeOf(await reply({ token: links.confirm }))).toBe('409 lesson-reply.used');
    expect(await codeOf(await look(links.confirm))).toBe('409 lesson-reply.used');
    expect(await lines()).toHaveLength(written);
  });

  test('made by both links at once counts once', async () => {
    const both = await Promise.all([reply({ token: links.confirm }), reply({ token: links.confirm })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is void once the lesson moves, and stays where only its words change', async () => {
    await reply({ token: links.confirm });
    const { version } = await setup.session(sessionId);
    await setup.tutor.call('PATCH', `/api/sessions/${sessionId}`, { body: { notes: 'Page 12' }, version });
    expect((await setup.session(sessionId)).confirmedAt).not.toBeNull();
    await move(30);
    expect((await setup.session(sessionId)).confirmedAt).toBeNull();
  });

  test('is void once the lesson is cancelled', async () => {
    await reply({ token: links.confirm });
    await setup.become(sessionId, 'cancelled');
    await setup.become(sessionId, 'scheduled');
    expect((await setup.session(sessionId)).confirmedAt).toBeNull();
  });

  test('is not asked for again by the reminder an hour before', async () => {
    await reply({ token: links.confirm });
    await setup.after(23);
    const mail = (await setup.arrived()).find(({ subject }) => subject?.includes('begins'));
    expect(tokensIn(mail)).toEqual({ confirm: '', move: expect.stringMatching(/^move\./) });
  });
});

describe('a wish for another time', () => {
  const wish = { reason: 'We are travelling.', date: '2026-11-18', time: '19:00' };
  const requests = async () => {
    const answer = await setup.tutor.call('GET', '/api/session-requests');
    return ((await answer.json()) as { items: { reason: string; wish: { startsAt: string } | null }[] })
      .items;
  };

  test('reaches the tutor as a request to move, by the family’s clock', async () => {
    expect((await reply({ token: links.move, ...wish })).status).toBe(200);
    expect(await requests()).toMatchObject([
      {
        kind: 'move',
        status: 'open',
        reason: 'We are travelling.',
        wish: { startsAt: '2026-11-18T16:00:00.000Z', timezone: 'Asia/Riyadh' },
      },
    ]);
    expect(await codeOf(await reply({ token: links.move, ...wish }))).toBe('409 lesson-reply.used');
    expect(await requests()).toHaveLength(1);
  });

  test.each([
    [{}, '422 input.invalid'],
    [{ reason: ' ' }, '422 input.invalid'],
    [{ reason: 'x'.repeat(501) }, '422 input.invalid'],
    [{ reason: 'Ill', date: '2026-11-18' }, '422 input.invalid'],
    [{ reason: 'Ill', date: '2026-11-15', time: '08:00' }, '422 session-request.time'],
  ])('without what it needs is refused, and the link still works (%#)', async (given, code) => {
    expect(await codeOf(await reply({ token: links.move, ...given }))).toBe(code);
    expect(await requests()).toEqual([]);
    expect((await reply({ token: links.move, reason: 'We are ill.' })).status).toBe(200);
    expect(await requests()).toMatchObject([{ wish: null }]);
  });

  test('beside one that waits for its answer is refused, and the link still works', async () => {
    const body = { sessionId, kind: 'cancel', reason: 'Ill' };
    expect((await setup.student.call('POST', '/api/session-requests', { body })).status).toBe(201);
    expect(await codeOf(await reply({ token: links.move, ...wish }))).toBe('409 session-request.exists');
    expect((await look(links.move)).status).toBe(200);
  });
});

describe('a link works no more', () => {
  const refusals = async () => [
    await codeOf(await look(links.confirm)),
    await codeOf(await reply({ token: links.confirm })),
    await codeOf(await reply({ token: links.move, reason: 'Ill' })),
  ];
  const all = (code: string) => [code, code, code];

  test('once the lesson has begun', async () => {
    await setup.after(24);
    expect(await refusals()).toEqual(all('409 lesson-reply.over'));
  });

  test('once the lesson has moved, also where it came back to where it was', async () => {
    await move(30);
    expect(await refusals()).toEqual(all('409 lesson-reply.changed'));
    await move(24);
    expect(await refusals()).toEqual(all('409 lesson-reply.changed'));
  });

  test('once the lesson is cancelled', async () => {
    await setup.become(sessionId, 'cancelled');
    expect(await refusals()).toEqual(all('409 lesson-reply.changed'));
  });

  test('once the lesson was begun early', async () => {
    await setup.after(23.75);
    const begunAt = setup.app.clock.now();
    await setup.app.db
      .update(sessions)
      .set({ status: 'in-progress', begunAt })
      .where(eq(sessions.id, sessionId));
    expect(await refusals()).toEqual(all('409 lesson-reply.changed'));
  });

  test('once the student is not active any more', async () => {
    await setup.app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, setup.student.id));
    expect(await refusals()).toEqual(all('422 lesson-reply.unknown'));
    expect((await setup.session(sessionId)).confirmedAt).toBeNull();
  });

  test('of a parent whose address was replaced, while the student’s own goes on', async () => {
    const parent = 'former@families.example';
    await setup.addParent(parent);
    const { id: second } = await setup.lessonIn(25);
    await setup.after(1);
    const mails = await setup.arrived();
    const sentTo = (address: string | undefined) =>
      tokensIn(mails.findLast(({ to }) => to?.[0]?.address === address));
    const former = sentTo(parent);
    expect((await look(former.confirm)).status).toBe(200);
    await setup.app.db.update(guardians).set({ email: 'today@families.example' });
    for (const token of [former.confirm, former.move])
      expect(await codeOf(await look(token))).toBe('422 lesson-reply.unknown');
    expect(await codeOf(await reply({ token: former.confirm }))).toBe('422 lesson-reply.unknown');
    expect((await setup.session(second)).confirmedAt).toBeNull();
    const own = sentTo(mails.find(({ to }) => to?.[0]?.address !== parent)?.to?.[0]?.address);
    expect((await reply({ token: own.confirm })).status).toBe(200);
  });

  test('where anything in it is not as we wrote it', async () => {
    const [answer, reader, id, start, mark, signature] = links.confirm.split('.');
    const secret = await readFormSecret(setup.app.db);
    const claim = { answer: 'confirm', reader: 'parent', reminderId: id ?? '' } as const;
    const otherSecret = writeReplyToken(Buffer.alloc(secret.length), {
      ...claim,
      startsAt: new Date('2026-11-16T10:00:00Z'),
      to: 'parent@families.example',
    });
    for (const token of [
      ['move', reader, id, start, mark, signature].join('.'),
      [answer, 'parent', id, start, mark, signature].join('.'),
      [answer, reader, id, 'zzzzzz', mark, signature].join('.'),
      [answer, reader, id, start, 'A'.repeat(22), signature].join('.'),
      [answer, reader, id, start, mark].join('.'),
      links.confirm.slice(0, -1),
      otherSecret,
      'nonsense',
      '.',
    ]) {
      expect(await codeOf(await look(token))).toBe('422 lesson-reply.unknown');
      expect(await codeOf(await reply({ token }))).toBe('422 lesson-reply.unknown');
    }
    expect((await setup.session(sessionId)).confirmedAt).toBeNull();
  });
});

test('one client address tries so many links in an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 121; n++) statuses.push((await look('guess')).status);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
});
