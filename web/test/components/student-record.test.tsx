import { languages } from '@bayan/domain/language/language';
import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arNames from '#locales/ar/names.json';
import arPeople from '#locales/ar/people.json';
import arProfiles from '#locales/ar/profiles.json';
import arHistory from '#locales/ar/record-history.json';
import arCalendar from '#locales/ar/session-calendar.json';
import ar from '#locales/ar/student-record.json';
import enNames from '#locales/en/names.json';
import enPeople from '#locales/en/people.json';
import enProfiles from '#locales/en/profiles.json';
import enHistory from '#locales/en/record-history.json';
import enCalendar from '#locales/en/session-calendar.json';
import en from '#locales/en/student-record.json';
import { AdminStudent } from '#pages/admin-dashboard/student.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { takeComplaints } from './complaints.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { idOf, inHours, pageOf, session, student } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const peopleIn = { en: enPeople, ar: arPeople };
const historyIn = { en: enHistory, ar: arHistory };
const calendarIn = { en: enCalendar, ar: arCalendar };
const profilesIn = { en: enProfiles, ar: arProfiles };

const { tutor } = session();
const sums = {
  sessions: 1,
  minutes: 60,
  given: { ratings: 0, stars: 0 },
  received: { ratings: 0, stars: 0 },
};
const profile: WholeStudent['profile'] = {
  ...student,
  email: 'noura@family.example',
  role: 'student',
  phone: null,
  country: 'SA',
  language: 'ar',
  calendar: 'gregory',
  picture: null,
  isActive: true,
  createdAt: inHours(-9000),
  updatedAt: inHours(-10),
  version: 3,
};
const schooling = {
  grade: 'Year 10',
  schoolYear: null,
  birthDate: '2011-03-04',
  subjects: ['English' as const],
  learningGoals: [],
  version: 1,
};
const record = (different: Partial<WholeStudent> = {}): WholeStudent => ({
  profile,
  signIn: 'ready',
  student: schooling,
  assignments: [
    { id: idOf(70), tutor, student, subject: 'English', from: inHours(-900), until: null, version: 2 },
  ],
  overview: {
    firstDays: { tutor: true, lesson: true, parent: true, notices: true },
    totals: { sessions: 34, ratings: 3, stars: 14 },
    toRate: 0,
    goingOn: [
      session({ id: idOf(11), startsAt: inHours(-0.1), endsAt: inHours(0.9), status: 'in-progress' }),
    ],
    upcoming: {
      count: 1,
      planned: 0,
      sessions: [session({ id: idOf(12), startsAt: inHours(48), endsAt: inHours(49) })],
    },
    recent: [session({ id: idOf(13), startsAt: inHours(-48), endsAt: inHours(-47), status: 'completed' })],
    homework: { completed: 3, pending: 1, overdue: 1, dueSoon: [] },
  },
  progress: {
    period: { from: '2026-10-01', until: '2026-11-30' },
    total: sums,
    months: [
      { month: '2026-10', ...sums },
      { month: '2026-11', ...sums },
    ],
    subjects: [],
    homework: { set: 4, onTime: 3, late: 0, open: 0, overdue: 1 },
    notes: { count: 0, newest: [] },
  },
  consents: [
    { guardian: 'Huda Saleh', purpose: 'lessons', textVersion: '2026-11', givenAt: inHours(-800) },
    { guardian: 'Salem Saleh', purpose: 'lessons', textVersion: '2026-11', givenAt: inHours(-700) },
  ],
  readers: 4,
  ...different,
});

describe.each(languages)('all of a student on one page in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const names = namesIn[language];
  const read = 'GET /api/students/:id/record';
  const studentName = (language === 'ar' && student.nameAr) || student.name;
  const tutorName = (language === 'ar' && tutor.nameAr) || tutor.name;

  beforeEach(() => {
    answer('GET /api/session-requests', pageOf());
    answer(read, record());
    answer('GET /api/staff-notes', pageOf());
  });
  async function open(width: Width = 1280) {
    await show(
      <Routes>
        <Route path="/admin-dashboard/students/:studentId" element={<AdminStudent />} />
      </Routes>,
      { language, width, as: 'admin', at: `/admin-dashboard/students/${student.id}` },
    );
  }

  inBoth.each([390, 1280] as const)('the lesson that goes on comes first, at %i (R876)', async width => {
    await open(width);
    const lesson = page.getByRole('region', { name: words.lesson.now });
    await expect.element(lesson).toBeVisible();
    await expect
      .element(lesson.getByText(language === 'ar' ? 'الدقيقة 6 من 60' : '6 of 60 min'))
      .toBeVisible();
    await expect.element(page.getByText('Huda Saleh')).toBeVisible();
    await expect.element(page.getByText('Salem Saleh')).toBeVisible();
    await expect.element(page.getByText(words.noNotes)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });

  test('whom to call is shown when somebody asks for it, and not before (R876, R282)', async () => {
    const contact = 'GET /api/students/:id/parent-contact';
    answer(contact, {
      parentContact: {
        name: 'Abdullah',
        email: null,
        phone: '+966501234567',
        whatsapp: null,
        language: 'ar',
      },
    });
    await open();
    await expect.element(page.getByText(words.family.recorded)).toBeVisible();
    expect(asked(contact)).toEqual([]);
    await press(words.family.show);
    await expect.element(page.getByText('Abdullah')).toBeVisible();
    expect(asked(contact)).toHaveLength(1);
  });

  test('pinned notes are on the overview, and all of them behind their tab (R876)', async () => {
    const note = {
      id: idOf(90),
      text: 'Mock exam on 22 March.',
      colour: 'none',
      isPinned: true,
      author: { id: idOf(91), name: 'Reem Al Zahrani', nameAr: null },
      editedBy: null,
      person: { ...student, role: 'student' },
      session: null,
      application: null,
      mentions: [],
      createdAt: inHours(-20),
      updatedAt: inHours(-20),
      version: 1,
    };
    answer('GET /api/staff-notes', pageOf(note));
    await open();
    await expect.element(page.getByText(note.text)).toBeVisible();
    const [first] = asked('GET /api/staff-notes');
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({ personId: student.id, pinned: 'true' });
    await expect
      .element(page.getByRole('link', { name: words.pinned.all }))
      .toHaveAttribute('href', `/admin-dashboard/students/${student.id}?tab=staffNotes`);
  });

  test('its files and its history are asked for when their tab is opened (R879)', async () => {
    const file = { id: idOf(95), name: 'essay.pdf', mediaType: 'application/pdf', size: 2048 };
    const homework = { id: idOf(96), title: 'An essay', subject: 'English' };
    answer('GET /api/students/:id/files', pageOf({ ...file, sentAt: inHours(-5), homework }));
    const entry = { id: idOf(97), at: inHours(-4), actor: tutor, action: 'session.changed' };
    answer('GET /api/students/:id/history', pageOf({ ...entry, noun: 'sessions', targetId: idOf(11) }));
    answer('POST /api/homework/:id/link', refusal('not-found'));
    await open();
    await page.getByRole('tab', { name: words.tabs.files }).click();
    await page.getByRole('button', { name: file.name }).click();
    await expect
      .poll(() => asked('POST /api/homework/:id/link').map(({ body }) => body))
      .toEqual([{ fileId: file.id, use: 'view' }]);
    expect(asked('GET /api/students/:id/history')).toEqual([]);
    await page.getByRole('tab', { name: words.tabs.history }).click();
    const line = page.getByRole('list', { name: historyIn[language].title }).getByRole('listitem');
    await expect.element(line).toMatchTextContent(tutorName);
    await expect
      .element(line.getByRole('link'))
      .toHaveAttribute('href', `/admin-dashboard/sessions?lesson=${idOf(11)}`);
    expect(await accessibilityFaults()).toEqual([]);
    takeComplaints();
  });

  test('a new lesson begins with the student (R876)', async () => {
    await open();
    await press(calendarIn[language].new.open);
    const dialog = page.getByRole('dialog', { name: calendarIn[language].new.title });
    const other = profilesIn[language].person.other.replace('{{name}}', studentName);
    await expect.element(dialog.getByRole('button', { name: other })).toBeVisible();
  });

  test('an assignment ends once the page has said what becomes of the lessons (R876, R602)', async () => {
    const end = 'POST /api/assignments/:id/end';
    answer(end, { ...record().assignments[0], until: inHours(0) });
    await open();
    await press(words.tutors.endOf.replace('{{name}}', tutorName));
    const dialog = page.getByRole('alertdialog', { name: words.tutors.endTitle });
    await expect.element(dialog).toMatchTextContent(tutorName);
    expect(asked(end)).toEqual([]);
    await dialog.getByRole('button', { name: words.tutors.end }).click();
    await expect.element(toast(words.tutors.ended.title)).toBeVisible();
    expect(asked(end)[0]?.headers.get('if-match')).toBe('"2"');
  });

  test('another tutor takes over once the page has said what becomes of the lessons (R881)', async () => {
    const handOver = 'POST /api/assignments/:id/handover';
    const next = { ...profile, id: idOf(80), name: 'Clara Moss', nameAr: 'كلارا موس', role: 'tutor' };
    answer('GET /api/profiles', pageOf(next));
    answer('GET /api/sessions', pageOf(session(), session({ id: idOf(12) })));
    answer(handOver, { assignment: record().assignments[0] ?? null, moved: 1, left: 1 });
    await open();
    await press(words.tutors.changeOf.replace('{{name}}', tutorName));
    const dialog = page.getByRole('dialog', { name: words.tutors.changeTitle });
    const { toCome_two, toCome_other } = { toCome_two: '', ...words.tutors };
    const lessons = (toCome_two || toCome_other)
      .replace('{{count}}', '2')
      .replace('{{subject}}', names.subjects.English)
      .replace('{{name}}', tutorName);
    await expect.element(dialog).toMatchTextContent(lessons);
    expect(asked(handOver)).toEqual([]);
    await dialog.getByRole('searchbox').fill('Clara');
    await dialog.getByText(language === 'ar' ? next.nameAr : next.name).click();
    await dialog.getByRole('button', { name: words.tutors.changeConfirm }).click();
    await expect.element(toast(words.tutors.changed.title)).toMatchTextContent(words.tutors.changed.left_one);
    expect(asked(handOver)[0]?.body).toEqual({ tutorId: next.id });
    expect(asked(handOver)[0]?.headers.get('if-match')).toBe('"2"');
  });

  test('more lessons than the dialog counts are not told as an exact number (R881)', async () => {
    answer('GET /api/sessions', { ...pageOf(session(), session({ id: idOf(12) })), nextCursor: 'more' });
    await open();
    await press(words.tutors.changeOf.replace('{{name}}', tutorName));
    const { toComeMore_two, toComeMore_other } = { toComeMore_two: '', ...words.tutors };
    const lessons = (toComeMore_two || toComeMore_other)
      .replace('{{count}}', '2')
      .replace('{{subject}}', names.subjects.English)
      .replace('{{name}}', tutorName);
    await expect.element(page.getByRole('dialog')).toMatchTextContent(lessons);
  });

  test('a tutor is assigned for a subject (R876)', async () => {
    const assign = 'POST /api/assignments';
    const offered = { ...profile, id: idOf(80), name: 'Clara Moss', nameAr: 'كلارا موس', role: 'tutor' };
    answer(
      'GET /api/profiles',
      pageOf({ ...offered, subjects: [], grade: null, approvedAt: inHours(-9), signIn: 'ready' }),
    );
    answer(assign, record().assignments[0] ?? null);
    await open();
    await press(words.tutors.assign);
    await choose(words.tutors.subject, names.subjects.Physics);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.tutors.tutor, exact: false }).click();
    await page.getByRole('option', { name: language === 'ar' ? offered.nameAr : offered.name }).click();
    await press(words.tutors.confirm);
    await expect.element(toast(words.tutors.assigned.title)).toBeVisible();
    expect(asked(assign)[0]?.body).toEqual({
      studentId: student.id,
      tutorId: idOf(80),
      subject: 'Physics',
    });
  });

  test('a student who has not come is invited from the record, and signed out of devices there (R39, R808)', async () => {
    const invite = 'POST /api/profiles/:id/invitation';
    answer(read, record({ signIn: 'invited' }));
    answer(invite, { profile });
    answer('GET /api/profiles/:id/devices', pageOf());
    await open();
    const people = peopleIn[language];
    await press(people.invitations.again);
    await page.getByRole('dialog').getByRole('button', { name: people.invite.confirm }).click();
    await expect.element(toast(people.invitations.done_one)).toBeVisible();
    expect(asked(invite)[0]?.headers.get('if-match')).toBe('"3"');
    await press(people.devices);
    await expect.poll(() => asked('GET /api/profiles/:id/devices')).toHaveLength(1);
  });

  test('two who edit it at once see both versions (R873)', async () => {
    const change = 'PATCH /api/profiles/:id';
    const person = {
      profile,
      standing: 'active',
      tutor: null,
      student: { ...schooling, parentContact: null },
    };
    answer('GET /api/profiles/:id', person);
    await open();
    await press(peopleIn[language].edit.open);
    const grade = page.getByRole('textbox', { name: profilesIn[language].fields.grade });
    await grade.fill('Year 11');
    const newer = {
      ...person,
      profile: { ...profile, version: 4 },
      student: { ...person.student, grade: 'Year 9' },
    };
    answer(change, refusal('conflict.stale', { current: { ...newer, student: null } }));
    answer('GET /api/profiles/:id', newer);
    await press(profilesIn[language].save);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Year 9')).toBeVisible();
    await expect.element(dialog.getByText('Year 11')).toBeVisible();
  });

  test('an address that leads to nobody says so', async () => {
    answer(read, refusal('not-found'));
    await open();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByText(words.back).elements()).toEqual([]);
    expect(takeComplaints()).toHaveLength(1);
  });

  test('the academy sets a birth date, and takes it away (R873)', async () => {
    const change = 'PATCH /api/profiles/:id';
    const person = {
      ...{ profile, standing: 'active', rights: [], tutor: null },
      student: { ...schooling, parentContact: null },
    };
    answer('GET /api/profiles/:id', person);
    answer(change, person);
    await open();
    await press(peopleIn[language].edit.open);
    const dialog = page.getByRole('dialog');
    const parts = dialog.getByRole('group', { name: profilesIn[language].birthDate }).getByRole('spinbutton');
    await expect.element(parts.first()).toBeVisible();
    await parts.first().click();
    await userEvent.keyboard('12');
    await press(profilesIn[language].save);
    await expect.element(toast(peopleIn[language].edit.done.title)).toBeVisible();
    expect(asked(change)[0]?.body).toMatchObject({ student: { birthDate: '2011-03-12' } });
  });
});
