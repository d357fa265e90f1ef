import { languages } from '@bayan/domain/language/language';
import { AuthApiError } from '@supabase/auth-js';
import { afterEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enShared from '#locales/en/translation.json';
import { TutorProfile } from '#pages/tutor-dashboard/profile.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
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
  tutorPerson,
} from './own-profile.ts';
import { show } from './render.tsx';
import { describedBy, giveFiles, press, toast } from './screen.ts';
import { ownAccount } from './signed-in-as.tsx';

const errorsIn = { en: enErrors, ar: arErrors };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };
const setting = 'PUT /api/me/picture';

/** Of one colour, as large as it is asked for. */
async function pictureOf(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

/** Ends before the page is left: nobody would hear that the network is back, and every later test would wait for it. */
async function whileOffline(happens: () => Promise<void>): Promise<void> {
  window.dispatchEvent(new Event('offline'));
  try {
    await happens();
  } finally {
    window.dispatchEvent(new Event('online'));
  }
}

const { change } = ownAccount;
afterEach(() => {
  ownAccount.change = change;
});

describe.each(languages)('a tutor’s profile in %s', language => {
  const { test } = inTurn(language);
  const words = profileTexts[language];
  const { fields } = words;
  const errors = errorsIn[language];
  const versions = versionsIn[language];
  const before = tutorPerson();
  const heading = page.getByRole('heading', {
    name: (language === 'ar' && before.profile.nameAr) || before.profile.name,
  });

  async function open(screen: Partial<FormScreen> = {}) {
    answerProfile(before);
    await show(<TutorProfile />, { language, width: 390, as: 'tutor', ...screen });
  }

  async function edit(screen: Partial<FormScreen> = {}) {
    await open(screen);
    await press(words.edit);
    await expect.element(field(fields.name)).toHaveFocus();
  }

  test.each(formScreens[language])(
    'is as it was after Cancel, and has no fault that axe can find on either side of it, $width $theme',
    async screen => {
      await edit(screen);
      await field(fields.name).fill('Somebody Else');
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      await press(words.cancel);
      await expect.element(heading).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      await press(words.edit);
      await expect.element(field(fields.name)).toHaveValue(before.profile.name);
      expect(asked(saving)).toEqual([]);
    },
  );

  test('says at each field what is wrong with it, and loses nothing', async () => {
    answer(
      saving,
      refusal('input.invalid', {
        issues: [
          { field: 'tutor.hourlyRate', problem: 'type' },
          { field: 'profile.phone', problem: 'format' },
          { field: 'tutor.meetingLink', problem: 'format' },
        ],
      }),
    );
    await edit();
    await field(fields.name).fill('');
    await field(fields.subjects).fill('English, Alchemy');
    await press(words.save);
    await expect.poll(() => describedBy(field(fields.name))).toContain(errors.field.required);
    expect(describedBy(field(fields.subjects))).toContain('Alchemy');
    await expect.element(field(fields.name)).toHaveFocus();
    expect(asked(saving)).toEqual([]);
    await field(fields.name).fill('Amelia');
    await field(fields.subjects).fill('English');
    await field(fields.hourlyRate).fill('much');
    await press(words.save);
    await expect.poll(() => describedBy(field(fields.hourlyRate))).toContain(words.notAmount);
    for (const name of [fields.phone, fields.meetingLink])
      expect(describedBy(field(name))).toContain(errors.field.format);
    expect(page.getByText(errors.field.required).elements()).toEqual([]);
    await expect.element(field(fields.hourlyRate)).toHaveValue('much');
    expect(asked(saving)[0]?.body).toMatchObject({
      profile: { name: 'Amelia' },
      tutor: { hourlyRate: 'much', subjects: ['English'] },
    });
  });

  test('takes no address that is none, and sends nothing then (R752)', async () => {
    await edit();
    await field(fields.email).fill('amelia@home');
    await press(words.save);
    await expect.poll(() => describedBy(field(fields.email))).toContain(words.emailWrong);
    await expect.element(field(fields.email)).toHaveFocus();
    expect(asked(saving)).toEqual([]);
    await field(fields.email).fill('\u200fAmelia@Bayan.example ');
    answer(saving, before);
    await press(words.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
  });

  test.each([
    ['refuses the new address', 'email_exists'],
    ['asks for a proof that is not given', 'reauthentication_needed'],
  ])('has one verdict for one Save where the service %s (R752)', async (_what, code) => {
    ownAccount.change = async () => ({ error: new AuthApiError('No', 422, code) });
    answer(saving, before);
    await edit();
    await field(fields.email).fill('amelia@new.example');
    await press(words.save);
    if (code === 'reauthentication_needed') {
      await expect.element(page.getByRole('dialog')).toBeVisible();
      expect(page.getByText(words.emailUnchanged.title).elements()).toEqual([]);
      await userEvent.keyboard('{Escape}');
    }
    const verdict = page.getByRole('alert').filter({ hasText: words.emailUnchanged.title });
    await expect.element(verdict).toMatchTextContent(words.emailUnchanged.text);
    await expect.element(field(fields.email)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(fields.email)).toHaveValue('amelia@new.example');
    expect(toast(words.saved.title).elements()).toEqual([]);
  });

  test('that was not saved is there again after a reload, until it is given up', async () => {
    await edit();
    await field(fields.bio).fill('Half a sentence');
    await closeTab();
    await open();
    await expect.element(page.getByText(words.kept.title)).toBeVisible();
    await expect.element(field(fields.bio)).toHaveValue('Half a sentence');
    await press(words.cancel);
    await closeTab();
    await open();
    await expect.element(heading).toBeVisible();
    expect(page.getByText(words.kept.title).elements()).toEqual([]);
  });

  test('keeps what was typed while the academy cannot be reached', async () => {
    answer(saving, noNetwork);
    await edit();
    await field(fields.bio).fill('Written in a tunnel');
    await whileOffline(async () => {
      await press(words.save);
      await expect.element(page.getByText(errors.service.unavailable.title)).toBeVisible();
    });
    await expect.element(field(fields.bio)).toHaveValue('Written in a tunnel');
    answer(saving, tutorPerson({ tutor: { bio: 'Written in a tunnel' } }));
    await press(words.save);
    await expect.element(toast(words.saved.title)).toMatchTextContent(words.saved.text);
    await expect.element(page.getByText('Written in a tunnel')).toBeVisible();
    expect(asked(saving)[1]?.body).toMatchObject({ tutor: { bio: 'Written in a tunnel' } });
  });

  test('saved in two windows shows the second one both versions, and goes over the first if so wished', async () => {
    const current = tutorPerson({ profile: { version: 4 }, tutor: { bio: 'From the first window' } });
    answer(saving, refusal('conflict.stale', { current }));
    await edit();
    await field(fields.bio).fill('From the second window');
    await press(words.save);
    await expect.element(page.getByText('From the first window')).toBeVisible();
    await expect.element(page.getByText('From the second window')).toBeVisible();
    answer(saving, tutorPerson({ profile: { version: 5 }, tutor: { bio: 'From the second window' } }));
    await press(versions.keepYours);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(saving).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
    expect(asked(saving)[1]?.body).toMatchObject({ tutor: { bio: 'From the second window' } });
  });

  test('offers the sliders for the square of a picture, and sends which it is', async () => {
    await open();
    await expect.element(heading).toBeVisible();
    giveFiles(await pictureOf(400, 200));
    const across = page.getByRole('slider', { name: words.picture.across });
    await expect.element(page.getByRole('slider', { name: words.picture.zoom })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    answer(setting, refusal('profile.picture-kind'));
    across.element().focus();
    await userEvent.keyboard('{End}');
    await press(words.picture.save);
    await expect.element(page.getByText(errors.profile['picture-kind'].title)).toBeVisible();
    answer(setting, before);
    await press(words.picture.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    await expect.element(across).not.toBeInTheDocument();
    const [, sent] = asked(setting);
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ left: '200', top: '0', side: '200' });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  test('takes no file for a picture that is none', async () => {
    await open();
    await expect.element(heading).toBeVisible();
    giveFiles(new File(['no picture'], 'me.png', { type: 'image/png' }));
    await expect.element(toast(errors.profile['picture-kind'].title)).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect(asked(setting)).toEqual([]);
  });

  test('shows the gender that the academy has recorded, which the tutor does not change (R15, R873)', async () => {
    answerProfile(tutorPerson({ tutor: { gender: 'female' } }));
    answer(saving, before);
    await show(<TutorProfile />, { language, width: 390, as: 'tutor' });
    await expect.element(page.getByText(words.genders.female, { exact: false })).toBeVisible();
    await press(words.edit);
    await press(words.save);
    await expect.poll(() => asked(saving)).toHaveLength(1);
    expect(asked(saving)[0]?.body).not.toHaveProperty('tutor.gender');
  });
});
