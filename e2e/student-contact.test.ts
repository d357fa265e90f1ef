import arErrors from '@bayan/web/locales/ar/errors.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/messages.json' with { type: 'json' };
import arTutors from '@bayan/web/locales/ar/tutors.json' with { type: 'json' };
import enErrors from '@bayan/web/locales/en/errors.json' with { type: 'json' };
import en from '@bayan/web/locales/en/messages.json' with { type: 'json' };
import enTutors from '@bayan/web/locales/en/tutors.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { mailWith } from './mailbox.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';
import { dashboardTexts, namesTexts, todayTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const tutorTexts = { en: enTutors, ar: arTutors };
const errors = { en: enErrors, ar: arErrors };
const academy = { en: 'Bayan Academy', ar: 'أكاديمية بيان' };

describe.each(languages)('a student’s Contact Information in %s', language => {
  const words = texts[language];
  const { timezone } = namesTexts[language];

  async function open(who: Parameters<typeof comeSignedIn>[1], path: string, theme: 'light' | 'dark') {
    const { page } = await visit({ language, theme });
    await comeSignedIn(page, who);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return {
      page,
      messages: page.getByRole('list', { name: words.list, exact: true }).getByRole('listitem'),
    };
  }
  const faultsOn = async ({ page }: Awaited<ReturnType<typeof open>>) => ({
    axe: await accessibilityFaults(page),
    tooWide: await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
  });
  const none = { axe: [], tooWide: false };

  test('tells the hours by both clocks, and takes a message to a tutor, who answers it', async () => {
    const { tutor, student } = await newTeaching();
    const visit = await open(student, '/student-dashboard/contact', 'light');
    const { page, messages } = visit;
    await page.getByRole('heading', { level: 1, name: words.contact.title, exact: true }).waitFor();
    const hours = page.locator('dd').filter({ hasText: timezone['America/New_York'] });
    await hours.waitFor();
    expect(await hours.textContent()).toContain(timezone['Asia/Riyadh']);
    expect(await page.locator('a[href^="https://wa.me/"]').count()).toBe(1);

    const name = tutorTexts[language].writeTo.replace('{{name}}', 'Eleanor Whitfield');
    await page.getByRole('button', { name }).click();
    const text = page.getByRole('textbox', { name: words.text });
    await expect.poll(() => text.evaluate(field => field === document.activeElement)).toBe(true);
    const send = page.getByRole('button', { name: words.send, exact: true });
    await send.click();
    await page.getByText(errors[language].field.required).waitFor();
    await text.fill('Which chapter?\nأي فصل؟');
    await page.reload();
    await expect.poll(() => text.inputValue()).toContain('أي فصل؟');
    await send.dblclick();
    await page.getByText(words.sent.title).waitFor();
    await expect.poll(() => messages.count()).toBe(1);
    expect(await messages.textContent()).toContain(words.you);
    expect(await text.inputValue()).toBe('');
    const mail = await mailWith(tutor.email, `students/${student.id}?tab=messages`);
    expect(mail).not.toContain(student.email);

    const body = { studentId: student.id, text: 'Chapter two.' };
    await ask('POST', '/api/messages', { token: await tokenOf(tutor), body });
    await messages.first().getByText('Chapter two.').waitFor();
    expect(await faultsOn(visit)).toEqual(none);

    const hers = await open(tutor, `/tutor-dashboard/students/${student.id}?tab=messages`, 'dark');
    await expect.poll(() => hers.messages.count()).toBe(2);
    expect(await hers.messages.first().textContent()).toContain(words.you);
    expect(await hers.messages.last().textContent()).toContain('Which chapter?');
  });

  test('takes a message to the academy, which finds it on its first page and answers it', async () => {
    const { student, studentName } = await newTeaching();
    const theirs = await open(student, '/student-dashboard/contact', 'dark');
    await theirs.page.getByRole('textbox', { name: words.text }).fill('May we pay in June?');
    await theirs.page.getByRole('button', { name: words.send, exact: true }).click();
    await theirs.messages.getByText('May we pay in June?').waitFor();
    expect(await faultsOn(theirs)).toEqual(none);

    const staff = await open(sample('admin'), '/admin-dashboard', 'light');
    const { page } = staff;
    await page.getByText(dashboardTexts[language].adminRoot.note).waitFor();
    await page.getByRole('button', { name: todayTexts[language].showAll, exact: true }).click();
    const answer = page.getByRole('button', {
      name: words.waiting.answerTo.replace('{{name}}', studentName),
    });
    await answer.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('May we pay in June?').waitFor();
    expect(await faultsOn(staff)).toEqual(none);
    await dialog.getByRole('textbox', { name: words.text }).fill('Of course.');
    await dialog.getByRole('button', { name: words.send, exact: true }).click();
    await page.getByText(words.sent.title).waitFor();
    await answer.waitFor({ state: 'detached' });

    const first = theirs.messages.first();
    await first.getByText('Of course.').waitFor();
    expect(await first.textContent()).toContain(academy[language]);
    await mailWith(student.email, 'Of course.');
  });
});
