import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import arErrors from '../web/public/locales/ar/errors.json' with { type: 'json' };
import ar from '../web/public/locales/ar/resources.json' with { type: 'json' };
import arShared from '../web/public/locales/ar/translation.json' with { type: 'json' };
import enErrors from '../web/public/locales/en/errors.json' with { type: 'json' };
import en from '../web/public/locales/en/resources.json' with { type: 'json' };
import enShared from '../web/public/locales/en/translation.json' with { type: 'json' };
import { faultsByDayAndNight } from './accessibility.ts';
import { type Account, approve, ask, newAccount, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const errors = { en: enErrors, ar: arErrors };
const shared = { en: enShared, ar: arShared };
const PDF = { name: 'sounds.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Sounds') };
const path = '/tutor-dashboard/resources';

async function newTutor(): Promise<Account> {
  const tutor = await newAccount('tutor', 'Eleanor Whitfield');
  await approve(tutor.id);
  return tutor;
}

const newLink = async (tutor: Account, title: string) => {
  const body = { type: 'link', title, subject: 'English', isPublic: false, url: 'https://learn.example/' };
  return ask<{ id: string }>('POST', '/api/resources', { token: await tokenOf(tutor), body });
};

describe.each(languages)('the resources of a tutor in %s', language => {
  const words = texts[language];
  const { subjects } = namesTexts[language];

  async function open(
    tutor: Pick<Account, 'email' | 'password'>,
    more: Partial<Parameters<typeof visit>[0]> = {},
  ) {
    const { page } = await visit({ language, ...more });
    await comeSignedIn(page, tutor);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const cards = page.getByRole('list', { name: words.list, exact: true }).getByRole('article');
    const choose = async (label: string, option: string) => {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    return {
      page,
      cards,
      choose,
      dialog: page.getByRole('dialog'),
      card: (title: string) => cards.filter({ hasText: title }),
      press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
      actOn: (action: string, title: string) =>
        page.getByRole('button', { name: `${action}: ${title}`, exact: true }),
      downloads: page.getByRole('switch', { name: words.downloads.label }),
    };
  }

  test('are counted, and found by what is chosen and typed; the address keeps it', async () => {
    const { page, cards, choose, press } = await open(sample('tutor'));
    await cards.first().waitFor();
    const all = await cards.count();
    for (const name of ['total', 'documents', 'worksheets', 'videos'] as const) {
      const tile = page.getByText(words.tiles[name], { exact: true }).locator('..');
      await expect.poll(() => tile.textContent()).toMatch(/[1-9]/);
    }
    await choose(words.filters.type, words.types.video);
    await expect.poll(() => new URL(page.url()).search).toBe('?type=video');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await choose(words.filters.subject, subjects.History);
    await page.getByText(words.empty.title).waitFor();
    await page.getByText(words.empty.filtered).waitFor();
    await press(words.filters.clear);
    await expect.poll(() => cards.count()).toBe(all);
    await page.getByRole('searchbox', { name: words.filters.search }).fill('quadratic');
    await expect.poll(() => cards.count()).toBe(1);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=quadratic');
  });

  test('are uploaded, viewed in a tab, downloaded, changed and removed', async () => {
    const [title, renamed] = [`Sounds ${randomUUID()}`, `Letters ${randomUUID()}`];
    const { page, dialog, card, press, choose, actOn } = await open(await newTutor(), {
      expected: [/status of 422/],
    });
    await press(words.add);
    await dialog.waitFor();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    await press(words.save);
    await dialog.getByText(errors[language].field.required).first().waitFor();
    await dialog.getByRole('textbox', { name: words.fields.title }).fill(title);
    await dialog.getByRole('button', { name: words.fields.subject }).click();
    await page.getByRole('option', { name: subjects.English, exact: true }).click();
    const lie = { ...PDF, buffer: Buffer.from('<script>alert(1)</script>') };
    await dialog.locator('input[type=file]').setInputFiles(lie);
    await dialog.getByText(errors[language].file.kind.text).waitFor();
    await dialog.locator('input[type=file]').setInputFiles(PDF);
    const takeBack = words.file.takeBack.replace('{{name}}', PDF.name);
    await dialog.getByRole('button', { name: takeBack }).waitFor();
    await dialog.getByText(words.fields.visibilities.private, { exact: true }).click();
    await press(words.save);
    await card(title).getByText(words.private.label, { exact: true }).waitFor();

    const tab = page.waitForEvent('popup');
    const viewed = page
      .context()
      .waitForEvent('request', request => /\/api\/files\/[0-9a-f-]{36}\?.*use=view/.test(request.url()));
    await actOn(words.view, title).click();
    expect(await Promise.all([tab, viewed])).toHaveLength(2);
    const saving = page.waitForEvent('download');
    await actOn(words.download, title).click();
    expect((await saving).suggestedFilename()).toBe(PDF.name);

    await actOn(words.edit, title).click();
    await dialog.getByRole('textbox', { name: words.fields.title }).fill(renamed);
    await press(words.save);
    await card(renamed).waitFor();
    await actOn(words.remove, renamed).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }).click();
    await expect.poll(() => card(renamed).count()).toBe(0);
    await choose(words.filters.type, words.types.document);
    await expect.poll(() => card(renamed).count()).toBe(0);
  });

  test('show a video in its place, with its controls', async () => {
    const { page, cards, dialog, choose, actOn } = await open(sample('tutor'));
    await choose(words.filters.type, words.types.video);
    await expect.poll(() => new URL(page.url()).search).toBe('?type=video');
    await cards.first().getByText(words.types.video, { exact: true }).waitFor();
    const title = (await cards.first().getByRole('heading').textContent()) ?? '';
    await actOn(words.view, title).click();
    const video = dialog.locator('video[controls]');
    await expect.poll(() => video.getAttribute('src')).toMatch(/^\/api\/files\//);
    await expect.poll(() => video.evaluate(shown => (shown as HTMLVideoElement).error?.code ?? 0)).toBe(0);
    await dialog.getByRole('button', { name: shared[language].ui.close }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('are downloaded only while her switch is on, which this device remembers', async () => {
    const { page, cards, downloads } = await open(sample('tutor'));
    const buttons = page.getByRole('button', { name: new RegExp(`^${words.download}: `) });
    await cards.first().waitFor();
    expect(await downloads.isChecked()).toBe(true);
    expect(await buttons.first().isEnabled()).toBe(true);
    await page.getByText(words.downloads.label, { exact: true }).click();
    await page.getByText(words.downloads.off.own).waitFor();
    expect(await buttons.first().isDisabled()).toBe(true);
    await page.reload();
    await page.getByText(words.downloads.off.own).waitFor();
    await page.getByText(words.downloads.label, { exact: true }).click();
    await page.getByText(words.downloads.off.own).waitFor({ state: 'detached' });
  });

  test('are not downloaded where the academy forbids it: the switch is off, locked, and says who decides', async () => {
    const { page } = await visit({ language });
    await page.route('**/api/settings', async route => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), allowResourceDownloads: false } });
    });
    await comeSignedIn(page, sample('tutor'));
    await page.goto(path);
    await page.getByText(words.downloads.off.academy).waitFor();
    await page.getByText(words.downloads.controlled).waitFor();
    const downloads = page.getByRole('switch', { name: words.downloads.label });
    expect([await downloads.isChecked(), await downloads.isDisabled()]).toEqual([false, true]);
  });

  test('that somebody else changed meanwhile show both versions', async () => {
    const [tutor, title] = [await newTutor(), `Phonics ${randomUUID()}`];
    const { id } = await newLink(tutor, title);
    const { page, dialog, card, press, actOn } = await open(tutor, { expected: [/status of 412/] });
    await actOn(words.edit, title).click();
    const [theirs, mine] = [`Theirs ${randomUUID()}`, `Mine ${randomUUID()}`];
    const token = await tokenOf(tutor);
    await ask('PATCH', `/api/resources/${id}`, { token, body: { title: theirs }, version: 1 });
    await dialog.getByRole('textbox', { name: words.fields.title }).fill(mine);
    await press(words.save);
    await dialog.getByText(theirs).waitFor();
    await press(shared[language].ui.versions.keepYours);
    await card(mine).waitFor();
    await expect.poll(() => page.getByText(theirs).count()).toBe(0);
  });
});
