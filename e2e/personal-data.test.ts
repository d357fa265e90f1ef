import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { placesOf as places } from '@bayan/server/test/personal-data/places-of';
import { openRunning } from '@bayan/server/test/running-database';
import ar from '@bayan/web/locales/ar/personal-data.json' with { type: 'json' };
import en from '@bayan/web/locales/en/personal-data.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const unknown = { en: 'Unknown Student', ar: 'طالب غير معروف' };
/** A row of the history has the first name alone. */
const firstNames = { en: 'Unknown', ar: 'طالب' };
const dataDir = dirname(inject('mailDir'));

let database: Awaited<ReturnType<typeof openRunning>>;
beforeAll(async () => {
  database = await openRunning(dataDir);
});
afterAll(() => database.end());

/** The tables, files, archives and mails in which a word is to be read, the audit log among them. */
const placesOf = (word: string) => places(database, dataDir, word);
/** What was sent and what was exported lie as files. */
const aMail = expect.stringMatching(/\.eml$/);
const anArchive = expect.stringMatching(/^[0-9a-f]{32}$/);

describe.each(languages)('an owner in %s', language => {
  const words = texts[language];

  test('exports a person’s data and erases it: nothing of it is found afterwards, by anybody (R842, R845)', async () => {
    const word = `saffron${randomUUID().slice(0, 8)}`;
    const { student, tutor, log } = await newTeaching(`Rayan ${word}`);
    const { id: lessonId } = await log(-30, { notes: word });
    const body = { text: `Thank you, says ${word}` };
    await ask('POST', '/api/messages', { token: await tokenOf(student), body: { ...body, to: tutor.id } });
    await expect.poll(() => placesOf(word)).toEqual(expect.arrayContaining(['sessions', 'messages', aMail]));

    // The page of who was erased stays open, and asks once more what there is about nobody.
    const { page } = await visit({ language, expected: [/status of 404/] });
    await comeSignedIn(page, sample('admin'));
    await page.goto(`/admin-dashboard/people/data?person=${student.id}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(words.export.open).click();
    await button(words.export.confirm).click();
    const download = page.getByRole('button', { name: new RegExp(`${words.exports.download}.*${word}`) });
    await download.waitFor();
    const saved = page.waitForEvent('download');
    await download.click();
    const archive = await readFile((await (await saved).path()) ?? '');
    expect(archive.includes('person.json')).toBe(true);
    expect(archive.includes('index.html')).toBe(true);
    expect(await placesOf(word)).toEqual(expect.arrayContaining(['audit_log', anArchive]));

    await button(words.erase.open).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.parts.messages).waitFor();
    await dialog.getByText(words.why.lessons).waitFor();
    await dialog.getByText(words.erase.understood).click();
    await button(words.erase.confirm).click();
    await page.getByRole('button', { name: new RegExp(`${words.erasures.withdraw}.*${word}`) }).waitFor();

    // Fourteen days later.
    await database.query(
      `update erasures set runs_at = now(), created_at = now() - interval '14 days' where person_id = $1`,
      [student.id],
    );
    await database.query('notify personal_data');
    await expect.poll(() => placesOf(word)).toEqual([]);
    const { rows } = await database.query(
      'select duration_minutes, notes from sessions where id = $1 and tutor_id = $2',
      [lessonId, tutor.id],
    );
    expect(rows).toMatchObject([{ notes: '' }]);
    await page.getByText(words.erasures.status.done).first().waitFor();
    await page.getByText(unknown[language]).first().waitFor();

    await expect(tokenOf(student)).rejects.toThrow('400');
    const { page: tutors } = await visit({ language });
    await comeSignedIn(tutors, tutor);
    await tutors.goto('/tutor-dashboard/history');
    await tutors.getByText(firstNames[language], { exact: true }).first().waitFor();
  });
});
