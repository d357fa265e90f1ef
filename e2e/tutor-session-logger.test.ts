import type { HomeworkPage } from '@bayan/domain/homework/homework.contract';
import type { Language } from '@bayan/domain/language/language';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import arHomework from '@bayan/web/locales/ar/homework.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import enHomework from '@bayan/web/locales/en/homework.json' with { type: 'json' };
import en from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages, openNavigation } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { dashboardTexts, namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const homework = { en: enHomework, ar: arHomework };
const path = '/tutor-dashboard/session-logger';

function logger(page: Page, language: Language) {
  const { logger: words } = texts[language];
  return {
    async open({ tutor }: Pick<Teaching, 'tutor'>) {
      await comeSignedIn(page, tutor);
      await page.goto(path);
      await page.getByRole('button', { name: words.submit, exact: true }).waitFor();
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async choose(field: 'studentId' | 'subject' | 'status', option: string) {
      await page.getByRole('button', { name: words.fields[field] }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    toast: (title: string) => page.getByRole('alertdialog').filter({ hasText: title }),
    notes: page.getByRole('textbox', { name: words.fields.notes }),
  };
}

async function follow(page: Page, place: 'history' | 'session-logger', language: Language): Promise<void> {
  const sidebar = await openNavigation(page, language);
  await sidebar.getByRole('navigation').locator(`a[href="/tutor-dashboard/${place}"]`).click();
}

/** As after a new version: the file of the place is gone, and the page is loaded once, where it was asked for (R666). */
async function loseFileOf(page: Page, place: 'history', language: Language): Promise<void> {
  let loaded = 0;
  page.on('load', () => loaded++);
  await page.route(new RegExp(`/assets/${place}-[^/]+\\.js$`), route => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await follow(page, place, language);
  const name = dashboardTexts[language].places.tutor[place];
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/tutor-dashboard/${place}`);
  expect(loaded).toBe(1);
}

const sessionsOf = async ({ tutor }: Teaching) =>
  (await ask<{ items: Session[] }>('GET', '/api/sessions', { token: await tokenOf(tutor) })).items;

describe.each(languages)('the session logger in %s', language => {
  const { logger: words, become, changed, early, undo, goingOn } = texts[language];
  const subject = namesTexts[language].subjects.English;

  test('records a session that is just over, sets its homework, and returns to its defaults', async () => {
    const teaching = await newTeaching();
    const { page } = await visit({ language, expected: [/status of 404/] });
    const { open, press, choose, toast, notes } = logger(page, language);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.record);
    await notes.fill('The past perfect');
    await loseFileOf(page, 'history', language);
    await follow(page, 'session-logger', language);
    await expect.poll(() => notes.inputValue()).toBe('The past perfect');
    await page
      .getByRole('textbox', { name: words.fields.homework })
      .fill('Read chapter 4\nand note new words');
    await page.getByText(words.fields.alsoAssign, { exact: true }).click();
    await press(words.submit);
    await toast(words.logged.title).getByText(words.logged.text).waitFor();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('textbox', { name: homework[language].fields.title });
    await expect.poll(() => title.inputValue()).toBe('Read chapter 4');
    const due = dialog
      .getByRole('group', { name: homework[language].fields.dueDate })
      .getByRole('spinbutton');
    for (const [place, text] of ['20', '12', '2030'].entries()) await due.nth(place).pressSequentially(text);
    await dialog.getByRole('button', { name: homework[language].assign, exact: true }).click();
    await page.getByText(homework[language].saved.title).waitFor();
    await expect.poll(() => notes.inputValue()).toBe('');
    const [logged, ...others] = await sessionsOf(teaching);
    expect(others).toEqual([]);
    expect(logged).toMatchObject({ status: 'completed', subject: 'English', duration: 60 });
    expect(Math.abs(Date.now() - Date.parse(logged?.startsAt ?? ''))).toBeLessThan(5 * 60_000);
    const set = await ask<HomeworkPage>('GET', '/api/homework', { token: await tokenOf(teaching.tutor) });
    expect(set.items).toMatchObject([{ title: 'Read chapter 4', sessionId: logged?.id }]);
  });

  test('starts a session once though the network was gone, and offers to finish it and to undo that', async () => {
    const teaching = await newTeaching();
    const { page, context } = await visit({ language, expected: [/ERR_INTERNET_DISCONNECTED/] });
    const { open, press, choose, toast } = logger(page, language);
    const statuses = async () => (await sessionsOf(teaching)).map(session => session.status);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.start);
    await context.setOffline(true);
    await press(words.submit);
    await page.getByText(words.waiting.title).waitFor();
    expect(await statuses()).toEqual([]);
    await context.setOffline(false);
    await toast(words.logged.title).waitFor();
    const now = page.getByRole('region', { name: goingOn });
    await now.getByRole('article').waitFor();
    expect(await statuses()).toEqual(['in-progress']);
    const finish = async () => {
      await now.getByRole('button', { name: become.completed, exact: true }).click();
      const question = page.getByRole('alertdialog', { name: early.title });
      await question.getByRole('button', { name: become.completed, exact: true }).click();
      await now.waitFor({ state: 'detached' });
    };
    await finish();
    await toast(changed.completed.title).getByRole('button', { name: undo.button, exact: true }).click();
    await now.waitFor();
    await expect.poll(statuses).toEqual(['in-progress']);
    await finish();
    // It leaves at once, and is stored a little later.
    await expect.poll(statuses).toEqual(['completed']);
  });
});
