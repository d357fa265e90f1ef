import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { addDays } from '@bayan/domain/time/days';
import arCalendar from '@bayan/web/locales/ar/session-calendar.json' with { type: 'json' };
import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import enCalendar from '@bayan/web/locales/en/session-calendar.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en: enCalendar, ar: arCalendar };
const sessionsTexts = { en: enSessions, ar: arSessions };
const DAY_MS = 86_400_000;
const RIYADH = { timezone: 'Asia/Riyadh' };

/** A Monday some weeks ahead: its week is whole in each country, and nobody else plans in it. */
function mondayAhead(): string {
  const day = new Date(Date.now() + 21 * DAY_MS);
  return addDays(day.toISOString().slice(0, 10), -((day.getUTCDay() + 6) % 7));
}

async function drag(page: Page, lesson: Locator, to: Locator, downPx: number) {
  const from = await lesson.boundingBox();
  const column = await to.boundingBox();
  if (!from || !column) throw new Error('a lesson or a day is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 20, { steps: 3 });
  await page.mouse.move(column.x + column.width / 2, from.y + 8 + downPx, { steps: 5 });
  await page.mouse.up();
}

describe.each(languages)('a week planned in %s', language => {
  const words = texts[language];
  const moved = sessionsTexts[language].change.moved.title;

  test('by drag and by keyboard, seen by the tutor and the family (R966)', async () => {
    const monday = mondayAhead();
    const teaching = await newTeaching();
    const at = (date: string, time: string) => teaching.log(0, { ...RIYADH, date, time });
    const first = await at(monday, '15:00');
    const second = await at(addDays(monday, 1), '15:00');
    const third = await at(addDays(monday, 2), '17:00');

    const { page } = await visit({ language });
    // A calendar is dragged at a desk, whichever language it is in.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await comeSignedIn(page, sample('admin'));
    await page.goto(`/admin-dashboard/sessions?show=week&day=${monday}&lanes=${teaching.tutor.id}`);
    const lessonOf = ({ id }: Session) => page.locator(`[data-lesson="${id}"]`);
    const dayOf = (day: string) => page.locator(`[data-day="${day}"]`);
    const panel = page.getByRole('region', { name: words.move.title });
    const save = panel.getByRole('button', { name: words.move.save.split('{{time}}')[0] ?? '' });

    // By drag onto a taken time: shown, and put back.
    await lessonOf(first).waitFor();
    await drag(page, lessonOf(first), dayOf(addDays(monday, 1)), 0);
    await panel.getByText(sessionsTexts[language].logger.clash.tutor).waitFor();
    expect(await save.isDisabled()).toBe(true);
    await panel.getByRole('button', { name: words.move.putBack }).click();
    await panel.waitFor({ state: 'detached' });

    // By drag to Thursday at 16:00.
    const thursday = addDays(monday, 3);
    await drag(page, lessonOf(first), dayOf(thursday), 56);
    await save.getByText('16:00').waitFor();
    await save.click();
    await page.getByText(moved).first().waitFor();
    await dayOf(thursday).locator(`[data-lesson="${first.id}"]`).waitFor();

    // By keyboard: Wednesday 17:00 to Tuesday 17:30. A day earlier lies to the right in Arabic.
    await lessonOf(third).focus();
    await page.keyboard.press('m');
    await panel.waitFor();
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await save.getByText('17:30').waitFor();
    await save.click();
    await dayOf(addDays(monday, 1)).locator(`[data-lesson="${third.id}"]`).waitFor();

    // Each sees it where it went, and what was only carried is where it was.
    const startOf = async (who: 'tutor' | 'student', { id }: Session) =>
      (await ask<Session>('GET', `/api/sessions/${id}`, { token: await tokenOf(teaching[who]) })).startsAt;
    expect(await startOf('tutor', first)).toBe(`${thursday}T13:00:00.000Z`);
    expect(await startOf('student', third)).toBe(`${addDays(monday, 1)}T14:30:00.000Z`);
    expect(await startOf('student', second)).toBe(`${addDays(monday, 1)}T12:00:00.000Z`);
  });
});
