import arReports from '@bayan/web/locales/ar/session-reports.json' with { type: 'json' };
import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import enReports from '@bayan/web/locales/en/session-reports.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = {
  en: { reports: enReports, sessions: enSessions },
  ar: { reports: arReports, sessions: arSessions },
};

describe.each(languages)('a report of a family in %s', language => {
  const { reports, sessions } = texts[language];

  async function open(who: Pick<Account, 'email' | 'password'>, path: string) {
    const { page } = await visit({ language });
    await comeSignedIn(page, who);
    await page.goto(path);
    return page;
  }

  test('an absence is recorded and contested; the tutor reads of it, the academy decides, and the family reads how (R500)', async () => {
    const teaching = await newTeaching();
    const lesson = await teaching.log(-1);
    await ask('POST', `/api/sessions/${lesson.id}/status`, {
      token: await tokenOf(teaching.tutor),
      version: lesson.version,
      body: { status: 'cancelled', outcome: 'student-absent' },
    });
    const page = await open(teaching.student, '/student-dashboard/sessions?tab=history');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: reports.offer.contest, exact: true }).click();
    await dialog.getByText(reports.form.next.contest).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const said = `We were there: ${teaching.studentName}`;
    await dialog.getByRole('textbox').fill(said);
    await dialog.getByRole('button', { name: reports.form.send, exact: true }).click();
    await page.getByText(reports.state.open.contest).waitFor();

    const desk = await open(teaching.tutor, '/tutor-dashboard/history');
    await desk.getByText(reports.line.open.contest).waitFor();
    expect(await desk.getByText(said).count()).toBe(0);

    const office = await open(sample('admin'), '/admin-dashboard');
    const settle = office.getByRole('dialog');
    await office
      .getByRole('button', { name: `${reports.card.settle}: ${teaching.studentName}`, exact: true })
      .click();
    await settle.getByText(said).waitFor();
    await settle.getByText(reports.settle.changes, { exact: true }).click();
    await settle.getByText(sessions.cancel.outcomes['tutor-absent'], { exact: true }).click();
    await settle.getByText(reports.settle.owed).waitFor();
    expect(await accessibilityFaults(office)).toEqual([]);
    await settle.getByRole('textbox', { name: reports.settle.answer }).fill('We are sorry.');
    await settle.getByRole('button', { name: reports.settle.confirm, exact: true }).click();
    await office.getByText(reports.settle.done.title).waitFor();

    // The page of the family follows by itself.
    await page.getByText(reports.state.settled.owed).waitFor();
    await page.getByText('We are sorry.').waitFor();
    await page.getByText(sessions.outcome['tutor-absent']).waitFor();
    await desk.getByText(reports.line.settled).waitFor();
  });
});
