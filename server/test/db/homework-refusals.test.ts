import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const HANDED_IN = { status: 'completed', submitted_at: '2026-11-10Z' };
const newHomework = async (values: object = {}) =>
  setup.insert('homework', { ...(await setup.rowOf.homework()), ...values });
const set = (id: unknown, change: string) =>
  setup.refusal(setup.query(`update homework set ${change} where id = $1`, [id]));

test.each([
  ['in-progress', "status = 'assigned'"],
  ['completed', "status = 'assigned', submitted_at = null"],
  ['completed', "status = 'in-progress', submitted_at = null"],
])('homework that is %s never goes back: %s', async (status, change) => {
  const { id } = await newHomework(status === 'completed' ? HANDED_IN : { status });
  expect(await set(id, change)).toEqual({ code: CHECK, constraint: 'homework_transition' });
});

test('what is graded is not handed in again, and what is not graded may be', async () => {
  const { id } = await newHomework(HANDED_IN);
  expect(await set(id, "submitted_at = '2026-11-11Z'")).toBeNull();
  expect(await set(id, "grade = 'A', graded_at = now()")).toBeNull();
  for (const change of ["submitted_at = '2026-11-12Z'", "submission_url = 'https://work.example'"])
    expect(await set(id, change)).toEqual({ code: CHECK, constraint: 'homework_graded' });
});

test('its files are its student’s, each in a place of its own, and ten at most', async () => {
  const homework = await newHomework(HANDED_IN);
  const file = async (owner: unknown) =>
    (await setup.insert('files', { ...(await setup.rowOf.files()), owner_id: owner })).id;
  const hangOn = async (owner: unknown, position: number) =>
    setup.refusal(
      setup.insert('homework_files', { homework_id: homework.id, file_id: await file(owner), position }),
    );
  expect(await hangOn(homework.student_id, 1)).toBeNull();
  expect(await hangOn(homework.tutor_id, 2)).toEqual({ code: CHECK, constraint: 'homework_files_owner' });
  expect(await hangOn(homework.student_id, 1)).toEqual({ code: UNIQUE, constraint: 'homework_files_place' });
  for (const position of [0, 11])
    expect(await hangOn(homework.student_id, position)).toEqual({
      code: CHECK,
      constraint: 'homework_files_position_check',
    });
});
