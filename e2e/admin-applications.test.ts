import { randomUUID } from 'node:crypto';
import arApplications from '@bayan/web/locales/ar/applications.json' with { type: 'json' };
import arApply from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import arSessions from '@bayan/web/locales/ar/sessions.json' with { type: 'json' };
import enApplications from '@bayan/web/locales/en/applications.json' with { type: 'json' };
import enApply from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import enSessions from '@bayan/web/locales/en/sessions.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, approve, asAdmin, ask, newAccount, sample } from './accounts.ts';
import { applicant } from './applicant.ts';
import { useBrowser } from './browser.ts';
import { followMailedLink } from './mailbox.ts';
import { languages } from './screen.ts';
import { untilAlive } from './sign-in-page.ts';
import { comeSignedIn } from './signed-in.ts';
import { namesTexts, signInTexts } from './texts.ts';

const visit = useBrowser();
const applicationTexts = { en: enApplications, ar: arApplications };
const applyTexts = { en: enApply, ar: arApply };
const DAY_MS = 86_400_000;
const sessionsTexts = { en: enSessions, ar: arSessions };

describe.each(languages)('an application in %s', language => {
  const words = applicationTexts[language];
  const { labels, options } = applyTexts[language];

  /** Nobody else has this name and address. */
  async function apply(): Promise<{ name: string; email: string }> {
    const mark = randomUUID().slice(0, 8);
    const sent = { name: `Maryam ${mark.replace(/\d/g, 'q')}`, email: `${mark}@family.example` };
    const { page } = await visit({ language });
    await page.goto('/apply/student');
    await untilAlive(page);
    const family = applicant(page, language);
    await family.contact(sent);
    await family.press('next');
    await family.step('child');
    await family.type('childName', 'Omar');
    await family.type('childAge', '9');
    await family.type('schoolYear', 'Year 4');
    await family.tick(options.level.elementary);
    await family.tick(namesTexts[language].subjects.English);
    await family.press('next');
    await family.step('times');
    await family.times();
    await family.press('next');
    await family.step('wishes');
    await family.type('goals', 'To speak with confidence.');
    await family.press('review');
    await family.step('review');
    await family.tick(labels.consent);
    await family.press('send');
    await page.getByText(applyTexts[language].thanks.reference).waitFor();
    return sent;
  }

  /** A tutor of English who teaches when the family wishes for lessons. */
  async function fittingTutor(name: string): Promise<Account> {
    const tutor = await newAccount('tutor', name);
    await approve(tutor.id);
    const token = await asAdmin();
    const { profile } = await ask<{ profile: { version: number } }>('GET', `/api/profiles/${tutor.id}`, {
      token,
    });
    const subjects = { tutor: { subjects: ['English'] } };
    await ask('PATCH', `/api/profiles/${tutor.id}`, { token, version: profile.version, body: subjects });
    const weekly = { weekday: 7, opens: 12 * 60, closes: 20 * 60 };
    const today = new Date().toISOString().slice(0, 10);
    const body = { tutorId: tutor.id, timezone: 'Europe/London', validFrom: today, hours: [weekly] };
    await ask('POST', '/api/availability', { token, body });
    return tutor;
  }

  test('goes from the public form to the first lesson, with its clock, seen by family and tutor (R824, R828, R829, R832)', async () => {
    const { name, email } = await apply();
    const tutorName = `Eleanor ${randomUUID().slice(0, 8)}`;
    const tutor = await fittingTutor(tutorName);
    const { page } = await visit({ language });
    await comeSignedIn(page, sample('admin'));
    await page.goto(`/admin-dashboard/applications?view=list&q=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name, exact: true }).click();
    const record = page.getByRole('region', { name, exact: true });
    // It came a moment ago: 71 whole hours are left of 72.
    await record.getByText(/71/).first().waitFor();
    await record.getByText('Omar', { exact: true }).waitFor();
    const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
    await press(words.moves.contacted);
    await record.getByText(words.stages.student.contacted, { exact: true }).first().waitFor();
    const proposal = record.getByRole('article', { name: tutorName });
    await proposal.getByText(words.tutors.reasons['both-seasons']).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await proposal.getByRole('button', { name: words.account.match, exact: true }).click();
    await press(words.account.confirm);
    await record.getByText(words.stages.student.matched, { exact: true }).first().waitFor();
    await record.getByText(words.events.account).waitFor();

    const { page: home } = await visit({ language });
    await followMailedLink(home, email, signInTexts[language].confirmLink.submit);
    const { newPassword } = signInTexts[language];
    await home.getByLabel(newPassword.label).and(home.locator('input')).fill('Amber-Falcon-Walks-Home-9');
    await home.getByRole('button', { name: newPassword.submit }).click();
    await home.waitForURL('**/student-dashboard');

    const { page: desk } = await visit({ language });
    await comeSignedIn(desk, tutor);
    await desk.goto('/tutor-dashboard/students');
    await desk.getByText('Omar').first().waitFor();
    await desk.goto('/tutor-dashboard/session-logger');
    const { logger } = sessionsTexts[language];
    const choose = async (field: string, option: string) => {
      await desk.getByRole('button', { name: field }).click();
      await desk.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(logger.fields.studentId, 'Omar');
    await choose(logger.fields.subject, namesTexts[language].subjects.English);
    const [year, month, day] = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10).split('-');
    for (const [field, typed] of [
      [logger.fields.date, `${day}${month}${year}`],
      [logger.fields.time, '1200'],
    ] as const) {
      await desk.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
      await desk.keyboard.type(typed);
    }
    await desk.getByRole('button', { name: logger.submit, exact: true }).click();
    await desk.getByRole('alertdialog').filter({ hasText: logger.logged.title }).waitFor();

    await home.goto('/student-dashboard/sessions');
    await home.getByText(tutorName).first().waitFor();
    await page.reload();
    await record.getByText(words.stages.student['first-lesson'], { exact: true }).first().waitFor();
  });
});
