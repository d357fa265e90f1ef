import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { sentStatements } from '#test/sent-statements.ts';

let app: TestApp;
let tutor: Person;
let withFew: Person;
let withMany: Person;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor' });
  withFew = await studentAfter(40);
  withMany = await studentAfter(1200);
  await studentAfter(10_000);
  await app.db.execute(sql`analyze sessions, feedback`);
});
afterAll(() => app.close());

/** A student who has had so many lessons and rated every second of them, all lately. */
async function studentAfter(lessons: number): Promise<Person> {
  const student = await signIn(app, { role: 'student' });
  await app.db.transaction(async tx => {
    // What triggers add up is not asked for here, and takes most of the time.
    await tx.execute(sql`alter table sessions disable trigger user`);
    await tx.execute(sql`alter table feedback disable trigger user`);
    await tx.execute(sql`
      insert into sessions (tutor_id, student_id, subject, starts_at, duration_minutes, family_timezone,
        entered_timezone, status, rate, currency, created_by)
      select ${tutor.id}, ${student.id}, 'English', timestamptz '2026-11-01T10:00Z' - number * interval '1 hour', 60,
        'Asia/Riyadh', 'Asia/Riyadh', 'completed', 45, 'GBP', ${tutor.id}
      from generate_series(1, ${lessons}::int) number`);
    await tx.execute(sql`
      insert into feedback (session_id, student_rating, student_rated_at)
      select id, 4, ${app.clock.now()}::timestamptz - number * interval '1 second' from (
        select id, row_number() over (order by starts_at) as number from sessions where student_id = ${student.id}
      ) had where number % 2 = 0`);
    await tx.execute(sql`select recount_rated_sessions()`);
    await tx.execute(sql`alter table sessions enable trigger user`);
    await tx.execute(sql`alter table feedback enable trigger user`);
  });
  return student;
}

/** How PostgreSQL finds a page of the list, and how many pages of its own it touches for that. */
async function planOf(student: Person, list: string) {
  const sent = await sentStatements(app, () => student.call('GET', `/api/sessions/${list}?limit=10`));
  const statement = sent.find(({ name }) => name === `sessions-${list}`);
  if (!statement) throw new Error(`${list} was not asked of the database`);
  const { text, values } = statement;
  const { rows } = await app.db.$client.query(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return { text: JSON.stringify(plan), touched: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

test.each([
  ['to-rate', 'sessions_to_rate'],
  ['rated-lately', 'sessions_by_rating'],
])(
  '%s is found by its index, at the same cost however many lessons there were (R129)',
  async (list, index) => {
    const [few, many] = [await planOf(withFew, list), await planOf(withMany, list)];
    expect(many.text).toContain(`"Index Name":"${index}"`);
    expect(many.text).not.toMatch(/"Node Type":"(Incremental )?Sort"/);
    expect(many.touched).toBeLessThanOrEqual(few.touched * 1.5);
  },
);
