import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK, FOREIGN_KEY, openSetup, type Setup } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const textOf = (language: string, more: Record<string, unknown> = {}) => {
  const body = `# A text in ${language}`;
  return {
    ...{ kind: 'terms', version: '2027-01-01', language, body, is_material: true },
    ...{ published_at: '2027-01-01T09:00:00Z', sha256: createHash('sha256').update(body).digest() },
    ...more,
  };
};

/** Both rows in one statement, since both languages are published together. */
const publish = (...texts: Record<string, unknown>[]) => {
  const columns = Object.keys(textOf('en'));
  const values = texts.flatMap(text => columns.map(column => text[column]));
  const rows = texts.map(
    (_, row) => `(${columns.map((_column, place) => `$${row * columns.length + place + 1}`).join(', ')})`,
  );
  return setup.query(`insert into legal_texts (${columns.join(', ')}) values ${rows.join(', ')}`, values);
};

describe('a legal text that is published (R700)', () => {
  test('comes in both languages, or not at all', async () => {
    const alone = { code: CHECK, constraint: 'legal_texts_both_languages' };
    expect(await setup.refusal(publish(textOf('en')))).toEqual(alone);
    const atOtherTimes = publish(textOf('en'), textOf('ar', { published_at: '2027-01-02T09:00:00Z' }));
    expect(await setup.refusal(atOtherTimes)).toEqual(alone);
    const unlike = publish(textOf('en'), textOf('ar', { is_material: false }));
    expect(await setup.refusal(unlike)).toEqual(alone);
    expect(await setup.refusal(publish(textOf('en'), textOf('ar')))).toBeNull();
  });

  test('has the hash of its words', async () => {
    const sha256 = createHash('sha256').update('other words').digest();
    const version = '2027-06-01';
    expect(
      await setup.refusal(publish(textOf('en', { version, sha256 }), textOf('ar', { version }))),
    ).toEqual({ code: CHECK, constraint: 'legal_texts_sha256' });
  });

  test('is newer than all before it', async () => {
    const version = '2020-01-01';
    expect(await setup.refusal(publish(textOf('en', { version }), textOf('ar', { version })))).toEqual({
      code: CHECK,
      constraint: 'legal_texts_in_order',
    });
  });

  test.each([
    ['changed', "update legal_texts set body = 'other'"],
    ['deleted', 'delete from legal_texts'],
    ['emptied', 'truncate legal_texts cascade'],
  ])('is never %s', async (_what, sql) => {
    expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
  });
});

test('an application names a privacy notice that is published, in its own language', async () => {
  const { rows } = await setup.query("select version::text from legal_texts where kind = 'privacy' limit 1");
  const known = rows[0]?.version;
  const unknown = { code: FOREIGN_KEY, constraint: 'applications_privacy_text' };
  const apply = (more: Record<string, unknown>) =>
    setup.refusal(setup.insert('applications', { ...setup.rowOf.applications(), ...more }));
  expect(await apply({ privacy_version: known })).toBeNull();
  expect(await apply({ privacy_version: null })).toBeNull();
  expect(await apply({ privacy_version: '2019-01-01' })).toEqual(unknown);
  expect(await apply({ privacy_version: '2027-01-01', privacy_kind: 'terms' })).toEqual({
    code: CHECK,
    constraint: 'applications_privacy_kind',
  });
});
