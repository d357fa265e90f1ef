import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '../../public/locales/ar/errors.json';
import arNames from '../../public/locales/ar/names.json';
import ar from '../../public/locales/ar/sessions.json';
import enErrors from '../../public/locales/en/errors.json';
import enNames from '../../public/locales/en/names.json';
import en from '../../public/locales/en/sessions.json';
import { TutorHistory } from '../../src/pages/tutor-dashboard/history.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { show } from './render.tsx';
import { inHours, pageOf, session } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };

describe.each(languages)('the history in %s', language => {
  const text = textsIn[language];
  const { filters, tiles, empty } = text.history;
  const change = 'POST /api/sessions/:id/status';
  const article = page.getByRole('article');
  const lastAsked = () => Object.fromEntries(asked('GET /api/sessions').at(-1)?.query ?? []);

  beforeEach(() => {
    answer('GET /api/sessions', pageOf(session()));
    answer('GET /api/sessions/totals', nothing);
  });

  const open = (at = '/tutor-dashboard/history') => show(<TutorHistory />, { language, as: 'tutor', at });

  test('asks for what is chosen and typed, keeps it in the address, and forgets it again', async () => {
    await open();
    await choose(filters.status, text.status.cancelled);
    await choose(filters.subject, namesIn[language].subjects.English);
    await choose(filters.period, filters.periods.month);
    await page.getByRole('searchbox', { name: filters.search }).fill('Noura');
    await expect
      .poll(lastAsked)
      .toEqual({ status: 'cancelled', subject: 'English', period: 'month', q: 'Noura' });
    expect(new URLSearchParams(location.search).get('q')).toBe('Noura');
    await press(filters.clear);
    await expect.poll(() => location.search).toBe('');
    await expect.element(page.getByRole('searchbox', { name: filters.search })).toHaveValue('');
  });

  test('begins from its address, and takes no notice of what is not offered', async () => {
    await open('/tutor-dashboard/history?status=completed&subject=Alchemy');
    await expect.poll(lastAsked).toEqual({ status: 'completed' });
    await expect
      .element(page.getByRole('button', { name: filters.status, exact: false }))
      .toMatchTextContent(text.status.completed);
  });

  test('says that nothing is there yet, and that the filters leave nothing', async () => {
    answer('GET /api/sessions', pageOf());
    await open();
    await expect.element(page.getByText(empty.text)).toBeVisible();
    await expect.element(page.getByRole('button', { name: filters.clear })).toBeDisabled();
    await choose(filters.status, text.status.completed);
    await expect.element(page.getByText(empty.filtered)).toBeVisible();
  });

  test('adds up what the filters leave', async () => {
    answer('GET /api/sessions/totals', {
      ...nothing,
      sessions: 1234,
      completed: 9,
      minutes: 450,
      ratings: 4,
      stars: 18,
    });
    await open();
    await expect.element(page.getByText('1,234')).toBeVisible();
    await expect.element(page.getByText('8')).toBeVisible();
    await expect.element(page.getByText('4.5')).toBeVisible();
  });

  test('says that nothing is rated, and where it cannot be added up', async () => {
    await open();
    await expect.element(page.getByText(tiles.unrated)).toBeVisible();
    await expect
      .poll(() => page.getByText(tiles.total).element().parentElement?.textContent)
      .toBe(`${tiles.total}0`);
    answer('GET /api/sessions/totals', { ...nothing, isAll: false });
    await choose(filters.status, text.status.completed);
    await expect.element(page.getByText(tiles.uncounted)).toBeVisible();
  });

  test('completes a session at once, and takes it back where the server refuses', async () => {
    const over = session({ startsAt: inHours(-2), endsAt: inHours(-1) });
    answer('GET /api/sessions', pageOf(over));
    answer(change, refusal('session.transition'));
    await open();
    await press(text.become.completed);
    await expect.element(toast(errorsIn[language].session.transition.title)).toBeVisible();
    await expect.element(article).toMatchTextContent(text.status.scheduled);
    expect(asked(change)[0]?.body).toEqual({ status: 'completed' });
    answer(change, { ...over, status: 'completed' });
    answer('GET /api/sessions', pageOf({ ...over, status: 'completed' }));
    await press(text.become.completed);
    await expect.element(toast(text.changed.completed.title)).toBeVisible();
    await expect.element(article).toMatchTextContent(text.status.completed);
  });

  test('asks why before it cancels, and keeps the session on the way out', async () => {
    answer(change, session({ status: 'cancelled' }));
    await open();
    await article.getByRole('button', { name: text.become.cancelled }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: text.cancel.keep }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked(change)).toEqual([]);
    await article.getByRole('button', { name: text.become.cancelled }).click();
    await dialog.getByRole('textbox', { name: text.cancel.reason }).fill('Exams');
    await dialog.getByRole('button', { name: text.cancel.confirm }).click();
    await expect.element(toast(text.changed.cancelled.title)).toBeVisible();
    expect(asked(change)[0]?.body).toEqual({ status: 'cancelled', reason: 'Exams' });
  });

  test('offers the list again where it did not come', async () => {
    answer('GET /api/sessions', refusal('not-found'));
    await open();
    const words = errorsIn[language]['not-found'];
    await expect.element(page.getByText(words.title)).toBeVisible();
    answer('GET /api/sessions', pageOf(session()));
    await page
      .getByRole('button')
      .filter({ hasText: language === 'ar' ? 'إعادة المحاولة' : 'Try again' })
      .click();
    await expect.element(article).toBeVisible();
  });
});
