import { directionOf, type Language, languageKey, otherLanguage } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { siteNames } from '../server/test/pages/texts.ts';
import { languageOf, touch, untilTakenOver, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const written = (language: Language) => `${language} ${directionOf(language)}`;

describe.each(languages)('the home page in %s', language => {
  const text = texts[language];

  test('is taken over as it is, with one request for its texts', async () => {
    const { page } = await visit({ language });
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await untilTakenOver(page);
    expect(await heading?.evaluate(element => element.isConnected)).toBe(true);
    expect(await languageOf(page)).toBe(written(language));
    expect(asked.filter(path => path.startsWith('/locales/'))).toEqual([
      `/locales/${language}/translation.json`,
    ]);
  });

  test('can be read when its texts fail to load', async () => {
    const { page } = await visit({
      language,
      expected: [
        /404/,
        /stays as the server wrote it/,
        /^failed loading \/locales\/\w\w\/translation.json; status code: 404$/,
      ],
    });
    await page.route('**/locales/**', route => route.fulfill({ status: 404 }));
    const note = page.waitForEvent('console', message =>
      message.text().includes('stays as the server wrote it'),
    );
    await page.goto('/');
    await touch(page);
    await note;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(text.home.tagline);
  });
});

describe.each(languages)('the language switch on a page in %s', language => {
  const other = otherLanguage(language);
  const name = texts[language].languages[other];

  test('changes the language in place and is remembered', async () => {
    const { page, context } = await visit({ language });
    await page.goto('/?from=friend');
    await untilTakenOver(page);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name: texts[other].home.tagline }).waitFor();

    expect(await heading?.evaluate(element => element.isConnected)).toBe(true);
    expect(await languageOf(page)).toBe(written(other));
    expect(await page.title()).toBe(`${texts[other].home.tagline} · ${siteNames[other]}`);
    expect(new URL(page.url()).search).toBe('?from=friend');
    const stored = await page.evaluate(
      key => [localStorage.getItem(key), sessionStorage.getItem(key)],
      languageKey,
    );
    expect(stored).toEqual([other, other]);
    expect((await context.cookies()).find(cookie => cookie.name === languageKey)?.value).toBe(other);

    await page.reload();
    expect(await languageOf(page)).toBe(written(other));
  });

  test('tapped before the script has come wins over an earlier choice', async () => {
    const { page } = await visit({ language, saved: language, expected: [/net::ERR_FAILED/] });
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto('/');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, language] as const);
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name: texts[other].home.tagline }).waitFor();
    await page.reload();
    expect(await languageOf(page)).toBe(written(other));
  });
});

describe.each(languages)('a choice of %s that the cookie lost', language => {
  const other = otherLanguage(language);

  test('is asked for again before anything is painted', async () => {
    const { page, context } = await visit({ language: other });
    await page.goto('/');
    await untilTakenOver(page);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, language] as const);
    await context.clearCookies();

    const paintedIn = page.waitForFunction(
      () => performance.getEntriesByType('paint').length > 0 && document.documentElement.lang,
    );
    await page.goto('/', { waitUntil: 'commit' });
    expect(await (await paintedIn).jsonValue()).toBe(language);
    await page.getByRole('heading', { name: texts[language].home.tagline }).waitFor();
    expect((await context.cookies()).find(cookie => cookie.name === languageKey)?.value).toBe(language);
  });
});
