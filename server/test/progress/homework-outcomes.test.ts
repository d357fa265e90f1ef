import type { Homework } from '@bayan/domain/homework/homework.contract';
import { homeworkOutcome } from '@bayan/domain/progress/homework-outcome';
import type { Progress } from '@bayan/domain/progress/progress.contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addHomework, addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

const app: TestApp = await createTestApp();
const tutorId = await addPerson(app, { role: 'tutor' });
afterAll(() => app.close());

/** A new one for each case, with nothing else to be counted. */
let student: Person;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  student = await signIn(app, { role: 'student' });
});

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const at = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds);
const counted = async () =>
  ((await (await student.call('GET', '/api/progress?until=2026-11-30')).json()) as Progress).homework;
const countedOnceAs = (outcome: string) => ({
  set: 1,
  onTime: 0,
  late: 0,
  open: 0,
  overdue: 0,
  [outcome]: 1,
});

test.each([
  ['completed', -DAY, -2 * DAY],
  ['completed', -DAY, -DAY],
  ['completed', -DAY, -DAY + 1],
  ['completed', -DAY, -SECOND],
  ['completed', DAY, -SECOND],
  ['completed', 0, 0],
  ['assigned', SECOND, null],
  ['assigned', 0, null],
  ['assigned', -1, null],
  ['in-progress', DAY, null],
  ['in-progress', 0, null],
  ['in-progress', -DAY, null],
] as const)(
  'the database counts homework as the rule says: %s, due %i, handed in %s (R165)',
  async (status, due, submitted) => {
    const submittedAt = submitted === null ? null : at(submitted);
    const homework = { status, dueAt: at(due), submittedAt };
    await addHomework(app, { ...homework, tutorId, studentId: student.id });
    expect(await counted()).toEqual(countedOnceAs(homeworkOutcome(homework, TEST_NOW)));
  },
);

test('work that is replaced after it was due counts as late: the last submission counts (R165)', async () => {
  const { id } = await addHomework(app, { tutorId, studentId: student.id, dueAt: at(60 * SECOND) });
  const path = `/api/homework/${id}`;
  const handIn = async () => {
    const { version } = (await (await student.call('GET', path)).json()) as Homework;
    const body = { url: 'https://essays.example/mine' };
    expect((await student.call('PUT', `${path}/submission`, { body, version })).status).toBe(200);
  };
  await handIn();
  expect(await counted()).toEqual(countedOnceAs('onTime'));
  app.clock.advance(61 * SECOND);
  await handIn();
  expect(await counted()).toEqual(countedOnceAs('late'));
});
