import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { personalData } from '#views/personal-data/personal-data.ts';
import { fillStudent } from './filled-person.ts';
import { fillTutor } from './filled-tutor.ts';

const WORD = 'zaffrequokka';

/** Chosen from a list, made by us, a number or a key: nobody writes a word into a column of this name. */
const WORDLESS = new Set([
  ...[
    'kind',
    'status',
    'state',
    'variant',
    'reason',
    'purpose',
    'method',
    'provider',
    'answer',
    'reader',
    'use',
  ],
  ...['language', 'languages', 'timezone', 'country', 'calendar', 'gender', 'colour', 'rights', 'program'],
  ...['subject', 'subjects', 'levels', 'english_levels', 'status_before', 'status_after', 'scan_state'],
  ...[
    'phone',
    'whatsapp',
    'key',
    'key_id',
    'secret_key_id',
    'storage_key',
    'content_hash',
    'password_hash',
    'media_type',
  ],
  ...['code_challenge', 'code_challenge_method', 'reader_mark', 'message_id', 'about', 'transports'],
  ...['aal', 'amr', 'rotated_at', 'app_metadata', 'factor_type'],
]);
/** Of the same name, and written by somebody. */
const WITH_WORDS = ['session_requests.reason', 'session_requests.answer'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await signIn(app, { role: 'admin' });
  const tutor = await signIn(app, { role: 'tutor' });
  const student = await signIn(app, { role: 'student' });
  await fillStudent(app, WORD, '+966500998877', { owner, tutor });
  await fillTutor(app, `${WORD}s`, '+966500998866', { owner, student });
});
afterAll(() => app.close());

/** Those that an erasure deletes or empties and that can hold a word. */
async function columnsForWords(): Promise<[table: string, column: string][]> {
  const { rows } = await app.db.$client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb', 'json') order by 1, 2`,
  );
  return rows.flatMap(({ table, column }) => {
    const { rows: marked = [], deleted = [] } = personalData[table] ?? {};
    const gone = new Set([...deleted, ...marked.flatMap(({ emptied = {} }) => Object.keys(emptied))]);
    const isFree = !WORDLESS.has(column) || WITH_WORDS.includes(`${table}.${column}`);
    return gone.has(column) && isFree ? [[table, column] as [string, string]] : [];
  });
}

test('what an erasure is tried on has its word in every column that an erasure empties or deletes (R843)', async () => {
  const without: string[] = [];
  for (const [table, column] of await columnsForWords()) {
    const { rowCount } = await app.db.$client.query(
      `select from ${table} where ${column}::text ilike $1 limit 1`,
      [`%${WORD}%`],
    );
    if (!rowCount) without.push(`${table}.${column}`);
  }
  expect(without, 'write the word there in filled-*.ts').toEqual([]);
});
