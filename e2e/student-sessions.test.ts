import ar from '@bayan/web/locales/ar/session-requests.json' with { type: 'json' };
import en from '@bayan/web/locales/en/session-requests.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const DAY = 24;
const place = '/student-dashboard/sessions';

describe.each(languages)('the sessions of a student in %s', language => {
  const requests = texts[language];

  async function open(who: Account, path: string) {
    const { page, context } = await visit({ language });
    await comeSignedIn(page, who);
    const listening = context.waitForEvent('response', response => response.url().endsWith('/api/live'));
    await page.goto(path);
    await listening;
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('are asked to be moved: withdrawn, asked again, declined; and asked again, to another time at once', async () => {
    const teaching = await newTeaching();
    await teaching.log(3 * DAY);
    const page = await open(teaching.student, place);
    const ask = async (reason: string) => {
      await button(page, requests.ask.move).click();
      const field = page.getByRole('textbox', { name: requests.form.reason });
      expect(await field.inputValue()).toBe('');
      await field.fill(reason);
      await button(page, requests.form.send).click();
      await page.getByText(requests.state.move.open).waitFor();
      // The button that had the focus is gone; the keyboard goes on from where it was.
      await page.locator('main :focus').waitFor();
    };
    await ask('We travel');
    await button(page, requests.withdraw).click();
    await button(page, requests.ask.move).waitFor();
    await ask('We travel after all');

    const desk = await open(teaching.tutor, '/tutor-dashboard');
    const asked = desk.getByRole('region', { name: requests.waiting.title });
    const word = desk.getByRole('textbox', { name: requests.answer.word });
    await asked.getByText('We travel after all').waitFor();
    await button(desk, requests.waiting.decline).click();
    await word.fill('The exam is near');
    await button(desk, requests.answer.send['declined-move']).click();
    await asked.waitFor({ state: 'detached' });
    await page.getByText(requests.state.move.declined).waitFor();
    await page.getByText('The exam is near').waitFor();

    await ask('A school trip');
    await asked.getByText('A school trip').waitFor();
    await button(desk, requests.waiting.accept).click();
    await word.fill('Gladly');
    const type = async (field: string, typed: readonly string[]) => {
      const parts = desk.getByRole('group', { name: field, exact: true }).getByRole('spinbutton');
      for (const [n, text] of typed.entries()) await parts.nth(n).pressSequentially(text);
    };
    const day = new Date(Date.now() + 5 * DAY * 3_600_000).toISOString().slice(0, 10);
    const [year = '', month = '', date = ''] = day.split('-');
    await type(requests.form.date, [date, month, year]);
    await type(requests.form.time, ['11', '30']);
    await button(desk, requests.answer.send['accepted-move']).click();
    await asked.waitFor({ state: 'detached' });

    await page.getByText(requests.state.move.accepted).waitFor();
    await page.getByText('Gladly').waitFor();
    await page.getByText('11:30').first().waitFor();
  });
});
