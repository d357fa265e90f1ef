import { readFile } from 'node:fs/promises';
import type { Language } from '@bayan/domain/language/language';
import ar from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import en from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { isPhone, languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const path = '/tutor-dashboard/history';

async function open(page: Page, language: Language, tutor: Pick<Account, 'email' | 'password'>) {
  await comeSignedIn(page, tutor);
  await page.goto(path);
  const { history } = texts[language];
  return {
    chooseStatus: async (option: string) => {
      const choices = page.getByRole('button', { name: history.filters.open, expanded: false });
      if (isPhone && (await choices.isVisible())) await choices.click();
      await page.getByRole('button', { name: history.filters.status }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    showView: (view: keyof typeof history.views) =>
      page.getByRole('tab', { name: history.views[view], exact: true }).click(),
    cards: page.getByRole('list', { name: history.list, exact: true }).getByRole('article'),
    search: page.getByRole('searchbox', { name: history.filters.search }),
    tile: (name: keyof typeof history.tiles) =>
      page.getByText(history.tiles[name], { exact: true }).first().locator('..'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}

/** How many of them are on the first screen as a whole, above what lies over its end. */
const wholeOnScreen = async (cards: Locator) =>
  cards.evaluateAll(
    all =>
      all.filter(card => {
        const { left, right, bottom } = card.getBoundingClientRect();
        const end = document.elementFromPoint((left + right) / 2, bottom - 2);
        return end !== null && card.contains(end);
      }).length,
  );

describe.each(languages)('the history of a tutor in %s', language => {
  const { history, status, become, changed, cancel } = texts[language];

  test('finds a name however it is spelled, exports what the filters leave, and closes, cancels and schedules again', async () => {
    const teaching = await newTeaching('أحمد الخالديّ');
    await teaching.log(-30, { status: 'completed', notes: '=1+1' });
    await teaching.log(-2, { duration: 90 });
    await teaching.log(30);
    const { page } = await visit({ language });
    const { chooseStatus, showView, cards, search, tile, press } = await open(page, language, teaching.tutor);
    await expect.poll(() => cards.count()).toBe(2);

    await chooseStatus(status.completed);
    await expect.poll(() => cards.count()).toBe(1);
    await search.fill('nobody like that');
    await expect.poll(() => cards.count()).toBe(0);
    await search.fill('احمد الخالدي');
    await expect.poll(() => cards.count()).toBe(1);
    expect([...new URL(page.url()).searchParams]).toEqual([
      ['status', 'completed'],
      ['q', 'احمد الخالدي'],
    ]);
    const [download] = await Promise.all([page.waitForEvent('download'), press(history.export)]);
    expect(download.suggestedFilename()).toMatch(/^session-history-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', row = '', ...rest] = (await readFile(await download.path(), 'utf8'))
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('\ufeffDate,Student,Subject,Duration,Status,Notes,Homework');
    expect(row).toContain(`${teaching.studentName},English,60,completed,'=1+1,`);
    expect(rest).toEqual([]);
    await press(history.filters.clear);
    await expect.poll(() => cards.count()).toBe(2);

    await cards.nth(0).getByRole('button').first().click();
    await cards.nth(0).getByRole('button', { name: become.completed, exact: true }).click();
    await page.getByText(changed.completed.text).waitFor();
    await expect.poll(() => tile('completed').textContent()).toContain('2');
    expect(await tile('hours').textContent()).toContain('3');

    await showView('to-come');
    await expect.poll(() => cards.count()).toBe(1);
    await expect.poll(() => tile('plannedHours').textContent()).toContain('1');
    await cards.nth(0).getByRole('button', { name: become.cancelled, exact: true }).click();
    await page.getByRole('textbox', { name: cancel.reason }).fill('Half-term');
    await page.getByRole('dialog').getByRole('button', { name: cancel.confirm, exact: true }).click();
    // Nobody comes to a cancelled one: it is found by its status alone (R730).
    await expect.poll(() => cards.count()).toBe(0);
    await chooseStatus(status.cancelled);
    await cards.nth(0).getByText('Half-term').waitFor();
    // A finger rests on no toast, and does not keep it there.
    await page.mouse.move(0, 0);
    await press(become.scheduled);
    await page.getByText(changed.scheduled.text).waitFor();
    await press(history.filters.clear);
    await cards.nth(0).getByText(status.scheduled, { exact: true }).waitFor();
  });

  test('shows at least eight lessons on a desk, and the first on the first screen of a phone (R732)', async () => {
    const teaching = await newTeaching();
    for (const hours of [-3, -27, -51, -75, -99, -123, -147, -171, -195])
      await teaching.log(hours, { status: 'completed', notes: 'Read chapter two, and spoke about it.' });
    const { page } = await visit({ language });
    if (!isPhone) await page.setViewportSize({ width: 1280, height: 900 });
    const { cards } = await open(page, language, teaching.tutor);
    await expect.poll(() => cards.count()).toBe(9);
    expect(await wholeOnScreen(cards)).toBeGreaterThanOrEqual(isPhone ? 1 : 8);
  });
});
