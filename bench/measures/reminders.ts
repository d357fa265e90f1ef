import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { queueReminders } from '@bayan/server/teaching/reminders/queue-reminders';
import { addPerson, addSession, signIn } from '@bayan/server/test/builders';
import { freePort } from '@bayan/server/test/free-port';
import type { TestApp } from '@bayan/server/test/harness';
import { addManyLessons } from '@bayan/server/test/reminders/many-lessons';
import pg from 'pg';
import { compare, type Schedule, type Side, whileDisturbed } from '#bench/load/comparison.ts';
import type { Load } from '#bench/load/load.ts';
import { pathOf } from '#bench/load/path-of.ts';
import type { Asking } from '#bench/load/target.ts';
import { goalText, type Row, withoutControl } from '#bench/report/row.ts';
import type { Child } from '#bench/servers/child.ts';
import { measured, startMeasured } from '#bench/servers/measured-server.ts';
import type { Planning } from '#bench/servers/reminding-process.ts';
import { judge } from '#bench/statistics/verdict.ts';
import { ratioRow } from './ratio-row.ts';
import type { Setup } from './setup.ts';

/** A request after another, so that what is compared is how long one takes. */
const LATENCY_GOAL = { least: 0.9 };
/** 100,000 lessons in an hour. */
const PACE_GOAL = { least: 28 };
const LESSONS_EACH = 35;
const HOUR_MS = 3_600_000;
const PACE_MS = 3_000;
const POLL_MS = 20;

/** What queueing reminders of this many lessons costs the requests that are answered meanwhile, and how fast it goes. */
export async function measureReminders(
  { app, env }: Setup,
  load: Load,
  { schedule, lessons }: { schedule: Schedule; lessons: number },
): Promise<Row[]> {
  const planAt = new Date(app.clock.now().getTime() + 19 * HOUR_MS).toISOString();
  await loadLessons(app, lessons);
  const tutor = await signIn(app, { role: 'tutor' });
  const studentId = await addPerson(app, { role: 'student' });
  const { id } = await addSession(app, { tutorId: tutor.id, studentId, status: 'completed' });
  const port = await freePort();
  const child = startMeasured(join(import.meta.dirname, '../servers/reminding-process.ts'), {
    env: { ...env, PORT: String(port) },
  });
  try {
    await untilReady(child, port);
    const asking: Asking = {
      kind: 'same',
      requests: [{ method: 'GET', path: pathOf('/api/sessions/{id}', id), token: tutor.token }],
    };
    const side = await load.side(measured(child, port), asking);
    const found = await whileDisturbed(() => compare(whilePlanning(child, planAt, side), side, schedule));
    const pace = await paceOf(app, child, planAt);
    return [
      ratioRow('one session, signed in, while reminders are queued : while none are', LATENCY_GOAL, found),
      {
        ...withoutControl,
        measure: 'lessons whose reminders are queued, on the thread that answers requests',
        result: `${Math.round(pace)} a second`,
        goal: goalText(PACE_GOAL, ' a second'),
        verdict: judge(pace, PACE_GOAL),
      },
    ];
  } finally {
    await child.stop();
  }
}

/** As many as there are to be, and planned as a load plans them; somebody has looked before. */
async function loadLessons(app: TestApp, lessons: number): Promise<void> {
  await queueReminders(app.db, { now: app.clock.now(), secretOf: createKnownSecret() });
  const from = new Date(app.clock.now().getTime() + 25 * HOUR_MS);
  // A connection of its own: the product's give up on a statement that takes as long as these.
  const client = new pg.Client({ connectionString: app.databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('alter table sessions disable trigger user');
    await addManyLessons(client, { pairs: Math.ceil(lessons / LESSONS_EACH), each: LESSONS_EACH, from });
    await client.query('alter table sessions enable trigger user');
    await client.query('select plan_missing_reminders()');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

async function untilReady(child: Child, port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${pathOf('/api/ready')}`).then(
      answer => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.hasEnded) throw new Error('the server ended instead of starting');
    await pause(POLL_MS);
  }
}

const order = (child: Child, planning: Planning) => child.ask(planning);

const whilePlanning =
  (child: Child, planAt: string, side: Side): Side =>
  async milliseconds => {
    await order(child, { planAt });
    const slice = await side(milliseconds);
    await order(child, 'rest');
    return slice;
  };

async function paceOf(app: TestApp, child: Child, planAt: string): Promise<number> {
  const queued = async () => {
    const { rows } = await app.db.$client.query<{ queued: number; left: number }>(
      `select count(*) filter (where status = 'queued')::int as queued,
         count(*) filter (where status = 'planned' and kind = 'lesson-day')::int as left from reminders`,
    );
    return rows[0] ?? { queued: 0, left: 0 };
  };
  const before = await queued();
  const started = performance.now();
  await order(child, { planAt });
  await pause(PACE_MS);
  await order(child, 'rest');
  const seconds = (performance.now() - started) / 1000;
  const after = await queued();
  if (after.left === 0) throw new Error('there were too few lessons for the time of the measure');
  return (after.queued - before.queued) / seconds;
}
