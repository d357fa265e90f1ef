import { hijriOf, ramadanOf } from '@bayan/domain/gulf-calendar/hijri';
import type { Language } from '@bayan/domain/language/language';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import arNames from '@bayan/web/locales/ar/names.json' with { type: 'json' };
import arTexts from '@bayan/web/locales/ar/timetables.json' with { type: 'json' };
import enNames from '@bayan/web/locales/en/names.json' with { type: 'json' };
import enTexts from '@bayan/web/locales/en/timetables.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asAdmin, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en: enTexts, ar: arTexts };
const countries = { en: enNames.country, ar: arNames.country };
/** Where nobody else of these runs has a timetable. */
const homes = {
  en: { country: 'KW', timezone: 'Asia/Kuwait' },
  ar: { country: 'QA', timezone: 'Asia/Qatar' },
} as const;

const LESSONS = 8;
const DAYS_A_WEEK = 7;
const WEEKS_BEFORE = 2;

/** The first Ramadan that is some weeks ahead. */
function nextRamadan() {
  const today = new Date().toISOString().slice(0, 10);
  const { year } = hijriOf(today);
  const hijriYear = [year, year + 1].find(one => ramadanOf(one).fromOn > addDays(today, 30)) ?? year + 1;
  return { hijriYear, ...ramadanOf(hijriYear) };
}

const { hijriYear, fromOn, untilOn } = nextRamadan();
const startsOn = addDays(fromOn, -WEEKS_BEFORE * DAYS_A_WEEK);
const days = Array.from({ length: LESSONS }, (_, week) => addDays(startsOn, week * DAYS_A_WEEK));

/** Eight weekly lessons at six in the evening by a clock three hours before UTC, from before Ramadan until after it. */
async function newSeries({ tutor, student }: Teaching, language: Language): Promise<void> {
  const { country, timezone } = homes[language];
  const token = await asAdmin();
  const { profile } = await ask<{ profile: { version: number } }>('GET', `/api/profiles/${student.id}`, {
    token,
  });
  await ask('PATCH', `/api/profiles/${student.id}`, {
    ...{ token, version: profile.version, body: { profile: { country, timezone } } },
  });
  await ask('POST', '/api/session-series', {
    token,
    body: {
      ...{ tutorId: tutor.id, studentId: student.id, subject: 'English' },
      ...{ slots: [{ weekday: weekdayOf(startsOn), time: '18:00' }], timezone },
      ...{ startsOn, lessons: LESSONS, days },
    },
  });
}

async function startsOf({ student }: Teaching): Promise<string[]> {
  const { items } = await ask<{ items: readonly { startsAt: string }[] }>('GET', '/api/sessions/ahead', {
    token: await tokenOf(student),
  });
  return items.map(({ startsAt }) => startsAt.slice(0, 16));
}

const usual = days.map(day => `${day}T15:00`);
const inRamadan = days.map(day => `${day}T${fromOn <= day && day <= untilOn ? '18:00' : '15:00'}`);

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The job looks every few seconds. */
const patiently = { timeout: 30_000 };

describe.each(languages)('Ramadan in %s', language => {
  const words = texts[language];

  test('an admin makes a timetable, decides, applies and lifts it; sessions follow and come back (R546–R550)', async () => {
    const teaching = await newTeaching();
    await newSeries(teaching, language);
    expect(await startsOf(teaching)).toEqual(usual);

    const { page } = await visit({ language });
    await comeSignedIn(page, sample('admin'));
    await page.goto('/admin-dashboard/settings?tab=ramadan');
    await page.getByRole('button', { name: words.make.title }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, words.fields.country, countries[language][homes[language].country]);
    await choose(page, words.fields.hijriYear, String(hijriYear));
    await dialog.getByRole('button', { name: words.make.save }).click();

    // A time after iftar is proposed; the admin knows a better one.
    const card = page.getByRole('listitem').filter({ hasText: teaching.studentName }).first();
    await card.getByText(words.states.proposed).waitFor();
    await card.getByRole('button').click();
    await dialog.getByText(words.decide.ways.other, { exact: true }).click();
    await dialog.getByRole('spinbutton').first().click();
    await page.keyboard.type('2100');
    await dialog.getByRole('button', { name: words.decide.save }).click();
    await card.getByText(words.states.confirmed).waitFor();
    expect(await startsOf(teaching)).toEqual(usual);

    await page.getByRole('button', { name: words.settle.apply.open }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await dialog.getByRole('button', { name: words.settle.apply.confirm }).click();
    await page.getByText(words.statuses.applied, { exact: true }).waitFor();
    await expect.poll(() => startsOf(teaching), patiently).toEqual(inRamadan);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });

    const { page: hers } = await visit({ language });
    await comeSignedIn(hers, teaching.tutor);
    await hers.goto('/tutor-dashboard/calendar/series');
    await hers.getByRole('link', { name: words.notice.open }).click();
    await hers.getByText(words.states.confirmed).waitFor();
    const { page: theirs } = await visit({ language });
    await comeSignedIn(theirs, teaching.student);
    await theirs.goto('/student-dashboard/sessions');
    await theirs.getByText('21:00').first().waitFor();

    await page.getByRole('button', { name: words.settle.lift.open }).click();
    await dialog.getByRole('button', { name: words.settle.lift.confirm }).click();
    await page.getByText(words.statuses.draft, { exact: true }).waitFor();
    await expect.poll(() => startsOf(teaching), patiently).toEqual(usual);
    await theirs.getByText('21:00').first().waitFor({ state: 'detached' });
  });
});
