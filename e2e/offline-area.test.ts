import { describe, expect, test } from 'vitest';
import { sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages, openNavigation } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { dashboardTexts, texts } from './texts.ts';

const visit = useBrowser();

/** The file of the history page. */
const historyFile = /\/assets\/history-[^/]+\.js$/;

describe.each(languages)('a signed-in area without a network, in %s (R669)', language => {
  const { places } = dashboardTexts[language];
  const { offline } = texts[language];

  test('opens a page whose file was loaded ahead, and another by itself once the network is back', async () => {
    const { page, context } = await visit({
      language,
      loadsAhead: true,
      expected: [/ERR_(FAILED|INTERNET_DISCONNECTED)/, /Failed to fetch/],
    });
    await page.route(historyFile, route => route.abort());
    await comeSignedIn(page, sample('tutor'));
    // The pages come one after the other, each with all that it imports: the last is asked for when the others are there.
    const loadedAhead = page.waitForRequest(/\/assets\/notices-[^/]+\.js$/);
    await page.goto('/tutor-dashboard');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await heading(places.tutor.overview).waitFor();
    await loadedAhead;

    await context.setOffline(true);
    const go = async (place: string) => {
      const sidebar = await openNavigation(page, language);
      await sidebar.getByRole('navigation').locator(`a[href="/tutor-dashboard/${place}"]`).click();
    };
    for (const place of ['students', 'session-logger', 'resources', 'profile', 'legal'] as const) {
      await go(place);
      await heading(places.tutor[place]).waitFor();
    }
    await go('history');
    await page.getByRole('status').getByText(offline.heading).waitFor();
    expect(await heading(places.tutor.legal).isVisible()).toBe(true);

    await page.unroute(historyFile);
    await context.setOffline(false);
    await heading(places.tutor.history).waitFor();
    await page.getByRole('status').getByText(offline.heading).waitFor({ state: 'hidden' });
  });
});
