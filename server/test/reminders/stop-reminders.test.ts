import type { Language } from '@bayan/domain/language/language';
import arErrors from '@bayan/web/locales/ar/errors.json' with { type: 'json' };
import arReminders from '@bayan/web/locales/ar/reminders.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/stop-reminders.json' with { type: 'json' };
import enErrors from '@bayan/web/locales/en/errors.json' with { type: 'json' };
import enReminders from '@bayan/web/locales/en/reminders.json' with { type: 'json' };
import en from '@bayan/web/locales/en/stop-reminders.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardians } from '#schema/people.ts';
import { reminderStops, reminders } from '#schema/reminders.ts';
import { addSession } from '#test/builders.ts';
import { createTestApp } from '#test/harness.ts';
import { createVisit } from '#test/pages/site.ts';
import { PATIENCE } from '#test/patience.ts';
import { newStopToken } from './mailed-tokens.ts';
import { openReminderSetup, type ReminderSetup } from './reminder-setup.ts';

const textsIn = { en, ar };
const PARENT = 'umm.omar@family.example';

let setup: ReminderSetup;
beforeEach(async () => {
  setup = await openReminderSetup();
});
afterEach(() => setup.close());

const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;
/** What the mail program asks at. */
const oneClickOf = (mail: Email | undefined) =>
  /^<(https:\/\/bayan\.example\/api\/\S+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
/** What the reader sees and opens. */
const linkIn = (mail: Email | undefined) =>
  /^https:\/\/bayan\.example\/stop-reminders\?\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
const clickOn = (address: string) =>
  setup.app.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const visit = (language: Language) => createVisit(setup.app.fetch, { language });
const to = (mails: readonly Email[], address: string) =>
  mails.find(mail => mail.to?.[0]?.address === address);
const stops = () => setup.app.db.select().from(reminderStops);
const mailed = async (kind: string) =>
  (await setup.outbox()).filter(mail => mail.kind === kind).map(mail => `${mail.toAddress} ${mail.status}`);

/** The day before a lesson has come: what the student and the parent are told. */
async function reminded() {
  await setup.addParent(PARENT);
  await setup.lessonIn(25);
  await setup.after(1);
  const mails = await setup.arrived();
  return { student: to(mails, setup.student.email), parent: to(mails, PARENT) };
}

test('one click in the mail program stops that kind for that reader alone (R660)', async () => {
  const { parent } = await reminded();
  expect(headerOf(parent, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(await (await clickOn(oneClickOf(parent))).json()).toEqual({ stopped: 'lesson-day' });
  expect((await clickOn(oneClickOf(parent))).status).toBe(200);
  const chosen = await (await setup.student.call('GET', '/api/me/reminders')).json();
  expect(chosen).toEqual({ lessonDay: true, lessonHour: true, homeworkDay: true, version: 0 });

  await setup.lessonIn(25);
  await setup.after(1);
  await setup.after(22);
  await setup.arrived();
  expect(await mailed('lesson-hour')).toEqual([`${setup.student.email} sent`, `${PARENT} sent`].sort());
  const [own, parents] = [`${setup.student.email} sent`, `${PARENT} sent`];
  expect((await mailed('lesson-day')).sort()).toEqual([own, own, parents].sort());

  const { rows } = await setup.app.db.$client.query(
    `select actor_id, action, after from audit_log where action like 'reminders.%'`,
  );
  expect(rows).toEqual([
    { actor_id: null, action: 'reminders.stopped', after: { reader: 'parent', kind: 'lesson-day' } },
  ]);
});

describe('what waits to be sent when a reader stops a kind', () => {
  beforeEach(async () => {
    setup.server.behave('refuse');
    await setup.addParent(PARENT);
    await setup.lessonIn(25);
  });
  const stopAsStudent = async () =>
    clickOn(`/api/reminders/stop?token=${await newStopToken(setup.app, setup.student.id)}`);

  test('is withdrawn, and the other reader’s is not', async () => {
    await setup.after(1);
    await setup.reschedule();
    expect((await stopAsStudent()).status).toBe(200);
    expect(await mailed('lesson-day')).toEqual(
      [`${setup.student.email} withdrawn`, `${PARENT} waiting`].sort(),
    );
  });

  test('is withdrawn also where it is being written at that moment', async () => {
    const planner = await setup.app.db.$client.connect();
    await planner.query('begin');
    const { rows } = await planner.query(
      `select id, pg_backend_pid() as pid from reminders where kind = 'lesson-day' for update`,
    );
    let isOver = false;
    const stopping = stopAsStudent().finally(() => {
      isOver = true;
    });
    const waiting = 'select pid from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';
    await vi.waitFor(async () => {
      const waits = await setup.app.db.$client.query(waiting, [rows[0]?.pid]);
      if (waits.rows.length === 0 && !isOver) throw new Error('it has not come to the reminder yet');
    }, PATIENCE);
    await planner.query(
      `insert into mail_outbox (kind, to_address, language, data, created_at, next_attempt_at, reminder_id)
       values ('lesson-day', $1, 'en', '{}', now(), now() + interval '1 year', $2)`,
      [setup.student.email, rows[0]?.id],
    );
    await planner.query(`update reminders set status = 'queued' where id = $1`, [rows[0]?.id]);
    await planner.query('commit');
    planner.release();
    expect((await stopping).status).toBe(200);
    expect(await mailed('lesson-day')).toEqual([`${setup.student.email} withdrawn`]);
  });
});

test('whoever reads for both at one address stops both; a new address has stopped nothing', async () => {
  await setup.addParent(setup.student.email);
  await clickOn(`/api/reminders/stop?token=${await newStopToken(setup.app, setup.student.id)}`);
  await setup.lessonIn(25);
  await setup.after(1);
  expect(await mailed('lesson-day')).toEqual([]);
  expect(await setup.app.db.select().from(reminders).where(eq(reminders.status, 'skipped'))).toHaveLength(1);
  await setup.app.db.update(guardians).set({ email: PARENT });
  await setup.lessonIn(25);
  await setup.after(1);
  expect(await mailed('lesson-day')).toEqual([expect.stringContaining(PARENT)]);
});

test('a parent of two children stops the reminders of one child alone', async () => {
  const { parent } = await reminded();
  await clickOn(oneClickOf(parent));
  const sibling = await setup.otherStudent();
  await setup.app.db
    .insert(guardians)
    .values({ studentId: sibling, position: 1, name: 'Umm Omar', email: PARENT, language: 'ar' });
  const startsAt = new Date(setup.app.clock.now().getTime() + 25 * 3_600_000);
  await addSession(setup.app, { tutorId: setup.tutor.id, studentId: sibling, startsAt });
  await setup.after(1);
  const mails = (await setup.arrived()).filter(mail => mail.to?.[0]?.address === PARENT);
  expect(mails).toHaveLength(2);
  const other = mails.map(linkIn).find(link => link !== linkIn(parent)) ?? '';
  expect((await visit('ar').open(other)).shows(ar.on.title)).toBe(true);
});

test('every reminder shows its reader the link, in the text and in the HTML', async () => {
  const { student, parent } = await reminded();
  for (const [mail, language, words] of [
    [student, 'en', 'Stop these reminders at this address'],
    [parent, 'ar', 'إيقاف هذه التذكيرات عن هذا البريد'],
  ] as const) {
    const link = linkIn(mail);
    expect(new URL(link).searchParams.get('lng')).toBe(language);
    expect(mail?.text).toContain(`${words}:\n${link}`);
    expect(mail?.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}"`);
    expect(mail?.html).toContain(`>${words}</a>`);
    expect(link).not.toBe('');
  }
});

test('the header’s address opened in a browser leads to the page in the mail’s language, and changes nothing', async () => {
  const { parent } = await reminded();
  const led = await setup.app.fetch(oneClickOf(parent));
  expect(led.status).toBe(303);
  expect(led.headers.get('location')).toBe(linkIn(parent).replace('https://bayan.example', ''));

  const page = await visit('en').open(oneClickOf(parent));
  expect(page).toMatchObject({ status: 200, language: 'ar rtl' });
  const main = page.text(page.main);
  expect(main).toContain(arReminders.lessonDay);
  expect(main).toContain('عمر');
  // A child is called by the first name alone, and a stranger who has the link learns no more.
  expect(page.$.html()).not.toMatch(/الحربي|Harbi|family\.example|Eleanor/);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await stops()).toEqual([]);
});

test.each(['en', 'ar'] as const)(
  'in %s the button stops and turns on again, without script',
  async language => {
    const words = textsIn[language];
    const kind = { en: enReminders, ar: arReminders }[language].lessonDay;
    const { student } = await reminded();
    const reader = visit(language);
    const asking = await reader.open(linkIn(student).replace('lng=en', `lng=${language}`));
    expect(asking.shows(kind)).toBe(true);
    const stopped = await reader.send(asking, words.on.send, {});
    expect(stopped.status).toBe(200);
    expect(stopped.shows(words.stopped.title)).toBe(true);
    expect(await stops()).toMatchObject([{ kind: 'lesson-day', studentId: setup.student.id }]);
    // The other language, from the same page: its link is kept.
    const other = language === 'en' ? 'ar' : 'en';
    const inOther = await reader.open(
      `/stop-reminders${stopped.$(`a[data-language=${other}]`).attr('href')}`,
    );
    expect(inOther.shows(textsIn[other].stopped.title)).toBe(true);

    const again = await reader.send(inOther, textsIn[other].stopped.send, {});
    expect(again.shows(textsIn[other].on.title)).toBe(true);
    expect(await stops()).toEqual([]);
  },
);

test('a kind that the family has switched off is said to be off', async () => {
  const token = await newStopToken(setup.app, setup.student.id);
  const body = { lessonDay: false, lessonHour: true, homeworkDay: true };
  await setup.student.call('PUT', '/api/me/reminders', { body, version: 0 });
  const page = await visit('en').open(`/stop-reminders?token=${token}`);
  expect(page.shows(en.off.title)).toBe(true);
  expect(page.$('main form')).toHaveLength(0);
});

test('a link that is not ours, or of an address that is replaced, says so and changes nothing', async () => {
  const { parent } = await reminded();
  const former = new URL(linkIn(parent)).searchParams.get('token') ?? '';
  await setup.app.db.update(guardians).set({ email: 'today@family.example' });
  const other = former.replace('lesson-day', 'lesson-hour');
  for (const token of [former, other, 'lesson-day.x.y', '']) {
    const page = await visit('en').open(`/stop-reminders?token=${token}`);
    expect(page.status).toBe(404);
    expect(page.shows(enErrors.reminder.unknown.title)).toBe(true);
    expect(page.text(page.main)).not.toContain('Omar');
    const sent = await setup.app.fetch(`/stop-reminders?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'wish=stop',
    });
    expect(sent.status).toBe(404);
    const clicked = await clickOn(`/api/reminders/stop?token=${token || '-'}`);
    expect(await clicked.json()).toMatchObject({ error: { code: 'reminder.unknown' } });
  }
  expect((await visit('ar').open('/stop-reminders')).shows(arErrors.reminder.unknown.title)).toBe(true);
  expect(await stops()).toEqual([]);
});

test('one client address opens 120 links an hour, and is told on the page (R418)', async () => {
  const app = await createTestApp({ beside: setup.app, env: { AUTH_RATE_LIMITS: 'on' } });
  for (let opened = 0; opened < 120; opened++)
    expect((await app.fetch('/api/reminders/stop?token=x', { method: 'POST' })).status).toBe(422);
  const page = await app.fetch('/stop-reminders?token=x', { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain(enErrors.limit.reached.text);
  await app.close();
});

test('the family sees who stopped what, of today’s readers, and turns it on again (R663)', async () => {
  const { parent } = await reminded();
  await clickOn(oneClickOf(parent));
  const read = async () => (await setup.student.call('GET', '/api/me/reminders/stops')).json();
  const stop = { reader: 'parent', kind: 'lesson-day' };
  expect(await read()).toEqual({ items: [stop] });
  const resume = (body: object) => setup.student.call('POST', '/api/me/reminders/resume', { body });
  expect(await (await resume({ ...stop, reader: 'student' })).json()).toEqual({ items: [stop] });
  expect(await (await resume(stop)).json()).toEqual({ items: [] });
  expect((await resume({ ...stop, kind: 'sms' })).status).toBe(422);
  const { rows } = await setup.app.db.$client.query(
    `select actor_id, after from audit_log where action = 'reminders.resumed'`,
  );
  expect(rows).toEqual([{ actor_id: setup.student.id, after: stop }]);

  await clickOn(oneClickOf(parent));
  await setup.app.db.update(guardians).set({ email: 'today@family.example' });
  expect(await read()).toEqual({ items: [] });
});
