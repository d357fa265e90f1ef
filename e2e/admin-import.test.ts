import { randomUUID } from 'node:crypto';
import ar from '@bayan/web/locales/ar/imports.json' with { type: 'json' };
import arPeople from '@bayan/web/locales/ar/people.json' with { type: 'json' };
import en from '@bayan/web/locales/en/imports.json' with { type: 'json' };
import enPeople from '@bayan/web/locales/en/people.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { filledIn } from './texts.ts';

const visit = useBrowser();
const importTexts = { en, ar };
const peopleTexts = { en: enPeople, ar: arPeople };
const STUDENTS = 1000;

describe.each(languages)('an import in %s', language => {
  const words = importTexts[language];
  const people = peopleTexts[language];

  test('of 1,000 students is checked, confirmed and undone as a whole (R992, R993, R994)', async () => {
    const mark = randomUUID().slice(0, 8);
    const rows = Array.from(
      { length: STUDENTS },
      (_row, at) => `Pupil${at} ${mark};p${at}@${mark}.example;السعودية;English;Parent ${at};0501234567\n`,
    );
    const file = (lines: readonly string[]) => ({
      name: `${mark}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`Name;Email;Country;Subjects;Parent name;Parent phone\n${lines.join('')}`),
    });
    const { page } = await visit({ language });
    await comeSignedIn(page, sample('admin'));
    await page.goto('/admin-dashboard/students');
    await page.getByRole('link', { name: words.open, exact: true }).click();
    const give = (lines: readonly string[]) => page.locator('input[type=file]').setInputFiles(file(lines));
    const dialog = page.getByRole('alertdialog');
    /** Whether the list of students has the last one of the file. */
    const look = async () => {
      await page.goto(`/admin-dashboard/students?q=${encodeURIComponent(`Pupil${STUDENTS - 1} ${mark}`)}`);
      await page.getByRole('searchbox', { name: people.search }).waitFor();
    };

    await give([...rows.slice(0, 2), `Wrong;p0@${mark}.example;Atlantis;;;\n`]);
    await page.getByText('Atlantis', { exact: true }).waitFor();
    await page.getByText(filledIn(words.problems.repeated, { row: '2' })).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: words.another, exact: true }).click();
    await give(rows);
    await page.getByRole('button', { name: words.confirm.open, exact: true }).click();
    await dialog.getByRole('button', { name: words.confirm.open, exact: true }).click();
    await page
      .getByText(filledIn(words.done.title.students_other, { count: String(STUDENTS) }), { exact: true })
      .waitFor();
    const address = page.url();

    await look();
    await page
      .getByText(`Pupil${STUDENTS - 1} ${mark}`)
      .first()
      .waitFor();

    await page.goto(address);
    await page.getByRole('button', { name: words.undo.open, exact: true }).click();
    await dialog.getByRole('button', { name: words.undo.open, exact: true }).click();
    await page
      .getByText(filledIn(words.undone.title.students_other, { count: String(STUDENTS) }), { exact: true })
      .waitFor();

    await look();
    await page.getByText(people.empty.filtered).waitFor();
  });
});
