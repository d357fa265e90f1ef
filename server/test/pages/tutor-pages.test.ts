import { type Language, languages } from '@bayan/domain/language/language';
import arTutors from '@bayan/web/locales/ar/public-tutors.json' with { type: 'json' };
import enTutors from '@bayan/web/locales/en/public-tutors.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { addCheck, aPicture, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { addressOf, addTutor, publish } from '#test/public-tutors/shown-tutor.ts';
import { createVisit } from './site.ts';
import { applyTexts, siteNames, texts } from './texts.ts';

const tutorTexts = { en: enTutors, ar: arTutors };
const PRIVATE = ['Whitcombe', 'ويتكومب', '@private.example', '447700900142', '45', 'secret biography'];

let store: TestApp;
let app: TestApp;
let admin: Person;
let eleanor: string;
beforeAll(async () => {
  store = await createTestApp();
  await store.db.update(settings).set({ launched: true });
  app = await createTestApp({ beside: store });
  admin = await signIn(app, { role: 'admin' });
  eleanor = await addTutor(app);
  await publish(admin, eleanor);
});
afterAll(async () => {
  await app.close();
  await store.close();
});
const visit = (language: Language) => createVisit((address, init) => app.fetch(address, init), { language });
const names = async (query = '') => {
  const page = await visit('en').open(`/tutors${query}`);
  return page.headings(3, page.main);
};

describe.each(languages)('in %s (R712)', language => {
  const text = tutorTexts[language];
  const shownName = language === 'ar' ? 'إليانور و.' : 'Eleanor W.';

  test('the list is complete before any script runs', async () => {
    const page = await visit(language).open('/tutors');
    expect([page.status, page.headings(1)]).toEqual([200, [text.heading]]);
    expect(page.headings(3, page.main)).toEqual([shownName]);
    const words = page.text(page.main);
    for (const shown of [
      language === 'ar' ? 'نكتب صفحة واحدة جيدة.' : 'We write one good page.',
      text.speaks,
    ])
      expect(words).toContain(shown);
    const ask = page.links(text.ask.female, page.main);
    expect(ask.attr('href')).toBe('/apply/student?tutor=eleanor-w');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('each has a page with an address in both languages and facts for search engines', async () => {
    const reader = visit(language);
    const list = await reader.open('/tutors');
    const page = await reader.open(list.main.find('h3 a').attr('href') ?? '');
    expect([page.address, page.headings(1)]).toEqual(['/tutors/eleanor-w', [shownName]]);
    expect(page.title).toBe(`${shownName} · ${siteNames[language]}`);
    const { publicUrl } = app.config;
    expect(page.$('link[hreflang=en]').attr('href')).toBe(`${publicUrl}/tutors/eleanor-w`);
    expect(page.$('link[hreflang=ar]').attr('href')).toBe(`${publicUrl}/ar/tutors/eleanor-w`);
    expect(page.$('meta[property="og:image"]').attr('content')).toBe(`${publicUrl}/og-${language}.png`);
    const data = JSON.parse(page.$('script[type="application/ld+json"]').text());
    expect(data).toMatchObject({ '@type': 'Person', name: shownName });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['email']));
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['telephone']));
  });

  test('the home page shows her too', async () => {
    for (const path of ['/', '/home']) {
      const page = await visit(language).open(path);
      expect(page.headings(3, page.main)).toContain(shownName);
      expect(page.link(texts[language].home.tutors.all, page.main).attr('href')).toBe('/tutors');
    }
  });

  test('the form names her, and leads on without her where nobody is called so', async () => {
    const page = await visit(language).open('/apply/student?tutor=eleanor-w');
    expect(page.text(page.main)).toContain(shownName);
    expect(page.$('script#written').text()).toContain('"asked-tutor"');
    const other = await visit(language).open('/apply/student?tutor=nobody-x');
    expect([other.status, other.headings(1)]).toEqual([200, [applyTexts[language].title.student]]);
    expect(other.$('script#written')).toHaveLength(0);
  });

  /** Of the whole document, its data included: what a page must not show, it must not carry either. */
  test.each(['/tutors', '/tutors/eleanor-w', '/', '/home', '/apply/student?tutor=eleanor-w', '/sitemap.xml'])(
    '%s carries no family name, address, number, rate or biography (R710)',
    async path => {
      const answer = await app.fetch(path, { headers: { 'accept-language': language } });
      expect(answer.status).toBe(200);
      const written = (await answer.text()).replace(/<style>.*?<\/style>|<script>.*?<\/script>/gs, '');
      const told = PRIVATE.filter(word =>
        word === '45' ? /\b45\b(?!%)/.test(tutorData(written)) : written.includes(word),
      );
      expect(told).toEqual([]);
    },
  );
});

/** What the page carries of tutors alone: figures of other things are none of theirs. */
const tutorData = (html: string) =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, data = '']) => data)
    .filter(data => data.includes('eleanor-w'))
    .join();

test('what is shown as checked is what the vetting holds today (R715)', async () => {
  const tutorId = await addTutor(app, 'Nora Vale');
  await publish(admin, tutorId);
  const checked = async () => {
    const page = await visit('en').open('/tutors/nora-v');
    return /"checks":(\[[^\]]*\])/.exec(page.$('script#written').text())?.[1];
  };
  expect(await checked()).toBe('[]');
  await addCheck(app, { tutorId, kind: 'dbs', variant: 'dbs', expiresOn: '2099-01-01' });
  await addCheck(app, { tutorId, kind: 'teaching', variant: 'pgce' });
  await addCheck(app, { tutorId, kind: 'safeguarding', expiresOn: '2026-01-01' });
  expect(await checked()).toBe('["dbs","pgce"]');
  const page = await visit('en').open('/tutors/nora-v');
  expect(page.text(page.main)).toContain(enTutors.checks.pgce);
  expect(page.text(page.main)).not.toContain(enTutors.checks.safeguarding);
  await admin.call('DELETE', addressOf(tutorId), { version: 1 });
});

test('her picture is shown where she has one', async () => {
  const tutor = await signIn(app, { role: 'tutor', name: 'Priya Nair' });
  const me = (await (await tutor.call('GET', '/api/me')).json()) as { profile: { version: number } };
  const { version } = me.profile;
  const kept = await tutor.call('PUT', '/api/me/picture', { body: await aPicture(), version });
  expect(kept.status).toBe(200);
  await publish(admin, tutor.id);
  const page = await visit('en').open('/tutors/priya-n');
  const picture = page.main.find('svg image').attr('href') ?? '';
  expect((await app.fetch(picture)).headers.get('content-type')).toBe('image/webp');
  await admin.call('DELETE', addressOf(tutor.id), { version: 1 });
});

test.each(['/tutors/nobody-x', '/tutors/Eleanor-W', "/tutors/';drop", '/ar/tutors/nobody-x'])(
  'there is no page at %s',
  async path => {
    expect((await visit('en').open(path)).status).toBe(404);
  },
);

describe('filters are links that work without script (R713)', () => {
  beforeAll(async () => {
    app.clock.advance(1000);
    const daniel = await addTutor(app, 'Daniel Ashworth', { gender: 'male', subjects: ['Mathematics'] });
    await app.db.update(profiles).set({ nameAr: null }).where(eq(profiles.id, daniel));
    await publish(admin, daniel, { levels: ['sixth-form'], languages: ['english', 'french'] });
  });

  test.each([
    ['', ['Daniel A.', 'Eleanor W.']],
    ['?subject=English', ['Eleanor W.']],
    ['?subject=Mathematics', ['Daniel A.']],
    ['?level=primary', ['Eleanor W.']],
    ['?level=sixth-form&subject=English', []],
    ['?women=1', ['Eleanor W.']],
    ['?arabic=1', ['Eleanor W.']],
    ['?subject=Cooking', ['Daniel A.', 'Eleanor W.']],
  ])('%s shows %j', async (query, shown) => {
    expect(await names(query)).toEqual(shown);
  });

  test('a chosen filter says so, and another keeps it', async () => {
    const reader = visit('en');
    const page = await reader.open('/tutors?level=primary');
    expect(page.link(enTutors.levels.primary, page.main).attr('aria-current')).toBe('true');
    const both = await reader.follow(page, 'English');
    expect(both.address).toBe('/tutors?subject=English&level=primary');
  });

  test('where nobody is found, all can be seen again', async () => {
    const reader = visit('en');
    const page = await reader.open('/tutors?level=early-years');
    expect(page.shows(enTutors.empty.title)).toBe(true);
    expect((await reader.follow(page, enTutors.empty.all)).headings(3)).toHaveLength(2);
  });
});

test('a new one is seen at once, and whoever leaves disappears at once (R714)', async () => {
  const id = await addTutor(app, 'Olivia Stone');
  expect(await names()).not.toContain('Olivia S.');
  await publish(admin, id);
  expect(await names()).toContain('Olivia S.');
  const sitemap = async () => (await app.fetch('/sitemap.xml')).text();
  expect(await sitemap()).toContain('/ar/tutors/olivia-s<');

  const setActive = (isActive: boolean) =>
    app.db.update(profiles).set({ isActive }).where(eq(profiles.id, id));
  await setActive(false);
  expect(await names()).not.toContain('Olivia S.');
  expect((await visit('en').open('/tutors/olivia-s')).status).toBe(404);
  const home = await visit('en').open('/home');
  expect(home.headings(3, home.main)).not.toContain('Olivia S.');
  expect(await sitemap()).not.toContain('olivia-s');
  await setActive(true);
  expect(await names()).toContain('Olivia S.');
  await app.db.update(profiles).set({ role: null }).where(eq(profiles.id, id));
  expect(await names()).not.toContain('Olivia S.');
  await app.db.update(profiles).set({ role: 'tutor' }).where(eq(profiles.id, id));
  await admin.call('DELETE', addressOf(id), { version: 1 });
  expect(await names()).not.toContain('Olivia S.');
});

test('a long list comes page by page, each tutor once', async () => {
  const made = Array.from({ length: 14 }, (_, number) => `Tutor${String.fromCharCode(97 + number)} Lister`);
  for (const name of made) {
    app.clock.advance(1000);
    await publish(admin, await addTutor(app, name, { subjects: ['Physics'] }));
  }
  const reader = visit('en');
  const first = await reader.open('/tutors?subject=Physics');
  expect(first.headings(3)).toHaveLength(12);
  const second = await reader.follow(first, enTutors.more);
  expect(second.headings(3)).toHaveLength(2);
  expect(new Set([...first.headings(3), ...second.headings(3)]).size).toBe(14);
  expect(second.links(enTutors.more)).toHaveLength(0);
  const again = await reader.follow(second, enTutors.first);
  expect(again.headings(3)).toEqual(first.headings(3));
});
