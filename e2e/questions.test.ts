import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();

test.each(languages)('in %s, a question opens its own answer without script', async language => {
  const { timeZones, ramadan } = texts[language].contact.questions;
  const { page } = await visit({ language, script: false });
  await page.goto('/contact');
  expect(await page.getByText(timeZones.answer).isVisible()).toBe(false);
  await page.getByText(timeZones.question).click();
  expect(await page.getByText(timeZones.answer).isVisible()).toBe(true);
  expect(await page.getByText(ramadan.answer).isVisible()).toBe(false);
});
