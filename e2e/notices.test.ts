import arNotices from '@bayan/web/locales/ar/notices.json' with { type: 'json' };
import enNotices from '@bayan/web/locales/en/notices.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { mailWith } from './mailbox.ts';
import { languages } from './screen.ts';
import { sendNoticesNow } from './send-notices.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';
import { dashboardTexts } from './texts.ts';

const visit = useBrowser();
const noticesIn = { en: enNotices, ar: arNotices };
const DAY = 24;

describe.each(languages)('a family that hears of a change in %s', language => {
  const words = noticesIn[language];

  test('sees it on the page that is open and under the bell, and is mailed it with its calendar entry (R525)', async () => {
    const teaching = await newTeaching();
    const lesson = await teaching.log(3 * DAY);
    const { page, context } = await visit({ language });
    await comeSignedIn(page, teaching.student);
    const listening = context.waitForEvent('response', response => response.url().endsWith('/api/live'));
    const noticesRead = context.waitForEvent('response', response =>
      response.url().includes('/api/notices?'),
    );
    await page.goto('/student-dashboard/homework');
    await listening;
    await noticesRead;
    const bell = page.getByRole('link', { name: dashboardTexts[language].notices }).filter({ visible: true });
    // The lesson itself was told, and is unread.
    await bell.getByText('1', { exact: true }).waitFor();

    const moved = new Date(Date.parse(lesson.startsAt) + DAY * 3_600_000).toISOString();
    await ask('PATCH', `/api/sessions/${lesson.id}`, {
      token: await tokenOf(teaching.tutor),
      version: lesson.version,
      body: {
        date: moved.slice(0, 10),
        time: moved.slice(11, 16),
        timezone: 'UTC',
        reason: 'A school trip',
      },
    });
    const title = words.kinds.student['lesson-made'].split('{')[0] ?? '';
    // Nobody had been told yet: it is still a new lesson, at its new time.
    await page.getByRole('alertdialog', { name: title }).waitFor();
    await bell.click();
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    await page.getByText(words.outdated).waitFor();
    await page.getByText('A school trip').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.readAll }).click();
    await page.getByRole('button', { name: words.readAll }).waitFor({ state: 'detached' });
    await bell.getByText('1', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: title }).first().click();
    await page.waitForURL(/\/student-dashboard\/sessions\?tab=upcoming$/);

    await sendNoticesNow(teaching.student.email);
    const mail = await mailWith(teaching.student.email, 'A school trip');
    expect(mail).toContain('lesson.ics');
    expect(mail).toContain('text/calendar');
  });
});
