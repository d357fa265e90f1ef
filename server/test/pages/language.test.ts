import { directionOf, type Language, languages, otherLanguage } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { useSite } from './site.ts';
import { texts } from './texts.ts';

const site = useSite();
const written = (language: Language) => `${language} ${directionOf(language)}`;
const offer = texts.ar.shell.readInEnglish;

describe('the language of a first visit (R211)', () => {
  test.each([
    { language: 'en', saved: 'en', country: 'SA', shown: 'en', offered: false },
    { language: 'ar', saved: 'en', country: 'SA', shown: 'en', offered: false },
    { language: 'en', saved: 'ar', country: 'GB', shown: 'ar', offered: false },
    { language: 'ar', country: 'GB', shown: 'ar', offered: false },
    ...['SA', 'AE', 'KW', 'QA', 'OM', 'BH'].map(
      country => ({ language: 'en', country, shown: 'ar', offered: true }) as const,
    ),
    { language: 'en', country: 'EG', shown: 'en', offered: false },
    { language: 'en', country: 'XX', shown: 'en', offered: false },
  ] as const)(
    '$language browser, saved $saved, in $country: $shown',
    async ({ shown, offered, ...visitor }) => {
      const page = await site.visit(visitor).open('/about');
      expect(page.language).toBe(written(shown));
      expect(page.headings(1)).toEqual([texts[shown].about.heading]);
      expect(page.links(offer)).toHaveLength(offered ? 1 : 0);
    },
  );

  test.each(languages)('%s is shown to whoever chose it, whatever the browser asks for', async language => {
    const visit = site.visit({ language: otherLanguage(language), saved: language });
    expect((await visit.open('/')).language).toBe(written(language));
  });
});

test('who got Arabic by country reads English after one tap and ever after (R213)', async () => {
  const visit = site.visit({ language: 'en', country: 'SA' });
  const page = await visit.follow(await visit.open('/about'), offer);
  expect([page.address, page.headings(1)]).toEqual(['/about', [texts.en.about.heading]]);
  expect(page.links(offer)).toHaveLength(0);
  expect((await visit.open('/contact')).language).toBe(written('en'));
});

describe.each(languages)('the language switch on a page in %s', language => {
  const other = otherLanguage(language);

  test('is a link whose choice is remembered', async () => {
    const visit = site.visit({ language });
    const page = await visit.follow(await visit.open('/'), texts[language].languages[other]);
    expect(page.headings(1)).toEqual([texts[other].home.tagline]);
    expect(page.address).toBe('/');
    expect(visit.chosen).toBe(other);
    expect((await visit.open('/')).language).toBe(written(other));
  });
});

test('an Arabic address is Arabic, and leaves the saved choice alone', async () => {
  const visit = site.visit({ language: 'en', saved: 'en' });
  const page = await visit.open('/ar/about');
  expect(page.language).toBe(written('ar'));
  const contact = page
    .$('header nav li a')
    .filter((_, one) => page.text(page.$(one)) === texts.ar.shell.pages.contact);
  expect(contact.attr('href')).toBe('/ar/contact');
  expect((await visit.open('/about')).language).toBe(written('en'));

  const english = await visit.follow(page, texts.ar.languages.en);
  expect([english.address, english.headings(1)]).toEqual(['/about', [texts.en.about.heading]]);
});
