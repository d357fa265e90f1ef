import type { Language } from '@bayan/domain/language/language';
import ar from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import arErrors from '@bayan/web/locales/ar/errors.json' with { type: 'json' };
import en from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import enErrors from '@bayan/web/locales/en/errors.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { applicant } from './applicant.ts';
import { holdScript, touch, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { untilAlive } from './sign-in-page.ts';
import { namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const errors = { en: enErrors, ar: arErrors };
const REFERENCE = /^BA-\w{4}-\w{4}$/;
/** The browser says so by itself when the server refuses a file. */
const refused = [/status of 422/];
const PDF = { name: 'CELTA.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 certificate') };

const referenceIn = async (page: Page, language: Language) => {
  await page.getByText(texts[language].thanks.reference).waitFor();
  return page.getByText(REFERENCE).textContent();
};
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('bayan.draft.')));

describe.each(languages)('the forms in %s', language => {
  const { labels, options, problems, steps, thanks } = texts[language];

  test('take a family from the first question to the reference, through a lost network and a newer version', async () => {
    const { page, context } = await visit({
      language,
      expected: [/ERR_INTERNET_DISCONNECTED/, /status of 404/],
    });
    await page.goto('/apply/student');
    await untilAlive(page);
    await context.setOffline(true);
    const family = applicant(page, language);
    await family.contact();
    await family.press('next');
    const unreachable = page.getByText(errors[language].service.unavailable.text);
    await unreachable.waitFor();
    await context.setOffline(false);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // Some browsers never try again to load what they could not: there the page comes anew, with what was typed.
    const child = page.getByRole('heading', { level: 2, name: steps.child, exact: true });
    await expect
      .poll(
        async () => {
          if (!(await child.isVisible())) await family.press('next');
          return child.isVisible();
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toBe(true);
    expect(loads).toBeLessThanOrEqual(1);
    expect(await unreachable.count()).toBe(0);
    await family.type('childName', 'Omar');
    await family.type('childAge', '2');
    await family.type('schoolYear', 'Year 4');
    await family.tick(options.level.elementary);
    await family.tick(namesTexts[language].subjects.English);
    await family.press('next');
    await page.getByText(problems.childAge['too-small']).waitFor();
    await family.type('childAge', '9');

    // Where a newer version has taken the place of the one in the tab, the page comes anew, with what was typed.
    await page.route(/choice-field/, route => route.fulfill({ status: 404 }));
    await page.reload();
    const again = page.waitForEvent('load');
    await touch(page);
    await again;
    await page.unroute(/choice-field/);
    await untilAlive(page);
    await family.step('child');
    await page.getByText(options.level.elementary).waitFor();
    expect(await page.getByRole('textbox', { name: labels.childName }).inputValue()).toBe('Omar');
    await family.press('back');
    await family.step('you');
    expect(await page.getByRole('textbox', { name: labels.email }).inputValue()).toContain('@family.example');
    await family.press('next');
    await family.press('next');

    await family.step('times');
    await family.times();
    await family.press('next');
    await family.step('wishes');
    // The browser's own Back leads a step back, and nothing that was typed is lost (R742).
    await page.goBack();
    await family.step('times');
    expect(await page.getByRole('textbox', { name: labels.city }).inputValue()).toBe('Riyadh');
    await page.goForward();
    await family.step('wishes');
    await family.type('goals', 'To speak with confidence.');
    await family.tick(options.tutorGender.female);
    await family.press('review');
    await family.step('review');
    await family.tick(labels.consent);
    await family.press('send');
    expect(await referenceIn(page, language)).toMatch(REFERENCE);
    await page.getByRole('heading', { name: thanks.heading_student }).waitFor();
    expect(await drafts(page)).toEqual([]);
    // Whoever has sent the form is not led through its steps again.
    await page.waitForFunction(() => history.state?.usr?.step === 0);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toContain('/apply');
  });

  test('take a tutor with certificates, and say which file is none', async () => {
    const { page } = await visit({ language, theme: 'dark', expected: refused });
    await page.goto('/apply/tutor');
    await untilAlive(page);
    const tutor = applicant(page, language);
    await tutor.contact();
    await tutor.press('next');
    await tutor.step('requirements');
    for (const name of [labels.britishNational, labels.nativeEnglish, labels.reliableInternet])
      await tutor.tick(name);
    await tutor.choose('qualification', options.qualification.celta);
    await tutor.type('degree', 'BA English, Leeds');
    await tutor.type('years', '6');
    const zip = { ...PDF, name: 'holiday.pdf', buffer: Buffer.from('PK zip') };
    await page.locator('input[type=file]').setInputFiles([PDF, zip]);
    await page.getByText(errors[language].application['file-kind'].text).waitFor();
    await page.getByText('CELTA.pdf').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tutor.press('next');
    await tutor.step('times');
    await tutor.times();
    await tutor.press('next');
    await tutor.step('teaching');
    await tutor.tick(namesTexts[language].subjects.English);
    await tutor.type('culture', 'I taught in Muscat.');
    await tutor.type('introduction', 'With patience.');
    await tutor.press('review');
    await tutor.step('review');
    await tutor.tick(labels.consent);
    await tutor.press('send');
    expect(await referenceIn(page, language)).toMatch(REFERENCE);
  });

  test('take a question that was sent before the script came', async () => {
    const { page } = await visit({ language });
    const letScriptCome = await holdScript(page);
    await page.goto('/enquire', { waitUntil: 'commit' });
    const visitor = applicant(page, language);
    await visitor.type('name', 'Noura');
    await visitor.type('email', `${language}-early@family.example`);
    await visitor.type('message', 'Do you teach at weekends?');
    await visitor.press('send');
    letScriptCome();
    expect(await referenceIn(page, language)).toMatch(REFERENCE);
  });
});
