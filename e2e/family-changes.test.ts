import ar from '@bayan/web/locales/ar/session-requests.json' with { type: 'json' };
import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import arStudent from '@bayan/web/locales/ar/student-sessions.json' with { type: 'json' };
import en from '@bayan/web/locales/en/session-requests.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import enStudent from '@bayan/web/locales/en/student-sessions.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { startsInFeed } from './calendar-feed.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = {
  en: { requests: en, sessions: enSessions, student: enStudent },
  ar: { requests: ar, sessions: arSessions, student: arStudent },
};
const DAY = 24;

describe.each(languages)('a family in %s', language => {
  const { requests, sessions, student } = texts[language];
  const { own } = requests;

  async function open(who: Pick<Account, 'email' | 'password'>, path: string) {
    const { page } = await visit({ language });
    await comeSignedIn(page, who);
    await page.goto(path);
    return page;
  }

  test('moves a lesson to a free time, having read what it costs; the tutor sees it (R513)', async () => {
    const teaching = await newTeaching();
    const lesson = await teaching.log(3 * DAY);
    const week = [1, 2, 3, 4, 5, 6, 7];
    const hours = week.map(weekday => ({ weekday, opens: 0, closes: 1440 }));
    await ask('POST', '/api/availability', {
      token: await tokenOf(teaching.tutor),
      body: { validFrom: new Date().toISOString().slice(0, 10), hours },
    });
    const page = await open(teaching.student, '/student-dashboard/sessions');
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: requests.ask.move, exact: true }).click();
    const times = dialog.getByRole('listitem').getByRole('button');
    await times.first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await times.first().click();
    await press(own.move.back);
    await times.nth(1).click();
    await dialog.getByText(own.move.free).waitFor();
    const [before, after] = await dialog
      .getByRole('time')
      .evaluateAll(shown => shown.map(time => time.getAttribute('datetime') ?? ''));
    expect(before).toBe(lesson.startsAt);
    await press(own.move.confirm);
    await page.getByText(own.moved.title).waitFor();
    await page.locator(`main time[datetime="${after}"]`).first().waitFor();

    const desk = await open(teaching.tutor, '/tutor-dashboard/history?view=to-come');
    await desk.locator(`time[datetime="${after}"]`).first().waitFor();
    for (const who of [teaching.student, teaching.tutor]) expect(await startsInFeed(who)).toEqual([after]);
  });

  test('cancels a lesson in time and another late, having read what each costs; tutor and academy see it (R513)', async () => {
    const teaching = await newTeaching();
    const late = await teaching.log(5);
    await teaching.log(3 * DAY);
    const page = await open(teaching.student, '/student-dashboard/sessions');
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const lessons = page.getByRole('button', { name: requests.ask.cancel, exact: true });

    await lessons.nth(1).click();
    await dialog.getByText(own.cost.freeUntil).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(own.cancel.keep);
    await dialog.waitFor({ state: 'detached' });
    await lessons.nth(1).click();
    await dialog.getByRole('textbox', { name: own.cancel.reason }).fill('A school trip');
    await press(own.cancel.confirm);
    await page.getByText(own.cancelled.free).waitFor();
    await expect.poll(() => lessons.count()).toBe(1);

    await lessons.click();
    await dialog.getByText(own.cost.taken).waitFor();
    await press(own.cancel.confirm);
    await page.getByText(own.cancelled.taken).waitFor();
    await expect.poll(() => lessons.count()).toBe(0);
    await page.getByRole('tab', { name: student.tabs.history }).click();
    await page.getByText(sessions.outcome['late-cancelled']).waitFor();
    await page.getByText(sessions.outcome['family-cancelled']).waitFor();

    const desk = await open(teaching.tutor, '/tutor-dashboard/history?view=to-come&status=cancelled');
    for (const outcome of ['late-cancelled', 'family-cancelled'] as const)
      await desk.getByText(sessions.outcome[outcome]).filter({ visible: true }).first().waitFor();
    const day = late.startsAt.slice(0, 10);
    const office = await open(sample('admin'), `/admin-dashboard/sessions?day=${day}&lesson=${late.id}`);
    await office.getByText(sessions.outcome['late-cancelled']).filter({ visible: true }).first().waitFor();
  });
});
