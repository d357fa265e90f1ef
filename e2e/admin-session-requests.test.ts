import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import arRequests from '@bayan/web/locales/ar/session-requests.json' with { type: 'json' };
import enRequests from '@bayan/web/locales/en/session-requests.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, ask, liveIn, newAccount, sample, setRole, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { mailWith } from './mailbox.ts';
import { languages } from './screen.ts';
import { sendNoticesNow } from './send-notices.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';
import { namesTexts, todayTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en: enRequests, ar: arRequests };
const DAY = 24;
const tutorName = 'Eleanor Whitfield';
/** An administrator of the samples lives in Riyadh. */
const zones = { admin: 'Asia/Riyadh', student: 'Asia/Dubai', tutor: 'Europe/London' } as const;

describe.each(languages)('what families ask, before an administrator in %s', language => {
  const words = texts[language];

  async function open(who: Pick<Account, 'email' | 'password'>, path: string) {
    const { page, context } = await visit({ language });
    await comeSignedIn(page, who);
    const listening = context.waitForEvent('response', response => response.url().endsWith('/api/live'));
    await page.goto(path);
    await listening;
    return page;
  }
  const openRequests = async ({ studentName }: Teaching) => {
    const page = await open(sample('admin'), '/admin-dashboard');
    const asked = page.getByRole('region', { name: words.waiting.title });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    /** The board shows a few: other journeys ask too. By key, since a row that comes in meanwhile moves the button. */
    const showAll = () => button(todayTexts[language].showAll).press('Enter');
    return { page, button, showAll, row: asked.getByRole('article', { name: studentName }) };
  };
  const askAbout = async ({ student }: Teaching, body: Record<string, unknown>) =>
    ask<SessionRequest>('POST', '/api/session-requests', { token: await tokenOf(student), body });

  test('appears at once with its tutor and every clock; the move reaches the family', async () => {
    const teaching = await newTeaching();
    for (const role of ['student', 'tutor'] as const) await liveIn(teaching[role], zones[role]);
    const { id: sessionId } = await teaching.log(3 * DAY);
    const { page, row, button, showAll } = await openRequests(teaching);
    const reason = 'A school trip';
    const day = new Date(Date.now() + 5 * DAY * 3_600_000).toISOString().slice(0, 10);
    const wish = { date: day, time: '14:30', timezone: zones.student };
    await askAbout(teaching, { sessionId, kind: 'move', reason, ...wish });
    await showAll();
    await row.getByText(reason).waitFor();
    await row.getByText(tutorName).waitFor();
    const clocks = row.locator('time').first();
    for (const zone of Object.values(zones))
      expect(await clocks.textContent()).toContain(namesTexts[language].timezone[zone]);

    const family = await open(teaching.student, '/student-dashboard/sessions');
    await family.getByText(words.state.move.open).waitFor();
    await family.getByText(words.state.waiting).waitFor();
    await row.getByRole('button', { name: words.waiting.accept }).click();
    await page.getByRole('textbox', { name: words.answer.word }).fill('Gladly');
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(words.answer.send['accepted-move']).click();
    await row.waitFor({ state: 'detached' });

    await family.getByText(words.state.move.accepted).waitFor();
    await family.getByText('Gladly').waitFor();
    await family.getByText('14:30').first().waitFor();
    await sendNoticesNow(teaching.student.email);
    await mailWith(teaching.student.email, 'Gladly');
  });

  test('reaches the academy by mail where the tutor cannot come in, and is declined with a word', async () => {
    const teaching = await newTeaching();
    const { id: sessionId } = await teaching.log(2 * DAY);
    const admin = await newAccount('admin');
    // With lessons to come an account is not deactivated (R877), but its role can go.
    await setRole(teaching.tutor.id, null);
    await askAbout(teaching, { sessionId, kind: 'cancel', reason: 'We travel' });
    const mail = await mailWith(admin.email, teaching.studentName);
    expect(mail).toContain('/admin-dashboard');
    expect(mail).not.toContain('We travel');

    const { page, row, button, showAll } = await openRequests(teaching);
    await showAll();
    await row.getByText('We travel').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await row.getByRole('button', { name: words.waiting.decline }).click();
    await page.getByRole('textbox', { name: words.answer.word }).fill('The exam is near');
    await button(words.answer.send['declined-cancel']).click();
    await row.waitFor({ state: 'detached' });
    const family = await open(teaching.student, '/student-dashboard/sessions');
    await family.getByText(words.state.cancel.declined).waitFor();
    await family.getByText('The exam is near').waitFor();
  });
});
