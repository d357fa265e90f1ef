import { randomUUID } from 'node:crypto';
import arApplications from '@bayan/web/locales/ar/applications.json' with { type: 'json' };
import arApply from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import arPeople from '@bayan/web/locales/ar/people.json' with { type: 'json' };
import arShown from '@bayan/web/locales/ar/public-tutors.json' with { type: 'json' };
import arRecord from '@bayan/web/locales/ar/tutor-record.json' with { type: 'json' };
import arVetting from '@bayan/web/locales/ar/vetting.json' with { type: 'json' };
import enApplications from '@bayan/web/locales/en/applications.json' with { type: 'json' };
import enApply from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import enPeople from '@bayan/web/locales/en/people.json' with { type: 'json' };
import enShown from '@bayan/web/locales/en/public-tutors.json' with { type: 'json' };
import enRecord from '@bayan/web/locales/en/tutor-record.json' with { type: 'json' };
import enVetting from '@bayan/web/locales/en/vetting.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { approve, asAdmin, ask, newAccount, sample, tokenOf } from './accounts.ts';
import { applicant } from './applicant.ts';
import { useBrowser } from './browser.ts';
import { followMailedLink } from './mailbox.ts';
import { languages } from './screen.ts';
import { untilAlive } from './sign-in-page.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';
import { filledIn, namesTexts, signInTexts } from './texts.ts';

const visit = useBrowser();
const textsIn = {
  en: {
    desk: enApplications,
    apply: enApply,
    people: enPeople,
    shown: enShown,
    record: enRecord,
    vetting: enVetting,
  },
  ar: {
    desk: arApplications,
    apply: arApply,
    people: arPeople,
    shown: arShown,
    record: arRecord,
    vetting: arVetting,
  },
};
const PDF = { name: 'CELTA.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 certificate') };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(languages)('the academy and its tutors in %s', language => {
  const words = textsIn[language];
  const { labels, options } = words.apply;

  /** Nobody else has this name and address. */
  async function apply(): Promise<{ name: string; email: string }> {
    const mark = randomUUID().slice(0, 8);
    const sent = { name: `Nora ${mark.replace(/\d/g, 'q')}`, email: `${mark}@teachers.example` };
    const { page } = await visit({ language });
    await page.goto('/apply/tutor');
    await untilAlive(page);
    const tutor = applicant(page, language);
    await tutor.contact(sent);
    await tutor.press('next');
    await tutor.step('requirements');
    for (const name of [labels.britishNational, labels.nativeEnglish, labels.reliableInternet])
      await tutor.tick(name);
    await tutor.choose('qualification', options.qualification.celta);
    await tutor.type('degree', 'BA English, Leeds');
    await tutor.type('years', '6');
    await page.locator('input[type=file]').setInputFiles([PDF]);
    // It has arrived once it can be taken back.
    const takeBack = filledIn(words.apply.files.remove, { name: PDF.name });
    await page.getByRole('button', { name: takeBack, exact: true }).waitFor();
    await tutor.press('next');
    await tutor.step('times');
    await tutor.times();
    await tutor.press('next');
    await tutor.step('teaching');
    await tutor.tick(namesTexts[language].subjects.English);
    await tutor.type('culture', 'I taught in Muscat.');
    await tutor.type('introduction', 'With patience.');
    await tutor.press('review');
    await tutor.step('review');
    await tutor.tick(labels.consent);
    await tutor.press('send');
    await page.getByText(words.apply.thanks.reference).waitFor();
    return sent;
  }

  /** The invited tutor chooses a password, and waits. */
  async function arrive(email: string): Promise<Page> {
    const { confirmLink, newPassword, waiting } = signInTexts[language];
    const { page } = await visit({ language });
    await followMailedLink(page, email, confirmLink.submit);
    await page.getByLabel(newPassword.label).and(page.locator('input')).fill('Amber-Falcon-Walks-Home-9');
    await page.getByRole('button', { name: newPassword.submit }).click();
    await page.getByText(waiting.approval.told).waitFor();
    return page;
  }

  test('a tutor’s application becomes an approved, published tutor, seen by the tutor and by families (R828, R973, R980, R986 to R988)', async () => {
    const { name, email } = await apply();
    const { page } = await visit({ language });
    await comeSignedIn(page, sample('admin'));
    const list = `kind=tutor&view=list&q=${encodeURIComponent(email)}`;
    await page.goto(`/admin-dashboard/applications?${list}`);
    await page.getByRole('link', { name, exact: true }).click();
    await press(page, words.desk.account.invite);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.desk.account.invite, exact: true }).click();
    await page.getByText(words.desk.events.account).waitFor();
    const theirs = await arrive(email);

    await page.getByRole('link', { name: words.desk.record.person.tutor, exact: true }).click();
    // The certificate of the form waits in the vetting.
    await page.getByRole('button', { name: PDF.name, exact: true }).waitFor();
    const { kinds, standings } = words.vetting;
    const check = page.getByRole('listitem').filter({ hasText: kinds.teaching });
    await check.getByRole('button', { name: words.vetting.edit, exact: true }).click();
    await dialog.getByText(standings.confirmed, { exact: true }).click();
    await dialog.getByRole('button', { name: words.vetting.save, exact: true }).click();
    await check.getByText(standings.confirmed, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await press(page, words.people.approve.open);
    const doubt = page.getByRole('alertdialog', { name: words.vetting.approve.title });
    await doubt.getByText(kinds.dbs).waitFor();
    await doubt.getByRole('button', { name: words.vetting.approve.confirm, exact: true }).click();
    await page.getByRole('alertdialog', { name: words.people.approve.done.title }).waitFor();
    await theirs.getByRole('button', { name: signInTexts[language].waiting.again, exact: true }).click();
    await theirs.waitForURL('**/tutor-dashboard');

    await press(page, words.record.publish.title);
    const { fields } = words.record.publish;
    await dialog.getByRole('textbox', { name: fields.line }).fill('One good page a week.');
    await dialog.getByRole('textbox', { name: fields.lineAr }).fill('صفحة جيدة كل أسبوع.');
    await dialog.getByRole('textbox', { name: fields.teachingSince }).fill('2015');
    const agreed = dialog.getByRole('group', { name: fields.agreedOn }).getByRole('spinbutton');
    await agreed.first().focus();
    await page.keyboard.type('01112026');
    await dialog.getByText(words.shown.levels.primary, { exact: true }).click();
    await dialog.getByText(fields.hasAgreed, { exact: true }).click();
    await dialog.getByRole('button', { name: words.record.publish.confirm, exact: true }).click();
    const link = page.getByRole('link', { name: words.record.public.open, exact: true });
    await link.waitFor();

    const { page: family } = await visit({ language });
    await family.goto((await link.getAttribute('href')) ?? '');
    await family.getByRole('heading', { level: 1, name: /Nora/ }).waitFor();
    await family.getByText(words.shown.checks.celta, { exact: true }).waitFor();
    expect(await family.getByText(words.shown.checks.dbs, { exact: true }).count()).toBe(0);
    await family.goto('/tutors?level=primary');
    await family.getByRole('link', { name: /Nora/ }).first().waitFor();
  });

  test('a tutor is deactivated, and the lessons to come go to another (R985)', async () => {
    const { tutor, student, studentName, log } = await newTeaching();
    const newName = `Hana ${randomUUID().slice(0, 8).replace(/\d/g, 'q')}`;
    const other = await newAccount('tutor', newName);
    await approve(other.id);
    const token = await asAdmin();
    const { profile } = await ask<{ profile: { version: number } }>('GET', `/api/profiles/${other.id}`, {
      token,
    });
    await ask('PATCH', `/api/profiles/${other.id}`, {
      ...{ token, version: profile.version, body: { tutor: { subjects: ['English'] } } },
    });
    // Who teaches the student already is offered first, among the many tutors of the sample academy.
    const assignment = { tutorId: other.id, studentId: student.id, subject: 'English' };
    await ask('POST', '/api/assignments', { token, body: assignment });
    await log(30);

    const { page } = await visit({ language });
    await comeSignedIn(page, sample('admin'));
    await page.goto(`/admin-dashboard/tutors/${tutor.id}`);
    await press(page, words.people.deactivate.open);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.record.leave.all }).click();
    await page.getByRole('option', { name: newName, exact: true }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.record.leave.confirm, exact: true }).click();
    await page.getByRole('alertdialog', { name: words.record.leave.done.title }).waitFor();
    await page.getByRole('button', { name: words.people.activate.open, exact: true }).waitFor();

    // The family and the new tutor see it; who left is signed out.
    const { page: home } = await visit({ language });
    await comeSignedIn(home, student);
    await home.goto('/student-dashboard/sessions');
    await home.getByText(newName).first().waitFor();
    const { page: desk } = await visit({ language });
    await comeSignedIn(desk, other);
    await desk.goto('/tutor-dashboard');
    await desk.getByText(studentName).first().waitFor();
    await expect(tokenOf(tutor)).rejects.toThrow();
  });
});
