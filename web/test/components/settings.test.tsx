import { languages } from '@bayan/domain/language/language';
import type { Settings, SettingsVersion } from '@bayan/domain/settings/settings.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arWords from '#locales/ar/academy-settings.json';
import arErrors from '#locales/ar/errors.json';
import arShared from '#locales/ar/translation.json';
import enWords from '#locales/en/academy-settings.json';
import enErrors from '#locales/en/errors.json';
import enShared from '#locales/en/translation.json';
import { AdminSettings } from '#pages/admin-dashboard/settings.tsx';
import { hasDrafts } from '#platform/drafts.ts';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const wordsIn = { en: enWords, ar: arWords };
const errorsIn = { en: enErrors, ar: arErrors };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const read = 'GET /api/settings';
const change = 'PATCH /api/settings';
const listed = 'GET /api/settings/versions';
const restore = 'POST /api/settings/versions/:id/restore';

const settings: Settings & { readonly version: number } = {
  siteName: 'Bayan Academy',
  siteNameAr: 'أكاديمية بيان',
  contactEmail: 'hello@bayan.example',
  contactPhone: '+966525550100',
  whatsappNumber: null,
  businessHours: [{ weekday: 1, opens: '08:00', closes: '20:00' }],
  timezone: 'Asia/Riyadh',
  country: 'SA',
  maxSessionDuration: 120,
  seriesHorizonWeeks: 26,
  defaultHourlyRate: 40,
  currency: 'GBP',
  allowResourceDownloads: true,
  requireApprovalForNewTutors: true,
  emailNotifications: true,
  launched: false,
  studentFormUrl: null,
  tutorFormUrl: null,
  enquiryFormUrl: null,
  geolocationUrl: '/api/geo',
  version: 7,
};

const version = (different: Partial<SettingsVersion> = {}): SettingsVersion => ({
  id: idOf(1),
  version: 7,
  at: inHours(-2),
  by: { id: idOf(20), name: 'Huda Saleh', nameAr: 'هدى صالح' },
  restoredFrom: null,
  settings,
  before: { ...settings, siteName: 'Bayan' },
  ...different,
});

describe.each(languages)('the settings in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = wordsIn[language];
  const errors = errorsIn[language].field;
  const shared = sharedIn[language];
  const dialog = page.getByRole('dialog');
  const field = (name: keyof typeof words.fields) => page.getByRole('textbox', { name: words.fields[name] });
  const box = (name: keyof typeof words.fields) => page.getByRole('checkbox', { name: words.fields[name] });

  beforeEach(() => answer(read, settings));
  const open = (at = '', width: 390 | 1280 = 1280) =>
    show(<AdminSettings />, { language, width, as: 'admin', at: `/admin-dashboard/settings${at}` });

  inBoth.each([390, 1280] as const)('can all be reached at %i pixels', async width => {
    await open('', width);
    await expect.element(field('siteName')).toHaveValue('Bayan Academy');
    await expect.element(field('geolocationUrl')).toHaveValue('');
    await expect.element(box('emailNotifications')).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });

  test('say what a change will do before it is saved, and send only what is changed (R905)', async () => {
    await open();
    await page.getByText(words.fields.launched).click();
    await page.getByText(words.fields.allowResourceDownloads).click();
    await expect.element(box('launched')).toBeChecked();
    await press(words.save);
    await expect.element(dialog.getByText(words.effects.siteOpens)).toBeVisible();
    await expect.element(dialog.getByText(words.effects.downloadsOff)).toBeVisible();
    expect(asked(change)).toEqual([]);
    answer(change, { ...settings, launched: true, allowResourceDownloads: false, version: 8 });
    await press(words.review.confirm);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(change)[0]?.body).toEqual({ launched: true, allowResourceDownloads: false });
    expect(asked(change)[0]?.headers.get('if-match')).toBe('"7"');
    await expect.element(page.getByRole('status').getByText(words.allSaved)).toBeVisible();
    expect(hasDrafts()).toBe(false);
  });

  test('are checked in the field by the schema of the contract, and nothing wrong is sent (R904)', async () => {
    await open();
    await field('contactEmail').fill('nobody');
    await field('studentFormUrl').fill('http://forms.example');
    await field('siteName').fill('');
    await field('defaultHourlyRate').fill('-4');
    await field('tutorFormUrl').click();
    await expect.element(page.getByText(errors.required)).toBeVisible();
    await expect.element(page.getByText(errors.format).first()).toBeVisible();
    await expect.element(page.getByText(errors['too-small'])).toBeVisible();
    await press(words.save);
    await expect.element(field('siteName')).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked(change)).toEqual([]);
  });

  test('keep what is typed over Escape, another visit and a dead network (R667)', async () => {
    await open();
    await field('siteName').fill('Bayan House');
    await press(words.save);
    answer(change, noNetwork);
    await press(words.review.confirm);
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field('siteName')).toHaveValue('Bayan House');
    answer(listed, pageOf());
    await page.getByRole('tab', { name: words.tabs.versions }).click();
    await page.getByRole('tab', { name: words.tabs.settings }).click();
    await expect.element(field('siteName')).toHaveValue('Bayan House');
    await press(shared.restored.discard);
    await expect.element(field('siteName')).toHaveValue('Bayan Academy');
    expect(hasDrafts()).toBe(false);
  });

  test('show the second of two admins both versions, and leave the other’s change as it is (R297)', async () => {
    await open();
    await field('siteName').fill('Bayan House');
    await press(words.save);
    const theirs = { ...settings, siteName: 'Bayan School', currency: 'SAR', version: 8 };
    answer(change, refusal('conflict.stale', { current: theirs }));
    await press(words.review.confirm);
    await expect.element(page.getByText(shared.versions.title)).toBeVisible();
    await expect.element(page.getByText('Bayan School')).toBeVisible();
    await expect.element(page.getByText('Bayan House')).toBeVisible();
    await expect.element(page.getByText(words.fields.currency)).not.toBeInTheDocument();
    answer(change, { ...theirs, siteName: 'Bayan House', version: 9 });
    await press(shared.versions.keepYours);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(change)[1]?.body).toEqual({ siteName: 'Bayan House' });
    expect(asked(change)[1]?.headers.get('if-match')).toBe('"8"');
    await expect.element(field('siteName')).toHaveValue('Bayan House');
  });

  test('have hours for each day, several or none, that close after they open (R194)', async () => {
    await open();
    const day = (language === 'ar' ? arShared : enShared).hours.weekdays[1];
    await press(words.hours.remove.replace('{{day}}', day));
    await expect.element(page.getByRole('status').getByText('1', { exact: false })).toBeVisible();
    await press(words.hours.addOn.replace('{{day}}', day));
    await press(words.save);
    await expect.element(page.getByText(errors.required).first()).toBeVisible();
    expect(asked(change)).toEqual([]);
  });

  test('have versions with who, when and what changed, and a way back to each (R900, R901)', async () => {
    const first = version({
      id: idOf(2),
      version: 1,
      by: null,
      before: null,
      settings: { ...settings, launched: true, siteName: 'Bayan' },
    });
    answer(listed, pageOf(version(), first));
    await open('?tab=versions');
    const name = language === 'ar' ? 'هدى صالح' : 'Huda Saleh';
    await expect.element(page.getByText(name)).toBeVisible();
    await expect.element(page.getByText(words.versions.nobody)).toBeVisible();
    await expect.element(page.getByText(words.versions.first)).toBeVisible();
    await press(words.versions.restoreThis.replace('{{number}}', '1'));
    await expect.element(dialog.getByText(words.effects.siteOpens)).toBeVisible();
    answer(restore, { ...settings, launched: true, siteName: 'Bayan', version: 8 });
    await press(words.versions.restore);
    await expect.element(toast(words.versions.restored.title)).toBeVisible();
    expect(asked(`POST /api/settings/versions/${idOf(2)}/restore`)[0]?.headers.get('if-match')).toBe('"7"');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
