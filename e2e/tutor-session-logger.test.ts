import type { HomeworkPage } from '@bayan/domain/homework/homework';
import type { Language } from '@bayan/domain/language/language';
import { quickLog } from '@bayan/domain/sessions/quick-log';
import type { Session } from '@bayan/domain/sessions/session';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import arHomework from '../web/public/locales/ar/homework.json' with { type: 'json' };
import ar from '../web/public/locales/ar/sessions.json' with { type: 'json' };
import enHomework from '../web/public/locales/en/homework.json' with { type: 'json' };
import en from '../web/public/locales/en/sessions.json' with { type: 'json' };
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { namesTexts } from './texts.ts';

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

const sessionsOf = async ({ tutor }: Teaching) =>
  (await ask<{ items: Session[] }>('GET', '/api/sessions', { token: await tokenOf(tutor) })).items;

describe.each(languages)('the session logger in %s', language => {
  const { logger: words, become, status, goingOn } = texts[language];
  const subject = namesTexts[language].subjects.English;

  test('records a session that is just over, and returns to its defaults', async () => {
    const teaching = await newTeaching();
    const { page } = await visit({ language });
    const { open, press, choose, toast, notes } = logger(page, language);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.record);
    await press(words.templates.general.name);
    await expect.poll(() => notes.inputValue()).toBe(words.templates.general.text);
    await notes.fill('The past perfect');
    // What stands there already is only added to, and only after asking.
    await press(words.templates.test.name);
    await press(words.templates.ask.confirm);
    await expect.poll(() => notes.inputValue()).toBe(`The past perfect\n\n${words.templates.test.text}`);
    await press(words.submit);
    await toast(words.logged.title).getByText(words.logged.text).waitFor();
    await expect.poll(() => notes.inputValue()).toBe('');
    const [logged, ...others] = await sessionsOf(teaching);
    expect(others).toEqual([]);
    expect(logged).toMatchObject({ status: 'completed', subject: 'English', duration: 60 });
    expect(Math.abs(Date.now() - Date.parse(logged?.startsAt ?? ''))).toBeLessThan(5 * 60_000);
  });

  test('makes an assignment of the homework that was written down', async () => {
    const teaching = await newTeaching();
    const { page } = await visit({ language });
    const { open, press, choose } = logger(page, language);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.record);
    await page
      .getByRole('textbox', { name: words.fields.homework })
      .fill('Read chapter 4\nand note new words');
    await page.getByText(words.fields.alsoAssign, { exact: true }).click();
    await press(words.submit);
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('textbox', { name: homework[language].fields.title });
    await expect.poll(() => title.inputValue()).toBe('Read chapter 4');
    const due = dialog
      .getByRole('group', { name: homework[language].fields.dueDate })
      .getByRole('spinbutton');
    for (const [place, text] of ['20', '12', '2030'].entries()) await due.nth(place).pressSequentially(text);
    await dialog.getByRole('button', { name: homework[language].assign, exact: true }).click();
    await page.getByText(homework[language].saved.title).waitFor();
    const [session] = await sessionsOf(teaching);
    const set = await ask<HomeworkPage>('GET', '/api/homework', { token: await tokenOf(teaching.tutor) });
    expect(set.items).toMatchObject([{ title: 'Read chapter 4', sessionId: session?.id }]);
  });

  test('starts a session, and offers to finish it', async () => {
    const teaching = await newTeaching();
    const { page } = await visit({ language });
    const { open, press, choose } = logger(page, language);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.start);
    await press(words.submit);
    const now = page.getByRole('region', { name: goingOn });
    await now.getByRole('article').getByText(status['in-progress']).waitFor();
    await now.getByRole('button', { name: become.completed, exact: true }).click();
    await now.waitFor({ state: 'detached' });
    expect((await sessionsOf(teaching)).map(session => session.status)).toEqual(['completed']);
  });

  test('shows both clocks and the session in the way before anything is saved', async () => {
    const teaching = await newTeaching();
    const { date } = quickLog('schedule', new Date(), teaching.timezone);
    await teaching.log(0, { date, time: '12:15', timezone: teaching.timezone });
    const { page } = await visit({ language });
    const { open, press, choose } = logger(page, language);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.schedule);
    const parts = page.getByRole('group', { name: words.fields.time }).getByRole('spinbutton');
    await parts.nth(0).pressSequentially('12');
    await parts.nth(1).pressSequentially('00');
    const clash = page.getByRole('status').filter({ hasText: words.clash.own });
    await clash.getByText(teaching.studentName).waitFor();
    await clash.getByText('12:15').waitFor();
    expect(await sessionsOf(teaching)).toHaveLength(1);
  });

  test('keeps what is typed through a reload', async () => {
    const teaching = await newTeaching();
    const { page } = await visit({ language });
    const { open, choose, notes } = logger(page, language);
    await open(teaching);
    await choose('subject', subject);
    await notes.fill('Half a sentence');
    await page.reload();
    await expect.poll(() => notes.inputValue()).toBe('Half a sentence');
    await page.getByRole('button', { name: words.fields.subject }).getByText(subject).waitFor();
  });

  test('keeps a session while the network is gone, and logs it once when it is back', async () => {
    const teaching = await newTeaching();
    const { page, context } = await visit({ language, expected: [/ERR_INTERNET_DISCONNECTED/] });
    const { open, press, choose, toast } = logger(page, language);
    await open(teaching);
    await choose('studentId', teaching.studentName);
    await choose('subject', subject);
    await press(words.quick.record);
    await context.setOffline(true);
    await press(words.submit);
    await page.getByText(words.waiting.title).waitFor();
    expect(await sessionsOf(teaching)).toEqual([]);
    await context.setOffline(false);
    await toast(words.logged.title).waitFor();
    expect(await sessionsOf(teaching)).toHaveLength(1);
  });
});
