import { addDays, weekdayOf } from '@bayan/domain/time/days';
import arSeries from '@bayan/web/locales/ar/session-series.json' with { type: 'json' };
import enSeries from '@bayan/web/locales/en/session-series.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { asAdmin, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { startsInFeed } from './calendar-feed.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en: enSeries, ar: arSeries };
const DAYS_A_WEEK = 7;
const LESSONS = 12;

const nameless = (field: string) => field.replace('{{weekday}}', '').trim();
/** The field of the weekly time, whatever its weekday. */
const weeklyTime = { en: nameless(enSeries.fields.time), ar: nameless(arSeries.fields.time) };
const CHANGED = 8;
const changedOf = { en: enSeries.change.moved_other, ar: arSeries.change.moved_few };

interface Sessions {
  readonly items: readonly { readonly startsAt: string; readonly status: string }[];
}

/** Twelve lessons, the first of them in four days. */
async function newSeries({ tutor, student }: Teaching): Promise<void> {
  const startsOn = addDays(new Date().toISOString().slice(0, 10), 4);
  const days = Array.from({ length: LESSONS }, (_, week) => addDays(startsOn, week * DAYS_A_WEEK));
  await ask('POST', '/api/session-series', {
    token: await asAdmin(),
    body: {
      ...{ tutorId: tutor.id, studentId: student.id, subject: 'English' },
      ...{ slots: [{ weekday: weekdayOf(startsOn), time: '17:00' }], timezone: 'Asia/Riyadh' },
      ...{ startsOn, lessons: LESSONS, days },
    },
  });
}

/** The days on which another calendar program has a session of the family. */
const inFeed = async ({ student }: Teaching) =>
  (await startsInFeed(student)).map(startsAt => startsAt.slice(0, 10));

describe.each(languages)('a weekly series in %s', language => {
  const words = texts[language];

  test('skips a day, pauses, and takes both back (R458)', async () => {
    const teaching = await newTeaching();
    await newSeries(teaching);
    const { page } = await visit({ language });
    await comeSignedIn(page, teaching.tutor);
    await page.goto('/tutor-dashboard/calendar/series');
    const dialog = page.getByRole('dialog');
    const choose = async (action: 'skip' | 'pause' | 'days-off') => {
      await page.getByRole('button', { name: words.actions.open }).click();
      await page.getByRole('menuitem', { name: words.actions[action] }).click();
    };
    const ahead = async () => {
      const { items } = await ask<Sessions>('GET', '/api/sessions/ahead', {
        token: await tokenOf(teaching.student),
      });
      return items.map(({ startsAt }) => startsAt.slice(0, 10));
    };
    const planned = await ahead();

    await choose('skip');
    await dialog.getByRole('button', { name: words.skipDay.day }).click();
    await page.getByRole('option').nth(1).click();
    // A series of twelve goes on for a week more.
    await dialog.getByText(words.daysOff.outcome.madeNote).waitFor();
    await dialog.getByRole('textbox').fill('Exams');
    await dialog.getByRole('button', { name: words.skipDay.save }).click();
    await page.getByText(words.skipDay.done.title).waitFor();
    const lastDay = addDays(planned.at(-1) ?? '', DAYS_A_WEEK);
    expect(await ahead()).toEqual([...planned.filter((_, week) => week !== 1), lastDay]);
    expect(await inFeed(teaching)).toEqual(await ahead());

    await choose('pause');
    for (const [label, day] of [
      [words.pause.fromOn, planned[2]],
      [words.pause.untilOn, planned[3]],
    ] as const) {
      await dialog.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
      await page.keyboard.type((day ?? '').split('-').toReversed().join(''));
    }
    await dialog.getByText(words.daysOff.outcome.madeNote).waitFor();
    await dialog.getByRole('button', { name: words.pause.save }).click();
    await page.getByText(words.pause.done).waitFor();
    expect(await ahead()).not.toContain(planned[3]);
    expect(await inFeed(teaching)).toEqual(await ahead());

    await choose('days-off');
    await dialog.getByText('Exams').waitFor();
    for (const kind of ['day', 'pause'] as const) {
      await dialog.getByRole('listitem').first().getByRole('button').click();
      const confirm = page.getByRole('alertdialog').filter({ hasText: words.daysOff.back.title[kind] });
      await confirm.getByRole('button', { name: words.daysOff.back.confirm[kind] }).click();
      await page.getByText(words.daysOff.removed[kind]).waitFor();
    }
    await dialog.getByText(words.daysOff.empty.title).waitFor();
    expect(await ahead()).toEqual(planned);
    expect(await inFeed(teaching)).toEqual(planned);
  });

  test('is changed by its tutor from a session in the middle on (R456)', async () => {
    const teaching = await newTeaching();
    await newSeries(teaching);
    const { page } = await visit({ language });
    await comeSignedIn(page, teaching.tutor);
    await page.goto('/tutor-dashboard/calendar/series');
    const dialog = page.getByRole('dialog');
    const startsOf = async () => {
      const { items } = await ask<Sessions>('GET', '/api/sessions/ahead', {
        token: await tokenOf(teaching.student),
      });
      return items.map(({ startsAt }) => startsAt);
    };
    const planned = await startsOf();

    await page.getByRole('button', { name: words.actions.open }).click();
    await page.getByRole('menuitem', { name: words.actions.change }).click();
    await dialog.getByRole('button', { name: words.change.fromSession }).click();
    // The first option is all of them.
    await page
      .getByRole('option')
      .nth(LESSONS - CHANGED + 1)
      .click();
    await dialog.getByRole('group', { name: weeklyTime[language] }).getByRole('spinbutton').first().click();
    await page.keyboard.type('1815');
    await dialog.getByText(changedOf[language].replace('{{count}}', String(CHANGED))).waitFor();
    await dialog.getByRole('button', { name: words.change.save }).click();
    await page.getByText(words.change.done.title).waitFor();
    await dialog.waitFor({ state: 'detached' });
    // From 17:00 to 18:15 in Riyadh.
    expect(await startsOf()).toEqual([
      ...planned.slice(0, LESSONS - CHANGED),
      ...planned.slice(LESSONS - CHANGED).map(startsAt => startsAt.replace('T14:00', 'T15:15')),
    ]);
    for (const who of [teaching.student, teaching.tutor])
      expect(await startsInFeed(who)).toEqual(await startsOf());
    // The one before goes on until then, and the one after goes on from there.
    await page.getByText('18:15').first().waitFor();
  });

  test('is ended by an admin, who is shown before which sessions go; tutor and family see it (R458)', async () => {
    const teaching = await newTeaching();
    await newSeries(teaching);

    const { page } = await visit({ language });
    await comeSignedIn(page, sample('admin'));
    await page.goto(`/admin-dashboard/sessions/series?studentId=${teaching.student.id}`);
    const card = page.getByRole('listitem').filter({ hasText: teaching.studentName });
    await card.getByRole('button').click();
    await page.getByRole('menuitem', { name: words.actions.end }).click();
    const dialog = page.getByRole('dialog');
    // From today on nothing takes place: all twelve are more than 48 hours ahead, and nothing hangs on them.
    await dialog.getByText(words.end.removedNote).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(7);
    await dialog.getByRole('button', { name: words.end.save }).click();
    await page.getByText(words.end.done.title).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(words.list.empty.running).waitFor();

    const ahead = await ask<Sessions>('GET', '/api/sessions/ahead', {
      token: await tokenOf(teaching.student),
    });
    expect(ahead.items).toEqual([]);
    expect(await inFeed(teaching)).toEqual([]);
    const { page: hers } = await visit({ language });
    await comeSignedIn(hers, teaching.tutor);
    await hers.goto('/tutor-dashboard/calendar/series?state=over');
    await hers.getByText(teaching.studentName).waitFor();
    await hers.getByText(words.list.nothing).waitFor();
  });
});
