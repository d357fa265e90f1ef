import { type Language, languages, otherLanguage } from '@bayan/domain/language/language';
import arLegal from '@bayan/web/locales/ar/legal-texts.json' with { type: 'json' };
import enLegal from '@bayan/web/locales/en/legal-texts.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LegalFile, readLegalFiles } from '#academy/legal-texts/legal-files.ts';
import { publishLegalTexts } from '#academy/legal-texts/publish-legal-texts.ts';
import { authCaller, createPerson, PASSWORD } from '#test/auth/auth-caller.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { createVisit } from './site.ts';
import { applyTexts, siteNames, texts } from './texts.ts';

const legalTexts = { en: enLegal, ar: arLegal };
const files = readLegalFiles();
const PATHS = { privacy: '/privacy', 'privacy-children': '/privacy/children', terms: '/terms' };
const [first = ''] = files.map(({ version }) => version);
const LATER: LegalFile = {
  kind: 'terms',
  version: '2027-02-01',
  isMaterial: true,
  bodies: { en: '# New terms\n\n## Part\n\nNew.', ar: '# شروط جديدة\n\n## باب\n\nجديد.' },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const visit = (language: Language) => createVisit((address, init) => app.fetch(address, init), { language });
const titleOf = ({ bodies }: LegalFile, language: Language) => bodies[language].split('\n', 1)[0]?.slice(2);

describe.each(languages)('in %s (R702)', language => {
  test.each(files)('$kind is complete before any script runs', async file => {
    const path = PATHS[file.kind];
    const page = await visit(language).open(path);
    expect([page.status, page.headings(1)]).toEqual([200, [titleOf(file, language)]]);
    expect(page.title).toBe(`${legalTexts[language].also[file.kind]} · ${siteNames[language]}`);
    const sections = [...file.bodies[language].matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(page.headings(2, page.main)).toEqual(expect.arrayContaining(sections));
    // Each entry of the contents leads to its part.
    for (const link of page.main.find('nav a[href^="#"]').get())
      expect(page.main.find(page.$(link).attr('href') ?? '')).toHaveLength(1);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const known = app.config.publicUrl + (language === 'ar' ? '/ar' : '') + path;
    expect(page.$('link[rel=canonical]').attr('href')).toBe(known);
  });

  test('is Arabic at its Arabic address', async () => {
    const page = await visit(language).open('/ar/terms');
    expect(page.language).toBe('ar rtl');
    expect(page.main.find('a[href="/ar/privacy/children"]')).toHaveLength(1);
  });

  test('the language switch keeps the version', async () => {
    const reader = visit(language);
    const page = await reader.open(`/terms?version=${first}`);
    const other = otherLanguage(language);
    const switched = await reader.follow(page, texts[language].languages[other]);
    expect([switched.address, switched.language.slice(0, 2)]).toEqual([`/terms?version=${first}`, other]);
  });

  test.each(['/home', '/login', '/enquire'])('the footer of %s leads to notice and terms', async path => {
    const page = await visit(language).open(path);
    const footer = page.$('footer');
    const { privacy, terms } = texts[language].shell.footer;
    expect(page.link(privacy, footer).attr('href')).toBe('/privacy');
    expect(page.link(terms, footer).attr('href')).toBe('/terms');
  });

  test('the sign-in page and the contact page lead to the notice beside their forms', async () => {
    for (const path of ['/login', '/signup', '/contact']) {
      const page = await visit(language).open(path);
      expect([path, page.main.find('a[href="/privacy"]').length]).toEqual([path, 1]);
    }
  });

  test.each(['/apply/student', '/apply/tutor', '/enquire'])(
    '%s leads to the version that is stored with the form',
    async path => {
      const page = await visit(language).open(path);
      const link = page.link(applyTexts[language].privacyNotice, page.main);
      expect([link.attr('href'), link.attr('target')]).toEqual([`/privacy?version=${first}`, '_blank']);
    },
  );
});

test.each(['2020-01-01', 'yesterday', '', "'; drop"])('there is no version %s', async version => {
  const { status } = await visit('en').open(`/privacy?${new URLSearchParams({ version })}`);
  expect(status).toBe(404);
});

describe('once a new version is published', () => {
  beforeAll(async () => {
    await publishLegalTexts(app.db, { now: app.clock.now(), files: [LATER] });
  });

  test.each(languages)('it is shown at once, in %s', async language => {
    const page = await visit(language).open('/terms');
    expect(page.headings(1)).toEqual([titleOf(LATER, language)]);
    expect(page.main.find(`a[href="/terms?version=${first}"]`)).toHaveLength(1);
  });

  test.each(languages)(
    'the old one stays at its address, says so and is not listed, in %s',
    async language => {
      const page = await visit(language).open(`/terms?version=${first}`);
      const old = files.find(({ kind }) => kind === 'terms');
      expect(page.headings(1)).toEqual([old && titleOf(old, language)]);
      expect(page.link(legalTexts[language].older.newest).attr('href')).toBe('/terms');
      expect(page.$('meta[name=robots]').attr('content')).toBe('noindex');
    },
  );
});

test('an unchanged page costs its reader nothing', async () => {
  const before = await app.fetch('/privacy');
  const etag = before.headers.get('etag') ?? '';
  const after = await app.fetch('/privacy', { headers: { 'if-none-match': etag } });
  expect([before.status, after.status]).toEqual([200, 304]);
});

/** A cookie that the notice does not name would make it untrue. */
test.each(languages)(
  'the notice names every cookie that is set, and for how long, in %s (R704)',
  async language => {
    await createPerson(app, { email: `${language}@family.example` });
    const signedIn = await authCaller(app).post(
      '/token?grant_type=password',
      { email: `${language}@family.example`, password: PASSWORD },
      { 'sec-fetch-site': 'same-origin' },
    );
    const switched = await app.fetch('/about?lng=ar');
    const cookies = [...signedIn.headers.getSetCookie(), ...switched.headers.getSetCookie()];
    expect(cookies).toHaveLength(3);
    const page = await visit(language).open('/privacy');
    const rows = page.main
      .find('tr')
      .map((_, row) => page.text(page.$(row)))
      .get();
    for (const cookie of cookies) {
      const name = cookie.split('=', 1)[0] ?? '';
      const days = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400;
      const row = rows.find(text => text.includes(name));
      const years = language === 'en' ? '1 year' : 'سنة واحدة';
      expect([name, row]).toEqual([name, expect.stringContaining(days === 365 ? years : String(days))]);
    }
  },
);
