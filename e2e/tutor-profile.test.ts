import { otherLanguage } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { lookAt, photo, SECRET } from '../server/test/photo.ts';
import arErrors from '../web/public/locales/ar/errors.json' with { type: 'json' };
import enErrors from '../web/public/locales/en/errors.json' with { type: 'json' };
import { accessibilityFaults, faultsByDayAndNight } from './accessibility.ts';
import { type Account, ask, tokenOf } from './accounts.ts';
import { languageOf, useBrowser } from './browser.ts';
import { newTutor, openProfile, profileTexts } from './profile-page.ts';
import { isPhone, languages, openPlaces } from './screen.ts';
import { texts as shared } from './texts.ts';

const visit = useBrowser();
const errors = { en: enErrors, ar: arErrors };

interface Own {
  readonly profile: Record<string, unknown> & { readonly version: number };
  readonly tutor: Record<string, unknown>;
}
const stored = async (tutor: Account) => ask<Own>('GET', '/api/me', { token: await tokenOf(tutor) });

/** As from another window of hers. */
async function change(tutor: Account, body: object) {
  const { profile } = await stored(tutor);
  await ask('PATCH', '/api/me', { token: await tokenOf(tutor), body, version: profile.version });
}

describe.each(languages)('a tutor’s profile in %s', language => {
  const words = profileTexts[language];
  const { fields } = words;

  async function edit(tutor: Account, { expected = [] }: { expected?: RegExp[] } = {}) {
    const profile = await openProfile(visit, tutor, { language, expected });
    await profile.press(words.edit);
    await profile.field(fields.name).waitFor();
    return profile;
  }

  test('is edited and saved as it was typed, and the sidebar follows', async () => {
    const tutor = await newTutor();
    const { page, field, press, toast } = await edit(tutor);
    await field(fields.name).fill('Grace Hopper');
    await field(fields.nameAr).fill('غريس هوبر');
    await field(fields.phone).fill('+44 (0)20 7946 0958');
    await field(fields.hourlyRate).fill('٤٧٫٥');
    await field(fields.subjects).fill('english, , HISTORY,');
    await field(fields.qualifications).fill('CELTA\n\n BA English ');
    await field(fields.availability).fill('Sunday, 16:00 to 20:00');
    await field(fields.meetingLink).fill('https://meet.example/grace');
    await page
      .getByRole('radio', { name: words.calendars['islamic-umalqura'] })
      .locator('xpath=ancestor::label')
      .click();
    await press(words.save);
    await toast(words.saved.title).getByText(words.saved.text).waitFor();
    expect(await stored(tutor)).toMatchObject({
      profile: { name: 'Grace Hopper', phone: '+442079460958', calendar: 'islamic-umalqura' },
      tutor: {
        hourlyRate: 47.5,
        subjects: ['English', 'History'],
        qualifications: ['CELTA', 'BA English'],
        meetingLink: 'https://meet.example/grace',
      },
    });
    expect(await page.getByRole('link', { name: words.testLink }).getAttribute('href')).toBe(
      'https://meet.example/grace',
    );
    const places = await openPlaces(page, language);
    await places.getByText(language === 'ar' ? 'غريس هوبر' : 'Grace Hopper', { exact: true }).waitFor();
    await places.getByText(/144\d/).waitFor();
  });

  test('is as it was after Cancel, and has no fault that axe can find on either side of it', async () => {
    const tutor = await newTutor();
    const before = await stored(tutor);
    const { page, field, press } = await edit(tutor);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await field(fields.name).fill('Somebody Else');
    expect(await faultsByDayAndNight(page)).toEqual([]);
    expect(await excess()).toBeLessThanOrEqual(0);
    await press(words.cancel);
    await page.getByRole('heading', { name: 'Eleanor Whitfield' }).waitFor();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    expect(await excess()).toBeLessThanOrEqual(0);
    await press(words.edit);
    expect(await field(fields.name).inputValue()).toBe('Eleanor Whitfield');
    expect(await stored(tutor)).toEqual(before);
  });

  test('says at each field what is wrong with it, and loses nothing', async () => {
    const tutor = await newTutor();
    const before = await stored(tutor);
    const { page, field, press } = await edit(tutor, { expected: [/status of 422/] });
    await field(fields.name).fill('');
    await field(fields.subjects).fill('English, Alchemy');
    await press(words.save);
    await page.getByText(errors[language].field.required).waitFor();
    await page.getByText('Alchemy', { exact: false }).last().waitFor();
    await field(fields.name).fill('Eleanor');
    await field(fields.subjects).fill('English');
    await field(fields.hourlyRate).fill('much');
    await field(fields.phone).fill('12');
    await field(fields.meetingLink).fill('http://meet.example');
    await press(words.save);
    await page.getByText(errors[language].field.type).waitFor();
    expect(await page.getByText(errors[language].field.format).count()).toBe(2);
    expect(await field(fields.hourlyRate).inputValue()).toBe('much');
    expect(await stored(tutor)).toEqual(before);
  });

  test('that was not saved is there again after a reload', async () => {
    const tutor = await newTutor();
    const { page, field } = await edit(tutor);
    await field(fields.bio).fill('Half a sentence');
    await page.reload();
    await page.getByText(words.kept.title).waitFor();
    expect(await field(fields.bio).inputValue()).toBe('Half a sentence');
  });

  test('keeps what was typed while the academy cannot be reached', async () => {
    const tutor = await newTutor();
    const { page, context, field, press, toast } = await edit(tutor, {
      expected: [/ERR_INTERNET_DISCONNECTED/],
    });
    await field(fields.bio).fill('Written in a tunnel');
    await context.setOffline(true);
    await press(words.save);
    await page.getByText(errors[language].service.unavailable.title).waitFor();
    await context.setOffline(false);
    await press(words.save);
    await toast(words.saved.title).waitFor();
    expect(await stored(tutor)).toMatchObject({ tutor: { bio: 'Written in a tunnel' } });
  });

  test('saved in two windows shows the second one both versions', async () => {
    const tutor = await newTutor();
    const { page, field, press, toast } = await edit(tutor, { expected: [/status of 412/] });
    await field(fields.bio).fill('From the second window');
    await change(tutor, { tutor: { bio: 'From the first window' } });
    await press(words.save);
    await page.getByText('From the first window').waitFor();
    await page.getByText('From the second window').waitFor();
    await press(shared[language].ui.versions.keepYours);
    await toast(words.saved.title).waitFor();
    expect(await stored(tutor)).toMatchObject({ tutor: { bio: 'From the second window' } });
  });

  test('in another language turns the pages to it, and this device stays there', async () => {
    const tutor = await newTutor();
    const other = otherLanguage(language);
    await change(tutor, { profile: { language } });
    const { page, press } = await edit(tutor);
    await page
      .getByRole('radio', { name: shared[language].languages[other] })
      .locator('xpath=ancestor::label')
      .click();
    await press(words.save);
    await page.getByText(profileTexts[other].saved.title).waitFor();
    const turned = other === 'ar' ? 'ar rtl' : 'en ltr';
    expect(await languageOf(page)).toBe(turned);
    await page.goto('/tutor-dashboard/profile');
    expect(await languageOf(page)).toBe(turned);
    expect((await stored(tutor)).profile.language).toBe(other);
  });

  test('with a new address says that it waits to be confirmed', async () => {
    const tutor = await newTutor();
    const { page, field, press } = await edit(tutor);
    await field(fields.email).fill(`new-${tutor.email}`);
    await press(words.save);
    await page.getByText(words.emailPending.title).waitFor();
    expect((await stored(tutor)).profile.email).toBe(tutor.email);
  });

  test('gets a picture, of which only the chosen square is kept', async () => {
    const tutor = await newTutor();
    const { page, press, toast } = await openProfile(visit, tutor, { language });
    const choosing = page.waitForEvent('filechooser');
    await press(words.picture.add);
    await (await choosing).setFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await photo(400, 200).png().toBuffer(),
    });
    const dialog = page.getByRole('dialog');
    const zoom = dialog.getByRole('slider', { name: words.picture.zoom });
    await zoom.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // To the right end by the keyboard: what is left there is blue.
    const across = dialog.getByRole('slider', { name: words.picture.across });
    await across.press('End');
    await dialog.getByRole('button', { name: words.picture.save, exact: true }).click();
    await toast(words.saved.title).waitFor();
    const { picture } = (await stored(tutor)).profile as unknown as { picture: { large: string } };
    const shown = await fetch(new URL(picture.large, page.url()));
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes(SECRET)).toBe(false);
    expect(await lookAt(bytes)).toMatchObject({
      width: 512,
      height: 512,
      halves: ['blue', 'blue'],
      written: [],
    });
    const places = await openPlaces(page, language);
    await expect.poll(() => places.locator('img[src^="/api/pictures/"]').count()).toBe(1);
    if (isPhone) await page.keyboard.press('Escape');
    await press(words.picture.remove);
    await page.getByRole('button', { name: words.picture.add, exact: true }).waitFor();
    expect((await fetch(new URL(picture.large, page.url()))).status).toBe(404);
  });

  test('takes no file for a picture that is none', async () => {
    const tutor = await newTutor();
    const { page, press, toast } = await openProfile(visit, tutor, { language });
    const choosing = page.waitForEvent('filechooser');
    await press(words.picture.add);
    await (await choosing).setFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await toast(errors[language].profile['picture-kind'].title).waitFor();
  });
});
