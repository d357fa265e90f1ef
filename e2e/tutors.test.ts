import arApply from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/public-tutors.json' with { type: 'json' };
import enApply from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import en from '@bayan/web/locales/en/public-tutors.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { untilTakenOver, useBrowser } from './browser.ts';
import { languages, openHeader } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const tutorTexts = { en, ar };
const applyTexts = { en: enApply, ar: arApply };

describe.each(languages)('our tutors in %s', language => {
  const text = tutorTexts[language];
  const { labels, askedTutor } = applyTexts[language];
  const name = language === 'ar' ? 'إليانور و.' : 'Eleanor W.';

  test('a family finds a tutor, reads her page and asks for her (R716)', async () => {
    const { page } = await visit({ language });
    await page.goto('/');
    await untilTakenOver(page);
    const header = await openHeader(page, language);
    await header.getByRole('link', { name: texts[language].shell.pages.tutors, exact: true }).click();
    await page.waitForURL('**/tutors');
    await page.getByRole('link', { name: text.levels.primary, exact: true }).click();
    await page.waitForURL('**/tutors?level=primary');
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL('**/tutors/eleanor-w');
    await page.getByRole('link', { name: text.ask.female }).click();
    await page.waitForURL('**/apply/student?tutor=eleanor-w');
    await page.getByText(askedTutor.note.replace('{{name}}', name)).waitFor();

    // The wish stands in the form itself, where the family can change it.
    const draft = { id: crypto.randomUUID(), answers: { name: 'Maryam' }, step: 3 };
    await page.evaluate(
      kept => localStorage.setItem('bayan.draft.apply-student', JSON.stringify(kept)),
      draft,
    );
    await page.reload();
    const wishes = page.getByRole('textbox', { name: labels.wishes });
    await expect.poll(() => wishes.inputValue()).toBe(askedTutor.wish.replace('{{name}}', name));
  });

  test('the list is there again when a reader goes on and comes back', async () => {
    const { page } = await visit({ language });
    await page.goto('/tutors?level=primary');
    await untilTakenOver(page);
    await page
      .locator('footer')
      .getByRole('link', { name: texts[language].shell.pages.about, exact: true })
      .click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.waitForURL('**/tutors?level=primary');
    await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(1);
  });
});
