import { directionOf, languages } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { scriptBytes } from './page-files.ts';
import { useSite } from './site.ts';
import { applyTexts, signInTexts, texts } from './texts.ts';

const site = useSite();
const mostScript = 30_000;
const forms = ['/apply/student', '/apply/tutor', '/enquire'];

describe.each(languages)('before any script, in %s', language => {
  const { login, frame, email, password } = signInTexts[language];
  const { labels, actions, needsScript } = applyTexts[language];

  test('the sign-in never puts a password into an address', async () => {
    const visit = site.visit({ language });
    const page = await visit.send(await visit.open('/login'), login.submit, {
      [email]: 'somebody@family.example',
      [password]: 'Never-In-An-Address-1',
    });
    expect([page.status, page.address]).toEqual([200, '/login']);
    expect(page.headings(1)).toEqual([login.heading]);
    expect(page.link(frame.home).attr('href')).toBe('/');
    expect(page.shows(frame.needsScript)).toBe(true);
  });

  test.each(forms)('what was typed never gets into the address of %s', async path => {
    const visit = site.visit({ language });
    const written = await visit.open(path);
    const button = path === '/enquire' ? actions.send : actions.next;
    const page = await visit.send(written, button, { [labels.name]: 'Noura' });
    expect([page.status, page.address]).toEqual([200, path]);
    expect(page.headings(1)).toEqual(written.headings(1));
    expect(page.headings(1)).toHaveLength(1);
  });

  test.each(forms)('%s says how to reach us', async path => {
    const page = await site.visit({ language }).open(path);
    expect(page.shows(needsScript)).toBe(true);
    expect(page.text(page.$('noscript p').first())).toBe(needsScript);
    expect(page.$('noscript a[href^="mailto:"]')).toHaveLength(1);
  });

  test.each(['/login', '/forgot-password', ...forms])(
    '%s carries at most 30 KB of script until it is touched',
    async path => {
      const bytes = await scriptBytes(site, await site.visit({ language }).open(path));
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(mostScript);
    },
  );
});

test.each(languages)(
  'an address without a page says so in %s with status 404, and leads home',
  async language => {
    const { notFound, home } = texts[language];
    const visit = site.visit({ language });
    const page = await visit.open('/no/such/page');
    expect([page.status, page.headings(1)]).toEqual([404, [notFound.heading]]);
    expect(page.language).toBe(`${language} ${directionOf(language)}`);
    const reached = await visit.follow(page, notFound.home);
    expect([reached.address, reached.headings(1)]).toEqual(['/', [home.tagline]]);
  },
);
