import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const RECORD = '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001';

let app: TestApp;
let owner: Person;
let tutor: string;
beforeEach(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin', name: 'Noura', timezone: 'Asia/Riyadh' });
  tutor = await addPerson(app, { role: 'tutor', name: 'Sara' });
});
afterEach(() => app.close());

type Line = Partial<typeof auditLog.$inferInsert>;
const add = async (...lines: Line[]) => {
  for (const line of lines)
    await app.db.insert(auditLog).values({
      ...{ action: 'session.changed', noun: 'sessions', actorId: tutor, at: app.clock.now() },
      ...line,
    });
};

interface Page {
  readonly items: {
    id: string;
    action: string;
    actor: { id: string; name: string } | null;
    before: unknown;
    after: unknown;
  }[];
  readonly nextCursor: string | null;
}
const read = async (query = '') => (await (await owner.call('GET', `/api/audit${query}`)).json()) as Page;
const actions = async (query: string) => (await read(query)).items.map(({ action }) => action);

test('an entry tells who did what, and what was there before and after (R807)', async () => {
  await add({ targetId: RECORD, before: { notes: 'One' }, after: { notes: 'Two' }, requestId: 'a request' });
  expect((await read()).items[0]).toMatchObject({
    actor: { id: tutor, name: 'Sara', role: 'tutor' },
    action: 'session.changed',
    noun: 'sessions',
    targetId: RECORD,
    before: { notes: 'One' },
    after: { notes: 'Two' },
    requestId: 'a request',
  });
});

test('a cursor that names an id of another list is refused (R807)', async () => {
  const cursor = btoa(JSON.stringify(['2026-11-18T08:00:00.000Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff']));
  const refused = await owner.call('GET', `/api/audit?cursor=${cursor}`);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { code: 'input.invalid', field: 'cursor' } });
});

test('what a command on the machine did has no actor (R807)', async () => {
  await add({ actorId: null, action: 'profile.role-set', noun: 'profiles' });
  expect((await read()).items[0]).toMatchObject({ actor: null, action: 'profile.role-set' });
});

test.each([
  ['person', () => `?actor=${tutor}`, ['session.logged', 'session.changed']],
  ['kind of record', () => '?noun=settings', ['settings.changed']],
  ['record', () => `?target=${RECORD}`, ['session.changed']],
  ['action', () => '?action=session.logged', ['session.logged']],
  ['several at once', () => `?actor=${tutor}&action=settings.changed`, []],
])('the log is narrowed by %s (R807)', async (_what, query, expected) => {
  await add(
    { targetId: RECORD },
    { action: 'settings.changed', noun: 'settings', actorId: owner.id },
    { action: 'session.logged' },
  );
  expect(await actions(query())).toEqual(expected);
});

test('a period has the days of the owner’s clock, both included (R807)', async () => {
  await add(
    { action: 'session.before', at: new Date('2026-11-09T20:59:59Z') },
    { action: 'session.first', at: new Date('2026-11-09T21:00:00Z') },
    { action: 'session.last', at: new Date('2026-11-11T20:59:59Z') },
    { action: 'session.after', at: new Date('2026-11-11T21:00:00Z') },
  );
  expect(await actions('?from=2026-11-10&to=2026-11-11')).toEqual(['session.last', 'session.first']);
});

test('pages follow one another without a gap, also within one moment (R807)', async () => {
  await add(...Array.from({ length: 5 }, (_, index) => ({ after: { index } })));
  const seen: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await read(`?noun=sessions&limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ after }) => (after as { index: number }).index));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([4, 3, 2, 1, 0]);
});

test('each look and each export is an entry itself (R807)', async () => {
  await read(`?actor=${tutor}`);
  await (await owner.call('GET', '/api/audit/export?noun=sessions')).text();
  expect((await read('?noun=audit')).items).toMatchObject([
    { action: 'audit.exported', actor: { id: owner.id }, after: { noun: 'sessions' } },
    { action: 'audit.listed', actor: { id: owner.id }, after: { actor: tutor } },
  ]);
});

test('the export has every entry that the filters leave, and no cell is a formula (R807)', async () => {
  await add(
    { at: new Date('2026-11-10T08:00:00Z'), targetId: RECORD, after: { notes: '=1+1, "quoted"' } },
    { action: 'settings.changed', noun: 'settings' },
  );
  await app.db.insert(auditLog).values(
    Array.from({ length: 501 }, () => ({
      ...{ action: 'session.logged', noun: 'sessions', actorId: tutor, at: new Date('2026-11-11T08:00:00Z') },
    })),
  );
  const answer = await owner.call('GET', '/api/audit/export?noun=sessions');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="audit-\d{4}-\d\d-\d\d\.csv"/);
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines[0]).toContain('Time (UTC),Actor,Actor id,Action,Noun,Id,Before,After,Request');
  expect(lines).toHaveLength(1 + 501 + 1);
  expect(lines.at(-1)).toBe(
    `2026-11-10T08:00:00.000Z,Sara,${tutor},session.changed,sessions,${RECORD},,"{""notes"":""=1+1, \\""quoted\\""""}",`,
  );
});

test.each(['?actor=nobody', '?noun=Sessions', '?action=session', '?from=2026-02-30', '?cursor=x', '?who=me'])(
  'bad input is refused (R290): %s',
  async query => {
    expect((await owner.call('GET', `/api/audit${query}`)).status).toBe(422);
  },
);
