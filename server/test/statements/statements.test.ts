import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordReads } from '#schema/academy.ts';
import { profiles, tutors } from '#schema/people.ts';
import { assign, signIn } from '#test/builders.ts';
import { openStatementSetup, type StatementSetup } from './statement-setup.ts';

let setup: StatementSetup;
beforeEach(async () => {
  setup = await openStatementSetup();
});
afterEach(() => setup.app.close());

describe('a statement of a month (R792, R793)', () => {
  test('bills the family by its price and pays the tutor by her rate', async () => {
    const { admin, tutor, student, lesson, price, statement } = setup;
    await price(150, '2026-11-01', 0);
    await lesson({ startsAt: '2026-11-10T15:00:00Z', family: 60, tutor: 60 });
    // A technical failure on nobody's side that the tutor is paid for.
    await lesson({ startsAt: '2026-11-12T15:00:00Z', family: 0, tutor: 60 });
    const bill = await statement(admin, student.id, '2026-11');
    expect(bill).toMatchObject({
      ...{ side: 'family', person: { name: 'Omar Al-Harbi' }, timezone: 'Asia/Riyadh', isOver: false },
      ...{ lessons: 2, minutes: 60, sums: [{ currency: 'SAR', units: 15_000 }] },
    });
    expect(bill.lines).toMatchObject([
      {
        person: { name: 'Eleanor' },
        minutes: 60,
        rate: { currency: 'SAR', perHour: 150 },
        amount: { units: 15_000 },
      },
      { minutes: 0, amount: { units: 0 } },
    ]);
    const pay = await statement(admin, tutor.id, '2026-11');
    expect(pay).toMatchObject({ side: 'tutor', minutes: 120, sums: [{ currency: 'GBP', units: 9000 }] });
    expect(pay.lines[0]).toMatchObject({
      ...{ person: { name: 'Omar Al-Harbi' }, rate: { currency: 'GBP', perHour: 45 } },
      amount: { units: 4500 },
    });
  });

  test('keeps its sums when price and rate change later', async () => {
    const { admin, tutor, student, lesson, price, statement, app } = setup;
    await price(150, '2026-03-01', 0);
    await lesson({ startsAt: '2026-03-10T15:00:00Z', family: 60, tutor: 60 });
    const before = [
      await statement(admin, student.id, '2026-03'),
      await statement(admin, tutor.id, '2026-03'),
    ];
    await price(200, '2026-05-01', 1);
    await app.db.update(tutors).set({ hourlyRate: 60 }).where(eq(tutors.profileId, tutor.id));
    const after = [
      await statement(admin, student.id, '2026-03'),
      await statement(admin, tutor.id, '2026-03'),
    ];
    expect(after).toEqual(before);
  });

  test('says that no price is agreed, and never counts it as nothing', async () => {
    const { student, lesson, statement, admin } = setup;
    await lesson({ startsAt: '2026-11-10T15:00:00Z', family: 60, tutor: 60 });
    expect(await statement(admin, student.id, '2026-11')).toMatchObject({
      ...{ unpriced: 1, minutes: 60, sums: [] },
      lines: [{ state: 'unpriced', rate: null, amount: null }],
    });
  });

  test('names what is open, what was closed before facts were kept, and what is to come', async () => {
    const { tutor, lesson, statement } = setup;
    await lesson({ startsAt: '2026-11-10T15:00:00Z', values: { status: 'scheduled', outcome: null } });
    await lesson({ startsAt: '2026-11-11T15:00:00Z', values: { outcome: null } });
    await lesson({ startsAt: '2026-11-25T15:00:00Z', values: { status: 'scheduled', outcome: null } });
    expect(await statement(tutor, tutor.id)).toMatchObject({
      ...{ month: '2026-11', lessons: 2, open: 1, unrecorded: 1, toCome: 1, sums: [] },
      lines: [{ state: 'open' }, { state: 'unrecorded' }],
    });
  });

  test('leaves out what a series or a correction took out of the record', async () => {
    const { tutor, lesson, statement } = setup;
    const cancelled = { status: 'cancelled', cancelledAt: new Date(), cancelledBy: tutor.id } as const;
    for (const outcome of ['withdrawn', 'void', 'family-cancelled'] as const)
      await lesson({
        startsAt: '2026-11-10T15:00:00Z',
        family: 0,
        tutor: 0,
        values: { ...cancelled, outcome },
      });
    expect((await statement(tutor, tutor.id)).lines.map(({ outcome }) => outcome)).toEqual([
      'family-cancelled',
    ]);
  });

  test('puts a lesson into the month of the family’s clock, and of the tutor’s clock of then', async () => {
    const { app, admin, tutor, student, lesson, statement } = setup;
    // 00:30 of 1 November in Riyadh, 21:30 of 31 October in London.
    await lesson({ startsAt: '2026-10-31T21:30:00Z', family: 60, tutor: 60, tutorTimezone: 'Europe/London' });
    const months = async () => ({
      family: (await statement(admin, student.id, '2026-11')).lessons,
      tutor: (await statement(admin, tutor.id, '2026-10')).lessons,
    });
    expect(await months()).toEqual({ family: 1, tutor: 1 });
    await app.db.update(profiles).set({ timezone: 'Asia/Tokyo' }).where(eq(profiles.id, tutor.id));
    await app.db.update(profiles).set({ timezone: 'America/Toronto' }).where(eq(profiles.id, student.id));
    expect(await months()).toEqual({ family: 1, tutor: 1 });
  });

  test('keeps the clock of the tutor with what she closes', async () => {
    const { app, tutor, student, statement } = setup;
    await assign(app, tutor.id, student.id, tutor.id);
    const body = {
      ...{ studentId: student.id, subject: 'English', date: '2026-11-10', time: '15:00', duration: 60 },
      ...{ timezone: 'UTC', status: 'completed' },
    };
    expect((await tutor.call('POST', '/api/sessions', { body })).status).toBe(201);
    const { lines } = await statement(tutor, tutor.id, '2026-11');
    expect(lines).toMatchObject([{ timezone: 'Europe/London', state: 'counted', minutes: 60 }]);
  });
});

describe('who reads a statement (R792)', () => {
  test('a family reads its price and never a rate, a tutor her rate and never a price', async () => {
    const { tutor, student, lesson, price, statement } = setup;
    await price(150, '2026-11-01', 0);
    await lesson({ startsAt: '2026-11-10T15:00:00Z', family: 60, tutor: 60 });
    expect(JSON.stringify(await statement(student, student.id))).not.toMatch(/GBP|"perHour":45/);
    expect(JSON.stringify(await statement(tutor, tutor.id))).not.toMatch(/SAR|"perHour":150/);
  });

  test('everybody else’s and nobody’s are not found', async () => {
    const { app, admin, tutor, student } = setup;
    const other = await signIn(app, { role: 'tutor' });
    for (const [who, id] of [
      [tutor, student.id],
      [student, tutor.id],
      [other, tutor.id],
      [admin, admin.id],
    ] as const)
      for (const path of [`/api/statements/${id}`, `/api/statements/${id}/export`])
        expect((await who.call('GET', path)).status).toBe(404);
  });

  test('a former tutor reads her own, with the first name alone', async () => {
    const { app, tutor, student, lesson, statement } = setup;
    const { id: adminId } = setup.admin;
    const assignment = await assign(app, tutor.id, student.id, adminId);
    await lesson({ startsAt: '2026-11-10T15:00:00Z', family: 60, tutor: 60 });
    const ended = await setup.admin.call('POST', `/api/assignments/${assignment}/end`, { version: 1 });
    expect(ended.status).toBeLessThan(300);
    expect((await statement(tutor, tutor.id)).lines).toMatchObject([
      { person: { name: 'Omar' }, minutes: 60 },
    ]);
  });

  test('a look of an admin at a family’s is recorded, the family’s own is not', async () => {
    const { app, admin, tutor, student, statement } = setup;
    await statement(admin, tutor.id);
    await statement(student, student.id);
    expect(await app.db.select().from(recordReads)).toEqual([]);
    await statement(admin, student.id);
    expect(await app.db.select().from(recordReads)).toMatchObject([
      { readerId: admin.id, studentId: student.id, what: 'statement' },
    ]);
  });
});

describe('the list of a month (R794)', () => {
  const list = async (query: string) => {
    const answer = await setup.admin.call('GET', `/api/statements?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { items: Record<string, unknown>[]; nextCursor: string | null };
  };

  test('has whoever has lessons in it, by name, with the sums of their statements', async () => {
    const { student, lesson, price, newPerson, tutor } = setup;
    const aisha = await newPerson('student', 'Aisha');
    await newPerson('student', 'Nobody of November');
    await price(150, '2026-11-01', 0);
    await lesson({ startsAt: '2026-11-10T15:00:00Z', family: 60, tutor: 60 });
    await lesson({ startsAt: '2026-11-11T15:00:00Z', family: 60, tutor: 60, studentId: aisha });
    const families = await list('side=family&month=2026-11');
    expect(families).toMatchObject({
      items: [
        { name: 'Aisha', lessons: 1, unpriced: 1, sums: [] },
        { id: student.id, lessons: 1, unpriced: 0, sums: [{ currency: 'SAR', units: 15_000 }] },
      ],
      nextCursor: null,
    });
    expect((await list('side=tutor')).items).toMatchObject([
      { id: tutor.id, lessons: 2, minutes: 120, sums: [{ currency: 'GBP', units: 9000 }] },
    ]);
    expect((await list('side=tutor&month=2026-10')).items).toEqual([]);
  });

  test('goes on page by page, without a gap and without a double', async () => {
    const { lesson, newPerson } = setup;
    for (const name of ['Aisha', 'Badr', 'Celine', 'Dana'])
      await lesson({
        startsAt: '2026-11-10T15:00:00Z',
        family: 60,
        tutor: 60,
        studentId: await newPerson('student', name),
      });
    const names: unknown[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`side=family&limit=3${cursor && `&cursor=${cursor}`}`);
      names.push(...page.items.map(({ name }) => name));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(names).toEqual(['Aisha', 'Badr', 'Celine', 'Dana']);
  });
});

test('a statement as a file has no formula in it, and names the month (R796)', async () => {
  const { student, lesson, newPerson } = setup;
  const tutorId = await newPerson('tutor', '=cmd|calc');
  await lesson({ startsAt: '2026-11-10T15:00:00Z', family: 60, tutor: 60, tutorId });
  const answer = await student.call('GET', `/api/statements/${student.id}/export?month=2026-11`);
  expect(answer.headers.get('content-disposition')).toContain('statement-family-2026-11.csv');
  expect(await answer.text()).toContain(
    "2026-11-10 18:00,Asia/Riyadh,'=cmd|calc,English,60,completed,taught,unpriced",
  );
});
