import { describe, expect, test } from 'vitest';
import { untilTakenOver, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const expected = [/status of 404/, /^404: there is no page at \/no\/such\/page$/];

describe.each(languages)('an address without a page, in %s', language => {
  const text = texts[language].notFound;

  test('says so with status 404 and leads home', async () => {
    const { page } = await visit({ language, expected });
    const message = page.waitForEvent('console', entry => entry.text().startsWith('404: '));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(text.heading);
    await message;

    await untilTakenOver(page);
    await page.getByRole('link', { name: text.home }).click();
    await page.getByRole('heading', { name: texts[language].home.tagline }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
