import ar from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import en from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const DAY = 24;

describe.each(languages)('the overview of a tutor in %s', language => {
  const { overview, become, early, join, goingOn, texts: words, parts } = texts[language];

  test('counts the next seven days truly, finishes a lesson that goes on, and lets what waits be done', async () => {
    const teaching = await newTeaching();
    await teaching.log(-3);
    const link = 'https://meet.example/room';
    await teaching.log(-0.2, { status: 'in-progress', meetingLink: link, notes: 'Conditionals' });
    for (const days of [5, 6, 8]) await teaching.log(days * DAY);
    const { page } = await visit({ language });
    await comeSignedIn(page, teaching.tutor);
    await page.goto('/tutor-dashboard');
    const upcoming = page.getByText(overview.tiles.week, { exact: true }).locator('..');
    await expect.poll(() => upcoming.textContent()).toBe(`${overview.tiles.upcoming}2${overview.tiles.week}`);

    const now = page.getByRole('region', { name: goingOn });
    await now.getByRole('link', { name: join }).waitFor();
    await now.getByRole('button', { name: become.completed, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: early.title });
    await question.getByRole('button', { name: become.completed, exact: true }).click();
    await now.waitFor({ state: 'detached' });

    const leftOpen = page.getByRole('region', { name: overview.waiting.leftOpen });
    await leftOpen.getByText(teaching.studentName, { exact: true }).waitFor();
    await leftOpen.getByRole('button', { name: become.completed, exact: true }).click();
    await page.getByRole('textbox', { name: parts.notes }).fill('The past perfect');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(overview.waiting.title).waitFor({ state: 'detached' });
  });
});
