import { otherLanguage } from '@bayan/domain/language/language';
import { lookAt, photo, SECRET } from '@bayan/server/test/photo';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, ask, tokenOf } from './accounts.ts';
import { languageOf, useBrowser } from './browser.ts';
import { newTutor, openProfile, profileTexts, securityTexts } from './profile-page.ts';
import { isPhone, languages, openNavigation } from './screen.ts';
import { texts as shared } from './texts.ts';

const visit = useBrowser();

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
  const security = securityTexts[language];

  test('is edited and saved as it was typed, and the sidebar follows; so do the pages to another language', async () => {
    const tutor = await newTutor();
    const other = otherLanguage(language);
    await change(tutor, { profile: { language } });
    const { page, field, press, toast } = await openProfile(visit, tutor, {
      language,
      // What the service says before it is shown whose the sign-in is.
      expected: [/status of 400/],
    });
    const choose = (name: string) =>
      page.getByRole('radio', { name }).locator('xpath=ancestor::label').click();
    await press(words.edit);
    await field(fields.name).fill('Grace Hopper');
    await field(fields.nameAr).fill('غريس هوبر');
    await field(fields.email).fill(`new-${tutor.email}`);
    await field(fields.phone).fill('+44 (0)20 7946 0958');
    await field(fields.hourlyRate).fill('٤٧٫٥');
    await field(fields.subjects).fill('english, , HISTORY,');
    await field(fields.qualifications).fill('CELTA\n\n BA English ');
    await field(fields.availability).fill('Sunday, 16:00 to 20:00');
    await field(fields.meetingLink).fill('https://meet.example/grace');
    await choose(words.calendars['islamic-umalqura']);
    await press(words.save);
    // Whoever has the address has the account (R61).
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(security.password.current).and(page.locator('input')).fill(tutor.password);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: security.newAddress.submit }).click();
    await dialog.waitFor({ state: 'detached' });
    await toast(words.saved.title).getByText(words.saved.text).waitFor();
    expect(await stored(tutor)).toMatchObject({
      profile: {
        name: 'Grace Hopper',
        // Until both mailboxes have agreed.
        email: tutor.email,
        phone: '+442079460958',
        calendar: 'islamic-umalqura',
      },
      tutor: {
        hourlyRate: 47.5,
        subjects: ['English', 'History'],
        qualifications: ['CELTA', 'BA English'],
        meetingLink: 'https://meet.example/grace',
      },
    });
    await page.getByText(words.emailPending.title).waitFor();
    expect(await page.getByRole('link', { name: words.testLink }).getAttribute('href')).toBe(
      'https://meet.example/grace',
    );
    const places = await openNavigation(page, language);
    await places.getByText(language === 'ar' ? 'غريس هوبر' : 'Grace Hopper', { exact: true }).waitFor();
    await places.getByText(/144\d/).waitFor();
    if (isPhone) await page.keyboard.press('Escape');

    await press(words.edit);
    await choose(shared[language].languages[other]);
    await press(words.save);
    await page.getByText(profileTexts[other].saved.title).waitFor();
    const turned = other === 'ar' ? 'ar rtl' : 'en ltr';
    expect(await languageOf(page)).toBe(turned);
    await page.goto('/tutor-dashboard/profile');
    expect(await languageOf(page)).toBe(turned);
    expect((await stored(tutor)).profile.language).toBe(other);
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
    const places = await openNavigation(page, language);
    await expect.poll(() => places.locator('img[src^="/api/pictures/"]').count()).toBe(1);
    if (isPhone) await page.keyboard.press('Escape');
    await press(words.picture.remove);
    await page.getByRole('button', { name: words.picture.add, exact: true }).waitFor();
    expect((await fetch(new URL(picture.large, page.url()))).status).toBe(404);
  });
});
