import { describe, expect, test } from 'vitest';
import arErrors from '../web/public/locales/ar/errors.json' with { type: 'json' };
import arHomework from '../web/public/locales/ar/homework.json' with { type: 'json' };
import arMessages from '../web/public/locales/ar/messages.json' with { type: 'json' };
import ar from '../web/public/locales/ar/students.json' with { type: 'json' };
import enErrors from '../web/public/locales/en/errors.json' with { type: 'json' };
import enHomework from '../web/public/locales/en/homework.json' with { type: 'json' };
import enMessages from '../web/public/locales/en/messages.json' with { type: 'json' };
import en from '../web/public/locales/en/students.json' with { type: 'json' };
import { sample } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { mailWith } from './mailbox.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';
import { namesTexts, texts as shared } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const homeworkTexts = { en: enHomework, ar: arHomework };
const messageTexts = { en: enMessages, ar: arMessages };
const errors = { en: enErrors, ar: arErrors };

describe.each(languages)('a tutor’s students in %s', language => {
  const words = texts[language];
  const homework = homeworkTexts[language];
  const messages = messageTexts[language];
  const subject = namesTexts[language].subjects.English;

  async function open(tutor: Parameters<typeof comeSignedIn>[1]) {
    const { page } = await visit({ language, expected: [/status of 404/, /404: there is no page/] });
    await comeSignedIn(page, tutor);
    await page.goto('/tutor-dashboard/students');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    return {
      page,
      press,
      cards: page.getByRole('list', { name: words.list, exact: true }).getByRole('article'),
    };
  }

  test('are found by a part of their name', async () => {
    const teaching = await newTeaching('سارة العتيبي');
    const { page, cards } = await open(teaching.tutor);
    await expect.poll(() => cards.count()).toBe(1);
    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill('nobody like that');
    await page.getByText(words.notFound.title).waitFor();
    await search.fill('ساره');
    await expect.poll(() => cards.count()).toBe(1);
  });

  test('get progress notes, which are corrected later', async () => {
    const teaching = await newTeaching();
    const { page, press, cards } = await open(teaching.tutor);
    await cards.getByRole('link').click();
    await page.getByRole('tab', { name: words.tabs.notes }).click();
    await press(words.notes.add);
    await press(words.notes.save);
    await page.getByText(errors[language].field.required).nth(1).waitFor();
    await page.getByRole('button', { name: words.notes.subject }).click();
    await page.getByRole('option', { name: subject, exact: true }).click();
    await page.getByRole('textbox', { name: words.notes.note }).fill('Reads with ease now.');
    await page.getByRole('textbox', { name: words.notes.strengths }).fill('Vocabulary\n\nReading aloud');
    await press(words.notes.save);
    const notes = page.getByRole('list', { name: words.tabs.notes, exact: true }).getByRole('article');
    await notes.getByText('Reads with ease now.').waitFor();
    expect(await notes.getByRole('listitem').allTextContents()).toEqual(['Vocabulary', 'Reading aloud']);
    await press(words.notes.edit);
    await page.getByRole('textbox', { name: words.notes.note }).fill('Reads with ease.');
    await press(words.notes.save);
    await notes.getByText('Reads with ease.', { exact: true }).waitFor();
  });

  test('get homework, due where they live', async () => {
    const teaching = await newTeaching();
    const { page, press, cards } = await open(teaching.tutor);
    await cards.getByRole('link').click();
    await page.getByRole('tab', { name: words.tabs.homework }).click();
    await press(homework.assign);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: homework.fields.title }).fill('An essay on falcons');
    await dialog.getByRole('button', { name: homework.fields.subject }).click();
    await page.getByRole('option', { name: subject, exact: true }).click();
    const parts = dialog.getByRole('group', { name: homework.fields.dueDate }).getByRole('spinbutton');
    for (const [place, text] of (['20', '12', '2030'] as const).entries())
      await parts.nth(place).pressSequentially(text);
    await dialog.getByRole('button', { name: homework.assign, exact: true }).click();
    const list = page.getByRole('list', { name: homework.list, exact: true });
    await list.getByText('An essay on falcons').waitFor();
    await list.getByText('2030').waitFor();
  });

  test('have a parent whom the tutor can reach, and each look is recorded', async () => {
    const { page, cards } = await open(sample('tutor'));
    await cards.first().getByRole('link').click();
    await page.getByRole('tab', { name: words.tabs.parent }).click();
    await page.getByText(words.parent.recorded).waitFor();
    expect(await page.getByRole('tabpanel').locator('a[href^="tel:"]').count()).toBe(1);
  });

  test('get messages by mail, which are kept', async () => {
    const teaching = await newTeaching();
    const { page, press, cards } = await open(teaching.tutor);
    await cards.getByRole('link').click();
    await press(messages.open);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: messages.send, exact: true });
    await send.click();
    await dialog.getByText(errors[language].field.required).waitFor();
    await dialog.getByRole('textbox', { name: messages.text }).fill('See you on Sunday.\nإلى اللقاء');
    await send.click();
    await page.getByText(messages.sent.title).waitFor();
    await page.getByRole('tab', { name: words.tabs.messages }).click();
    await page.getByRole('list', { name: messages.list }).getByText('إلى اللقاء').waitFor();
    const mail = await mailWith(teaching.student.email, 'إلى اللقاء');
    expect(mail).toContain(`<${teaching.tutor.email}>`);
  });

  test('of another tutor are not there', async () => {
    const [teaching, other] = [await newTeaching(), await newTeaching()];
    const { page } = await open(teaching.tutor);
    await page.goto(`/tutor-dashboard/students/${other.student.id}`);
    await page.getByText(shared[language].notFound.explanation).waitFor();
  });
});
