import { languages } from '@bayan/domain/language/language';
import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { CHECK_KINDS } from '@bayan/domain/vetting/checks';
import type { VettingCheck } from '@bayan/domain/vetting/vetting.contract';
import { Route, Routes } from 'react-router';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arPeople from '#locales/ar/people.json';
import arProfiles from '#locales/ar/profiles.json';
import ar from '#locales/ar/tutor-record.json';
import arVetting from '#locales/ar/vetting.json';
import enPeople from '#locales/en/people.json';
import enProfiles from '#locales/en/profiles.json';
import en from '#locales/en/tutor-record.json';
import enVetting from '#locales/en/vetting.json';
import { AdminTutor } from '#pages/admin-dashboard/tutor.tsx';
import { nameOf } from '#platform/person-name.ts';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { idOf, inHours, pageOf, session, student } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const peopleIn = { en: enPeople, ar: arPeople };
const profilesIn = { en: enProfiles, ar: arProfiles };
const vettingIn = { en: enVetting, ar: arVetting };
const { tutor } = session();

const record: WholeTutor = {
  profile: {
    ...tutor,
    email: 'amelia@tutors.example',
    role: 'tutor',
    phone: null,
    country: 'GB',
    language: 'en',
    calendar: 'gregory',
    picture: null,
    isActive: true,
    createdAt: inHours(-9000),
    updatedAt: inHours(-10),
    version: 7,
  },
  signIn: 'ready',
  tutor: {
    gender: 'female',
    bio: '',
    subjects: ['English'],
    englishLevels: ['beginner'],
    hourlyRate: 45,
    currency: 'GBP',
    availability: [],
    qualifications: ['PGCE'],
    experience: '',
    meetingLink: null,
    approvedAt: null,
    version: 1,
  },
  assignments: [
    { id: idOf(70), tutor, student, subject: 'English', from: inHours(-900), until: null, version: 2 },
  ],
  overview: {
    firstSteps: { profile: true, hours: true, documents: true, lesson: true },
    totals: { sessions: 34, ratings: 2, stars: 9 },
    upcomingWithinAWeek: 5,
    activeStudents: 1,
    upcoming: [session()],
    recent: [],
    leftOpen: { count: 2, sessions: [] },
    withoutNotes: { count: 0, sessions: [] },
    homeworkToMark: 1,
    hoursByMonth: [
      { month: '2026-10', minutes: 600 },
      { month: '2026-11', minutes: 300 },
    ],
  },
  week: {
    days: Array.from({ length: 7 }, (_, n) => ({
      ...{ day: `2026-11-1${n}`, lessons: n === 2 ? 3 : 0, minutes: n === 2 ? 150 : 0, offered: 180 },
    })),
    hasHours: true,
  },
  punctuality: { joined: 18, onTime: 17 },
};

const SHOWN = {
  ...{ slug: 'amelia-h', publishedAt: inHours(-500), publishedBy: idOf(1), agreedAt: inHours(-600) },
  ...{ teachingSince: 2015, languages: ['english'], levels: ['primary'] },
  ...{ line: 'We talk about it.', lineAr: 'نتحدّث عنه.' },
};

const FILE = { id: idOf(41), name: 'CELTA.pdf', size: 2048, mediaType: 'application/pdf' };
const checkOf = (kind: VettingCheck['kind'], more: Partial<VettingCheck> = {}): VettingCheck => ({
  ...{ kind, state: 'open', variant: null, expiresOn: null, note: '', documents: [] },
  ...{ checkedBy: null, checkedAt: null, version: 0 },
  ...more,
});
const checks = CHECK_KINDS.map(kind =>
  kind === 'teaching' ? checkOf(kind, { variant: 'celta', documents: [FILE], version: 1 }) : checkOf(kind),
);
const vetting = { tutorId: tutor.id, checks, missing: ['dbs'], lastDay: null };
const lessonOf = (n: number, tutors: readonly object[]) => ({
  ...{ id: idOf(n), subject: 'English', startsAt: inHours(n), endsAt: inHours(n + 1), duration: 60 },
  ...{ timezone: 'Asia/Riyadh', student, tutors },
});

describe.each(languages)('all of a tutor on one page in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const people = peopleIn[language];
  const checked = vettingIn[language];

  async function open(width: Width = 1280, published = false) {
    answer('GET /api/tutors/:id/record', record);
    answer('GET /api/vetting/:id', vetting);
    answer('GET /api/staff-notes', pageOf());
    const profile = published ? SHOWN : null;
    answer('GET /api/tutors/:id/public-profile', { tutorId: tutor.id, profile, version: 6 });
    await show(
      <Routes>
        <Route path="/admin-dashboard/tutors/:tutorId" element={<AdminTutor />} />
      </Routes>,
      { language, width, as: 'admin', at: `/admin-dashboard/tutors/${tutor.id}` },
    );
  }

  inBoth.each([390, 1280] as const)(
    'her week, load and rating are seen at a glance, at %i (R878, R972)',
    async width => {
      await open(width);
      await expect.element(page.getByText(words.figures.week)).toBeVisible();
      await expect.element(page.getByText('4.5')).toBeVisible();
      const of = (planned: string, offered: string) =>
        words.week.of.replace('{{planned}}', planned).replace('{{offered}}', offered);
      await expect.element(page.getByText(of('2.5', '21'))).toBeVisible();
      await expect.element(page.getByText(of('2.5', '3'), { exact: false })).toBeVisible();
      const calendar = page.getByRole('link', { name: words.week.calendar });
      await expect.element(calendar).toHaveAttribute('href', expect.stringContaining(`lanes=${tutor.id}`));
      const onTime = words.figures.of.replace('{{onTime}}', '17').replace('{{joined}}', '18');
      await expect.element(page.getByText(onTime)).toBeVisible();
      await expect.element(page.getByText(words.public.none)).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
    },
  );

  test('who waits is approved once it is said what is missing, over the version read (R878, R987)', async () => {
    const approve = 'POST /api/profiles/:id/approval';
    answer(approve, { profile: record.profile, standing: 'active', tutor: record.tutor, student: null });
    await open();
    await press(people.approve.open);
    const doubt = page.getByRole('alertdialog', { name: checked.approve.title });
    await expect.element(doubt).toMatchTextContent(checked.kinds.dbs);
    await doubt.getByRole('button', { name: checked.approve.confirm }).click();
    await expect.element(toast(people.approve.done.title)).toBeVisible();
    expect(asked(approve)[0]?.headers.get('if-match')).toBe('"7"');
  });

  test('a public page is taken down after it was asked, and published again as it was (R878, R711)', async () => {
    const takeDown = 'DELETE /api/tutors/:id/public-profile';
    answer(takeDown, { tutorId: tutor.id, profile: null, version: 7 });
    await open(390, true);
    await press(words.public.takeDown);
    const dialog = page.getByRole('alertdialog', { name: words.public.ask.title });
    await expect
      .element(dialog)
      .toMatchTextContent(words.public.ask.text.replace('{{name}}', nameOf(tutor, language)));
    await dialog.getByRole('button', { name: words.public.takeDown }).click();
    await expect.element(toast(words.public.down.title)).toBeVisible();
    expect(asked(takeDown)[0]?.headers.get('if-match')).toBe('"6"');
    const publish = 'PUT /api/tutors/:id/public-profile';
    answer(publish, { tutorId: tutor.id, profile: SHOWN, version: 8 });
    await press(words.public.down.undo);
    await expect.element(toast(words.public.again.title)).toBeVisible();
    const { slug: _, publishedAt: __, publishedBy: ___, ...form } = SHOWN;
    expect(asked(publish)[0]?.body).toEqual(form);
    expect(asked(publish)[0]?.headers.get('if-match')).toBe('"7"');
  });

  test('a check is confirmed with its document, over the version that was read (R980)', async () => {
    const save = 'PUT /api/vetting/:id/checks/teaching';
    answer(save, checkOf('teaching', { state: 'confirmed', variant: 'celta', version: 2 }));
    await open();
    await expect.element(page.getByRole('button', { name: FILE.name })).toBeVisible();
    const line = page.getByRole('listitem').filter({ hasText: checked.kinds.teaching });
    await line.getByRole('button', { name: checked.edit }).click();
    const dialog = page.getByRole('dialog', { name: checked.kinds.teaching });
    await dialog.getByText(checked.standings.confirmed, { exact: true }).click();
    expect(await accessibilityFaults()).toEqual([]);
    await dialog.getByRole('button', { name: checked.save }).click();
    await expect.element(toast(checked.saved.title)).toBeVisible();
    expect(asked(save)[0]?.headers.get('if-match')).toBe('"1"');
    expect(asked(save)[0]?.body).toEqual({
      ...{ state: 'confirmed', variant: 'celta', expiresOn: null, note: '' },
      documents: [FILE.id],
    });
  });

  test('nothing is published that is not filled in, and the page is shown beforehand (R986)', async () => {
    const publish = 'PUT /api/tutors/:id/public-profile';
    await open();
    await press(words.publish.title);
    const dialog = page.getByRole('dialog', { name: words.publish.title });
    const line = language === 'ar' ? words.publish.fields.lineAr : words.publish.fields.line;
    await dialog.getByRole('textbox', { name: line }).fill('One good page.');
    const preview = dialog.getByLabelText(words.publish.preview);
    await expect.element(preview).toMatchTextContent('One good page.');
    await dialog.getByRole('button', { name: words.publish.confirm, exact: true }).click();
    await expect.element(dialog.getByText(words.publish.fields.hasAgreed)).toBeVisible();
    expect(asked(publish)).toEqual([]);
  });

  test('a tutor leaves once every lesson to come is settled (R985)', async () => {
    const leave = 'POST /api/tutors/:id/departure';
    const other = { id: idOf(60), name: 'Hana Reed', nameAr: null };
    const lessons = [lessonOf(80, [other]), lessonOf(81, [])];
    answer('GET /api/tutors/:id/departure', { lessons, hasMore: false, version: 7 });
    answer(leave, { isActive: false, settled: 2, profileVersion: 8 });
    await open(390);
    await press(people.deactivate.open);
    const dialog = page.getByRole('dialog', { name: words.leave.title });
    const settle = dialog.getByRole('button', { name: words.leave.all, exact: false });
    await settle.click();
    await page.getByRole('option', { name: other.name }).click();
    await dialog.getByRole('button', { name: words.leave.confirm }).click();
    // The second has nobody to give it: it is not settled yet.
    expect(asked(leave)).toEqual([]);
    await settle.click();
    await page.getByRole('option', { name: words.leave.cancel }).click();
    await dialog.getByRole('button', { name: words.leave.confirm }).click();
    await expect.element(toast(words.leave.done.title)).toBeVisible();
    expect(asked(leave)[0]?.body).toMatchObject({
      lessons: lessons.map(({ id }) => ({ id, tutorId: null })),
    });
    expect(asked(leave)[0]?.headers.get('if-match')).toBe('"7"');
  });

  inBoth('the academy sets the gender by which a family’s wish is met (R873)', async () => {
    const change = 'PATCH /api/profiles/:id';
    const { fields, genders, none, save } = profilesIn[language];
    const { profile, tutor: teaching } = record;
    const person = { profile, standing: 'active', rights: [], tutor: teaching, student: null };
    answer('GET /api/profiles/:id', person);
    answer(
      change,
      refusal('conflict.stale', { current: { ...person, profile: { ...profile, version: 8 } } }),
    );
    await open();
    await expect.element(page.getByText(genders.female, { exact: true })).toBeVisible();
    // Each check has a button of this name too.
    await page.getByRole('button', { name: people.edit.open, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    const gender = dialog.getByRole('radiogroup', { name: fields.gender });
    await expect.element(gender.getByRole('radio', { name: genders.female })).toBeChecked();
    await gender.getByText(none).click();
    expect(await accessibilityFaults()).toEqual([]);
    await press(save);
    expect(asked(change)[0]?.body).toMatchObject({ tutor: { gender: null, hourlyRate: '45' } });
    // What somebody else saved meanwhile stands beside it.
    await expect.element(dialog.getByText(fields.gender)).toBeVisible();
    await expect.element(dialog.getByText(genders.female)).toBeVisible();
  });
});
