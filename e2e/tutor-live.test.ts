import type { Session } from '@bayan/domain/sessions/sessions.contract';
import ar from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import arStudents from '@bayan/web/locales/ar/students.json' with { type: 'json' };
import en from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import enStudents from '@bayan/web/locales/en/students.json' with { type: 'json' };
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asAdmin, ask, deactivate, newAccount } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { texts as shared, signInTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const studentTexts = { en: enStudents, ar: arStudents };
const history = '/tutor-dashboard/history';
/** A second is the rule (R304); the rest is for a machine that does much else meanwhile. Nothing on these pages polls. */
const RIGHT_AWAY_MS = 3_000;

/** Changes a session as the office does. */
async function annotate({ id, version }: Pick<Session, 'id' | 'version'>, notes: string): Promise<Session> {
  return ask('PATCH', `/api/sessions/${id}`, { token: await asAdmin(), version, body: { notes } });
}

const latest = async ({ id }: Pick<Session, 'id'>) =>
  ask<Session>('GET', `/api/sessions/${id}`, { token: await asAdmin() });

async function cancel(session: Pick<Session, 'id'>): Promise<void> {
  const { id, version } = await latest(session);
  const body = { status: 'cancelled', reason: '' };
  await ask('POST', `/api/sessions/${id}/status`, { token: await asAdmin(), version, body });
}

async function appears(page: Page, text: string): Promise<void> {
  const started = Date.now();
  await page.getByText(text).first().waitFor();
  expect(Date.now() - started).toBeLessThan(RIGHT_AWAY_MS);
}

/** Waits until the page listens: what happens before is no change of what it shows. */
const listening = (context: BrowserContext) =>
  context.waitForEvent('response', response => response.url().endsWith('/api/live'));

describe.each(languages)('what others change, in %s,', language => {
  const { history: words, texts: dialog, parts } = texts[language];

  async function open(teaching: Pick<Teaching, 'tutor'>, path: string, expected: readonly RegExp[] = []) {
    const { page, context } = await visit({ language, expected });
    await comeSignedIn(page, teaching.tutor);
    const opened = listening(context);
    await page.goto(path);
    await opened;
    return { page, context };
  }

  test('appears in the history, on the overview and among the students without a reload, takes nothing away that is being typed, and signs out at once who is deactivated', async () => {
    const teaching = await newTeaching();
    const session = await teaching.log(3, { notes: 'As it was' });
    const { page, context } = await open(teaching, `${history}?status=scheduled`, [
      /status of 4(0[013]|12)/,
      /profile could not be read/,
    ]);
    await page.getByText('As it was').waitFor();
    await annotate(session, 'Moved to the library');
    await appears(page, 'Moved to the library');

    await page.getByRole('button', { name: dialog.open }).click();
    const notes = page.getByRole('textbox', { name: parts.notes });
    await notes.fill('What I am typing');
    await annotate(await latest(session), 'What the office wrote');
    await cancel(session);
    await page.getByText(words.empty.filtered).waitFor({ state: 'attached' });
    expect(await notes.inputValue()).toBe('What I am typing');
    await page.getByRole('button', { name: dialog.save, exact: true }).click();
    await page.getByText(shared[language].ui.versions.title).waitFor();
    await page.getByRole('dialog').getByText('What the office wrote').waitFor();
    await page.getByRole('dialog').getByText('What I am typing').waitFor();

    const later = await teaching.log(5);
    let opened = listening(context);
    await page.goto('/tutor-dashboard');
    await opened;
    await page.getByText(texts[language].overview.upcoming.title).first().waitFor();
    await page.getByText(teaching.studentName).first().waitFor();
    await cancel(later);
    await appears(page, texts[language].overview.upcoming.empty);

    opened = listening(context);
    await page.goto('/tutor-dashboard/students');
    await opened;
    await page.getByText(teaching.studentName).first().waitFor();
    const newcomer = await newAccount('student', `Huda ${teaching.studentName}`);
    const assignment = { tutorId: teaching.tutor.id, studentId: newcomer.id, subject: 'English' };
    await ask('POST', '/api/assignments', { token: await asAdmin(), body: assignment });
    await appears(page, `Huda ${teaching.studentName}`);
    expect(await page.getByRole('list', { name: studentTexts[language].list }).count()).toBe(1);

    await deactivate(teaching.tutor.id);
    await page.getByText(signInTexts[language].notice.deactivated.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('appears in every tab over one connection, also what came while there was no network, and when the tab that has it is closed', async () => {
    const teaching = await newTeaching();
    let session = await teaching.log(-2, { status: 'completed', notes: 'As it was' });
    const { page, context } = await open(teaching, history, [
      /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/,
    ]);
    let streams = 0;
    context.on('request', request => {
      if (request.url().endsWith('/api/live')) streams += 1;
    });
    const second = await context.newPage();
    await second.goto(history);
    await second.getByText('As it was').waitFor();
    session = await annotate(session, 'Seen in both');
    await appears(page, 'Seen in both');
    await appears(second, 'Seen in both');
    expect(streams).toBe(0);

    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    session = await annotate(session, 'Written meanwhile');
    let opened = listening(context);
    await context.setOffline(false);
    await appears(page, 'Written meanwhile');
    await opened;

    opened = listening(context);
    await page.close();
    await opened;
    await annotate(session, 'Seen in the one that is left');
    await appears(second, 'Seen in the one that is left');
  });
});
