import { languages } from '@bayan/domain/language/language';
import type { Activity, SecurityEvent } from '@bayan/domain/security-events/security-events.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arLists from '#locales/ar/lists.json';
import arSecurity from '#locales/ar/security.json';
import arEvents from '#locales/ar/security-events.json';
import enErrors from '#locales/en/errors.json';
import enLists from '#locales/en/lists.json';
import enSecurity from '#locales/en/security.json';
import enEvents from '#locales/en/security-events.json';
import { AdminSecurity } from '#pages/admin-dashboard/security.tsx';
import { TutorProfile } from '#pages/tutor-dashboard/profile.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { answerProfile, excess, tutorPerson } from './own-profile.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const eventsIn = { en: enEvents, ar: arEvents };
const securityIn = { en: enSecurity, ar: arSecurity };
const listed = 'GET /api/security-events';

const activity = (different: Partial<Activity> = {}): Activity => ({
  id: idOf(1),
  kind: 'sign-in-failed',
  reason: 'wrong-password',
  browser: 'Chrome',
  system: 'Windows',
  country: 'OM',
  count: 12,
  at: inHours(-2),
  lastAt: inHours(-1.9),
  ...different,
});
const event = (different: Partial<SecurityEvent> = {}): SecurityEvent => ({
  ...activity(),
  person: {
    id: idOf(20),
    name: 'Omar Al-Harbi',
    nameAr: 'عمر الحربي',
    email: 'omar@family.example',
    role: 'student',
  },
  address: '203.0.113.7',
  place: null,
  ...different,
});

describe.each(languages)('security events in %s', language => {
  const { test } = inTurn(language);
  const words = eventsIn[language];
  const security = securityIn[language];
  const errors = { en: enErrors, ar: arErrors }[language];
  const lists = { en: enLists, ar: arLists }[language];
  const name = language === 'ar' ? 'عمر الحربي' : 'Omar Al-Harbi';
  const open = (at = '/admin-dashboard/people/security', width: 390 | 1280 = 390) =>
    show(<AdminSecurity />, { language, width, as: 'admin', at });

  test.each([390, 1280] as const)(
    'an administrator reads what, why, whose, how often and from where, at %i',
    async width => {
      answer(
        listed,
        pageOf(
          event(),
          event({
            id: idOf(2),
            kind: 'access-refused',
            reason: 'role',
            place: 'GET /api/profiles',
            count: 1,
          }),
          event({ id: idOf(3), person: null, address: null, browser: null, system: null, country: null }),
        ),
      );
      await open(undefined, width);
      const rows = page.getByRole(width === 390 ? 'listitem' : 'row');
      const row = (text: string) => rows.filter({ hasText: text }).first();
      await expect.element(row(name).getByText(words.reasons['wrong-password']).first()).toBeVisible();
      await expect.element(row(name).getByText('203.0.113.7').first()).toBeVisible();
      await expect.element(row(name).getByText('12', { exact: false }).first()).toBeVisible();
      await expect.element(row('GET /api/profiles').getByText(words.reasons.role).first()).toBeVisible();
      await expect.element(row(words.nobody).getByText(words.severalPlaces).first()).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
    },
  );

  test('an administrator narrows it to a kind and to a person, and back', async () => {
    answer(listed, ({ query }) =>
      Response.json(query.get('kind') === 'locked-out' ? pageOf() : pageOf(event())),
    );
    await open();
    await page.getByRole('link', { name: words.onlyThis.replace('{{name}}', name) }).click();
    await expect.poll(() => asked(listed).at(-1)?.query.get('person')).toBe(idOf(20));
    await expect.element(page.getByText(words.filters.person)).toBeVisible();
    await choose(words.filters.kind, words.kinds['locked-out']);
    await expect.element(page.getByText(words.empty.filtered)).toBeVisible();
    expect(asked(listed).at(-1)?.query.toString()).toBe(`kind=locked-out&person=${idOf(20)}`);
    await press(words.filters.clear);
    await expect.element(page.getByText(name).first()).toBeVisible();
    expect(location.search).toBe('');
  });

  test('an account is found as one types, and only the choice looks at the events (R633)', async () => {
    answer(listed, pageOf(event()));
    answer('GET /api/profiles', pageOf({ id: idOf(20), name: 'Omar', nameAr: 'عمر', role: null }));
    await open(undefined, 1280);
    await expect.element(page.getByText(name).first()).toBeVisible();
    const looks = asked(listed).length;
    await page.getByRole('searchbox', { name: words.search }).fill('oma');
    const found = page.getByRole('radio', { name: language === 'ar' ? 'عمر' : 'Omar' });
    await expect.element(found).toBeInTheDocument();
    expect(asked(listed)).toHaveLength(looks);
    await found.click({ force: true });
    await expect.poll(() => asked(listed).at(-1)?.query.get('person')).toBe(idOf(20));
  });

  test('an event leads to all of its kind, and what the filters leave is saved as a file (R870)', async () => {
    answer(listed, pageOf(event()));
    answer('GET /api/security-events/export', refusal('limit.reached'));
    await open(`/admin-dashboard/people/security?person=${idOf(20)}`, 1280);
    await page.getByRole('link', { name: words.kinds['sign-in-failed'], exact: false }).click();
    await expect.poll(() => location.search).toBe(`?kind=sign-in-failed&person=${idOf(20)}`);
    await press(lists.export);
    await expect.element(toast(errors.limit.reached.title)).toBeVisible();
    const [saved] = asked('GET /api/security-events/export');
    expect(saved?.query.toString()).toBe(`kind=sign-in-failed&person=${idOf(20)}`);
  });

  test('what the academy did itself came from nowhere (R808)', async () => {
    const nowhere = { address: null, browser: null, system: null, country: null };
    answer(listed, pageOf(event({ kind: 'signed-out', reason: 'academy', count: 1, ...nowhere })));
    await open();
    await expect.element(page.getByText(words.reasons.academy)).toBeVisible();
    expect(page.getByText(words.severalPlaces).elements()).toEqual([]);
    expect(page.getByText(words.unknownBrowser).elements()).toEqual([]);
  });

  test('a list that does not come says so', async () => {
    answer(listed, refusal('access.role'));
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('a person sees what happened to the account, and gets from there to what helps', async () => {
    answerProfile(tutorPerson());
    answer(
      'GET /api/me/activity',
      pageOf(
        activity({ count: 100 }),
        activity({ id: idOf(2), kind: 'signed-in', reason: 'password', count: 1 }),
      ),
    );
    await show(<TutorProfile />, { language, width: 390, as: 'tutor' });
    await press(security.activity.open);
    const list = page.getByRole('list', { name: security.activity.title });
    await expect.element(list.getByText(words.manyTimes.replace('{{count}}', '100')).first()).toBeVisible();
    await expect.element(list.getByText(words.kinds['signed-in']).first()).toBeVisible();
    await expect.element(list.getByText('Chrome · Windows').first()).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    const help = page.getByRole('dialog').getByRole('button', { name: words.activity.notMe.password });
    await help.click();
    await expect.element(page.getByRole('dialog', { name: security.password.title })).toBeVisible();
  });

  test('an account to which nothing has happened says so', async () => {
    answerProfile(tutorPerson());
    answer('GET /api/me/activity', pageOf());
    await show(<TutorProfile />, { language, width: 390, as: 'tutor' });
    await press(security.activity.open);
    await expect.element(page.getByText(words.activity.empty.text)).toBeVisible();
  });
});
