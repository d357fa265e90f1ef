import type { Session } from '@bayan/domain/sessions/session';
import { describe, expect, test } from 'vitest';
import ar from '../web/public/locales/ar/feedback.json' with { type: 'json' };
import arOverview from '../web/public/locales/ar/student-overview.json' with { type: 'json' };
import arHistory from '../web/public/locales/ar/student-sessions.json' with { type: 'json' };
import en from '../web/public/locales/en/feedback.json' with { type: 'json' };
import enOverview from '../web/public/locales/en/student-overview.json' with { type: 'json' };
import enHistory from '../web/public/locales/en/student-sessions.json' with { type: 'json' };
import { accessibilityFaults } from './accessibility.ts';
import { asAdmin, ask } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { namesTexts, texts as shared } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const overview = { en: enOverview, ar: arOverview };
const history = { en: enHistory, ar: arHistory };
const path = '/student-dashboard/feedback';

/** Two lessons that the student has had, the later one in History. */
async function taught(): Promise<Teaching> {
  const teaching = await newTeaching();
  await teaching.log(-50, { status: 'completed' });
  await teaching.log(-2, { status: 'completed', subject: 'History' });
  return teaching;
}

/** Where its words begin, from the side on which the page's lines begin. */
const startingEdge = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, right } = words.getBoundingClientRect();
  return document.dir === 'rtl' ? right : left;
};

const ratingsOf = async ({ student }: Teaching) => {
  const query = new URLSearchParams({ studentId: student.id });
  const { items } = await ask<{ items: Session[] }>('GET', `/api/sessions?${query}`, {
    token: await asAdmin(),
  });
  return items.map(({ feedback }) => [feedback?.studentRating ?? null, feedback?.studentComments ?? null]);
};

describe.each(languages)('the feedback of a student in %s', language => {
  const words = texts[language];
  const { subjects } = namesTexts[language];
  const starNamed = (stars: 1 | 4 | 5) => `${stars} ${words.meanings[stars]}`;

  async function open(teaching: Teaching, more: Partial<Parameters<typeof visit>[0]> = {}) {
    const { page, context } = await visit({ language, ...more });
    await comeSignedIn(page, teaching.student);
    await page.goto(path);
    return {
      page,
      context,
      lesson: (subject: string) => page.getByRole('button', { name: new RegExp(`^\\S*\\s*${subject}`) }),
      star: (stars: 1 | 4 | 5) => page.getByRole('radio', { name: starNamed(stars), exact: true }),
      comment: page.getByRole('textbox', { name: words.comment }),
      submit: () => page.getByRole('button', { name: words.submit, exact: true }).click(),
    };
  }

  test('is given with stars and a comment, lesson by lesson, until all is caught up', async () => {
    const teaching = await taught();
    const { page, lesson, star, comment, submit } = await open(teaching);
    await lesson(subjects.History).waitFor();
    expect(await lesson(subjects.History).getAttribute('aria-pressed')).toBe('true');
    // An English name beginning where the Arabic lines around it begin.
    const startOf = (text: string) => lesson(subjects.History).getByText(text).evaluate(startingEdge);
    expect(await startOf('Eleanor Whitfield')).toBeCloseTo(await startOf(subjects.History), 0);

    await submit();
    await page.getByRole('alertdialog').getByText(words.missing.title, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await lesson(subjects.English).click();
    // The other lesson's panel stands there until then.
    await expect
      .poll(() => lesson(subjects.English).getAttribute('aria-pressed'), { interval: 20 })
      .toBe('true');
    await comment.fill('Good pace.');
    // The keyboard alone: the first arrow chooses, the next ones go on.
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (const _star of [2, 3, 4]) await page.keyboard.press('ArrowDown');
    await expect.poll(() => star(4).isChecked()).toBe(true);
    await page.getByText(words.descriptions[4]).waitFor();

    await page.reload();
    await lesson(subjects.English).waitFor();
    expect(await lesson(subjects.English).getAttribute('aria-pressed')).toBe('true');
    expect(await star(4).isChecked()).toBe(true);
    expect(await comment.inputValue()).toBe('Good pace.');
    await submit();
    await page.getByText(words.sent.title, { exact: true }).first().waitFor();
    await expect.poll(() => lesson(subjects.English).count()).toBe(0);
    expect(await lesson(subjects.History).getAttribute('aria-pressed')).toBe('true');

    await page.locator('label', { has: star(5) }).click();
    await submit();
    await page.getByText(words.caughtUp.title, { exact: true }).waitFor();
    expect((await ratingsOf(teaching)).sort()).toEqual([
      [4, 'Good pace.'],
      [5, null],
    ]);
  });

  test('waits through a lost network, and may be changed for a week', async () => {
    const teaching = await taught();
    const { page, context, star, submit } = await open(teaching, {
      expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
      theme: 'dark',
    });
    await page.locator('label', { has: star(1) }).click();
    await context.setOffline(true);
    await submit();
    await page.getByRole('alert').waitFor();
    expect(await star(1).isChecked()).toBe(true);
    await context.setOffline(false);
    await submit();
    // On a phone it lies over what is pressed next.
    await page.getByRole('alertdialog').getByRole('button', { name: shared[language].ui.close }).click();
    const change = page.getByRole('button', {
      name: new RegExp(words.rated.changeOf.replace(/: .*/, `: ${subjects.History}`)),
    });
    await change.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('label', { has: star(5) }).click();
    await dialog.getByRole('textbox', { name: words.comment }).fill('شكرًا');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.rated.save, exact: true }).click();
    await page.getByText(words.changed.title, { exact: true }).first().waitFor();
    await expect.poll(() => ratingsOf(teaching)).toContainEqual([5, 'شكرًا']);
  });

  test('opens for the lesson that was pressed, on the dashboard and in the history', async () => {
    const teaching = await newTeaching();
    const older = await teaching.log(-50, { status: 'completed' });
    const pressed = await teaching.log(-26, { status: 'completed' });
    await teaching.log(-2, { status: 'completed' });
    const { page, star, submit } = await open(teaching);
    const rated = page.locator('form time');
    await page.goto('/student-dashboard');
    await page.getByRole('link', { name: overview[language].recent.rate }).nth(1).click();
    await expect.poll(() => rated.getAttribute('datetime')).toBe(pressed.startsAt);
    await expect.poll(() => rated.isVisible()).toBe(true);
    await page.goto('/student-dashboard/sessions?tab=history');
    await page.getByRole('link', { name: history[language].rate }).nth(2).click();
    await expect.poll(() => rated.getAttribute('datetime')).toBe(older.startsAt);
    await page.locator('label', { has: star(4) }).click();
    await submit();
    // The next one follows, and the address asks for none any more.
    await expect.poll(() => rated.getAttribute('datetime')).not.toBe(older.startsAt);
    expect(new URL(page.url()).search).toBe('');
    expect(await ratingsOf(teaching)).toEqual([
      [null, null],
      [null, null],
      [4, null],
    ]);
  });

  test('opens for a lesson beyond the first page, and for none in the place of one that is rated', async () => {
    const teaching = await newTeaching();
    const oldest = await teaching.log(-500, { status: 'completed', subject: 'History' });
    for (const hours of [-3, -6]) await teaching.log(hours, { status: 'completed' });
    const { page, lesson, star, submit } = await open(teaching);
    // Pages of one, instead of so many lessons that one does not hold them.
    await page.route('**/api/sessions/to-rate?*', route =>
      route.continue({ url: `${route.request().url()}&limit=1` }),
    );
    await page.goto(path);
    await lesson(subjects.English).first().waitFor();
    expect(await lesson(subjects.History).count()).toBe(0);
    await page.goto(`${path}?session=${oldest.id}`);
    await expect.poll(() => page.locator('form time').getAttribute('datetime')).toBe(oldest.startsAt);
    expect(await lesson(subjects.History).getAttribute('aria-pressed')).toBe('true');
    await page.locator('label', { has: star(5) }).click();
    await submit();
    await expect.poll(() => lesson(subjects.History).count()).toBe(0);
    expect(await lesson(subjects.English).first().getAttribute('aria-pressed')).toBe('true');

    await page.goto(`${path}?session=${oldest.id}`);
    await page.getByText(words.notToRate.title).waitFor();
    expect(await page.locator('form time').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await lesson(subjects.English).first().click();
    await expect.poll(() => page.locator('form time').count()).toBe(1);
  });
});
