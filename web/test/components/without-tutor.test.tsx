import { languages } from '@bayan/domain/language/language';
import type { WaitingSession } from '@bayan/domain/sessions/sessions.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/sessions.json';
import arStudent from '#locales/ar/student-sessions.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/sessions.json';
import enStudent from '#locales/en/student-sessions.json';
import { AdminOverview } from '#pages/admin-dashboard/overview.tsx';
import { StudentSessions } from '#pages/student-dashboard/sessions.tsx';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { NextLesson } from '#views/student-overview/next-lesson.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { now, show } from './render.tsx';
import { closingTimes, idOf, inHours, pageOf, session, student, today } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const studentIn = { en: enStudent, ar: arStudent };

const next = { id: idOf(60), name: 'Clara Moss', nameAr: 'كلارا موس' };
const other = { id: idOf(61), name: 'Ruth Dale', nameAr: 'روث ديل' };
const left = { tutorLeftAt: inHours(-1), meetingLink: null };

const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

describe.each(languages)('lessons without a tutor in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language].withoutTutor;
  const become = textsIn[language].become;
  const give = 'POST /api/sessions/:id/reassignment';
  const row = page.getByRole('article', {
    name: language === 'ar' ? student.nameAr : student.name,
    exact: false,
  });
  const nameOf = (person: typeof next) => (language === 'ar' ? person.nameAr : person.name);

  async function open(different: Partial<WaitingSession>, width: 390 | 1280 = 390) {
    answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
    const { lessons } = today();
    answer('GET /api/today', today({ lessons: { ...lessons, withoutTutor: true } }));
    answer('GET /api/today/security', { items: [] });
    answer(
      'GET /api/sessions/without-tutor',
      pageOf({ ...session(left), tutors: [next, other], ...different }),
    );
    await show(<AdminOverview />, { language, width, as: 'admin', at: '/admin-dashboard' });
    await expect.element(row).toBeVisible();
  }

  test('are given to one of those who teach the student, over the version that was read', async () => {
    await open({});
    await press(text.give);
    await press(text.confirm);
    await expect.element(page.getByText(errorsIn[language].field.required)).toBeVisible();
    expect(asked(give)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: text.tutor, exact: false }).click();
    await page.getByRole('option', { name: nameOf(other) }).click();
    answer(give, refusal('session.not-waiting'));
    await press(text.confirm);
    await expect.element(page.getByText(errorsIn[language].session['not-waiting'].title)).toBeVisible();
    answer(give, session({ tutor: { ...other, timezone: 'Europe/London' } }));
    await press(text.confirm);
    await expect.element(toast(text.given.title)).toMatchTextContent(text.given.text);
    expect(asked(give).at(-1)?.body).toEqual({ tutorId: other.id });
    expect(asked(give).at(-1)?.headers.get('if-match')).toBe('"3"');
  });

  test('say where nobody could give them, and are cancelled', async () => {
    const change = 'POST /api/sessions/:id/status';
    await open({ tutors: [] }, 1280);
    await expect.element(row).toMatchTextContent(text.nobody);
    expect(row.getByRole('button', { name: text.give }).elements()).toEqual([]);
    answer(change, session({ ...left, status: 'cancelled' }));
    answer('GET /api/sessions/:id/options', closingTimes());
    await press(become.cancelled);
    await inDialog(textsIn[language].cancel.confirm);
    await expect.element(toast(textsIn[language].changed.cancelled.title)).toBeVisible();
    expect(asked(change)[0]?.body).toEqual({ status: 'cancelled', outcome: 'academy-cancelled' });
  });

  test('are not given once their time has passed', async () => {
    await open({ startsAt: inHours(-2), endsAt: inHours(-1) });
    await expect.element(row).toMatchTextContent(text.over);
    expect(row.getByRole('button', { name: text.give }).elements()).toEqual([]);
  });
});

describe.each(languages)('a lesson that waits for another tutor, before its family in %s', language => {
  const { test } = inTurn(language);
  const { arrangingTutor } = studentIn[language];
  const former = language === 'ar' ? 'أميليا هارت' : 'Amelia Hart';

  test('names nobody among the lessons to come, and says what the academy does', async () => {
    answer('GET /api/sessions/ahead', pageOf(session(left)));
    answer('GET /api/session-requests', pageOf());
    await show(<StudentSessions />, {
      language,
      width: 390,
      as: 'student',
      at: '/student-dashboard/sessions',
    });
    const card = page.getByRole('article');
    await expect.element(card).toMatchTextContent(arrangingTutor);
    expect(card.element().textContent).not.toContain(former);
  });

  test('is the next lesson without a way in', async () => {
    const soon = { startsAt: inHours(0.1), endsAt: inHours(1.1) };
    await show(<NextLesson session={session({ ...left, ...soon })} now={now} />, {
      language,
      as: 'student',
    });
    await expect.element(page.getByText(arrangingTutor)).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(document.body.textContent).not.toContain(former);
  });
});

describe.each(languages)('a former tutor’s history in %s', language => {
  const { test } = inTurn(language);
  const { become, texts, rate, cancel } = textsIn[language];
  const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };
  /** Without the one that opens the row. */
  const buttons = () =>
    page
      .getByRole('article')
      .getByRole('button')
      .elements()
      .filter(button => !button.hasAttribute('aria-expanded'))
      .map(button => button.textContent);

  async function open(different: Parameters<typeof session>[0]) {
    answer('GET /api/sessions', pageOf(session({ isFormer: true, ...different })));
    answer('GET /api/sessions/totals', nothing);
    await show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history' });
    await expect.element(page.getByRole('article')).toBeVisible();
  }

  test('offers to close what has begun, without a reason, and nothing else', async () => {
    const change = 'POST /api/sessions/:id/status';
    await open({ startsAt: inHours(-0.5), endsAt: inHours(0.5) });
    expect(buttons()).toEqual([become.completed, cancel.open]);
    answer('GET /api/sessions/:id/options', closingTimes({ studentAbsentFrom: inHours(-0.25) }));
    await press(cancel.open);
    await expect.element(page.getByText(cancel.former)).toBeVisible();
    expect(page.getByRole('textbox', { name: cancel.reason }).elements()).toEqual([]);
    answer(change, session({ isFormer: true, status: 'cancelled' }));
    await inDialog(cancel.confirmBegun);
    await expect.element(page.getByText(errorsIn[language].field.required)).toBeVisible();
    await page.getByText(cancel.outcomes['student-absent']).click();
    await inDialog(cancel.confirmBegun);
    await expect
      .poll(() => asked(change)[0]?.body)
      .toEqual({ status: 'cancelled', outcome: 'student-absent' });
  });

  test('offers nothing about what is over', async () => {
    await open({ startsAt: inHours(-3), endsAt: inHours(-2), status: 'completed' });
    expect(buttons()).toEqual([]);
    expect(page.getByText(texts.open).elements()).toEqual([]);
    expect(page.getByText(rate.open).elements()).toEqual([]);
  });
});
