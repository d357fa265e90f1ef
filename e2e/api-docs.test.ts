import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';

const visit = useBrowser();
const [language] = languages;

// A complaint about the Content-Security-Policy, or a request to anybody else, fails every journey.
test('the page of the API opens a route, sends nothing, and fits the screen', async () => {
  const { page } = await visit({ language });
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await page.locator('#operations-tag-sessions').click();
  const route = page.locator('#operations-sessions-postSessions');
  await route.getByRole('button', { name: 'Log a session' }).click();
  await route.getByText('Error codes: auth.required, account.deactivated.').waitFor();

  expect(new URL(page.url()).hash).toBe('#/sessions/postSessions');
  expect(await page.getByRole('button', { name: /try it out|authorize/i }).count()).toBe(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
