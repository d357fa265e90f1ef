import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/student-overview.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import en from '@bayan/web/locales/en/student-overview.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const sessions = { en: enSessions, ar: arSessions };
const MINUTES = 1 / 60;
const DAY = 24;
const link = 'https://meet.example/room';

describe.each(languages)('the dashboard of a student in %s', language => {
  const words = texts[language];

  test('shows the next lesson by both clocks and lets one in, what is done and due, and what is planned meanwhile', async () => {
    const teaching = await newTeaching();
    const { student, tutor } = teaching;
    await teaching.log(8 * MINUTES, { duration: 30, meetingLink: link });
    await teaching.log(2 * DAY, { meetingLink: link });
    for (const hours of [-3, -6, -9, -12]) await teaching.log(hours, { status: 'completed' });
    const token = await tokenOf(tutor);
    await ask('PATCH', '/api/me', { token, version: 3, body: { profile: { timezone: 'Europe/London' } } });
    const dueDate = new Date(Date.now() + DAY * 3_600_000).toISOString().slice(0, 10);
    const task = { studentId: student.id, subject: 'English', title: 'An essay', dueDate };
    await ask('POST', '/api/homework', { token, body: task });

    const { page, context } = await visit({ language });
    await comeSignedIn(page, student);
    const listening = context.waitForEvent('response', response => response.url().endsWith('/api/live'));
    await page.goto('/student-dashboard');
    const tile = (name: 'total' | 'upcoming' | 'pending') =>
      page.getByText(words.tiles[name], { exact: true }).first().locator('..');
    const next = page.getByRole('region', { name: words.next.title });
    await next
      .getByText(words.next.tutorClock.replace('{{city}}', language === 'ar' ? 'لندن' : 'London'))
      .waitFor();
    const way = next.getByRole('link', { name: words.next.join });
    expect(await way.getAttribute('href')).toBe(link);
    // In the list too, and only where it is time.
    const ways = page.getByRole('listitem').getByRole('link', { name: sessions[language].join });
    expect(await Promise.all((await ways.all()).map(one => one.getAttribute('href')))).toEqual([link]);
    expect(await tile('total').textContent()).toContain('6');
    expect(await tile('pending').textContent()).toContain('1');
    const recent = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: words.recent.rate }) });
    expect(await recent.getByRole('listitem').count()).toBe(3);
    await page.getByText('An essay').waitFor();
    await page.getByText(words.homework.dueSoon, { exact: true }).waitFor();
    const quick = page.getByRole('navigation', { name: words.quick.title });
    for (const place of ['homework', 'feedback', 'progress'])
      expect(await quick.locator(`a[href="/student-dashboard/${place}"]`).count()).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);

    // What the tutor plans now is there without a reload.
    expect(await tile('upcoming').textContent()).toContain('2');
    await listening;
    await teaching.log(3);
    await expect.poll(() => tile('upcoming').textContent()).toContain('3');
  });
});
