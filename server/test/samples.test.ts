import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import { APPLICATION_STAGES, stagesOf } from '@bayan/domain/applications/application-stage';
import { isOverdue } from '@bayan/domain/homework/due-date';
import { isLeftOpen, isUpcoming, SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { missingChecks, validityOf } from '@bayan/domain/vetting/check-expiry';
import type { Database } from '@bayan/platform/db/database';
import { createDiskStore } from '@bayan/platform/file-store/disk-store';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyStore } from '#app/samples/empty-store.ts';
import { isEmptyStore } from '#app/samples/is-empty-store.ts';
import { loadSample } from '#app/samples/load-sample.ts';
import { prepareSample } from '#app/samples/prepare-sample.ts';
import { SAMPLE_ACCOUNTS } from '#app/samples/sample-accounts.ts';
import { settings } from '#schema/academy.ts';
import { applications } from '#schema/applications.ts';
import { availabilityHours, availabilitySets } from '#schema/availability.ts';
import { files } from '#schema/files.ts';
import { notices } from '#schema/notices.ts';
import { guardianConsents, guardians, profiles, tutors } from '#schema/people.ts';
import {
  feedback,
  homework,
  progressNotes,
  resources,
  sessionSeries,
  sessionSeriesDays,
  sessions,
  timetableSeries,
  timetables,
} from '#schema/teaching.ts';
import { vettingChecks } from '#schema/vetting.ts';
import { notifyOfLateApplications } from '#teaching/notices/notify-of-late-applications.ts';
import { fillSomeSeries } from '#teaching/session-series/fill-series.ts';
import { createTestApp, TEST_NOW, type TestApp } from './harness.ts';

let app: TestApp;
let db: Database;

beforeAll(async () => {
  app = await createTestApp();
  db = app.db;
  await loadSample(db, { now: app.clock.now(), files: app.files });
});
afterAll(() => app.close());

/** A job that has nothing to tell. */
const unexpected = () => Promise.reject(new Error('a gap was told'));

async function idOf(email: string, from = db): Promise<string> {
  const [row] = await from.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  if (!row) throw new Error(`nobody has ${email}`);
  return row.id;
}

/** What the badges of the sidebar show. */
async function badges(from: Database, now: Date) {
  const all = await from.select().from(sessions);
  const student = await idOf(SAMPLE_ACCOUNTS.student.email, from);
  const pending = await from
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.studentId, student), inArray(homework.status, ['assigned', 'in-progress'])));
  return [
    all.filter(session => isLeftOpen(session, now)).length,
    all.filter(session => session.studentId === student && isUpcoming(session, now)).length,
    pending.length,
  ];
}

describe('the samples', () => {
  test('make the badges read 3, 2 and 1', async () => {
    expect(await badges(db, TEST_NOW)).toEqual([3, 2, 1]);
  });

  test('hold a family’s application at every stage, one beyond its promise, and a question (R333)', async () => {
    const rows = await db.select().from(applications);
    const ofFamilies = rows.filter(({ kind }) => kind === 'student');
    expect(new Set(ofFamilies.map(({ stage }) => stage))).toEqual(new Set(APPLICATION_STAGES));
    expect(ofFamilies.filter(({ lateToldAt }) => lateToldAt !== null)).toHaveLength(1);
    expect(rows.filter(({ kind }) => kind === 'enquiry')).toHaveLength(1);
    // What was told before is not told again when the product starts.
    await notifyOfLateApplications(db, TEST_NOW);
    expect(await db.select().from(notices)).toEqual([]);
  });

  test('hold a tutor’s application at every stage; the one invited teaches here (R333)', async () => {
    const rows = await db.select().from(applications).where(eq(applications.kind, 'tutor'));
    expect(rows.map(({ stage }) => stage).toSorted()).toEqual(stagesOf('tutor').toSorted());
    const invited = rows.filter(({ profileId }) => profileId !== null);
    expect(invited).toMatchObject([
      { stage: 'matched', profileId: await idOf(SAMPLE_ACCOUNTS.tutor2.email) },
    ]);
  });

  test('hold what was checked of both tutors, and one document that ends soon (R333)', async () => {
    const rows = await db.select().from(vettingChecks);
    const ending = rows.filter(check => validityOf(check, TEST_NOW) === 'expiring');
    expect(ending).toMatchObject([{ tutorId: await idOf(SAMPLE_ACCOUNTS.tutor2.email) }]);
    const page = await (await app.fetch('/tutors/eleanor-w')).text();
    for (const check of ['DBS', 'CELTA']) expect(page).toContain(check);
    for (const { email } of [SAMPLE_ACCOUNTS.tutor, SAMPLE_ACCOUNTS.tutor2]) {
      const id = await idOf(email);
      expect(
        missingChecks(
          rows.filter(({ tutorId }) => tutorId === id),
          TEST_NOW,
        ),
      ).toEqual([]);
    }
  });

  test('give both tutors weekly hours (R333)', async () => {
    const sets = await db
      .select({ id: availabilitySets.id, until: availabilitySets.validUntil })
      .from(availabilitySets);
    expect(sets.map(({ until }) => until)).toEqual([null, null]);
    for (const { id } of sets)
      expect(await db.$count(availabilityHours, eq(availabilityHours.setId, id))).toBeGreaterThan(4);
  });

  test.each(Object.values(SAMPLE_ACCOUNTS))('let $email sign in as $role', async ({ email, role }) => {
    const response = await app.fetch('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: KNOWN_PASSWORD }),
    });
    expect(response.status).toBe(200);
    const { access_token: token } = (await response.json()) as { access_token: string };
    const me = await app.fetch('/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ profile: { email, role }, standing: 'active' });
  });

  test('hold the settings of the academy', async () => {
    const [row] = await db.select().from(settings);
    expect(row).toMatchObject({
      timezone: 'America/New_York',
      maxSessionDuration: 120,
      seriesHorizonWeeks: 26,
      defaultHourlyRate: 40,
      allowResourceDownloads: true,
      requireApprovalForNewTutors: true,
      launched: true,
    });
    expect(row?.businessHours.map(({ weekday, opens, closes }) => `${weekday} ${opens}-${closes}`)).toEqual([
      ...[1, 2, 3, 4, 5].map(weekday => `${weekday} 08:00-20:00`),
      '6 09:00-17:00',
    ]);
  });

  test('have two approved tutors at 45 and 50 pounds an hour', async () => {
    const rows = await db.select().from(tutors).orderBy(tutors.hourlyRate);
    expect(rows.map(row => [row.hourlyRate, row.currency, row.approvedAt !== null])).toEqual([
      [45, 'GBP', true],
      [50, 'GBP', true],
    ]);
  });

  test('have students all over the Gulf, each with an Arabic name and a guardian who consented', async () => {
    const rows = await db
      .select({ country: profiles.country, id: profiles.id })
      .from(profiles)
      .where(eq(profiles.role, 'student'));
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(new Set(rows.map(row => row.country))).toEqual(new Set(['SA', 'AE', 'QA', 'KW', 'OM', 'BH']));
    expect(await db.select().from(profiles).where(isNull(profiles.nameAr))).toEqual([]);
    const consenting = await db
      .selectDistinct({ id: guardians.studentId })
      .from(guardians)
      .innerJoin(guardianConsents, eq(guardianConsents.guardianId, guardians.id))
      .where(and(eq(guardianConsents.purpose, 'lessons'), eq(guardians.position, 1)));
    expect(new Set(consenting.map(row => row.id))).toEqual(new Set(rows.map(row => row.id)));
  });

  test('leave the student exactly two completed sessions to rate', async () => {
    const unrated = await db
      .select({ id: sessions.id })
      .from(sessions)
      .leftJoin(feedback, eq(feedback.sessionId, sessions.id))
      .where(
        and(
          eq(sessions.studentId, await idOf(SAMPLE_ACCOUNTS.student.email)),
          eq(sessions.status, 'completed'),
          isNull(feedback.studentRating),
        ),
      );
    expect(unrated).toHaveLength(2);
  });

  test('have sessions of every status, one of them under way now', async () => {
    const rows = await db.select().from(sessions);
    expect(new Set(rows.map(row => row.status))).toEqual(new Set(SESSION_STATUSES));
    const underWay = rows.filter(row => row.startsAt <= TEST_NOW && row.endsAt > TEST_NOW);
    expect(underWay.map(row => row.status)).toEqual(['in-progress']);
    expect(rows.some(row => row.cancelReason)).toBe(true);
  });

  test('give each tutor weekly lessons that are filled, one day skipped and one to decide about (R333)', async () => {
    const series = await db.select().from(sessionSeries);
    expect(new Set(series.map(({ tutorId }) => tutorId)).size).toBe(2);
    const changes = { seriesFilled: unexpected, seriesHasGaps: unexpected };
    expect(await fillSomeSeries(db, { now: TEST_NOW, changes }, null)).toBeNull();
    for (const { id, filledUntil } of series) {
      expect(await db.select().from(sessionSeries).where(eq(sessionSeries.id, id))).toMatchObject([
        { filledUntil },
      ]);
      // 26 weeks ahead, but for one day.
      expect(await db.$count(sessions, eq(sessions.seriesId, id))).toBeGreaterThanOrEqual(24);
    }
    const off = await db.select().from(sessionSeriesDays);
    expect(
      off.map(({ kind, settledAt }) => `${kind} ${settledAt === null ? 'open' : 'settled'}`).toSorted(),
    ).toEqual(['clash open', 'skipped settled']);
  });

  test('prepare the next Ramadan of one country, whose timetable moves nothing yet (R546)', async () => {
    const prepared = await db.select().from(timetables);
    expect(prepared).toMatchObject([{ status: 'draft', certainty: 'expected' }]);
    expect(await db.$count(timetableSeries)).toBe(0);
    const families = await db
      .select()
      .from(profiles)
      .where(eq(profiles.country, prepared[0]?.country ?? ''));
    const theirs = inArray(
      sessionSeries.studentId,
      families.map(({ id }) => id),
    );
    expect(await db.$count(sessionSeries, theirs)).toBeGreaterThan(0);
  });

  test('have nobody in two lessons at once, nor a lesson completed before its end', async () => {
    const rows = (await db.select().from(sessions)).filter(row => row.status !== 'cancelled');
    const meeting = rows.flatMap(a =>
      rows.filter(
        b =>
          a.id < b.id &&
          (a.tutorId === b.tutorId || a.studentId === b.studentId) &&
          a.startsAt < b.endsAt &&
          b.startsAt < a.endsAt,
      ),
    );
    expect(meeting).toEqual([]);
    expect(rows.filter(row => row.status === 'completed' && row.endsAt > TEST_NOW)).toEqual([]);
  });

  test('have homework in every state, overdue and graded included, and notes', async () => {
    const rows = await db.select().from(homework);
    expect(new Set(rows.map(row => row.status))).toEqual(new Set(['assigned', 'in-progress', 'completed']));
    expect(rows.some(row => row.grade && row.feedback)).toBe(true);
    const student = await idOf(SAMPLE_ACCOUNTS.student.email);
    const overdue = rows.filter(row => isOverdue(row, TEST_NOW));
    expect(overdue).toHaveLength(1);
    expect(overdue[0]?.studentId).not.toBe(student);
    const notes = await db.select().from(progressNotes);
    expect(notes.every(note => note.strengths.length > 0 && note.areasForImprovement.length > 0)).toBe(true);
    expect(notes.length).toBeGreaterThan(5);
  });

  test('have resources of every type, one private, with real files behind all but the link', async () => {
    const rows = await db
      .select({ type: resources.type, isPublic: resources.isPublic, file: files })
      .from(resources)
      .leftJoin(files, eq(files.id, resources.fileId));
    expect(new Set(rows.map(row => row.type))).toEqual(new Set(['document', 'video', 'worksheet', 'link']));
    expect(rows.filter(row => !row.isPublic)).toHaveLength(1);
    for (const { type, file } of rows) {
      expect(file === null).toBe(type === 'link');
      if (!file) continue;
      const bytes = readFileSync(join(app.config.dataDir, 'files', file.storageKey));
      expect(bytes.length).toBe(file.size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256.toString('hex'));
      expect(file.mediaType).toBe(type === 'video' ? 'video/mp4' : 'application/pdf');
    }
  });

  test('speak of nothing that has not happened yet', async () => {
    const { rows } = await db.$client.query<{ late: number }>(
      `select (select count(*) from sessions where greatest(created_at, updated_at, cancelled_at) > $1)
            + (select count(*) from feedback where greatest(student_rated_at, tutor_rated_at) > $1)
            + (select count(*) from homework where greatest(created_at, submitted_at, graded_at) > $1)
            + (select count(*) from vetting_events where at > $1)
            + (select count(*) from progress_notes where created_at > $1)
            + (select count(*) from resources where created_at > $1) as late`,
      [TEST_NOW],
    );
    expect(Number(rows[0]?.late)).toBe(0);
  });

  test('are not loaded a second time', async () => {
    const before = await db.$count(profiles);
    await loadSample(db, { now: TEST_NOW, files: app.files });
    expect(await db.$count(profiles)).toBe(before);
  });
});

describe('whenever they are loaded', () => {
  let own: Database;
  let dataDir: string;
  let empty: TestApp;
  beforeAll(async () => {
    empty = await createTestApp();
    own = empty.db;
    dataDir = empty.config.dataDir;
  });
  afterAll(() => empty.close());

  test.each([
    ['just before midnight in Riyadh', '2026-11-15T20:59:59.999Z'],
    ['at midnight in Riyadh', '2026-11-15T21:00:00.000Z'],
    ['between two midnights of the Gulf', '2026-11-15T20:30:00.000Z'],
    ['while lessons are usually given', '2026-11-15T14:17:42.123Z'],
    ['when London’s clocks go forward', '2027-03-28T01:00:30.000Z'],
    ['when London’s clocks go back', '2026-10-25T00:59:30.000Z'],
    ['on 29 February', '2028-02-29T22:10:00.000Z'],
    ['at the end of a month', '2026-12-31T23:59:30.000Z'],
  ])('%s, the badges read 3, 2 and 1', async (_, instant) => {
    await emptyStore(own.$client, dataDir);
    expect(await isEmptyStore(own)).toBe(true);
    await loadSample(own, { now: new Date(instant), files: createDiskStore(dataDir) });
    expect(await badges(own, new Date(instant))).toEqual([3, 2, 1]);
  });

  test('an emptied store keeps no file and no mail of the time before', async () => {
    await loadSample(own, { now: TEST_NOW, files: createDiskStore(dataDir) });
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    await emptyStore(own.$client, dataDir);
    expect(readdirSync(dataDir).filter(name => name === 'files' || name === 'mail')).toEqual([]);
  });

  test('several processes at once load them once', async () => {
    await emptyStore(own.$client, dataDir);
    await Promise.all(
      [1, 2, 3].map(() => loadSample(own, { now: TEST_NOW, files: createDiskStore(dataDir) })),
    );
    expect(await own.$count(tutors)).toBe(2);
  });

  test('a load that fails leaves no row, and the next one succeeds', async () => {
    await emptyStore(own.$client, dataDir);
    await own.$client.query('alter table resources rename to resources_away');
    await expect(loadSample(own, { now: TEST_NOW, files: createDiskStore(dataDir) })).rejects.toThrow();
    expect(await isEmptyStore(own)).toBe(true);
    await own.$client.query('alter table resources_away rename to resources');
    await loadSample(own, { now: TEST_NOW, files: createDiskStore(dataDir) });
    expect(await badges(own, TEST_NOW)).toEqual([3, 2, 1]);
  });
});

describe('at the start', () => {
  test('the accounts are told for as long as their password can be used', async () => {
    const lines = await prepareSample({ db, embedded: true, files: app.files }, app.config, TEST_NOW);
    for (const { email } of Object.values(SAMPLE_ACCOUNTS)) expect(lines.join('\n')).toContain(email);
    expect(lines.join('\n')).toContain(KNOWN_PASSWORD);
  });

  test('a public address is refused while the sample password can be used', async () => {
    const publicConfig = { ...app.config, isLocal: false, publicUrl: 'https://academy.example' };
    await expect(
      prepareSample({ db, embedded: true, files: app.files }, publicConfig, TEST_NOW),
    ).rejects.toThrow(/sample password/);
  });

  test('a store without samples has nothing to tell', async () => {
    const plain = await createTestApp({ env: { SAMPLE_DATA: '0' } });
    try {
      expect(
        await prepareSample({ db: plain.db, embedded: true, files: plain.files }, plain.config, TEST_NOW),
      ).toEqual([]);
      expect(await isEmptyStore(plain.db)).toBe(true);
    } finally {
      await plain.close();
    }
  });
});
