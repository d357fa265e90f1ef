import type { Homework } from '@bayan/domain/homework/homework.contract';
import ar from '@bayan/web/locales/ar/homework.json' with { type: 'json' };
import arUploads from '@bayan/web/locales/ar/uploads.json' with { type: 'json' };
import en from '@bayan/web/locales/en/homework.json' with { type: 'json' };
import enUploads from '@bayan/web/locales/en/uploads.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const uploads = { en: enUploads, ar: arUploads };
/** The browser says so by itself. */
const cut = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];

const ESSAY = { name: 'essay.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 An essay') };
/** In three parts. */
const LONG = {
  ...ESSAY,
  name: 'long.pdf',
  buffer: Buffer.concat([ESSAY.buffer, Buffer.alloc(2_500_000, 7)]),
};
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PHOTO = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };

const set = async ({ tutor, student }: Teaching, title: string, daysFromNow: number) => {
  const dueDate = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
  const body = { studentId: student.id, subject: 'English', title, dueDate };
  return ask<Homework>('POST', '/api/homework', { token: await tokenOf(tutor), body });
};

/** Once: the second part of a file meets no network. */
async function cutAtSecondPart(page: Page): Promise<void> {
  await page.route(
    '**/api/uploads/*/parts/2',
    async route => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
}

describe.each(languages)('the homework of a student in %s', language => {
  const { own, work, ...words } = texts[language];

  test('is begun, handed in through a cut of the network, replaced, opened by the tutor and graded', async () => {
    const teaching = await newTeaching();
    const { id } = await set(teaching, 'Essay', 1);
    await set(teaching, 'Reading', 9);
    const { page, context } = await visit({ language, expected: cut });
    await comeSignedIn(page, teaching.student);
    await page.goto('/student-dashboard/homework');
    const dialog = page.getByRole('dialog');
    const card = (title: string) => page.getByRole('article', { name: title, exact: true });
    const tile = (name: keyof typeof own.tiles) =>
      page.getByText(own.tiles[name], { exact: true }).first().locator('..');
    const act = (action: string) => {
      const name = own.actionOn.replace('{{action}}', action).replace('{{title}}', 'Essay');
      return page.getByRole('button', { name, exact: true }).click();
    };
    const choose = (...files: (typeof ESSAY)[]) =>
      dialog.locator('input[type=file]').first().setInputFiles(files);
    const submit = () => dialog.getByRole('button', { name: work.submit, exact: true }).click();
    const arrived = (name: string) =>
      dialog.getByRole('button', { name: work.remove.replace('{{name}}', name), exact: true });

    await card('Essay').getByText(own.dueSoon, { exact: true }).waitFor();
    await card('Reading').waitFor();
    await expect.poll(() => tile('all').textContent()).toContain('2');
    expect(await tile('rate').textContent()).toContain('0%');
    await act(own.begin);
    await page.getByText(own.begun.title, { exact: true }).first().waitFor();

    await act(own.submit);
    await cutAtSecondPart(page);
    await choose(LONG, PHOTO);
    await dialog.getByText(uploads[language].waiting).waitFor();
    await context.setOffline(false);
    await arrived('long.pdf').waitFor();
    // Drawn anew by the academy, and called by what it is now.
    await arrived('page.jpg').waitFor();
    await dialog.getByRole('textbox', { name: work.url }).fill('https://work.example/essay');
    await submit();
    await page.getByText(work.sent.title, { exact: true }).first().waitFor();
    await expect.poll(() => card('Essay').count()).toBe(0);
    await page.getByRole('tab', { name: own.tabs.completed }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=completed');
    const files = card('Essay').getByRole('list', { name: words.files });
    await expect.poll(() => files.getByRole('button').count()).toBe(2);
    await card('Essay').getByRole('link', { name: 'https://work.example/essay' }).waitFor();
    await expect.poll(() => tile('rate').textContent()).toContain('50%');

    await act(own.replace);
    await arrived('long.pdf').click();
    await choose({ ...ESSAY, name: 'better.pdf' });
    await arrived('better.pdf').waitFor();
    await submit();
    await expect
      .poll(() => files.getByRole('button').allTextContents())
      .toEqual([expect.stringContaining('page.jpg'), expect.stringContaining('better.pdf')]);

    const { page: tutors } = await visit({ language });
    await comeSignedIn(tutors, teaching.tutor);
    await tutors.goto(`/tutor-dashboard/students/${teaching.student.id}?tab=homework`);
    const tabOpened = tutors.waitForEvent('popup');
    const viewed = tutors
      .context()
      .waitForEvent('request', request => /\/api\/files\/[0-9a-f-]{36}\?.*use=view/.test(request.url()));
    await tutors.getByRole('button', { name: /better\.pdf/ }).click();
    expect(await Promise.all([tabOpened, viewed])).toHaveLength(2);

    // The family’s page stays open, and shows it by itself.
    const token = await tokenOf(teaching.tutor);
    const body = { grade: 'A-', feedback: 'A fine ending.' };
    await ask('POST', `/api/homework/${id}/grade`, { token, version: 4, body });
    await card('Essay').getByText('A fine ending.').waitFor();
    await card('Essay').getByText('A-', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: `${own.replace}: Essay`, exact: true }).count()).toBe(0);
  });
});
