import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '../../public/locales/ar/errors.json';
import ar from '../../public/locales/ar/feedback.json';
import enErrors from '../../public/locales/en/errors.json';
import en from '../../public/locales/en/feedback.json';
import { StudentFeedback } from '../../src/pages/student-dashboard/feedback.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { leave, show } from './render.tsx';
import { idOf, inHours, pageOf, session } from './samples.ts';
import { describedBy, press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };

const lesson = (number: number, hoursAgo: number) =>
  session({
    id: idOf(number),
    status: 'completed',
    startsAt: inHours(-hoursAgo - 1),
    endsAt: inHours(-hoursAgo),
  });
const given = {
  studentRating: null,
  studentComments: null,
  studentRatedAt: inHours(-29),
  tutorRating: null,
  tutorComments: null,
};

describe.each(languages)('feedback in %s', language => {
  const text = textsIn[language];
  const errors = errorsIn[language];
  const rate = `POST /api/sessions/${idOf(31)}/feedback`;
  const comment = page.getByRole('textbox', { name: text.comment });
  const star = (count: 1 | 2 | 3 | 4 | 5) =>
    page.getByRole('radio', { name: `${count} ${text.meanings[count]}` });

  beforeEach(() => {
    answer('GET /api/sessions/to-rate', pageOf(lesson(31, 2), lesson(32, 26)));
    answer('GET /api/sessions/rated-lately', pageOf());
  });

  const open = (at = '/student-dashboard/feedback') =>
    show(<StudentFeedback />, { language, width: 390, as: 'student', at });

  test('is not sent without stars, and says so twice', async () => {
    await open();
    await press(text.submit);
    await expect.element(toast(text.missing.title)).toMatchTextContent(text.missing.text);
    await expect
      .poll(() => describedBy(page.getByRole('radiogroup', { name: text.rating })))
      .toContain(text.missing.text);
    expect(asked(rate)).toEqual([]);
  });

  test('is given along the stars by the keyboard, each with what it means', async () => {
    await open();
    await star(3).click({ force: true });
    await expect.element(page.getByText(text.descriptions[3])).toBeVisible();
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect.element(star(4)).toBeChecked();
    await expect.element(page.getByText(text.descriptions[4])).toBeVisible();
  });

  test('is sent with stars and words, and the next lesson takes its place', async () => {
    answer(rate, lesson(31, 2));
    await open();
    await star(5).click({ force: true });
    await comment.fill('Lovely');
    answer('GET /api/sessions/to-rate', pageOf(lesson(32, 26)));
    await press(text.submit);
    await expect.element(toast(text.sent.title)).toMatchTextContent(text.sent.text);
    expect(asked(rate).map(({ body }) => body)).toEqual([{ rating: 5, comment: 'Lovely' }]);
    await expect.element(comment).toHaveValue('');
    await expect.element(page.getByRole('heading', { name: text.panel })).toHaveFocus();
    expect(localStorage.getItem(`bayan.draft.feedback.${idOf(31)}`)).toBeNull();
  });

  test('keeps what was given to each lesson until it is sent', async () => {
    await open();
    await star(2).click({ force: true });
    await comment.fill('Too fast');
    await page.getByRole('list').getByRole('button').nth(1).click();
    await expect.element(comment).toHaveValue('');
    await expect.element(star(2)).not.toBeChecked();
    const kept = { ...localStorage };
    await leave();
    Object.assign(localStorage, kept);
    answer('GET /api/sessions/to-rate', pageOf(lesson(31, 2)));
    answer('GET /api/sessions/rated-lately', pageOf());
    await open();
    await expect.element(comment).toHaveValue('Too fast');
    await expect.element(star(2)).toBeChecked();
  });

  test.each([
    ['no network', noNetwork, errors.service.unavailable],
    ['a fault of ours', refusal('internal'), errors.internal],
  ])('says why it did not arrive, and loses nothing: %s', async (_why, how, words) => {
    answer(rate, how);
    await open();
    await star(4).click({ force: true });
    await comment.fill('Good');
    await press(text.submit);
    await expect
      .element(page.getByRole('alert').filter({ hasText: words.title }))
      .toMatchTextContent(words.text);
    await expect.element(comment).toHaveValue('Good');
    await expect.element(star(4)).toBeChecked();
  });

  test('says that all is rated', async () => {
    answer('GET /api/sessions/to-rate', pageOf());
    await open();
    await expect.element(page.getByText(text.caughtUp.title)).toBeVisible();
    await expect.element(page.getByText(text.caughtUp.text)).toBeVisible();
  });

  test('opens no other lesson in the place of one that is rated', async () => {
    const rated = { ...lesson(33, 30), feedback: { ...given, studentRating: 4 } };
    answer(`GET /api/sessions/${idOf(33)}`, rated);
    await open(`/student-dashboard/feedback?session=${idOf(33)}`);
    await expect.element(page.getByText(text.notToRate.title)).toBeVisible();
    expect(page.getByRole('heading', { name: text.panel }).elements()).toEqual([]);
  });
});
