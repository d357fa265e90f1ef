import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/feedback.json';
import arNames from '#locales/ar/names.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/feedback.json';
import enNames from '#locales/en/names.json';
import enShared from '#locales/en/translation.json';
import { StudentFeedback } from '#pages/student-dashboard/feedback.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { leave, show, type Theme } from './render.tsx';
import { idOf, inHours, pageOf, session } from './samples.ts';
import { describedBy, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };

/** Where its words begin, from the side on which the page's lines begin. */
const startingEdge = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, right } = words.getBoundingClientRect();
  return document.dir === 'rtl' ? right : left;
};

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
  studentVersion: 2,
  tutorVersion: 0,
};

describe.each(languages)('feedback in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const { subjects } = namesIn[language];
  const rate = `POST /api/sessions/${idOf(31)}/feedback`;
  const comment = page.getByRole('textbox', { name: text.comment });
  const star = (count: 1 | 2 | 3 | 4 | 5) =>
    page.getByRole('radio', { name: `${count} ${text.meanings[count]}` });
  const toRate = page.getByRole('list').first().getByRole('button');
  /** When the lesson began that is being rated. */
  const rated = () => document.querySelector('form time')?.getAttribute('datetime');

  beforeEach(() => {
    answer('GET /api/sessions/to-rate', pageOf(lesson(31, 2), lesson(32, 26)));
    answer('GET /api/sessions/rated-lately', pageOf());
  });

  const place = '/student-dashboard/feedback';
  const open = (at = place, theme: Theme = 'light') =>
    show(<StudentFeedback />, { language, width: 390, as: 'student', at, theme });

  test('is not sent without stars, and says so twice', async () => {
    await open();
    await press(text.submit);
    await expect.element(toast(text.missing.title)).toMatchTextContent(text.missing.text);
    await expect
      .poll(() => describedBy(page.getByRole('radiogroup', { name: text.rating })))
      .toContain(text.missing.text);
    expect(asked(rate)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('begins the English name of a tutor where the lines around it begin', async () => {
    const { tutor } = session();
    answer('GET /api/sessions/to-rate', pageOf({ ...lesson(31, 2), tutor: { ...tutor, nameAr: null } }));
    await open();
    const subject = toRate.getByText(subjects.English);
    const name = toRate.getByText(tutor.name);
    await expect.element(name).toBeVisible();
    expect(startingEdge(name.element())).toBeCloseTo(startingEdge(subject.element()), 0);
  });

  inBoth('is given along the stars by the keyboard alone, each with what it means', async () => {
    await open();
    await expect.element(star(1)).toBeInTheDocument();
    star(1).element().focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect.element(star(3)).toBeChecked();
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
    await expect.element(toRate).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps what was given to each lesson, and which was chosen, until it is sent', async () => {
    await open();
    await expect.element(toRate.first()).toHaveAttribute('aria-pressed', 'true');
    await star(2).click({ force: true });
    await comment.fill('Too fast');
    await toRate.nth(1).click();
    await expect.element(comment).toHaveValue('');
    await expect.element(star(2)).not.toBeChecked();
    await comment.fill('Good pace.');
    const [kept, at] = [{ ...localStorage }, location.pathname + location.search];
    await leave();
    Object.assign(localStorage, kept);
    await open(at);
    await expect.element(toRate.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(comment).toHaveValue('Good pace.');
    await toRate.first().click();
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

  test('opens no other lesson in the place of one that is rated, until one is chosen', async () => {
    const already = { ...lesson(33, 30), feedback: { ...given, studentRating: 4 } };
    answer(`GET /api/sessions/${idOf(33)}`, already);
    await open(`${place}?session=${idOf(33)}`);
    await expect.element(page.getByText(text.notToRate.title)).toBeVisible();
    expect(page.getByRole('heading', { name: text.panel }).elements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await toRate.first().click();
    await expect.poll(rated).toBe(lesson(31, 2).startsAt);
  });

  test('opens for a lesson further down than what has come of the list, and goes on with the first', async () => {
    const called = { ...lesson(33, 500), subject: 'History' };
    answer(`GET /api/sessions/${idOf(33)}`, called);
    answer(`POST /api/sessions/${idOf(33)}/feedback`, called);
    await open(`${place}?session=${idOf(33)}`);
    await expect.poll(rated).toBe(called.startsAt);
    const further = toRate.filter({ hasText: subjects.History });
    await expect.element(further).toHaveAttribute('aria-pressed', 'true');
    await star(5).click({ force: true });
    await press(text.submit);
    await expect.element(further).not.toBeInTheDocument();
    await expect.element(toRate.first()).toHaveAttribute('aria-pressed', 'true');
    expect(location.search).toBe('');
  });

  test('is changed for a week, from what was given', async () => {
    const change = `PATCH /api/sessions/${idOf(33)}/feedback`;
    const before = { ...lesson(33, 30), feedback: { ...given, studentRating: 1, studentComments: 'Dull' } };
    answer('GET /api/sessions/to-rate', pageOf());
    answer('GET /api/sessions/rated-lately', pageOf(before));
    answer(change, before);
    await open(place, 'dark');
    const [opener] = text.rated.changeOf.replace('{{subject}}', subjects.English).split('{{day}}');
    await page.getByRole('button', { name: opener ?? '', exact: false }).click();
    await expect.element(star(1)).toBeChecked();
    await expect.element(comment).toHaveValue('Dull');
    await star(5).click({ force: true });
    await comment.fill('شكرًا');
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.rated.save);
    await expect.element(toast(text.changed.title)).toMatchTextContent(text.changed.text);
    expect(asked(change).map(({ body }) => body)).toEqual([{ rating: 5, comment: 'شكرًا' }]);
    // Of the student's side: the session itself is in its third version.
    expect(asked(change)[0]?.headers.get('if-match')).toBe('"2"');
  });

  test('lets who changes it second see both, and saves over the other (R128)', async () => {
    const change = `PATCH /api/sessions/${idOf(33)}/feedback`;
    const before = { ...lesson(33, 30), feedback: { ...given, studentRating: 1, studentComments: 'Dull' } };
    const theirs = {
      ...before,
      feedback: { ...before.feedback, studentComments: 'Dull, but short', studentVersion: 3 },
    };
    answer('GET /api/sessions/to-rate', pageOf());
    answer('GET /api/sessions/rated-lately', pageOf(before));
    answer(change, refusal('conflict.stale', { current: theirs }));
    await open();
    const [opener] = text.rated.changeOf.replace('{{subject}}', subjects.English).split('{{day}}');
    await page.getByRole('button', { name: opener ?? '', exact: false }).click();
    await comment.fill('Rather good');
    await press(text.rated.save);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Dull, but short', { exact: false })).toBeVisible();
    await expect.element(dialog.getByText('Rather good', { exact: false })).toBeVisible();
    answer(change, theirs);
    await press(versionsIn[language].keepYours);
    await expect.element(toast(text.changed.title)).toBeVisible();
    expect(asked(change).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"2"', { rating: 1, comment: 'Rather good' }],
      ['"3"', { rating: 1, comment: 'Rather good' }],
    ]);
  });
});
