import ar from '@bayan/web/locales/ar/academy-settings.json' with { type: 'json' };
import en from '@bayan/web/locales/en/academy-settings.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Account, sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };

/** How long a session may be that the tutor's open form offers. */
const offered = (page: Page, minutes: number) =>
  page.locator(`select[name="duration"] option[value="${minutes}"]`).count();

describe.each(languages)('the settings in %s', language => {
  const words = texts[language];
  // 90 takes this form in both languages.
  const ninety = words.minutes_other.replace('{{count}}', '90');

  async function open(who: Pick<Account, 'email' | 'password'>, path: string) {
    const { page, context } = await visit({ language });
    await comeSignedIn(page, who);
    const listening = context.waitForEvent('response', response => response.url().endsWith('/api/live'));
    await page.goto(path);
    await listening;
    return page;
  }

  test('that an admin changes are felt by a tutor’s open page, and so is the way back (R905, R901)', async () => {
    const { tutor } = await newTeaching();
    const logger = await open(tutor, '/tutor-dashboard/session-logger');
    await expect.poll(() => offered(logger, 120)).toBe(1);
    const admin = await open(sample('admin'), '/admin-dashboard/settings');
    const button = (name: string) => admin.getByRole('button', { name, exact: true });

    await admin.getByRole('button', { name: words.fields.maxSessionDuration }).click();
    await admin.getByRole('option', { name: ninety, exact: true }).click();
    await button(words.save).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText(words.effects.longestSession.replace('{{length}}', ninety)).waitFor();
    await button(words.review.confirm).click();
    await expect.poll(() => offered(logger, 120)).toBe(0);
    expect(await offered(logger, 90)).toBe(1);

    await admin.getByRole('tab', { name: words.tabs.versions, exact: true }).click();
    const versions = admin.getByRole('list', { name: words.versions.list }).locator('> li');
    await versions.first().getByText(words.versions.present).waitFor();
    await versions.nth(1).getByRole('button').click();
    await button(words.versions.restore).last().click();
    await expect.poll(() => offered(logger, 120)).toBe(1);
  });
});
