import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arHomework from '#locales/ar/homework.json';
import ar from '#locales/ar/sessions.json';
import enErrors from '#locales/en/errors.json';
import enHomework from '#locales/en/homework.json';
import en from '#locales/en/sessions.json';
import { TutorOverviewPage } from '#pages/tutor-dashboard/overview.tsx';
import { TutorSessionLogger } from '#pages/tutor-dashboard/session-logger.tsx';
import { keepDraft } from '#platform/drafts.ts';
import { answer, asked, noNetwork } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { tutorPerson } from './own-profile.ts';
import { show } from './render.tsx';
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
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const homeworkIn = { en: enHomework, ar: arHomework };
const change = 'POST /api/sessions/:id/status';
const atHand = session({ startsAt: inHours(9 / 60), endsAt: inHours(69 / 60) });

describe.each(languages)('a lesson that is due, in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  beforeEach(() => {
    answer('GET /api/sessions', pageOf());
    answer('GET /api/session-requests', pageOf());
    answer('GET /api/students', pageOf(studentCard()));
    answer('GET /api/settings', { maxSessionDuration: 90 });
    answer('GET /api/sessions/clash', { clash: null });
    answer('GET /api/sessions/calendar', emptyCalendar);
  });
  const openOverview = (different: Parameters<typeof tutorOverview>[0]) => {
    answer('GET /api/tutor-overview', tutorOverview(different));
    answer('GET /api/me', tutorPerson());
    return show(<TutorOverviewPage />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard' });
  };

  test('is started from the overview from ten minutes before, and no other (R723)', async () => {
    const later = session({ id: idOf(11), startsAt: inHours(0.2), endsAt: inHours(1.2) });
    await openOverview({ upcoming: [atHand, later] });
    await expect.poll(() => button(text.become['in-progress']).elements()).toHaveLength(1);
    answer(change, { ...atHand, status: 'in-progress', version: 4 });
    await press(text.become['in-progress']);
    await expect.element(toast(text.changed['in-progress'].title)).toBeVisible();
    expect(asked(change).map(({ body }) => body)).toEqual([{ status: 'in-progress' }]);
  });

  test('is started by ‘Start current session’ for its student, and no second one is filled in (R723)', async () => {
    answer('GET /api/tutor-overview', tutorOverview({ upcoming: [atHand] }));
    answer('GET /api/me', tutorPerson());
    answer(change, { ...atHand, status: 'in-progress', version: 4 });
    keepDraft('session-logger', { form: { studentId: student.id, subject: 'English' }, sent: null });
    await show(<TutorSessionLogger />, { language, as: 'tutor' });
    await expect.poll(() => asked('GET /api/tutor-overview')).toHaveLength(1);
    await expect.element(button(text.logger.submit)).toBeVisible();
    await press(text.logger.quick.start);
    await expect.element(toast(text.changed['in-progress'].title)).toBeVisible();
    expect(asked(change).map(({ body }) => body)).toEqual([{ status: 'in-progress' }]);
    expect(asked('POST /api/sessions')).toEqual([]);
  });

  test('is started from the message that it is in the way (R723)', async () => {
    answer('GET /api/tutor-overview', tutorOverview());
    answer('GET /api/me', tutorPerson());
    answer('GET /api/sessions/clash', { clash: { ...atHand, whose: 'tutor', session: atHand } });
    answer(change, { ...atHand, status: 'in-progress', version: 4 });
    const form = { studentId: student.id, status: 'in-progress', date: '2026-11-16', time: '09:00' };
    keepDraft('session-logger', { form, sent: null });
    await show(<TutorSessionLogger />, { language, as: 'tutor' });
    await press(text.logger.clash.start);
    await expect.element(toast(text.changed['in-progress'].title)).toBeVisible();
  });

  test('that nobody closed is completed first of all, and leads to its notes, homework and assignment (R724)', async () => {
    const over = session({ startsAt: inHours(-2), endsAt: inHours(-1) });
    const closed = { ...over, status: 'completed' as const, version: 4 };
    await openOverview({ leftOpen: { count: 1, sessions: [over] } });
    const waiting = page.getByRole('region', { name: text.overview.waiting.leftOpen, exact: false });
    await expect.element(waiting).toBeVisible();
    expect(waiting.getByRole('button').elements()[0]?.textContent).toBe(text.become.completed);
    await expect.element(button(text.become['in-progress'])).not.toBeInTheDocument();
    answer(change, closed);
    answer('GET /api/tutor-overview', tutorOverview());
    answer('GET /api/me', tutorPerson());
    await press(text.become.completed);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.logger.templates.general.name }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: text.parts.notes }))
      .toHaveValue(text.logger.templates.general.text);
    await dialog.getByRole('textbox', { name: text.parts.homework }).fill('Read chapter 4');
    await dialog.getByText(text.logger.fields.alsoAssign).click();
    const saved = { ...closed, homework: 'Read chapter 4', version: 5 };
    answer('PATCH /api/sessions/:id', saved);
    await dialog.getByRole('button', { name: text.texts.save }).click();
    // There was no earlier wording that could have been kept.
    await expect.element(toast(text.texts.saved.title)).toMatchTextContent(text.texts.saved.first);
    await expect
      .element(dialog.getByRole('textbox', { name: homeworkIn[language].fields.title, exact: false }))
      .toHaveValue('Read chapter 4');
    expect(asked('PATCH /api/sessions/:id').map(({ body }) => body)).toEqual([
      { notes: text.logger.templates.general.text, homework: 'Read chapter 4' },
    ]);
  });

  test('whose answer was lost counts as completed if it is, and otherwise can be tried again (R673)', async () => {
    const over = session({ startsAt: inHours(-2), endsAt: inHours(-1) });
    const closed = { ...over, status: 'completed' as const, version: 4 };
    await openOverview({ leftOpen: { count: 1, sessions: [over] } });
    answer(change, noNetwork);
    answer('GET /api/sessions/:id', over);
    await press(text.become.completed);
    const failed = toast(errorsIn[language].service.unavailable.title);
    await expect.element(failed).toBeVisible();
    answer('GET /api/sessions/:id', closed);
    answer('GET /api/tutor-overview', tutorOverview());
    await press(text.become.completed);
    const done = toast(text.changed.completed.title);
    await expect.element(done.getByRole('button', { name: text.undo.button })).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: text.texts.title })).toBeVisible();
  });

  test('pressed twice before the button can be disabled is changed once (R673)', async () => {
    await openOverview({ upcoming: [atHand] });
    answer(change, { ...atHand, status: 'in-progress', version: 4 });
    const start = button(text.become['in-progress']);
    await expect.element(start).toBeVisible();
    const element = start.element() as HTMLElement;
    element.click();
    element.click();
    await expect.element(toast(text.changed['in-progress'].title)).toBeVisible();
    expect(asked(change)).toHaveLength(1);
    expect(toast(text.changed['in-progress'].title).elements()).toHaveLength(1);
  });
});
