import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arSecurity from '#locales/ar/security.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enSecurity from '#locales/en/security.json';
import enShared from '#locales/en/translation.json';
import { StudentProfile } from '#pages/student-dashboard/profile.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import {
  answerProfile,
  closeTab,
  excess,
  type FormScreen,
  field,
  formScreens,
  profileTexts,
  saving,
  studentPerson,
} from './own-profile.ts';
import { show } from './render.tsx';
import { describedBy, press, toast } from './screen.ts';

const errorsIn = { en: enErrors.field, ar: arErrors.field };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };
const securityIn = { en: enSecurity, ar: arSecurity };

const parentContact = {
  name: 'Sara',
  email: 'sara@family.example',
  phone: null,
  whatsapp: '+966501234567',
  language: 'ar',
} as const;

describe.each(languages)('a student’s profile in %s', language => {
  const { test } = inTurn(language);
  const words = profileTexts[language];
  const { fields, parentFields: parent } = words;
  const errors = errorsIn[language];
  const versions = versionsIn[language];
  const security = securityIn[language];

  async function open(person = studentPerson(), screen: Partial<FormScreen> = {}) {
    answerProfile(person);
    await show(<StudentProfile />, { language, width: 390, as: 'student', ...screen });
  }

  async function edit(person = studentPerson(), screen: Partial<FormScreen> = {}) {
    await open(person, screen);
    await press(words.edit);
    await expect.element(field(fields.name)).toHaveFocus();
  }

  test('asks for the name of a parent, says what is wrong with a number, and sends what was typed', async () => {
    await edit();
    await field(parent.whatsapp).fill('05');
    await press(words.save);
    await expect.poll(() => describedBy(field(parent.name))).toContain(errors.required);
    expect(asked(saving)).toEqual([]);
    answer(
      saving,
      refusal('input.invalid', {
        issues: [{ field: 'student.parentContact.whatsapp', problem: 'format' }],
      }),
    );
    await field(parent.name).fill('Sara');
    await press(words.save);
    await expect.poll(() => describedBy(field(parent.whatsapp))).toContain(errors.format);
    answer(saving, studentPerson({ student: { parentContact } }));
    await field(parent.whatsapp).fill('+966 50 123 4567');
    await press(words.save);
    await expect.element(toast(words.saved.title)).toMatchTextContent(words.saved.text);
    expect(asked(saving)[1]?.body).toMatchObject({
      student: { parentContact: { name: 'Sara', email: null, whatsapp: '+966501234567' } },
    });
    await expect.element(page.getByText(parentContact.email)).toBeVisible();
  });

  test('that was not saved is there again after a reload, and asks for the parent’s address that was taken out (R441)', async () => {
    const person = studentPerson({ student: { parentContact } });
    await edit(person);
    await field(parent.email).fill('');
    await closeTab();
    await open(person);
    await expect.element(page.getByText(words.kept.title)).toBeVisible();
    await press(words.save);
    await expect.poll(() => describedBy(field(parent.email))).toContain(errors.required);
    expect(asked(saving)).toEqual([]);
  });

  test('saved in two windows shows the second one both versions, and goes on from the first if so wished', async () => {
    const current = studentPerson({
      profile: { version: 4 },
      student: { learningGoals: ['From the first window'], parentContact },
    });
    answer(saving, refusal('conflict.stale', { current }));
    await edit(studentPerson({ student: { parentContact } }));
    await field(fields.learningGoals).fill('From the second window');
    await field(parent.email).fill('mother@family.example');
    await press(words.save);
    for (const text of ['From the first window', 'From the second window'])
      await expect.element(page.getByText(text)).toBeVisible();
    for (const address of [parentContact.email, 'mother@family.example'])
      await expect.element(page.getByText(address)).toBeVisible();
    await press(versions.takeTheirs);
    await expect.element(field(fields.learningGoals)).toHaveValue('From the first window');
    await expect.element(field(parent.email)).toHaveValue(parentContact.email);
    answer(saving, current);
    await press(words.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(saving).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  });

  test.each(formScreens[language])(
    'has picture, password and devices, and no fault that axe can find, $width $theme',
    async screen => {
      await edit(studentPerson(), screen);
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      await press(words.cancel);
      await expect.element(page.getByText(words.noParent)).toBeVisible();
      await expect.element(page.getByRole('button', { name: words.picture.add })).toBeVisible();
      await expect.element(page.getByRole('button', { name: security.devices.open })).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      await press(security.password.open);
      await expect.element(page.getByRole('dialog', { name: security.password.title })).toBeVisible();
    },
  );
});
