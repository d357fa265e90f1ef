import { writeStopToken } from '@bayan/server/teaching/mail-stops/stop-tokens';
import { writeReplyToken } from '@bayan/server/teaching/reminders/reminder-tokens';
import { audited, type Change, type RoutedCall } from '#prove/crash/change.ts';
import type { Scenario, Writer } from '#prove/crash/scenario.ts';
import { scheduleSession } from './session-writers.ts';

const CHOOSE = 'put /api/me/reminders';
const STOP = 'post /api/reminders/stop';
const RESUME = 'post /api/me/reminders/resume';
const LOOK = 'post /api/lesson-replies/look';
const REPLY = 'post /api/lesson-replies';
const ALL = { lessonDay: true, lessonHour: true, homeworkDay: true };

async function versionOf({ store, student }: Scenario): Promise<number> {
  const [chosen] = await store.rows('select version from reminder_settings where student_id = $1', [
    student.id,
  ]);
  return Number(chosen?.version ?? 0);
}

async function choose(scenario: Scenario): Promise<void> {
  const { student, perform } = scenario;
  const version = await versionOf(scenario);
  await perform(
    audited({
      route: CHOOSE,
      call: { method: 'PUT', path: '/api/me/reminders', token: student.token, version, body: ALL },
      action: 'reminders.changed',
      target: student.id,
      before: { version },
    }),
  );
}

async function addressOf({ store, student }: Scenario): Promise<string> {
  const { email } = await store.only('select email from profiles where id = $1', [student.id]);
  return String(email);
}

const CHOICE = `select max(id) as id from audit_log where action = 'reminders.changed' and target_id = $1`;
const SINCE_CHOICE = `select count(*) from audit_log line where action = $1 and target_id = $2
  and $3 = (select max(id) from audit_log where action = 'reminders.changed' and target_id = $2 and id < line.id)`;

/** A change whose lines are all alike: each is the only one between two choices of the family. */
async function sinceChoice(
  { store, student }: Scenario,
  action: string,
  change: RoutedCall,
): Promise<Change> {
  const { id } = await store.only(CHOICE, [student.id]);
  return {
    ...change,
    inDoubt: 'look-first',
    times: after => after.count(SINCE_CHOICE, [action, student.id, id]),
  };
}

/** A mail program at its reader's one click, and the family that wishes the reminders back. */
async function stopAndResume(scenario: Scenario, secret: Buffer): Promise<void> {
  const { student, perform } = scenario;
  const [kind, to] = ['lesson-hour' as const, await addressOf(scenario)];
  const token = writeStopToken(secret, { kind, studentId: student.id, to });
  const stop = { method: 'POST', path: `/api/reminders/stop?token=${token}` } as const;
  await perform(await sinceChoice(scenario, 'reminders.stopped', { route: STOP, call: stop }));
  const body = { reader: 'student', kind };
  const resume = { method: 'POST', path: '/api/me/reminders/resume', token: student.token, body } as const;
  await perform(await sinceChoice(scenario, 'reminders.resumed', { route: RESUME, call: resume }));
}

/** The reminder of a lesson as if it had gone out, and its link. */
async function replyTo(scenario: Scenario, sessionId: string, secret: Buffer) {
  const sent = `update reminders set status = 'queued' where session_id = $1 and kind = 'lesson-day' returning id, moment`;
  const { id, moment } = await scenario.store.only(sent, [sessionId]);
  const claim = { answer: 'confirm', reader: 'student', reminderId: String(id) } as const;
  return writeReplyToken(secret, {
    ...claim,
    startsAt: moment as Date,
    to: await addressOf(scenario),
  });
}

const look = (token: string): Change => ({
  route: LOOK,
  call: { method: 'POST', path: '/api/lesson-replies/look', body: { token } },
  inDoubt: 'ask-again',
  // It changes nothing.
  times: async () => 1,
});

const confirm = (token: string, sessionId: string): Change => ({
  route: REPLY,
  call: { method: 'POST', path: '/api/lesson-replies', body: { token } },
  inDoubt: 'look-first',
  times: store =>
    store.count(`select count(*) from audit_log where action = 'session.confirmed' and target_id = $1`, [
      sessionId,
    ]),
});

/** A family that chooses its reminders, stops one by its mail program and turns it on again, and confirms a lesson by a mailed link. */
export const reminderWriter: Writer = {
  routes: [CHOOSE, STOP, RESUME, LOOK, REPLY],
  async start(scenario) {
    const { secret } = await scenario.store.only('select secret from form_secret', []);
    return async () => {
      await choose(scenario);
      await stopAndResume(scenario, secret as Buffer);
      const sessionId = await scheduleSession(scenario, scenario.student.id);
      const token = await replyTo(scenario, sessionId, secret as Buffer);
      await scenario.perform(look(token));
      await scenario.perform(confirm(token, sessionId));
    };
  },
};
