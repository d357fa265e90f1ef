import type { SessionRequest } from '@bayan/domain/session-requests/session-request';
import type { Session } from '@bayan/domain/sessions/session';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import arErrors from '../web/public/locales/ar/errors.json' with { type: 'json' };
import arRequests from '../web/public/locales/ar/session-requests.json' with { type: 'json' };
import arSessions from '../web/public/locales/ar/sessions.json' with { type: 'json' };
import ar from '../web/public/locales/ar/student-sessions.json' with { type: 'json' };
import enErrors from '../web/public/locales/en/errors.json' with { type: 'json' };
import enRequests from '../web/public/locales/en/session-requests.json' with { type: 'json' };
import enSessions from '../web/public/locales/en/sessions.json' with { type: 'json' };
import en from '../web/public/locales/en/student-sessions.json' with { type: 'json' };
import { accessibilityFaults, faultsByDayAndNight } from './accessibility.ts';
import { type Account, ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = {
  en: { page: en, requests: enRequests, sessions: enSessions, errors: enErrors },
  ar: { page: ar, requests: arRequests, sessions: arSessions, errors: arErrors },
};
const DAY = 24;
const place = '/student-dashboard/sessions';

describe.each(languages)('the sessions of a student in %s', language => {
  const { page: words, requests, sessions, errors } = texts[language];

  async function open(
    who: Pick<Account, 'email' | 'password'>,
    path: string,
    expected: readonly RegExp[] = [],
  ) {
    const { page, context } = await visit({ language, expected });
    await comeSignedIn(page, who);
    const listening = context.waitForEvent('response', response => response.url().endsWith('/api/live'));
    await page.goto(path);
    await listening;
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('show what both thought of a lesson that is over, and why one was cancelled', async () => {
    const teaching = await newTeaching();
    const token = await tokenOf(teaching.tutor);
    const held = await teaching.log(-3, { status: 'completed' });
    const lost = await teaching.log(-9);
    const rating = { rating: 4, comments: 'Reads with more courage' };
    await ask('PUT', `/api/sessions/${held.id}/tutor-feedback`, { token, version: 1, body: rating });
    const cancelled = { status: 'cancelled', reason: 'The line was down' };
    await ask('POST', `/api/sessions/${lost.id}/status`, { token, version: 1, body: cancelled });
    const page = await open(teaching.student, `${place}?tab=history`);
    const list = page.getByRole('list', { name: words.tabs.history });
    await list.getByText(rating.comments).waitFor();
    await list.getByText(words.parts.tutorRating, { exact: true }).waitFor();
    await list.getByRole('img', { name: sessions.stars.replace('{{stars}}', '4') }).waitFor();
    await list.getByText(cancelled.reason).waitFor();
    expect(await list.getByRole('link', { name: words.rate }).count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('are asked to be moved: the tutor accepts at another time, and the family sees it at once', async () => {
    const teaching = await newTeaching();
    await teaching.log(3 * DAY);
    const page = await open(teaching.student, place, [/status of 409/]);
    await button(page, requests.ask.move).click();
    const dialog = page.getByRole('dialog');
    await button(page, requests.form.send).click();
    await dialog.getByText(errors.field.required).waitFor();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await dialog.getByRole('textbox', { name: requests.form.reason }).fill('A school trip');

    // What was typed outlives a reload.
    await page.reload();
    await button(page, requests.ask.move).click();

    // Somebody else of the family was quicker: what was typed stays.
    const asFamily = await tokenOf(teaching.student);
    const [session] = (await ask<{ items: Session[] }>('GET', '/api/sessions/ahead', { token: asFamily }))
      .items;
    const body = { sessionId: session?.id, kind: 'cancel', reason: 'Ill' };
    const first = await ask<SessionRequest>('POST', '/api/session-requests', { token: asFamily, body });
    await button(page, requests.form.send).click();
    await dialog.getByText(errors['session-request'].exists.title).waitFor();
    expect(await dialog.getByRole('textbox', { name: requests.form.reason }).inputValue()).toBe(
      'A school trip',
    );
    await ask('POST', `/api/session-requests/${first.id}/withdrawal`, { token: asFamily, version: 1 });
    await button(page, requests.form.send).click();
    await page.getByText(requests.state.move.open).waitFor();
    await page.getByText('A school trip').waitFor();

    const desk = await open(teaching.tutor, '/tutor-dashboard');
    const asked = desk.getByRole('region', { name: requests.waiting.title });
    await asked.getByText('A school trip').waitFor();
    await button(desk, requests.waiting.accept).click();
    const answer = desk.getByRole('dialog');
    await answer.getByRole('textbox', { name: requests.answer.word }).fill('Gladly');
    const type = async (field: string, typed: readonly string[]) => {
      const parts = answer.getByRole('group', { name: field, exact: true }).getByRole('spinbutton');
      for (const [n, text] of typed.entries()) await parts.nth(n).pressSequentially(text);
    };
    const day = new Date(Date.now() + 5 * DAY * 3_600_000).toISOString().slice(0, 10);
    const [year = '', month = '', date = ''] = day.split('-');
    await type(requests.form.date, [date, month, year]);
    await type(requests.form.time, ['11', '30']);
    await button(desk, requests.answer.send['accepted-move']).click();
    await asked.waitFor({ state: 'detached' });

    await page.getByText(requests.state.move.accepted).waitFor();
    await page.getByText('Gladly').waitFor();
    await page.getByText('11:30').first().waitFor();
  });

  test('are asked to be cancelled: withdrawn, asked again, and declined with a word', async () => {
    const teaching = await newTeaching();
    await teaching.log(2 * DAY);
    const page = await open(teaching.student, place);
    const askToCancel = async (reason: string) => {
      await button(page, requests.ask.cancel).click();
      const field = page.getByRole('textbox', { name: requests.form.reason });
      expect(await field.inputValue()).toBe('');
      await field.fill(reason);
      await button(page, requests.form.send).click();
      await page.getByText(requests.state.cancel.open).waitFor();
      // The button that had the focus is gone; the keyboard goes on from where it was.
      await page.locator('main :focus').waitFor();
    };
    await askToCancel('We travel');
    await button(page, requests.withdraw).click();
    await button(page, requests.ask.cancel).waitFor();
    await askToCancel('We travel after all');

    const desk = await open(teaching.tutor, '/tutor-dashboard');
    await desk.getByText('We travel after all').waitFor();
    await button(desk, requests.waiting.decline).click();
    await desk.getByRole('textbox', { name: requests.answer.word }).fill('The exam is near');
    await desk.reload();
    await button(desk, requests.waiting.decline).click();
    await button(desk, requests.answer.send['declined-cancel']).click();
    await page.getByText(requests.state.cancel.declined).waitFor();
    await page.getByText('The exam is near').waitFor();
    await button(page, requests.ask.move).waitFor();
  });
});
