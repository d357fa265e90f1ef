import { describe, expect, test } from 'vitest';
import arErrors from '../web/public/locales/ar/errors.json' with { type: 'json' };
import enErrors from '../web/public/locales/en/errors.json' with { type: 'json' };
import { accessibilityFaults } from './accessibility.ts';
import { type Account, ask, newAccount, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { openProfile, profileTexts, securityTexts } from './profile-page.ts';
import { languages } from './screen.ts';
import { namesTexts, texts as shared } from './texts.ts';

const visit = useBrowser();
const errors = { en: enErrors, ar: arErrors };

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

  async function edit(student: Account, expected: RegExp[] = []) {
    const profile = await openProfile(visit, student, { language, expected }, 'student');
    await profile.press(words.edit);
    await profile.field(fields.name).waitFor();
    return profile;
  }

  test('is edited, cancelled and saved, goals one to a line, with the parent’s contact', async () => {
    const student = await newAccount('student', 'Layan Al Harbi');
    const before = await stored(student);
    const { page, field, press, toast } = await edit(student, [/status of 422/]);
    await field(fields.grade).fill('Year 8');
    await press(words.cancel);
    await page.getByText(words.noParent).waitFor();
    expect(await stored(student)).toEqual(before);

    await press(words.edit);
    expect(await field(fields.grade).inputValue()).toBe('');
    await field(fields.nameAr).fill('ليان الحربي');
    await field(fields.grade).fill('Year 7');
    await field(fields.subjects).fill(`${English}, , ${Physics},`);
    await field(fields.learningGoals).fill('Speak freely\n\n  Write a story \n');
    await field(parent.whatsapp).fill('05');
    await press(words.save);
    // A parent without a name is not sent, and what is wrong is said where it is.
    await page.getByText(errors[language].field.required).waitFor();
    await field(parent.name).fill('Sara');
    await press(words.save);
    await page.getByText(errors[language].field.format).waitFor();
    await field(parent.whatsapp).fill('+966 50 123 4567');
    await field(parent.email).fill('Sara@Family.example');
    await press(words.save);
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
    const goals = page.getByRole('listitem').filter({ hasText: /Speak freely|Write a story/ });
    expect(await goals.count()).toBe(2);
    await page.getByText('sara@family.example').waitFor();
  });

  test('saved in two windows shows the second one both versions; a draft outlives a reload', async () => {
    const student = await newAccount('student');
    await change(student, { student: { parentContact: { name: 'Sara', email: 'sara@family.example' } } });
    const { page, field, press, toast } = await edit(student, [/status of 412/]);
    await field(fields.learningGoals).fill('From the second window');
    await field(parent.email).fill('');
    await page.reload();
    await page.getByText(words.kept.title).waitFor();
    await press(words.save);
    // The parent's address is replaced, never taken away (R441).
    await page.getByText(errors[language].field.required).waitFor();
    await field(parent.email).fill('mother@family.example');
    await change(student, { student: { learningGoals: ['From the first window'] } });
    await press(words.save);
    await page.getByText('From the first window').waitFor();
    await page.getByText('sara@family.example').waitFor();
    await press(shared[language].ui.versions.keepYours);
    await toast(words.saved.title).waitFor();
    expect((await stored(student)).student).toMatchObject({
      learningGoals: ['From the second window'],
      parentContact: { email: 'mother@family.example' },
    });
  });

  test('has picture, password and devices, and no fault that axe can find', async () => {
    const student = await newAccount('student');
    const { page, press } = await edit(student);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await isWide()).toBeLessThanOrEqual(0);
    await press(words.cancel);
    await page.getByRole('button', { name: words.picture.add, exact: true }).waitFor();
    await page.getByRole('button', { name: securityTexts[language].devices.open, exact: true }).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await isWide()).toBeLessThanOrEqual(0);
    await press(securityTexts[language].password.open);
    await page.getByRole('dialog').waitFor();
  });
});
