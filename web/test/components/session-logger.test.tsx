import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorSessionLogger } from '#pages/tutor-dashboard/session-logger.tsx';
import { keepDraft, readDraft } from '#platform/drafts.ts';
import { answer, asked, heldBack, noNetwork, refusal } from './academy-answers.ts';
import { takeComplaints } from './complaints.ts';
import { inTurn } from './in-turn.ts';
import { leave, show } from './render.tsx';
import {
  emptyCalendar,
  idOf,
  inHours,
  pageOf,
  session,
  student,
  studentCard,
  tutorOverview,
} from './samples.ts';
import { boxOf, choose, describedBy, options, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const errorsIn = { en: enErrors, ar: arErrors };

describe.each(languages)('the session logger in %s', language => {
  const { inBoth, test } = inTurn(language);
  const { logger: words, ...text } = textsIn[language];
  const { subjects } = namesIn[language];
  const errors = errorsIn[language];
  const shared = sharedIn[language];
  const studentName = language === 'ar' ? student.nameAr : student.name;
  const notes = page.getByRole('textbox', { name: words.fields.notes });

  beforeEach(() => {
    answer('GET /api/students', pageOf(studentCard()));
    answer('GET /api/settings', { maxSessionDuration: 90 });
    answer('GET /api/sessions', pageOf());
    answer('GET /api/sessions/clash', { clash: null });
    answer('GET /api/sessions/calendar', emptyCalendar);
    answer('GET /api/tutor-overview', tutorOverview());
  });

  const open = (at = '/tutor-dashboard/session-logger') =>
    show(<TutorSessionLogger />, { language, as: 'tutor', at });

  /** As somebody finds it who chose whom and what before. */
  async function openWithPerson() {
    keepDraft('session-logger', { form: { studentId: student.id, subject: 'English' }, sent: null });
    await open();
    await expect
      .element(page.getByRole('button', { name: words.fields.studentId, exact: false }))
      .toMatchTextContent(studentName);
  }

  test('takes a year that is typed digit by digit, with a student and a time chosen', async () => {
    keepDraft('session-logger', {
      form: { studentId: student.id, subject: 'English', time: '16:30' },
      sent: null,
    });
    await open();
    const date = page.getByRole('group', { name: words.fields.date, exact: false });
    await date.getByRole('spinbutton').first().click();
    await userEvent.keyboard('18112');
    await expect.element(page.getByRole('button', { name: words.submit })).toBeVisible();
    await expect.poll(() => readDraft('session-logger')).toMatchObject({ form: { date: '0002-11-18' } });
    await userEvent.keyboard('026');
    await expect.poll(() => readDraft('session-logger')).toMatchObject({ form: { date: '2026-11-18' } });
    // Both clocks: the tutor's and the family's.
    await expect.element(page.getByText('19:30', { exact: false })).toBeVisible();
  });

  test('sets a draft aside that it cannot open, and shows it as text', async () => {
    keepDraft('session-logger', { form: { notes: ['Phrasal verbs with up'] }, sent: null });
    await open();
    await expect.element(page.getByText(shared.aside.title)).toBeVisible();
    await expect.element(page.getByText('Phrasal verbs with up')).toBeVisible();
    await expect.element(notes).toHaveValue('');
    await press(shared.aside.remove);
    await expect.element(page.getByText(shared.aside.title)).not.toBeInTheDocument();
  });

  test('that breaks leaves the page alive, and begins empty with what was typed beside it', async () => {
    keepDraft('session-logger', { form: { date: 'soon', notes: 'Phrasal verbs with up' }, sent: null });
    await open();
    await expect.element(page.getByRole('alert').getByText(shared.part.title)).toBeVisible();
    await press(shared.part.setAside);
    await expect.element(notes).toHaveValue('');
    await expect.element(page.getByText('Phrasal verbs with up', { exact: false })).toBeVisible();
    expect(takeComplaints().join()).toContain('A part of the page failed');
  });

  test('asks for what is missing at each field, goes to the first, and sends nothing', async () => {
    await open();
    await press(words.submit);
    await expect.element(toast(words.missing.title)).toMatchTextContent(words.missing.text);
    await expect
      .element(page.getByRole('button', { name: words.fields.studentId, exact: false }))
      .toHaveFocus();
    await expect.poll(() => page.getByText(errors.field.required).elements()).toHaveLength(4);
    expect(asked('POST /api/sessions')).toEqual([]);
  });

  test('offers who is assigned and active, by the name of the language', async () => {
    const others = [
      studentCard({ id: idOf(3), name: 'Gone', nameAr: 'راحلة', isActive: false }),
      studentCard({ id: idOf(4), name: 'Other', nameAr: 'أخرى', isAssigned: false }),
    ];
    answer('GET /api/students', pageOf(studentCard(), ...others));
    await open();
    await page.getByRole('button', { name: words.fields.studentId, exact: false }).click();
    await expect.poll(options).toEqual([studentName]);
  });

  test('says that nobody is assigned yet', async () => {
    answer('GET /api/students', pageOf());
    await open();
    await expect.element(page.getByText(words.fields.noStudents)).toBeVisible();
  });

  inBoth('offers no session longer than the academy allows', async () => {
    await open();
    await page.getByRole('button', { name: words.fields.duration, exact: false }).click();
    await expect
      .poll(options)
      .toEqual(
        language === 'ar'
          ? ['30 دقيقة', '45 دقيقة', '60 دقيقة', '90 دقيقة']
          : ['30 minutes', '45 minutes', '60 minutes', '90 minutes'],
      );
  });

  test.each([
    ['start', 'in-progress', '09:00'],
    ['record', 'completed', '09:00'],
    ['ended', 'completed', '08:00'],
  ] as const)('fills in by one press what "%s" means, and sends it once', async (action, become, time) => {
    const held = heldBack(() => Response.json(session()));
    answer('POST /api/sessions', held.answer);
    await open();
    await choose(words.fields.studentId, studentName);
    await choose(words.fields.subject, subjects.English);
    await press(words.quick[action]);
    await press(words.submit);
    await expect.element(page.getByRole('button', { name: words.submit, exact: false })).toBeDisabled();
    held.come();
    await expect.element(toast(words.logged.title)).toMatchTextContent(words.logged.text);
    expect(asked('POST /api/sessions')).toHaveLength(1);
    expect(asked('POST /api/sessions')[0]?.body).toMatchObject({
      studentId: student.id,
      subject: 'English',
      status: become,
      date: '2026-11-16',
      time,
      timezone: 'Europe/London',
      duration: 60,
    });
  });

  test('plans for tomorrow, and shows both clocks once the time is typed', async () => {
    await openWithPerson();
    await press(words.quick.schedule);
    const parts = page.getByRole('group', { name: words.fields.time }).getByRole('spinbutton');
    await parts.first().click();
    await userEvent.keyboard('1200');
    await expect.poll(() => page.getByText('12:00', { exact: false }).elements().length).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('15:00', { exact: false }).elements().length).toBeGreaterThan(0);
    const [question] = asked('GET /api/sessions/clash').slice(-1);
    expect(Object.fromEntries(question?.query ?? [])).toMatchObject({
      studentId: student.id,
      date: '2026-11-17',
      time: '12:00',
      duration: '60',
    });
  });

  test('shows the session in the way before anything is saved', async () => {
    const other = session({ startsAt: inHours(27.25), endsAt: inHours(28.25) });
    answer('GET /api/sessions/clash', { clash: { ...other, whose: 'tutor', session: other } });
    await openWithPerson();
    await press(words.quick.schedule);
    await page.getByRole('group', { name: words.fields.time }).getByRole('spinbutton').first().click();
    await userEvent.keyboard('1200');
    const clash = page.getByRole('status').filter({ hasText: words.clash.own });
    await expect.element(clash).toMatchTextContent(studentName);
    await expect.element(clash).toMatchTextContent('12:15');
    await expect.element(clash).toMatchTextContent('15:15');
    expect(asked('POST /api/sessions')).toEqual([]);
  });

  test('says what lies outside her hours by both clocks, and lets it be saved (R480)', async () => {
    answer('GET /api/sessions/calendar', {
      ...emptyCalendar,
      hours: [{ from: '2026-11-17T13:00:00.000Z', until: '2026-11-17T17:00:00.000Z' }],
      keepsHours: true,
    });
    await openWithPerson();
    await press(words.quick.schedule);
    const time = page.getByRole('group', { name: words.fields.time }).getByRole('spinbutton').first();
    await time.click();
    await userEvent.keyboard('1230');
    const warning = page.getByRole('status').filter({ hasText: words.plan.own['outside-hours'] });
    await expect.element(warning).toMatchTextContent('13:00–17:00');
    await expect.element(warning).toMatchTextContent('16:00–20:00');
    await time.click();
    await userEvent.keyboard('1300');
    await expect.element(warning).not.toBeInTheDocument();
  });

  test('offers the subjects of the student first, and fills in an only one (R736)', async () => {
    answer('GET /api/students', pageOf(studentCard({ subjects: ['Physics'] })));
    await open();
    await choose(words.fields.studentId, studentName);
    const subject = page.getByRole('button', { name: words.fields.subject, exact: false });
    await expect.element(subject).toMatchTextContent(subjects.Physics);
    await subject.click();
    await expect.poll(() => options().slice(0, 2)).toEqual([subjects.Physics, subjects.English]);
  });

  inBoth('fills in length and link of the last lesson, never over what was typed (R736)', async () => {
    const cancelled = session({ status: 'cancelled', duration: 30 });
    const before = session({ id: idOf(11), duration: 90, meetingLink: 'https://meet.example/noura' });
    answer('GET /api/sessions', ({ query }) =>
      Response.json(query.has('studentId') ? pageOf(cancelled, before) : pageOf()),
    );
    answer('POST /api/sessions', session());
    await open();
    const link = page.getByRole('textbox', { name: words.fields.meetingLink });
    await choose(words.fields.duration, language === 'ar' ? '45 دقيقة' : '45 minutes');
    await choose(words.fields.studentId, studentName);
    await expect.element(link).toHaveValue('https://meet.example/noura');
    await press(words.quick.record);
    await press(words.submit);
    await expect.element(toast(words.logged.title)).toBeVisible();
    expect(asked('POST /api/sessions')[0]?.body).toMatchObject({
      duration: 45,
      meetingLink: 'https://meet.example/noura',
    });
  });

  test('fills in the last length where none was chosen, and sends no link where there is none', async () => {
    const before = session({ duration: 90, meetingLink: null });
    answer('GET /api/sessions', ({ query }) =>
      Response.json(query.has('studentId') ? pageOf(before) : pageOf()),
    );
    answer('POST /api/sessions', session());
    await open();
    await choose(words.fields.studentId, studentName);
    await expect
      .element(page.getByRole('button', { name: words.fields.duration, exact: false }))
      .toMatchTextContent('90');
    await press(words.quick.record);
    await press(words.submit);
    await expect.element(toast(words.logged.title)).toBeVisible();
    expect(asked('POST /api/sessions')[0]?.body).toMatchObject({ duration: 90 });
    expect(asked('POST /api/sessions')[0]?.body).not.toHaveProperty('meetingLink');
  });

  test('repeats the last lesson next week, and the one that was just logged (R738)', async () => {
    const before = session({ startsAt: inHours(-48), endsAt: inHours(-47), status: 'completed' });
    answer('GET /api/sessions', ({ query }) =>
      Response.json(query.has('studentId') ? pageOf(before) : pageOf()),
    );
    answer('POST /api/sessions', before);
    await open();
    await expect.element(page.getByRole('button', { name: words.submit })).toBeVisible();
    expect(page.getByRole('button', { name: words.quick.nextWeek }).elements()).toEqual([]);
    await choose(words.fields.studentId, studentName);
    await press(words.quick.nextWeek);
    const moment = { date: '2026-11-21', time: '09:00', status: 'scheduled', subject: 'English' };
    await expect.poll(() => readDraft('session-logger')).toMatchObject({ form: moment });
    await press(words.submit);
    await expect.element(toast(words.logged.title)).toBeVisible();
    await expect.poll(() => readDraft('session-logger')).toBe(null);
    await press(words.quick.nextWeek);
    await expect
      .poll(() => readDraft('session-logger'))
      .toMatchObject({ form: { ...moment, studentId: student.id } });
  });

  test('says which of two it takes where a time comes twice, beside the time (R233)', async () => {
    keepDraft('session-logger', {
      form: { studentId: student.id, subject: 'English', date: '2027-10-31', time: '01:30' },
      sent: null,
    });
    await open();
    await expect.element(page.getByText(words.twice)).toBeVisible();
    // 00:30 UTC, the first of the two, is 03:30 in Riyadh.
    await expect.element(page.getByText('03:30', { exact: false })).toBeVisible();
    const below = boxOf(page.getByText(words.twice)).top;
    expect(below).toBeGreaterThan(boxOf(page.getByRole('group', { name: words.fields.time }).first()).top);
    expect(below).toBeLessThan(
      boxOf(page.getByRole('button', { name: words.fields.duration, exact: false })).top,
    );
  });

  inBoth(
    'begins with the student whom an address names, and asks where the form is about another (R737)',
    async () => {
      const other = studentCard({ id: idOf(5), name: 'Omar Al-Harbi', nameAr: 'عمر الحربي' });
      answer('GET /api/students', pageOf(studentCard(), other));
      const address = `/tutor-dashboard/session-logger?student=${student.id}`;
      const chosen = page.getByRole('button', { name: words.fields.studentId, exact: false });
      await open(address);
      await expect.element(chosen).toMatchTextContent(studentName);
      await expect.poll(() => location.search).toBe('');
      await leave();
      keepDraft('session-logger', { form: { studentId: other.id, notes: 'Half a sentence' }, sent: null });
      await open(address);
      await expect.element(page.getByText(words.asked.title)).toBeVisible();
      const otherName = (language === 'ar' && other.nameAr) || other.name;
      await expect.element(chosen).toMatchTextContent(otherName);
      await press(words.asked.take.replace('{{name}}', studentName));
      await expect.element(chosen).toMatchTextContent(studentName);
      await expect.element(notes).toHaveValue('Half a sentence');
      await expect.element(page.getByText(words.asked.title)).not.toBeInTheDocument();
    },
  );

  test('fills the empty notes with a template, and adds another only after asking', async () => {
    await open();
    await press(words.templates.general.name);
    await expect.element(notes).toHaveValue(words.templates.general.text);
    const caret = () => {
      const box = notes.element() as HTMLTextAreaElement;
      return document.activeElement === box && box.selectionStart === box.value.length;
    };
    await expect.poll(caret).toBe(true);
    await notes.fill('The past perfect');
    await press(words.templates.test.name);
    await press(words.templates.ask.confirm);
    await expect.element(notes).toHaveValue(`The past perfect\n\n${words.templates.test.text}`);
    await expect.poll(caret).toBe(true);
  });

  test('has the quick actions above the form on a phone and beside it on a desk (R685)', async () => {
    await show(<TutorSessionLogger />, {
      language,
      as: 'tutor',
      at: '/tutor-dashboard/session-logger',
      width: 390,
    });
    const quick = page.getByRole('button', { name: words.quick.start });
    const student = page.getByRole('button', { name: words.fields.studentId, exact: false });
    await expect.element(quick).toBeVisible();
    const isBefore = () =>
      quick.element().compareDocumentPosition(student.element()) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore()).toBe(true);
    expect(quick.element().getBoundingClientRect().bottom).toBeLessThan(
      student.element().getBoundingClientRect().top,
    );
    await page.viewport(1280, 800);
    await expect.poll(isBefore).toBe(false);
  });

  test('keeps what is typed for the next time the page is opened', async () => {
    await open();
    await choose(words.fields.subject, subjects.Mathematics);
    await notes.fill('Half a sentence');
    const kept = { ...localStorage };
    await leave();
    Object.assign(localStorage, kept);
    await open();
    await expect.element(notes).toHaveValue('Half a sentence');
    await expect
      .element(page.getByRole('button', { name: words.fields.subject, exact: false }))
      .toMatchTextContent(subjects.Mathematics);
  });

  test('keeps a session while nobody answers, and gives it back on demand', async () => {
    answer('POST /api/sessions', noNetwork);
    await openWithPerson();
    await press(words.quick.record);
    await press(words.submit);
    await expect.element(page.getByText(words.waiting.title)).toBeVisible();
    await expect.element(page.getByRole('button', { name: words.submit })).toBeDisabled();
    await press(words.waiting.edit);
    await expect.element(page.getByRole('button', { name: words.submit })).toBeEnabled();
  });

  test('does not warn of itself while it is sent again', async () => {
    answer('POST /api/sessions', noNetwork);
    await openWithPerson();
    const stored = session({ status: 'in-progress' });
    answer('GET /api/sessions/clash', { clash: { ...stored, whose: 'tutor', session: stored } });
    await press(words.quick.start);
    await expect.element(page.getByText(words.clash.own)).toBeVisible();
    await press(words.submit);
    await expect.element(page.getByText(words.waiting.title)).toBeVisible();
    dispatchEvent(new Event('online'));
    await expect.poll(() => asked('POST /api/sessions').length).toBe(2);
    await expect.element(page.getByText(words.clash.own)).not.toBeInTheDocument();
    await expect.element(page.getByText(words.waiting.title)).toBeVisible();
  });

  test('is sent again under the same key once the network is back', async () => {
    answer('POST /api/sessions', noNetwork);
    await openWithPerson();
    await press(words.quick.record);
    await press(words.submit);
    await expect.element(page.getByText(words.waiting.title)).toBeVisible();
    answer('POST /api/sessions', session());
    dispatchEvent(new Event('online'));
    await expect.element(toast(words.logged.title)).toBeVisible();
    const keys = asked('POST /api/sessions').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['session.clash', errors.session.clash],
    ['internal', errors.internal],
  ] as const)('says why it was refused: %s', async (code, refused) => {
    answer('POST /api/sessions', refusal(code));
    await openWithPerson();
    await press(words.quick.record);
    await press(words.submit);
    const alert = page.getByRole('alert').filter({ hasText: refused.title });
    await expect.element(alert).toMatchTextContent(refused.text);
  });

  test('says which lesson she taught then, where one that is over is refused for it', async () => {
    const taught = session({ status: 'completed', startsAt: inHours(-0.5), endsAt: inHours(0.5) });
    const { startsAt, endsAt } = taught;
    const clash = { whose: 'tutor', startsAt, endsAt, session: taught };
    answer('POST /api/sessions', refusal('session.clash', { clash }));
    await openWithPerson();
    await press(words.quick.record);
    await press(words.submit);
    const alert = page.getByRole('alert').filter({ hasText: words.clash.own });
    await expect.element(alert).toMatchTextContent(studentName);
  });

  test('says at its field what the server found wrong', async () => {
    answer(
      'POST /api/sessions',
      refusal('input.invalid', { issues: [{ field: 'notes', problem: 'too-long' }] }),
    );
    await openWithPerson();
    await press(words.quick.record);
    await press(words.submit);
    await expect.poll(() => describedBy(notes)).toBe(errors.field['too-long']);
  });

  test('shows what goes on with the way into it, and finishes it', async () => {
    const going = session({ status: 'in-progress', startsAt: inHours(-0.5), endsAt: inHours(0.5) });
    const finish = `POST /api/sessions/${going.id}/status`;
    answer('GET /api/sessions', pageOf(going));
    answer(finish, { ...going, status: 'completed', version: 4 });
    answer(`POST /api/sessions/${going.id}/undo`, { ...going, version: 5 });
    await open();
    const region = page.getByRole('region', { name: text.goingOn });
    await expect.element(region.getByRole('article')).toMatchTextContent(/30\D+60/);
    await expect
      .element(region.getByRole('link', { name: text.join, exact: false }))
      .toHaveAttribute('href', 'https://meet.example/room');
    answer('GET /api/sessions', pageOf());
    await region.getByRole('button', { name: text.become.completed }).click();
    await page
      .getByRole('alertdialog', { name: text.early.title })
      .getByRole('button', { name: text.become.completed })
      .click();
    await expect.element(region).not.toBeInTheDocument();
    expect(asked(finish)[0]?.body).toEqual({ status: 'completed' });
    // The button that was pressed is gone with it; what it says and offers is not (R722).
    answer('GET /api/sessions', pageOf({ ...going, version: 5 }));
    await toast(text.changed.completed.title).getByRole('button', { name: text.undo.button }).click();
    await expect.element(region).toBeVisible();
  });
});
