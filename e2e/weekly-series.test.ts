import { addDays, weekdayOf } from '@bayan/domain/time/days';
import arSeries from '@bayan/web/locales/ar/session-series.json' with { type: 'json' };
import enSeries from '@bayan/web/locales/en/session-series.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { asAdmin, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en: enSeries, ar: arSeries };
const DAYS_A_WEEK = 7;
const LESSONS = 12;

interface Sessions {
  readonly items: readonly { readonly startsAt: string; readonly status: string }[];
}

describe.each(languages)('a weekly series in %s', language => {
  const words = texts[language];

  test('is ended by an admin, who is shown before which sessions go; tutor and family see it (R458)', async () => {
    const teaching = await newTeaching();
    const startsOn = addDays(new Date().toISOString().slice(0, 10), 4);
    const days = Array.from({ length: LESSONS }, (_, week) => addDays(startsOn, week * DAYS_A_WEEK));
    await ask('POST', '/api/session-series', {
      token: await asAdmin(),
      body: {
        ...{ tutorId: teaching.tutor.id, studentId: teaching.student.id, subject: 'English' },
        ...{ slots: [{ weekday: weekdayOf(startsOn), time: '17:00' }], timezone: 'Asia/Riyadh' },
        ...{ startsOn, lessons: LESSONS, days },
      },
    });

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
    const { page: hers } = await visit({ language });
    await comeSignedIn(hers, teaching.tutor);
    await hers.goto('/tutor-dashboard/calendar/series?state=over');
    await hers.getByText(teaching.studentName).waitFor();
    await hers.getByText(words.list.nothing).waitFor();
  });
});
