import type { Session } from '@bayan/domain/sessions/sessions.contract';
import ar from '@bayan/web/locales/ar/feedback.json' with { type: 'json' };
import arOverview from '@bayan/web/locales/ar/student-overview.json' with { type: 'json' };
import arHistory from '@bayan/web/locales/ar/student-sessions.json' with { type: 'json' };
import en from '@bayan/web/locales/en/feedback.json' with { type: 'json' };
import enOverview from '@bayan/web/locales/en/student-overview.json' with { type: 'json' };
import enHistory from '@bayan/web/locales/en/student-sessions.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
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
  const star = (stars: 1 | 4 | 5) => `${stars} ${words.meanings[stars]}`;

  test('opens for the lesson that was pressed, is given until all is caught up, and may be changed', async () => {
    const teaching = await newTeaching();
    const older = await teaching.log(-50, { status: 'completed' });
    const pressed = await teaching.log(-26, { status: 'completed', subject: 'History' });
    const newest = await teaching.log(-2, { status: 'completed' });
    const { page } = await visit({ language });
    await comeSignedIn(page, teaching.student);
    const rated = page.locator('form time');
    const comment = page.getByRole('textbox', { name: words.comment });
    const give = (stars: Parameters<typeof star>[0]) =>
      page.locator('label', { has: page.getByRole('radio', { name: star(stars), exact: true }) }).click();
    const send = async () => {
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      const sent = page.getByRole('alertdialog').filter({ hasText: words.sent.title });
      // On a phone it lies over what is pressed next.
      await sent.getByRole('button', { name: shared[language].ui.close }).click();
    };

    await page.goto('/student-dashboard');
    await page.getByRole('link', { name: overview[language].recent.rate }).nth(1).click();
    await expect.poll(() => rated.getAttribute('datetime')).toBe(pressed.startsAt);
    await expect.poll(() => rated.isVisible()).toBe(true);
    await page.goto('/student-dashboard/sessions?tab=history');
    await page.getByRole('link', { name: history[language].rate }).nth(2).click();
    await expect.poll(() => rated.getAttribute('datetime')).toBe(older.startsAt);
    await give(4);
    await comment.fill('Good pace.');
    await send();
    // The next one follows, and the address asks for none any more.
    await expect.poll(() => rated.getAttribute('datetime')).toBe(newest.startsAt);
    expect(new URL(page.url()).search).toBe('');
    await give(5);
    await send();
    await expect.poll(() => rated.getAttribute('datetime')).toBe(pressed.startsAt);
    await give(1);
    await send();
    await page.getByText(words.caughtUp.title, { exact: true }).waitFor();
    expect(await ratingsOf(teaching)).toEqual([
      [5, null],
      [1, null],
      [4, 'Good pace.'],
    ]);

    const change = words.rated.changeOf.replace(/: .*/, `: ${subjects.History}`);
    await page.getByRole('button', { name: new RegExp(change) }).click();
    await give(5);
    await comment.fill('شكرًا');
    await page.getByRole('button', { name: words.rated.save, exact: true }).click();
    await page.getByText(words.changed.title, { exact: true }).first().waitFor();
    await expect.poll(() => ratingsOf(teaching)).toContainEqual([5, 'شكرًا']);
  });
});
