import { type Language, otherLanguage } from '@bayan/domain/language/language';
import arErrors from '@bayan/web/locales/ar/errors.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/lesson-reply.json' with { type: 'json' };
import arReminders from '@bayan/web/locales/ar/reminders.json' with { type: 'json' };
import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import arStop from '@bayan/web/locales/ar/stop-reminders.json' with { type: 'json' };
import enErrors from '@bayan/web/locales/en/errors.json' with { type: 'json' };
import en from '@bayan/web/locales/en/lesson-reply.json' with { type: 'json' };
import enReminders from '@bayan/web/locales/en/reminders.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import enStop from '@bayan/web/locales/en/stop-reminders.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { replyLink, stopLink } from './mailbox.ts';
import { remind } from './reminded.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = {
  en: {
    reply: en,
    errors: enErrors['lesson-reply'],
    field: enErrors.field,
    sessions: enSessions,
    reminders: enReminders,
    stop: enStop,
  },
  ar: {
    reply: ar,
    errors: arErrors['lesson-reply'],
    field: arErrors.field,
    sessions: arSessions,
    reminders: arReminders,
    stop: arStop,
  },
};
const isRefused = /status of 409/;

/** A family that reads this language, with a lesson in some days of which it has just been reminded. */
async function reminded(language: Language) {
  const teaching = await newTeaching();
  const token = await tokenOf(teaching.student);
  const { profile } = await ask<{ profile: { version: number } }>('GET', '/api/me', { token });
  await ask('PATCH', '/api/me', { token, version: profile.version, body: { profile: { language } } });
  const session = await teaching.log(72);
  await remind(session.id);
  return {
    ...teaching,
    session,
    link: (answer: 'confirm' | 'move') => replyLink(teaching.student.email, answer),
  };
}

async function moveBy(hours: number, { tutor }: Teaching, session: { id: string; startsAt: string }) {
  const token = await tokenOf(tutor);
  const { version } = await ask<{ version: number }>('GET', `/api/sessions/${session.id}`, { token });
  const [date, time = ''] = new Date(Date.parse(session.startsAt) + hours * 3_600_000)
    .toISOString()
    .split('T');
  const body = { date, time: time.slice(0, 'HH:MM'.length), timezone: 'UTC' };
  await ask('PATCH', `/api/sessions/${session.id}`, { token, version, body });
}

async function isConfirmed({ tutor, session }: Teaching & { readonly session: { id: string } }) {
  const token = await tokenOf(tutor);
  const { confirmedAt } = await ask<{ confirmedAt: string | null }>('GET', `/api/sessions/${session.id}`, {
    token,
  });
  return confirmedAt !== null;
}

const expectNoFault = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

describe.each(languages)('the answer to a reminder in %s', language => {
  const { reply, errors, field, sessions, reminders, stop } = texts[language];
  const cities = namesTexts[language].timezone;

  test('confirms by one press, once, and the tutor sees it', async () => {
    const family = await reminded(language);
    // Whatever the browser asks for: the page is in the language of the mail.
    const { page } = await visit({ language: otherLanguage(language), expected: [isRefused] });
    await page.goto(await family.link('confirm'));
    // A mail scanner comes as far as this, and its visit must confirm nothing (R416).
    await page.getByRole('button', { name: reply.confirm.send }).waitFor();
    expect(await isConfirmed(family)).toBe(false);
    await page.getByRole('button', { name: reply.confirm.send }).click();
    await page.getByRole('status').filter({ hasText: reply.confirm.title }).waitFor();
    expect(await isConfirmed(family)).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.getByRole('main').textContent()).toContain(cities['Asia/Riyadh']);
    await expectNoFault(page);

    await page.reload();
    await page.getByRole('status').filter({ hasText: errors.used.title }).waitFor();

    const tutors = await visit({ language });
    await comeSignedIn(tutors.page, family.tutor);
    await tutors.page.goto('/tutor-dashboard');
    await tutors.page.getByText(sessions.confirmed).waitFor();
  });

  test('asks for another time with a reason, and ends when the lesson moves', async () => {
    const family = await reminded(language);
    const { page } = await visit({ language, theme: 'dark', expected: [isRefused] });
    await page.goto(await family.link('move'));
    await page.getByRole('heading', { name: reply.move.title }).waitFor();
    await page.getByRole('button', { name: reply.move.send }).click();
    await page.getByText(field.required).waitFor();
    await expectNoFault(page);
    await page.getByRole('textbox', { name: reply.move.reason }).fill('We are travelling.');
    await page.getByRole('button', { name: reply.move.send }).click();
    await page.getByRole('status').filter({ hasText: reply.moved.title }).waitFor();
    const token = await tokenOf(family.tutor);
    const asked = await ask<{ items: { kind: string; reason: string }[] }>('GET', '/api/session-requests', {
      token,
    });
    expect(asked.items).toMatchObject([{ kind: 'move', reason: 'We are travelling.' }]);

    await moveBy(24, family, family.session);
    await page.goto(await family.link('confirm'));
    await page.getByRole('status').filter({ hasText: errors.changed.title }).waitFor();
  });

  test('is asked for no more at an address whose reader stops it by its link', async () => {
    const family = await reminded(language);
    const { page } = await visit({ language: otherLanguage(language) });
    await page.goto(await stopLink(family.student.email));
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.getByRole('button', { name: stop.on.send }).click();
    await page.getByText(stop.stopped.title).waitFor();
    await comeSignedIn(page, family.student);
    await page.goto('/student-dashboard/profile#reminders');
    await page.getByRole('button', { name: reminders.stopped.resume }).click();
    await page.getByText(reminders.stopped.title).waitFor({ state: 'detached' });
  });

  test('is asked for no more where the family switches reminders off', async () => {
    const { student } = await newTeaching();
    const { page } = await visit({ language });
    await comeSignedIn(page, student);
    await page.goto('/student-dashboard/profile#reminders');
    const hour = page.getByRole('switch', { name: reminders.lessonHour });
    await hour.waitFor();
    expect(await hour.isChecked()).toBe(true);
    await expectNoFault(page);
    const stored = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await hour.press('Space');
    expect((await stored).status()).toBe(200);
    await page.reload();
    await hour.waitFor();
    expect(await hour.isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: reminders.lessonDay }).isChecked()).toBe(true);
  });
});
