import { randomUUID } from 'node:crypto';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import arNames from '@bayan/web/locales/ar/names.json' with { type: 'json' };
import arProfiles from '@bayan/web/locales/ar/profiles.json' with { type: 'json' };
import arSeries from '@bayan/web/locales/ar/session-series.json' with { type: 'json' };
import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import enNames from '@bayan/web/locales/en/names.json' with { type: 'json' };
import enProfiles from '@bayan/web/locales/en/profiles.json' with { type: 'json' };
import enSeries from '@bayan/web/locales/en/session-series.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { liveIn, sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { startsInFeed } from './calendar-feed.ts';
import { isPhone, languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';

const visit = useBrowser();
const texts = {
  en: { names: enNames, profiles: enProfiles, series: enSeries, sessions: enSessions },
  ar: { names: arNames, profiles: arProfiles, series: arSeries, sessions: arSessions },
};
const make = { en: enSeries.make_other, ar: arSeries.make_many };
/** British clocks change twice on the way. */
const LESSONS = 50;

describe.each(languages)('a term across both British changes, in %s', language => {
  const { names, profiles, series, sessions } = texts[language];

  async function choosePair(
    page: Page,
    dialog: Locator,
    { studentName, tutorName }: Teaching,
  ): Promise<void> {
    if (isPhone) {
      await dialog.getByRole('button', { name: sessions.logger.fields.studentId }).click();
      await page.getByRole('option', { name: studentName }).click();
    } else {
      for (const [kind, name] of [
        ['student', studentName],
        ['tutor', tutorName],
      ] as const) {
        await dialog.getByRole('searchbox', { name: profiles.person[kind] }).fill(name);
        await dialog.getByRole('radiogroup', { name: profiles.search.found }).getByText(name).click();
      }
    }
    await dialog.getByRole('button', { name: sessions.logger.fields.subject }).click();
    await page.getByRole('option', { name: names.subjects.English, exact: true }).click();
  }

  /** An admin makes it on a desk, its tutor on her phone. */
  test('keeps the family’s hour, and moves by an hour for the tutor (R450, R454)', async () => {
    const teaching = await newTeaching(undefined, `Harriet ${randomUUID().slice(0, 8)}`);
    await liveIn(teaching.student, 'Asia/Riyadh');
    await liveIn(teaching.tutor, 'Europe/London');
    const { page } = await visit({ language });
    await comeSignedIn(page, isPhone ? teaching.tutor : sample('admin'));
    await page.goto(isPhone ? '/tutor-dashboard/calendar/series' : '/admin-dashboard/sessions/series');
    await page.getByRole('button', { name: series.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await choosePair(page, dialog, teaching);
    const startsOn = addDays(new Date().toISOString().slice(0, 10), 2);
    const type = async (group: Locator, digits: string) => {
      await group.getByRole('spinbutton').first().click();
      await page.keyboard.type(digits);
    };
    const weekday = String(weekdayOf(startsOn)) as keyof typeof series.weekdays;
    await dialog.getByText(series.weekdays[weekday], { exact: true }).click();
    const ofEachWeek = series.fields.time.replace('{{weekday}}', '').trim();
    await type(dialog.getByRole('group', { name: ofEachWeek }), '1700');
    await type(
      dialog.getByRole('group', { name: series.fields.startsOn }),
      startsOn.split('-').toReversed().join(''),
    );
    await dialog.getByRole('textbox', { name: series.fields.lessons }).fill(String(LESSONS));
    await page.keyboard.press('Tab');
    await dialog.getByText(series.preview.shifted).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog
      .getByRole('button', { name: make[language].replace('{{count}}', String(LESSONS)), exact: true })
      .click();
    await page.getByText(series.made.title).waitFor();

    const starts = await startsInFeed(teaching.student);
    expect(await startsInFeed(teaching.tutor)).toEqual(starts);
    expect(starts).toHaveLength(LESSONS);
    const clocks = (zone: string) => starts.map(start => wallClock(new Date(start), zone));
    const theirs = clocks('Asia/Riyadh');
    expect(theirs[0]?.date).toBe(startsOn);
    expect(new Set(theirs.map(({ date, time }) => `${weekdayOf(date)} ${time}`)).size).toBe(1);
    expect(theirs[0]?.time).toBe('17:00');
    const hers = clocks('Europe/London').map(({ time }) => time);
    const changes = hers.filter((time, i) => i > 0 && time !== hers[i - 1]);
    expect(changes.toSorted()).toEqual(['14:00', '15:00']);
  });
});
