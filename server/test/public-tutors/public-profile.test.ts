import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { addressOf, addTutor, FORM, publish } from './shown-tutor.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

interface Record {
  readonly profile: { slug: string; line: string } | null;
  readonly version: number;
}
const read = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Record;
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; field?: string } }).error;

describe('an administrator (R711)', () => {
  test('shows a tutor who agreed; when and by whom is stored, and recorded', async () => {
    const id = await addTutor(app);
    expect(await read(admin.call('GET', addressOf(id)))).toEqual({ tutorId: id, profile: null, version: 0 });
    const answer = await publish(admin, id);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    const published = {
      ...FORM,
      ...{ slug: 'eleanor-w', agreedAt: '2026-11-01T10:00:00.000Z', publishedBy: admin.id },
      publishedAt: app.clock.now().toISOString(),
    };
    expect(await answer.json()).toEqual({ tutorId: id, profile: published, version: 1 });
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(lines).toMatchObject([
      { action: 'public-tutor.published', noun: 'public-tutors', actorId: admin.id },
    ]);
  });

  test('changes what is shown, under the same address, and not over a change of somebody else', async () => {
    const id = await addTutor(app, 'Harriet Cole');
    const { profile } = await read(publish(admin, id));
    const changed = await read(publish(admin, id, { line: 'Another line.' }, 1));
    expect(changed).toMatchObject({ profile: { slug: profile?.slug, line: 'Another line.' }, version: 2 });
    const stale = await publish(admin, id, { line: 'Over it.' }, 1);
    expect([stale.status, (await codeOf(stale)).code]).toEqual([412, 'conflict.stale']);
  });

  test('takes her down, and can show her again', async () => {
    const id = await addTutor(app, 'Amelia Gray');
    await publish(admin, id);
    const gone = await admin.call('DELETE', addressOf(id), { version: 1 });
    expect(await gone.json()).toEqual({ tutorId: id, profile: null, version: 2 });
    const again = await read(publish(admin, id, {}, 2));
    expect(again).toMatchObject({ profile: { slug: 'amelia-g' }, version: 3 });
    const lines = await app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.targetId, id))
      .orderBy(auditLog.id);
    expect(lines.map(({ action }) => action)).toEqual([
      'public-tutor.published',
      'public-tutor.withdrawn',
      'public-tutor.published',
    ]);
  });

  test('who saw her before she was taken down does not write over what was published since', async () => {
    const id = await addTutor(app, 'Beatrice Hale');
    await publish(admin, id);
    await admin.call('DELETE', addressOf(id), { version: 1 });
    await publish(admin, id, { line: 'What she wants now.' }, 2);
    expect((await publish(admin, id, { line: 'What she wanted.' }, 1)).status).toBe(412);
    expect((await read(admin.call('GET', addressOf(id)))).profile?.line).toBe('What she wants now.');
  });

  test('leaves the address of a tutor who was taken down to nobody else', async () => {
    const id = await addTutor(app, 'Clara Young');
    await publish(admin, id);
    await admin.call('DELETE', addressOf(id), { version: 1 });
    const other = await read(publish(admin, await addTutor(app, 'Clara Yates')));
    expect(other.profile?.slug).toBe('clara-y-2');
  });

  test('gives two of one name two addresses', async () => {
    const slugs = [];
    for (const name of ['Thomas Brown', 'Thomas Baker', 'Thomas Bell'])
      slugs.push((await read(publish(admin, await addTutor(app, name)))).profile?.slug);
    expect(slugs).toEqual(['thomas-b', 'thomas-b-2', 'thomas-b-3']);
  });

  test.each([
    ['line', 'Miss Whitcombe teaches'],
    ['line', 'Write to eleanor@private.example'],
    ['lineAr', 'رقمي ٠٧٧٠٠٩٠٠١٤٢'],
  ])('cannot publish what the public must not learn: %s, %s', async (field, words) => {
    const id = await addTutor(app);
    const answer = await publish(admin, id, { [field]: words });
    expect(answer.status).toBe(422);
    expect(await codeOf(answer)).toMatchObject({ code: 'public-profile.reveals', field });
    expect((await read(admin.call('GET', addressOf(id)))).profile).toBeNull();
  });

  test.each([
    [{ line: '' }],
    [{ lineAr: undefined }],
    [{ languages: ['klingon'] }],
    [{ levels: [] }],
    [{ teachingSince: 1800 }],
    [{ agreedAt: undefined }],
    [{ agreedAt: '2031-01-01T00:00:00Z' }],
    [{ agreedAt: '0000-01-01T00:00:00Z' }],
    [{ hourlyRate: 45 }],
  ])('is told what is wrong with %j', async more => {
    const id = await addTutor(app);
    expect((await publish(admin, id, more)).status).toBe(422);
  });

  test('finds nobody who does not teach', async () => {
    const id = await addPerson(app, { role: 'student' });
    for (const answer of [
      await admin.call('GET', addressOf(id)),
      await publish(admin, id),
      await admin.call('DELETE', addressOf(id), { version: 0 }),
    ])
      expect(answer.status).toBe(404);
  });
});
