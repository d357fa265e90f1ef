import type { CalendarFeed } from '@bayan/domain/calendar/calendar.contract';
import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arCalendar from '#locales/ar/calendar.json';
import arSecurity from '#locales/ar/security.json';
import enCalendar from '#locales/en/calendar.json';
import enSecurity from '#locales/en/security.json';
import { StudentProfile } from '#pages/student-dashboard/profile.tsx';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { answerProfile, excess, studentPerson } from './own-profile.ts';
import { show } from './render.tsx';
import { inHours } from './samples.ts';
import { press, toast } from './screen.ts';

const calendarIn = { en: enCalendar, ar: arCalendar };
const securityIn = { en: enSecurity, ar: arSecurity };

const FEED = 'GET /api/me/calendar-feed';
const OTHERS = 'DELETE /api/auth/devices';
const feed: CalendarFeed = {
  address: 'https://academy.example/calendar/0123456789.ics',
  madeAt: inHours(-48),
  reads: [],
};
const device = (id: string, isCurrent: boolean) => ({
  id,
  isCurrent,
  browser: 'Firefox',
  system: 'Windows',
  country: null,
  signedInAt: inHours(-5),
  lastUsedAt: inHours(-1),
  aal: 'aal1',
});

describe.each(languages)('a calendar address in %s', language => {
  const { test } = inTurn(language);
  const words = calendarIn[language];
  const security = securityIn[language];
  const keep = page.getByRole('checkbox', { name: security.calendarAddress.keep });

  async function open(about: Partial<CalendarFeed>) {
    answerProfile(studentPerson());
    answer(FEED, { ...feed, ...about });
    await show(<StudentProfile />, { language, width: 390, as: 'student' });
  }
  async function openDevices(about: Partial<CalendarFeed>) {
    const items = [
      device('6f2f7a52-7f1c-4b1f-9d55-3f1c9f7d8a01', true),
      device('6f2f7a52-7f1c-4b1f-9d55-3f1c9f7d8a02', false),
    ];
    answer('GET /api/auth/devices', { items, nextCursor: null });
    answer(OTHERS, { ended: 1 });
    await open(about);
    await press(security.devices.open);
    await expect.element(page.getByRole('button', { name: security.devices.endOthers })).toBeVisible();
  }

  test('tells who has read it, and when', async () => {
    await open({ reads: [{ program: 'google', readAt: inHours(-3) }] });
    await expect.element(page.getByText(words.reads.program.google)).toBeVisible();
    await expect.element(page.getByText(words.reads.hint)).toBeVisible();
    await expect.element(page.getByText(words.reads.none)).not.toBeInTheDocument();
    expect(excess()).toBe(0);
  });

  test('that nobody has read says so', async () => {
    await open({});
    await expect.element(page.getByText(words.reads.none)).toBeVisible();
  });

  test('becomes a new one with a sign-out everywhere else, as the dialog says', async () => {
    await openDevices({});
    await expect.element(page.getByText(security.calendarAddress.note)).toBeVisible();
    await expect.element(keep).not.toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    const looks = asked(FEED).length;
    await press(security.devices.endOthers);
    await expect.element(toast(security.devices.ended.title)).toBeVisible();
    expect(asked(OTHERS)[0]?.query.get('keepCalendarAddress')).toBe('false');
    await expect.poll(() => asked(FEED).length).toBeGreaterThan(looks);
  });

  test('stays where that is ticked', async () => {
    await openDevices({});
    await page.getByText(security.calendarAddress.keep).click();
    await press(security.devices.endOthers);
    await expect.poll(() => asked(OTHERS)[0]?.query.get('keepCalendarAddress')).toBe('true');
  });

  test('is not spoken of to who has none', async () => {
    await openDevices({ address: null, madeAt: null });
    await expect.element(page.getByText(security.calendarAddress.note)).not.toBeInTheDocument();
    await expect.element(keep).not.toBeInTheDocument();
  });

  test('is asked about with a new password', async () => {
    await open({});
    await press(security.password.open);
    await expect.element(page.getByText(security.calendarAddress.note)).toBeVisible();
    await expect.element(keep).not.toBeChecked();
  });
});
