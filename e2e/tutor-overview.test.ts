import { describe, expect, test } from 'vitest';
import ar from '../web/public/locales/ar/sessions.json' with { type: 'json' };
import en from '../web/public/locales/en/sessions.json' with { type: 'json' };
import type { Account } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
/** That somebody is being signed in is said aloud by an element of React Aria's, which stays for seven seconds. */
const MINUTES = 1 / 60;

describe.each(languages)('the overview of a tutor in %s', language => {
  const { overview, become, history, join, goingOn, texts: words, parts } = texts[language];

  async function open(tutor: Pick<Account, 'email' | 'password'>) {
    const { page } = await visit({ language });
    await comeSignedIn(page, tutor);
    await page.goto('/tutor-dashboard');
    await page.getByText(overview.tiles.students, { exact: true }).waitFor();
    const tile = (name: keyof typeof overview.tiles) =>
      page.getByText(overview.tiles[name], { exact: true }).first().locator('..');
    return { page, tile };
  }

  test('says what is there before the first lesson', async () => {
    const { tutor } = await newTeaching();
    const { page, tile } = await open(tutor);
    await page.getByText(overview.upcoming.empty).waitFor();
    await page.getByText(overview.recent.empty).waitFor();
    expect(await tile('rating').textContent()).toContain(history.tiles.unrated);
    expect(await tile('students').textContent()).toContain('1');
    expect(await page.getByText(overview.waiting.title).count()).toBe(0);
  });

  test('counts the next seven days truly, and opens a lesson ten minutes before it begins', async () => {
    const teaching = await newTeaching();
    const link = 'https://meet.example/room';
    await teaching.log(8 * MINUTES, { duration: 30, meetingLink: link });
    await teaching.log(6 * 24);
    await teaching.log(8 * 24);
    const { page, tile } = await open(teaching.tutor);
    await expect.poll(() => tile('upcoming').textContent()).toContain('2');
    const way = page.getByRole('link', { name: join });
    await way.waitFor();
    expect(await way.count()).toBe(1);
    expect(await way.getAttribute('href')).toBe(link);
  });

  test('leads into a lesson that goes on, and finishes it', async () => {
    const teaching = await newTeaching();
    await teaching.log(-0.2, { status: 'in-progress', meetingLink: 'https://meet.example/room' });
    const { page } = await open(teaching.tutor);
    const now = page.getByRole('region', { name: goingOn });
    await now.getByRole('link', { name: join }).waitFor();
    await now.getByRole('button', { name: become.completed, exact: true }).click();
    await now.waitFor({ state: 'detached' });
  });

  test('shows what waits, and lets it be done on the spot', async () => {
    const teaching = await newTeaching();
    await teaching.log(-3);
    const { page } = await open(teaching.tutor);
    const leftOpen = page.getByRole('region', { name: overview.waiting.leftOpen });
    await leftOpen.getByText(teaching.studentName).waitFor();
    await leftOpen.getByRole('button', { name: become.completed, exact: true }).click();
    const withoutNotes = page.getByRole('region', { name: overview.waiting.withoutNotes });
    await withoutNotes.getByRole('button', { name: words.open, exact: true }).click();
    await page.getByRole('textbox', { name: parts.notes }).fill('Conditionals');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await withoutNotes.waitFor({ state: 'detached' });
    expect(await page.getByText(overview.waiting.title).count()).toBe(0);
  });
});
