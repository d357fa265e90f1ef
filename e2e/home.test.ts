import { directionOf, type Language, languageKey, otherLanguage } from '@bayan/domain/language/language';
import { siteNames } from '@bayan/server/test/pages/texts';
import { describe, expect, test } from 'vitest';
import { languageOf, touch, untilTakenOver, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const written = (language: Language) => `${language} ${directionOf(language)}`;

describe.each(languages)('the home page in %s', language => {
  const text = texts[language];

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

  test('is taken over with the page as it is; changes the language in place and is remembered wherever one of its notes is left', async () => {
    const { page, context } = await visit({ language });
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/?from=friend');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await untilTakenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await heading?.evaluate(element => element.isConnected)).toBe(true);
    expect(await languageOf(page)).toBe(written(language));
    expect(asked.filter(path => path.startsWith('/locales/'))).toEqual([
      `/locales/${language}/translation.json`,
    ]);
    // Who only reads is not made to load the sign-in client.
    expect(asked.filter(path => path.startsWith('/api/auth') || path.startsWith('/auth/'))).toEqual([]);

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
    const inCookie = async () => (await context.cookies()).find(cookie => cookie.name === languageKey)?.value;
    expect(await inCookie()).toBe(other);
    await page.reload();
    expect(await languageOf(page)).toBe(written(other));

    // A choice that the cookie lost is asked for again before anything is painted.
    for (const forgetful of ['sessionStorage', 'localStorage'] as const) {
      await page.evaluate(
        ([key, value, forgetful]) => {
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
          window[forgetful].removeItem(key);
        },
        [languageKey, other, forgetful] as const,
      );
      await context.clearCookies();
      // An empty page between them: what is painted is that of the new one.
      await page.goto('about:blank');
      const paintedIn = page.waitForFunction(
        () => performance.getEntriesByType('paint').length > 0 && document.documentElement.lang,
      );
      await page.goto('/', { waitUntil: 'commit' });
      expect(await (await paintedIn).jsonValue()).toBe(other);
      await page.getByRole('heading', { name: texts[other].home.tagline }).waitFor();
      expect(await languageOf(page)).toBe(written(other));
      expect(await inCookie()).toBe(other);
    }
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
