import { writeReplyToken, writeStopToken } from '../../../server/src/features/reminders/reminder-tokens.ts';
import { audited, type Deed } from '../deed.ts';
import type { Lane, World } from '../world.ts';
import { scheduleSession } from './session-lanes.ts';

const CHOOSE = 'put /api/me/reminders';
const STOP = 'post /api/reminders/stop';
const LOOK = 'post /api/lesson-replies/look';
const REPLY = 'post /api/lesson-replies';
const ALL = { lessonDay: true, lessonHour: true, homeworkDay: true };

async function versionOf({ store, student }: World): Promise<number> {
  const [chosen] = await store.rows('select version from reminder_settings where student_id = $1', [
    student.id,
  ]);
  return Number(chosen?.version ?? 0);
}

async function choose(world: World): Promise<void> {
  const { student, perform } = world;
  const version = await versionOf(world);
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

async function addressOf({ store, student }: World): Promise<string> {
  const { email } = await store.only('select email from profiles where id = $1', [student.id]);
  return String(email);
}

/** A mail program at its reader's one click; its answer says less than the line. */
async function stop(world: World, secret: Buffer): Promise<void> {
  const { student, perform } = world;
  const token = writeStopToken(secret, {
    kind: 'lesson-hour',
    studentId: student.id,
    to: await addressOf(world),
  });
  const before = { version: await versionOf(world), lessonHour: true };
  const { differs: _unlike, ...deed } = audited({
    route: STOP,
    call: { method: 'POST', path: `/api/reminders/stop?token=${token}` },
    action: 'reminders.changed',
    target: student.id,
    before,
  });
  await perform(deed);
}

/** The reminder of a lesson as if it had gone out, and its link. */
async function replyTo(world: World, sessionId: string, secret: Buffer) {
  const sent = `update reminders set status = 'queued' where session_id = $1 and kind = 'lesson-day' returning id, moment`;
  const { id, moment } = await world.store.only(sent, [sessionId]);
  const claim = { answer: 'confirm', reader: 'student', reminderId: String(id) } as const;
  return writeReplyToken(secret, {
    ...claim,
    startsAt: moment as Date,
    to: await addressOf(world),
  });
}

const look = (token: string): Deed => ({
  route: LOOK,
  call: { method: 'POST', path: '/api/lesson-replies/look', body: { token } },
  inDoubt: 'ask-again',
  // It changes nothing.
  times: async () => 1,
});

const confirm = (token: string, sessionId: string): Deed => ({
  route: REPLY,
  call: { method: 'POST', path: '/api/lesson-replies', body: { token } },
  inDoubt: 'look-first',
  times: store =>
    store.count(`select count(*) from audit_log where action = 'session.confirmed' and target_id = $1`, [
      sessionId,
    ]),
});

/** A family that chooses its reminders, stops one by its mail program, and confirms a lesson by a mailed link. */
export const reminderLane: Lane = {
  routes: [CHOOSE, STOP, LOOK, REPLY],
  async start(world) {
    const { secret } = await world.store.only('select secret from form_secret', []);
    return async () => {
      await choose(world);
      await stop(world, secret as Buffer);
      const sessionId = await scheduleSession(world, world.student.id);
      const token = await replyTo(world, sessionId, secret as Buffer);
      await world.perform(look(token));
      await world.perform(confirm(token, sessionId));
    };
  },
};
