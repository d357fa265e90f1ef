import { describe, expect, test } from 'vitest';
import ar from '../web/public/locales/ar/legal.json' with { type: 'json' };
import en from '../web/public/locales/en/legal.json' with { type: 'json' };
import { sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';

const visit = useBrowser();
const texts = { en, ar };

describe.each(languages)('the legal page of a tutor in %s', language => {
  const { parts, lines, offices, current, contents } = texts[language];

  async function legalPage() {
    const { page } = await visit({ language });
    await comeSignedIn(page, sample('tutor'));
    await page.goto('/tutor-dashboard/legal');
    await page.getByText(current).waitFor();
    return page;
  }

  test('has six parts that its table of contents leads to', async () => {
    const page = await legalPage();
    const table = page.getByRole('navigation', { name: contents });
    for (const { title } of Object.values(parts)) {
      await table.getByRole('link', { name: title, exact: true }).click();
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
      await expect
        .poll(() => heading.evaluate(element => element.getBoundingClientRect().top))
        .toBeLessThan(700);
      expect(await heading.isVisible()).toBe(true);
    }
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(7);
  });

  test('lists the emergency lines of Britain and the Gulf, the hours and the academy’s contacts', async () => {
    const page = await legalPage();
    for (const name of Object.values(lines.countries)) await page.getByText(name, { exact: true }).waitFor();
    expect(await page.locator('a[href="tel:9999"]').count()).toBe(3);
    await page.getByText(offices.admin.hours, { exact: true }).waitFor();
    await page.getByText(offices.legal.hours, { exact: true }).waitFor();
    expect(await page.locator('main a[href^="mailto:"]').count()).toBe(2);
  });

  test('prints without what stands around it', async () => {
    const page = await legalPage();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});
