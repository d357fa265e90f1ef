import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, recordReads } from '#schema/academy.ts';
import { applicationEvents, applications } from '#schema/applications.ts';
import { addApplication, addTutorApplication, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { applicantOf, codeOf, FAMILY } from './applicant.ts';

let app: TestApp;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  colleague = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const MOMENT = 1000;
const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
const move = (id: string, body: object, version: number, by = admin) =>
  by.call('PUT', `/api/applications/${id}/stage`, { body, version });

describe('stages', () => {
  test('a move names its new stage, its owner and the next version (R821)', async () => {
    const id = await addApplication(app);
    const moved = await bodyOf(await move(id, { stage: 'contacted' }, 1));
    expect(moved).toMatchObject({ stage: 'contacted', ownerId: admin.id, version: 2 });
    const again = await bodyOf(await move(id, { stage: 'new' }, 2, colleague));
    expect(again).toMatchObject({ stage: 'new', ownerId: admin.id });
  });

  test('a move that skips what belongs to it is refused (R821)', async () => {
    const id = await addApplication(app);
    const answer = await move(id, { stage: 'first-lesson' }, 1);
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'application.stage']);
    expect((await move(id, { stage: 'matched' }, 1)).status).toBe(422);
  });

  test('closing needs a reason, and a closed application is opened again where it was (R821)', async () => {
    const id = await addApplication(app);
    expect((await move(id, { stage: 'closed' }, 1)).status).toBe(422);
    expect((await move(id, { stage: 'contacted', reason: 'other' }, 1)).status).toBe(422);
    const closed = await bodyOf(await move(id, { stage: 'closed', reason: 'no-answer' }, 1));
    expect(closed).toMatchObject({ stage: 'closed', closedReason: 'no-answer' });
    const reopensTo = async () =>
      (await bodyOf(await admin.call('GET', `/api/applications/${id}`))).reopensTo;
    expect(await reopensTo()).toBe('new');
    const opened = await bodyOf(await move(id, { stage: 'contacted' }, 2));
    expect(await reopensTo()).toBeNull();
    expect(opened).toMatchObject({ stage: 'new', closedReason: null });
    await move(id, { stage: 'contacted' }, 3);
    app.clock.advance(MOMENT);
    await move(id, { stage: 'closed', reason: 'no-answer' }, 4);
    expect(await bodyOf(await move(id, { stage: 'contacted' }, 5))).toMatchObject({ stage: 'contacted' });
  });

  test('the second of two colleagues is told where it stands, without the family (R822)', async () => {
    const id = await addApplication(app);
    await move(id, { stage: 'contacted' }, 1);
    const late = await move(id, { stage: 'closed', reason: 'other' }, 1, colleague);
    expect(late.status).toBe(412);
    const text = await late.text();
    expect(JSON.parse(text).error.current).toMatchObject({ stage: 'contacted', version: 2 });
    expect(text).not.toMatch(/Omar|Maryam/);
  });

  test('the database refuses a stage that a kind does not have (R820)', async () => {
    const { id } = await addTutorApplication(app);
    const set = (values: object) => app.db.update(applications).set(values).where(eq(applications.id, id));
    await expect(set({ stage: 'first-lesson', matchedAt: app.clock.now() })).rejects.toThrow();
    await expect(set({ stage: 'closed' })).rejects.toThrow();
    await expect(set({ stage: 'matched' })).rejects.toThrow();
  });
});

describe('owner', () => {
  const give = (id: string, ownerId: string | null, version: number) =>
    admin.call('PUT', `/api/applications/${id}/owner`, { body: { ownerId }, version });

  test('an application is given to a colleague, and the list knows whose it is (R821)', async () => {
    const id = await addApplication(app);
    expect((await give(id, colleague.id, 1)).status).toBe(200);
    const answer = await admin.call('GET', `/api/applications?kind=student&owner=${colleague.id}`);
    expect(await answer.json()).toMatchObject({ items: [{ id, owner: { id: colleague.id } }] });
    const unowned = await admin.call('GET', '/api/applications?kind=student&owner=none');
    expect(JSON.stringify(await unowned.json())).not.toContain(id);
  });

  test('only an active admin owns an application (R821)', async () => {
    const id = await addApplication(app);
    const tutor = await signIn(app, { role: 'tutor' });
    const answer = await give(id, tutor.id, 1);
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'application.owner']);
  });

  test('who filters by owner says which kind (R821)', async () => {
    expect((await admin.call('GET', '/api/applications?owner=none')).status).toBe(422);
  });
});

describe('timeline', () => {
  test('every change and note stands there with who and when, newest first (R822)', async () => {
    const id = await addApplication(app);
    await move(id, { stage: 'contacted' }, 1);
    app.clock.advance(MOMENT);
    const path = `/api/applications/${id}/notes`;
    expect((await colleague.call('POST', path, { body: { text: 'Shy in class' } })).status).toBe(201);
    const { timeline } = (await bodyOf(await admin.call('GET', `/api/applications/${id}`))) as {
      timeline: { items: object[]; nextCursor: null };
    };
    expect(timeline).toMatchObject({
      items: [
        { by: { id: colleague.id }, what: { kind: 'note', text: 'Shy in class' } },
        { by: { id: admin.id }, what: { kind: 'stage', from: 'new', to: 'contacted', reason: null } },
      ],
      nextCursor: null,
    });
    const rest = await admin.call('GET', `/api/applications/${id}/timeline?limit=1`);
    expect(await rest.json()).toMatchObject({ items: [timeline.items[0]] });
  });

  test('a look at it is a look at the child’s record (R822, R280)', async () => {
    const id = await addApplication(app);
    await admin.call('GET', `/api/applications/${id}/timeline`);
    const reads = await app.db.select().from(recordReads).where(eq(recordReads.applicationId, id));
    expect(reads).toMatchObject([{ what: 'application timeline', readerId: admin.id }]);
  });

  test('nobody changes an entry, and the audit has none of its words (R822)', async () => {
    const id = await addApplication(app);
    await admin.call('POST', `/api/applications/${id}/notes`, { body: { text: 'Shy in class' } });
    const change = app.db.update(applicationEvents).set({ data: { text: 'Bold' } });
    await expect(change.where(eq(applicationEvents.applicationId, id))).rejects.toThrow();
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(lines).toMatchObject([{ action: 'application.noted', actorId: admin.id }]);
    expect(JSON.stringify(lines)).not.toContain('Shy');
  });
});

describe('duplicates', () => {
  test('one phone is one number, however it was typed (R823)', async () => {
    const applicant = applicantOf(app);
    const [first, second] = [randomUUID(), randomUUID()];
    const own = { ...FAMILY, email: 'hessa@family.example', phone: '+966555555501' };
    await applicant.post(own, { id: first });
    await applicant.post({ ...own, email: 'hessa@work.example', phone: '+966 0555 555 501' }, { id: second });
    const { duplicates } = await bodyOf(await admin.call('GET', `/api/applications/${second}`));
    expect(duplicates).toMatchObject([{ id: first, samePhone: true, sameEmail: false }]);
  });

  test('the same address is found in other applications and in accounts (R823)', async () => {
    const id = await addApplication(app);
    const { duplicates } = await bodyOf(await admin.call('GET', `/api/applications/${id}`));
    expect(duplicates).toContainEqual(expect.objectContaining({ sameEmail: true, samePhone: false }));
    const email = `${admin.id}@people.example`;
    await app.db.update(applications).set({ email }).where(eq(applications.id, id));
    const { account } = await bodyOf(await admin.call('GET', `/api/applications/${id}`));
    expect(account).toMatchObject({ id: admin.id });
  });
});

test('a certificate opens by its link, for an admin alone (R826)', async () => {
  const { id, fileId } = await addTutorApplication(app);
  const ask = (application: string) =>
    admin.call('POST', `/api/applications/${application}/link`, { body: { fileId, use: 'view' } });
  const { url } = (await bodyOf(await ask(id))) as { url: string };
  expect((await app.fetch(url)).status).toBe(200);
  expect((await ask(await addApplication(app))).status).toBe(404);
  const tutor = await signIn(app, { role: 'tutor' });
  expect((await app.fetch(url.replace(admin.id, tutor.id))).status).toBe(404);
});
