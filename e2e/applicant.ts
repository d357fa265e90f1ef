import type { Language } from '@bayan/domain/language/language';
import ar from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import en from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { namesTexts } from './texts.ts';

const texts = { en, ar };

/** Somebody who fills in a form by what they read. */
export function applicant(page: Page, language: Language) {
  const { labels, options, actions } = texts[language];
  return {
    type: (label: keyof typeof labels, text: string) =>
      page.getByRole('textbox', { name: labels[label] }).fill(text),
    tick: (name: string) => page.getByText(name, { exact: true }).click(),
    async choose(label: keyof typeof labels, option: string) {
      await page.getByRole('button', { name: labels[label] }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    press: (action: keyof typeof actions) =>
      page.getByRole('button', { name: actions[action], exact: true }).click(),
    step: (name: keyof typeof en.steps) =>
      page.getByRole('heading', { level: 2, name: texts[language].steps[name], exact: true }).waitFor(),
    async contact({
      name = language === 'ar' ? 'مريم الحربي' : 'Maryam Al-Harbi',
      email = `${language}-${Date.now()}@family.example`,
    }: {
      readonly name?: string;
      readonly email?: string;
    } = {}) {
      await this.type('name', name);
      await this.type('email', email);
      await this.type('phone', language === 'ar' ? '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' : '+966 50 123 4567');
    },
    async times() {
      await this.choose('country', namesTexts[language].country.SA);
      await this.type('city', 'Riyadh');
      await this.tick(options.days[7]);
      await this.tick(options.parts.evening);
    },
  };
}
