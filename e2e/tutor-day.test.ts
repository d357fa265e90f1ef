import { readFile } from 'node:fs/promises';
import arMessages from '@bayan/web/locales/ar/messages.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import arStudents from '@bayan/web/locales/ar/students.json' with { type: 'json' };
import enMessages from '@bayan/web/locales/en/messages.json' with { type: 'json' };
import en from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import enStudents from '@bayan/web/locales/en/students.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { languages, openNavigation } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { newTeaching } from './teaching.ts';
import { dashboardTexts, namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = {
  en: { sessions: en, students: enStudents, messages: enMessages },
  ar: { sessions: ar, students: arStudents, messages: arMessages },
};
const NOTES = 'قرأنا قصة قصيرة and spoke about it';

describe.each(languages)('a tutor’s day in %s', language => {
  const { sessions, students, messages } = texts[language];
  const { places, logout } = dashboardTexts[language];
  const subject = namesTexts[language].subjects.English;

  test('goes from the sign-in over a lesson, a note and a message to the export', async () => {
    const teaching = await newTeaching('ليان القحطاني');
    await teaching.log(26);
    const { page } = await visit({ language, isUnhurried: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const go = async (place: keyof typeof places.tutor) =>
      (await openNavigation(page, language))
        .getByRole('link', { name: places.tutor[place], exact: true })
        .click();

    await signInPage(page, language).signIn(teaching.tutor);
    await page.waitForURL('**/tutor-dashboard');
    await page.getByText(teaching.studentName).first().waitFor();

    await go('session-logger');
    for (const [field, option] of [
      ['studentId', teaching.studentName],
      ['subject', subject],
    ] as const) {
      await page.getByRole('button', { name: sessions.logger.fields[field] }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    await press(sessions.logger.quick.record);
    await page.getByRole('textbox', { name: sessions.logger.fields.notes }).fill(NOTES);
    await press(sessions.logger.submit);
    await page.getByText(sessions.logger.logged.text).waitFor();

    await go('history');
    const lesson = page.getByRole('article').filter({ hasText: NOTES });
    await lesson.getByRole('button', { name: sessions.rate.open, exact: true }).click();
    await page.getByRole('radio', { name: sessions.rate.meanings['5'] }).check({ force: true });
    await press(sessions.rate.save);
    await page.getByText(sessions.rate.saved.title).waitFor();

    await go('students');
    await page.getByRole('link', { name: teaching.studentName }).click();
    await page.getByRole('tab', { name: students.tabs.notes }).click();
    await press(students.notes.add);
    await page.getByRole('button', { name: students.notes.subject }).click();
    await page.getByRole('option', { name: subject, exact: true }).click();
    await page.getByRole('textbox', { name: students.notes.note }).fill('Reads with joy.');
    await press(students.notes.save);
    await page.getByText('Reads with joy.').waitFor();
    await press(messages.open);
    await page.getByRole('textbox', { name: messages.text }).fill('A lovely lesson today.');
    await press(messages.send);
    await page.getByText(messages.sent.title).waitFor();

    await go('history');
    await lesson.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(sessions.history.export)]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`${teaching.studentName},English,60,completed,${NOTES},`);

    await (await openNavigation(page, language)).getByRole('button', { name: logout, exact: true }).click();
    await page.waitForURL('**/login');
  });
});
