import { describe, expect, test } from 'vitest';
import { type Account, ask, newAccount, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { openProfile, profileTexts } from './profile-page.ts';
import { languages } from './screen.ts';
import { namesTexts, texts as shared } from './texts.ts';

const visit = useBrowser();

interface Own {
  readonly profile: Record<string, unknown> & { readonly version: number };
  readonly student: Record<string, unknown>;
}
const stored = async (student: Account) => ask<Own>('GET', '/api/me', { token: await tokenOf(student) });

/** As from another window. */
async function change(student: Account, body: object) {
  const { profile } = await stored(student);
  await ask('PATCH', '/api/me', { token: await tokenOf(student), body, version: profile.version });
}

describe.each(languages)('a student’s profile in %s', language => {
  const words = profileTexts[language];
  const { fields, parentFields: parent } = words;
  const { English, Physics } = namesTexts[language].subjects;

  test('is edited through a reload and a change from another window, and saved with the parent’s contact', async () => {
    const student = await newAccount('student', 'Layan Al Harbi');
    const { page, field, press, toast } = await openProfile(
      visit,
      student,
      { language, expected: [/status of 412/] },
      'student',
    );
    await press(words.edit);
    await field(fields.nameAr).fill('ليان الحربي');
    await field(fields.grade).fill('Year 7');
    await field(fields.subjects).fill(`${English}, , ${Physics},`);
    await field(fields.learningGoals).fill('Speak freely\n\n  Write a story \n');
    await page.reload();
    await page.getByText(words.kept.title).waitFor();
    await field(parent.name).fill('Sara');
    await field(parent.whatsapp).fill('+966 50 123 4567');
    await field(parent.email).fill('Sara@Family.example');
    await change(student, { student: { learningGoals: ['From the first window'] } });
    await press(words.save);
    await page.getByText('From the first window').waitFor();
    await press(shared[language].ui.versions.keepYours);
    await toast(words.saved.title).getByText(words.saved.text).waitFor();
    expect(await stored(student)).toMatchObject({
      profile: { nameAr: 'ليان الحربي' },
      student: {
        grade: 'Year 7',
        subjects: ['English', 'Physics'],
        learningGoals: ['Speak freely', 'Write a story'],
        parentContact: { name: 'Sara', email: 'sara@family.example', whatsapp: '+966501234567' },
      },
    });
    await page.getByText('sara@family.example').waitFor();
    const goals = page.getByRole('listitem').filter({ hasText: /Speak freely|Write a story/ });
    expect(await goals.count()).toBe(2);
  });
});
