import type { Homework } from '@bayan/domain/homework/homework';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import ar from '../web/public/locales/ar/homework.json' with { type: 'json' };
import arUploads from '../web/public/locales/ar/uploads.json' with { type: 'json' };
import en from '../web/public/locales/en/homework.json' with { type: 'json' };
import enUploads from '../web/public/locales/en/uploads.json' with { type: 'json' };
import { accessibilityFaults } from './accessibility.ts';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching, type Teaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };
const uploads = { en: enUploads, ar: arUploads };
const path = '/student-dashboard/homework';
/** The browser says so by itself. */
const cut = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 422/];

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

/** Within the screen, and under nothing else. */
const isInSight = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
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
  /** Whenever it was. */
  const submitted = new RegExp(own.submitted.replace(/\{\{day\}\}.*/, ''));
  // Ten are few in Arabic.
  const tooMany = 'tooMany_few' in work ? work.tooMany_few : work.tooMany_other;

  async function open(teaching: Teaching, more: Partial<Parameters<typeof visit>[0]> = {}) {
    const { page, context } = await visit({ language, ...more });
    await comeSignedIn(page, teaching.student);
    await page.goto(path);
    const dialog = page.getByRole('dialog');
    return {
      page,
      context,
      dialog,
      card: (title: string) => page.getByRole('article', { name: title, exact: true }),
      tile: (name: keyof typeof own.tiles) =>
        page.getByText(own.tiles[name], { exact: true }).first().locator('..'),
      act: (action: string, title: string) =>
        page.getByRole('button', { name: `${action}: ${title}`, exact: true }).click(),
      tab: (name: 'pending' | 'completed') => page.getByRole('tab', { name: own.tabs[name] }).click(),
      choose: (...files: (typeof ESSAY)[]) => dialog.locator('input[type=file]').first().setInputFiles(files),
      submit: () => dialog.getByRole('button', { name: work.submit, exact: true }).click(),
      arrived: (name: string) =>
        dialog.getByRole('button', { name: work.remove.replace('{{name}}', name), exact: true }),
    };
  }

  test('is begun, and handed in with files through a cut of the network, a photo and a link', async () => {
    const teaching = await newTeaching();
    await set(teaching, 'Essay', -3);
    await set(teaching, 'Reading', 1);
    const { page, context, dialog, card, tile, act, tab, choose, submit, arrived } = await open(teaching, {
      expected: cut,
    });
    await page.getByText(own.overdue_one.replace('{{count}}', '1')).waitFor();
    await card('Essay').getByText(words.overdue, { exact: true }).waitFor();
    await card('Reading').getByText(own.dueSoon, { exact: true }).waitFor();
    await expect.poll(() => tile('all').textContent()).toContain('2');
    expect(await tile('rate').textContent()).toContain('0%');
    await act(own.begin, 'Essay');
    await page.getByText(own.begun.title, { exact: true }).first().waitFor();
    await act(own.begin, 'Reading');
    await card('Reading').getByText(words.status['in-progress']).waitFor();

    await act(own.submit, 'Essay');
    await submit();
    await dialog.getByText(work.nothing).waitFor();
    await choose({ ...ESSAY, buffer: Buffer.from('<script>alert(1)</script>') });
    await dialog.getByText(work.kind).waitFor();
    await dialog
      .getByRole('button', { name: uploads[language].stop.replace('{{name}}', ESSAY.name) })
      .click();
    await choose(...Array.from({ length: 11 }, () => ESSAY));
    await dialog.getByText(tooMany.replace('{{count}}', '10')).waitFor();

    await cutAtSecondPart(page);
    await choose(LONG, PHOTO);
    await dialog.getByText(uploads[language].waiting).waitFor();
    await submit();
    await dialog.getByText(work.onItsWay).waitFor();
    await context.setOffline(false);
    await arrived('long.pdf').waitFor();
    // Drawn anew by the academy, and called by what it is now.
    await arrived('page.jpg').waitFor();
    await dialog.getByRole('textbox', { name: work.url }).fill('http://work.example/essay');
    await submit();
    await dialog.getByText(work.urlFormat).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.reload();
    await act(own.submit, 'Essay');
    await arrived('page.jpg').waitFor();
    await dialog.getByRole('textbox', { name: work.url }).fill('https://work.example/essay');
    await submit();
    await page.getByText(work.sent.title, { exact: true }).first().waitFor();
    await expect.poll(() => card('Essay').count()).toBe(0);
    await tab('completed');
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=completed');
    const files = card('Essay').getByRole('list', { name: words.files });
    await expect.poll(() => files.getByRole('button').count()).toBe(2);
    await card('Essay').getByRole('link', { name: 'https://work.example/essay' }).waitFor();
    await expect.poll(() => tile('rate').textContent()).toContain('50%');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is not handed in without a file that did not arrive, and says which', async () => {
    const teaching = await newTeaching();
    const { id } = await set(teaching, 'Essay', 5);
    const { page, dialog, act, choose, submit, arrived } = await open(teaching, { expected: cut });
    await act(own.submit, 'Essay');
    await choose(ESSAY, { ...ESSAY, name: 'notes.pdf', buffer: Buffer.from('<script>alert(1)</script>') });
    await arrived(ESSAY.name).waitFor();
    await dialog.getByText(work.kind).waitFor();
    const link = dialog.getByRole('textbox', { name: work.url });
    await link.fill('https://work.example/essay');
    await submit();
    const problem = dialog.getByText(work.failed.replace('{{names}}', '\u2068notes.pdf\u2069'));
    await problem.waitFor();
    expect(await problem.evaluate(isInSight)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    const token = await tokenOf(teaching.student);
    expect((await ask<Homework>('GET', `/api/homework/${id}`, { token })).submission).toBeNull();
    expect(await link.inputValue()).toBe('https://work.example/essay');
    await arrived(ESSAY.name).waitFor();

    await dialog
      .getByRole('button', { name: uploads[language].stop.replace('{{name}}', 'notes.pdf') })
      .click();
    await problem.waitFor({ state: 'detached' });
    await submit();
    await page.getByText(work.sent.title, { exact: true }).first().waitFor();
    const { submission } = await ask<Homework>('GET', `/api/homework/${id}`, { token });
    expect(submission?.files.map(({ name }) => name)).toEqual([ESSAY.name]);
  });

  test('is opened by the tutor, replaced until it is graded, and shows the grade', async () => {
    const teaching = await newTeaching();
    const { id } = await set(teaching, 'Essay', 5);
    const { page, dialog, card, act, tab, choose, submit, arrived } = await open(teaching, { theme: 'dark' });
    await tab('completed');
    await page.getByText(own.empty.completed.title, { exact: true }).waitFor();
    await tab('pending');
    await act(own.submit, 'Essay');
    await choose(ESSAY);
    await arrived(ESSAY.name).waitFor();
    await submit();
    await page.getByText(own.empty.pending.title, { exact: true }).waitFor();
    await tab('completed');
    await act(own.replace, 'Essay');
    await arrived(ESSAY.name).click();
    await choose({ ...ESSAY, name: 'better.pdf' });
    await arrived('better.pdf').waitFor();
    await submit();
    await card('Essay')
      .getByRole('button', { name: /better\.pdf/ })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const { page: tutors } = await visit({ language });
    await comeSignedIn(tutors, teaching.tutor);
    await tutors.goto(`/tutor-dashboard/students/${teaching.student.id}?tab=homework`);
    const tabOpened = tutors.waitForEvent('popup');
    const viewed = tutors
      .context()
      .waitForEvent('request', request => /\/api\/files\/[0-9a-f-]{36}\?.*use=view/.test(request.url()));
    await tutors.getByRole('button', { name: /better\.pdf/ }).click();
    expect(await Promise.all([tabOpened, viewed])).toHaveLength(2);

    const token = await tokenOf(teaching.tutor);
    const body = { grade: 'A-', feedback: 'A fine ending.' };
    await ask('POST', `/api/homework/${id}/grade`, { token, version: 3, body });
    const box = card('Essay').getByText(submitted).locator('..');
    await box.getByText('A fine ending.').waitFor();
    await box.getByText('A-', { exact: true }).waitFor();
    expect(await card('Essay').getByText('A-').count()).toBe(1);
    await box.getByRole('button', { name: /better\.pdf/ }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await page.getByRole('button', { name: `${own.replace}: Essay`, exact: true }).count()).toBe(0);
  });

  test('is counted again by itself while the page stays open', async () => {
    const teaching = await newTeaching();
    const { page, tile } = await open(teaching);
    await expect.poll(() => tile('all').textContent()).toContain('0');
    // From here on by a clock that can be turned, and with nobody who tells of changes.
    await page.clock.install();
    await page.route('**/api/live', () => undefined);
    await page.reload();
    await expect.poll(() => tile('all').textContent()).toContain('0');
    const again = page.waitForRequest(request => request.url().endsWith('/api/homework/totals'));
    await page.clock.runFor(61_000);
    await again;
  });
});
