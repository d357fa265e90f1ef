import { languages } from '@bayan/domain/language/language';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/homework.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/homework.json';
import { OwnHomeworkFigures } from '#teaching/homework/own/own-homework-figures.tsx';
import { CompletedHomework, PendingHomework } from '#teaching/homework/own/own-homework-list.tsx';
import { answer, asked, heldBack, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { leave, show, type Theme } from './render.tsx';
import { homework, idOf, inHours, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };

const handedIn = homework({
  status: 'completed',
  submission: {
    at: inHours(-2),
    url: 'https://docs.example/letter',
    files: [{ id: idOf(40), name: 'page-1.pdf', size: 2048, mediaType: 'application/pdf' }],
  },
});

describe.each(languages)('a student’s homework in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const card = page.getByRole('article', { name: 'A letter to a friend' });
  const begin = text.own.actionOn
    .replace('{{action}}', text.own.begin)
    .replace('{{title}}', 'A letter to a friend');

  async function open(...pieces: readonly ReturnType<typeof homework>[]) {
    answer('GET /api/homework/pending', pageOf(...pieces));
    await show(<PendingHomework onSubmit={() => {}} />, { language, width: 390, as: 'student' });
  }

  async function openCompleted(theme: Theme = 'light', ...pieces: readonly ReturnType<typeof homework>[]) {
    answer('GET /api/homework/completed', pageOf(...pieces));
    await show(<CompletedHomework onSubmit={() => {}} />, { language, width: 390, as: 'student', theme });
    if (pieces.length > 0) await expect.element(card).toBeVisible();
  }

  inBoth.each([
    [100, language === 'ar' ? 'بقيت 5 أيام' : '5 days left'],
    [49, language === 'ar' ? 'بقيت 3 أيام' : '3 days left'],
    [47, language === 'ar' ? 'بعد غد' : 'in 2 days'],
    [25, language === 'ar' ? 'غدًا' : 'tomorrow'],
    [5, language === 'ar' ? 'بعد 5 ساعات' : 'in 5 hours'],
    [24 * 12, language === 'ar' ? 'بقي 12 يومًا' : '12 days left'],
  ])('says how long is left of %i hours, by the day’s word within two days (R144)', async (hours, words) => {
    await open(homework({ dueAt: inHours(hours) }));
    await expect.element(card).toMatchTextContent(words);
  });

  test('is due by the family’s clock', async () => {
    await open(homework({ dueAt: '2026-11-20T20:59:00Z' }));
    await expect.element(card).toMatchTextContent('23:59');
  });

  test('is marked where it is due within two days, and where it is late', async () => {
    await open(
      homework({ dueAt: inHours(47) }),
      homework({ id: homework().id.replace(/.$/, '7'), title: 'Late one', dueAt: inHours(-1) }),
    );
    await expect.element(card).toMatchTextContent(text.own.dueSoon);
    const late = page.getByRole('article', { name: 'Late one' });
    await expect.element(late).toMatchTextContent(text.overdue);
    await expect.element(late).not.toMatchTextContent(text.own.dueSoon);
  });

  test('is begun at once, and as it was where the academy refuses', async () => {
    const held = heldBack(refusal('internal'));
    answer(`POST /api/homework/${homework().id}/begin`, held.answer);
    await open(homework());
    await press(begin);
    await expect.element(card).toMatchTextContent(text.status['in-progress']);
    held.come();
    await expect.element(toast(errorsIn[language].internal.title)).toBeVisible();
    await expect.element(card).toMatchTextContent(text.status.assigned);
    expect(asked(`POST /api/homework/${homework().id}/begin`)[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('says that there is none, and that none was handed in', async () => {
    await open();
    await expect.element(page.getByText(text.own.empty.pending.title)).toBeVisible();
    await expect.element(page.getByText(text.own.empty.pending.text)).toBeVisible();
    await leave();
    await openCompleted();
    await expect.element(page.getByText(text.own.empty.completed.title)).toBeVisible();
    await expect.element(page.getByText(text.own.empty.completed.text)).toBeVisible();
  });

  test('shows what was handed in, and lets it be replaced until it is graded', async () => {
    await openCompleted('light', handedIn);
    const replaced = page.getByRole('button', { name: text.own.replace, exact: false });
    await expect.element(replaced).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'https://docs.example/letter', exact: false }))
      .toBeVisible();
    expect(await accessibilityFaults(['page-has-heading-one'])).toEqual([]);
    await leave();
    await openCompleted('dark', {
      ...handedIn,
      grade: 'A-',
      feedback: 'A fine ending.',
      gradedAt: inHours(-1),
    });
    // In the box of what was handed in, and nowhere else.
    const box = card.getByRole('list', { name: text.files }).element().parentElement;
    expect(box?.textContent).toContain('A fine ending.');
    expect(box?.textContent).toContain('page-1.pdf');
    expect(card.getByText('A-', { exact: true }).elements()).toHaveLength(1);
    expect(replaced.elements()).toEqual([]);
    expect(await accessibilityFaults(['page-has-heading-one'])).toEqual([]);
  });

  test('is counted again by itself while the page stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    answer('GET /api/homework/totals', { all: 0, pending: 0, completed: 0, overdue: 0 });
    await show(<OwnHomeworkFigures />, { language, as: 'student' });
    await expect.element(page.getByText('0%')).toBeVisible();
    answer('GET /api/homework/totals', { all: 2, pending: 1, completed: 1, overdue: 0 });
    vi.advanceTimersByTime(61_000);
    await expect.element(page.getByText('50%')).toBeVisible();
    expect(asked('GET /api/homework/totals')).toHaveLength(2);
  });

  inBoth.each([
    [1, language === 'ar' ? 'لديك واجب واحد متأخّر.' : 'You have 1 overdue assignment.'],
    [2, language === 'ar' ? 'لديك واجبان متأخّران.' : 'You have 2 overdue assignments.'],
    [3, language === 'ar' ? 'لديك 3 واجبات متأخّرة.' : 'You have 3 overdue assignments.'],
    [11, language === 'ar' ? 'لديك 11 واجبًا متأخّرًا.' : 'You have 11 overdue assignments.'],
    [100, language === 'ar' ? 'لديك 100 واجب متأخّر.' : 'You have 100 overdue assignments.'],
  ])('counts %i that are late in the words of the language', async (overdue, words) => {
    answer('GET /api/homework/totals', { all: 200, pending: 150, completed: 50, overdue });
    await show(<OwnHomeworkFigures />, { language, as: 'student' });
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
    await expect.element(page.getByText('25%')).toBeVisible();
  });
});
