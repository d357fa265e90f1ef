import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup } from './setup.ts';

let setup: Setup;
let [admin, tutor, student] = ['', '', ''];
beforeAll(async () => {
  setup = await openSetup();
  [admin, tutor, student] = [
    await setup.person('admin'),
    await setup.person('tutor'),
    await setup.person('student'),
  ];
});
afterAll(() => setup.close());

const at = (minute: number) => `2026-11-15T09:${String(minute).padStart(2, '0')}:00.000Z`;
const write = (author: string, minute: number, more = {}) =>
  setup.insert('messages', {
    student_id: student,
    author_id: author,
    text: 'Hello',
    created_at: at(minute),
    ...more,
  });
async function kept() {
  const { rows } = await setup.query('select is_waiting, since, last_at from academy_conversations');
  return rows.map(({ is_waiting, since, last_at }) => [
    is_waiting,
    (since as Date).toISOString(),
    (last_at as Date).toISOString(),
  ]);
}

test('the database refuses whoever is neither side of a message (R261)', async () => {
  const other = await setup.person('tutor');
  const refusal = (author: string, tutorId: string | null) =>
    setup.refusal(write(author, 0, { tutor_id: tutorId }));
  const between = { code: CHECK, constraint: 'messages_author' };
  const forAcademy = { code: CHECK, constraint: 'messages_academy' };
  expect(await refusal(admin, tutor)).toEqual(between);
  expect(await refusal(other, tutor)).toEqual(between);
  expect(await refusal(tutor, null)).toEqual(forAcademy);
  expect(await refusal(await setup.person('student'), null)).toEqual(forAcademy);
  expect(await refusal(tutor, tutor)).toBeNull();
  expect(await refusal(student, tutor)).toBeNull();
  expect(await kept()).toEqual([]);
});

test('whose word was the last is kept with every message, and since when it waits (R264)', async () => {
  await write(student, 1);
  await write(student, 3);
  expect(await kept()).toEqual([[true, at(1), at(3)]]);
  await write(admin, 5);
  expect(await kept()).toEqual([[false, at(5), at(5)]]);
  await write(student, 7);
  // An answer that was written before this question came, and stored after it.
  await write(admin, 6);
  expect(await kept()).toEqual([[true, at(7), at(7)]]);
});

test('a recount comes to the same', async () => {
  const before = await kept();
  await setup.query('select recount_academy_conversations()');
  expect(await kept()).toEqual(before);
  await write(admin, 9);
  await write(admin, 11);
  const answered = await kept();
  await setup.query('select recount_academy_conversations()');
  expect(await kept()).toEqual(answered);
});

test('many at once leave what the last of them says', async () => {
  await Promise.all([21, 22, 23, 24, 25].map(minute => write(minute % 2 ? student : admin, minute)));
  expect(await kept()).toEqual([[true, expect.any(String), at(25)]]);
});
