import { readFile } from 'node:fs/promises';
import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import ar from '../web/public/locales/ar/sessions.json' with { type: 'json' };
import en from '../web/public/locales/en/sessions.json' with { type: 'json' };
import { type Account, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';
import { namesTexts, texts as shared } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const path = '/tutor-dashboard/history';
/** The browser says so by itself when the server refuses. */
const refused = [/status of 412/];

async function open(page: Page, language: Language, tutor: Pick<Account, 'email' | 'password'>) {
  await comeSignedIn(page, tutor);
  await page.goto(path);
  const { history } = texts[language];
  const choose = async (filter: 'status' | 'subject' | 'period', option: string) => {
    await page.getByRole('button', { name: history.filters[filter] }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  return {
    choose,
    cards: page.getByRole('list', { name: history.list, exact: true }).getByRole('article'),
    search: page.getByRole('searchbox', { name: history.filters.search }),
    tile: (name: keyof typeof history.tiles) =>
      page.getByText(history.tiles[name], { exact: true }).first().locator('..'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}

describe.each(languages)('the history of a tutor in %s', language => {
  const { history, status, become, changed, cancel, texts: words, parts } = texts[language];

  test('finds sessions by what is chosen and typed, keeps it in the address, and forgets it again', async () => {
    const { page } = await visit({ language });
    const { choose, cards, search, press } = await open(page, language, sample('tutor'));
    await cards.first().waitFor();
    const all = await cards.count();
    expect(all).toBeGreaterThan(10);

    await choose('status', status.completed);
    await choose('subject', namesTexts[language].subjects.English);
    await expect.poll(() => new URL(page.url()).search).toBe('?status=completed&subject=English');
    await expect.poll(() => cards.filter({ hasText: status.scheduled }).count()).toBe(0);
    await expect.poll(() => cards.filter({ hasText: status.completed }).count()).toBeGreaterThan(3);

    await search.fill('no such words');
    await page.getByText(history.empty.title).waitFor();
    await page.getByText(history.empty.filtered).waitFor();
    expect(await search.inputValue()).toBe('no such words');

    await press(history.filters.clear);
    await expect.poll(() => cards.count()).toBe(all);
    expect(await search.inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('finds a name in Arabic however it is spelled', async () => {
    const teaching = await newTeaching('أحمد الخالديّ');
    await teaching.log(-3, { status: 'completed' });
    const { page } = await visit({ language });
    const { cards, search } = await open(page, language, teaching.tutor);
    await search.fill('احمد الخالدي');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('احمد الخالدي');
    await expect.poll(() => cards.count()).toBe(1);
  });

  test('closes, cancels and schedules sessions again, and adds them up', async () => {
    const teaching = await newTeaching();
    await teaching.log(-2, { duration: 90 });
    await teaching.log(24);
    const { page } = await visit({ language });
    const { cards, tile, press } = await open(page, language, teaching.tutor);
    await expect.poll(() => cards.count()).toBe(2);

    await cards.nth(1).getByRole('button', { name: become.completed, exact: true }).click();
    await page.getByText(changed.completed.text).waitFor();
    await expect.poll(() => tile('completed').textContent()).toContain('1');
    expect(await tile('hours').textContent()).toContain('3');

    await cards.nth(0).getByRole('button', { name: become.cancelled, exact: true }).click();
    await page.getByRole('textbox', { name: cancel.reason }).fill('Half-term');
    await page.getByRole('dialog').getByRole('button', { name: cancel.confirm, exact: true }).click();
    await cards.nth(0).getByText('Half-term').waitFor();
    await press(become.scheduled);
    await cards.nth(0).getByText(status.scheduled, { exact: true }).waitFor();
  });

  test('lets who saves second see both versions of the notes', async () => {
    const teaching = await newTeaching();
    const { id, version } = await teaching.log(-2, { status: 'completed', notes: 'Fractions' });
    const { page } = await visit({ language, expected: refused });
    const { cards } = await open(page, language, teaching.tutor);
    await cards.getByRole('button', { name: words.open }).click();
    const notes = page.getByRole('textbox', { name: parts.notes });
    expect(await notes.inputValue()).toBe('Fractions');
    await notes.fill('Fractions and decimals');

    const token = await tokenOf(teaching.tutor);
    await ask('PATCH', `/api/sessions/${id}`, { token, version, body: { notes: 'Fractions, twice' } });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(shared[language].ui.versions.title).waitFor();
    await page.getByRole('dialog').getByText('Fractions, twice').waitFor();
    await page.getByRole('dialog').getByText('Fractions and decimals').waitFor();
    await page.getByRole('button', { name: shared[language].ui.versions.keepYours }).click();
    await page.getByText(words.saved.title).waitFor();
    await cards.getByText('Fractions and decimals').waitFor();
  });

  test('exports what the filters leave', async () => {
    const teaching = await newTeaching();
    await teaching.log(-30, { status: 'completed', notes: '=1+1' });
    await teaching.log(-2);
    const { page } = await visit({ language });
    const { choose, cards, press } = await open(page, language, teaching.tutor);
    await expect.poll(() => cards.count()).toBe(2);
    await choose('status', status.completed);
    await expect.poll(() => cards.count()).toBe(1);
    const [download] = await Promise.all([page.waitForEvent('download'), press(history.export)]);
    expect(download.suggestedFilename()).toMatch(/^session-history-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', row = '', ...rest] = (await readFile(await download.path(), 'utf8'))
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('\ufeffDate,Student,Subject,Duration,Status,Notes,Homework');
    expect(row).toContain(`${teaching.studentName},English,60,completed,'=1+1,`);
    expect(rest).toEqual([]);
  });
});
