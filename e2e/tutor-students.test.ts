import arHomework from '@bayan/web/locales/ar/homework.json' with { type: 'json' };
import arMessages from '@bayan/web/locales/ar/messages.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/students.json' with { type: 'json' };
import enHomework from '@bayan/web/locales/en/homework.json' with { type: 'json' };
import enMessages from '@bayan/web/locales/en/messages.json' with { type: 'json' };
import en from '@bayan/web/locales/en/students.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { mailWith } from './mailbox.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';
import { namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const homeworkTexts = { en: enHomework, ar: arHomework };
const messageTexts = { en: enMessages, ar: arMessages };

describe.each(languages)('a tutor’s students in %s', language => {
  const words = texts[language];
  const homework = homeworkTexts[language];
  const messages = messageTexts[language];
  const subject = namesTexts[language].subjects.English;

  test('are found by a part of their name, and get progress notes, homework and messages by mail', async () => {
    const teaching = await newTeaching('سارة العتيبي');
    const { page } = await visit({ language });
    await comeSignedIn(page, teaching.tutor);
    await page.goto('/tutor-dashboard/students');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const openTab = (name: keyof typeof words.tabs) =>
      page.getByRole('tab', { name: words.tabs[name] }).click();
    const cards = page.getByRole('list', { name: words.list, exact: true }).getByRole('article');
    const search = page.getByRole('searchbox', { name: words.search });
    const dialog = page.getByRole('dialog');
    await expect.poll(() => cards.count()).toBe(1);
    await search.fill('nobody like that');
    await page.getByText(words.notFound.title).waitFor();
    await search.fill('ساره');
    await expect.poll(() => cards.count()).toBe(1);
    await cards.getByRole('link').click();

    await openTab('parent');
    await page.getByText(words.parent.empty.title).waitFor();

    await openTab('notes');
    await press(words.notes.add);
    await dialog.getByRole('button', { name: words.notes.subject }).click();
    await page.getByRole('option', { name: subject, exact: true }).click();
    await dialog.getByRole('textbox', { name: words.notes.note }).fill('Reads with ease now.');
    await dialog.getByRole('textbox', { name: words.notes.strengths }).fill('Vocabulary\n\nReading aloud');
    await press(words.notes.save);
    const notes = page.getByRole('list', { name: words.tabs.notes, exact: true }).getByRole('article');
    await notes.getByText('Reads with ease now.').waitFor();
    expect(await notes.getByRole('listitem').allTextContents()).toEqual(['Vocabulary', 'Reading aloud']);
    await press(words.notes.edit);
    await dialog.getByRole('textbox', { name: words.notes.note }).fill('Reads with ease.');
    await press(words.notes.save);
    await notes.getByText('Reads with ease.', { exact: true }).waitFor();

    await openTab('homework');
    await press(homework.assign);
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

    await press(messages.open);
    await dialog.getByRole('textbox', { name: messages.text }).fill('See you on Sunday.\nإلى اللقاء');
    await press(messages.send);
    await page.getByText(messages.sent.title).waitFor();
    await openTab('messages');
    await page.getByRole('list', { name: messages.list }).getByText('إلى اللقاء').waitFor();
    const mail = await mailWith(teaching.student.email, 'إلى اللقاء');
    expect(mail).toContain(`<${teaching.tutor.email}>`);
  });
});
