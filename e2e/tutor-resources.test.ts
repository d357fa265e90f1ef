import { randomUUID } from 'node:crypto';
import arErrors from '@bayan/web/locales/ar/errors.json' with { type: 'json' };
import ar from '@bayan/web/locales/ar/resources.json' with { type: 'json' };
import arShared from '@bayan/web/locales/ar/translation.json' with { type: 'json' };
import enErrors from '@bayan/web/locales/en/errors.json' with { type: 'json' };
import en from '@bayan/web/locales/en/resources.json' with { type: 'json' };
import enShared from '@bayan/web/locales/en/translation.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { approve, newAccount } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { filledIn, namesTexts } from './texts.ts';

const visit = useBrowser();
const texts = { en, ar };
const errors = { en: enErrors, ar: arErrors };
const shared = { en: enShared, ar: arShared };
const PDF = { name: 'sounds.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Sounds') };

describe.each(languages)('the resources of a tutor in %s', language => {
  const words = texts[language];
  const { subjects } = namesTexts[language];

  async function open() {
    const tutor = await newAccount('tutor', 'Eleanor Whitfield');
    await approve(tutor.id);
    const { page } = await visit({ language, expected: [/status of 422/] });
    await comeSignedIn(page, tutor);
    await page.goto('/tutor-dashboard/resources');
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
        page.getByRole('button', { name: filledIn(words.actionOn, { action, title }), exact: true }),
    };
  }

  test('are found by what is chosen, played, uploaded, viewed in a tab, downloaded, changed and removed', async () => {
    const [title, renamed] = [`Sounds ${randomUUID()}`, `Letters ${randomUUID()}`];
    const { page, cards, dialog, card, press, choose, actOn } = await open();
    await cards.first().waitFor();
    const all = await cards.count();
    for (const name of ['total', 'documents', 'worksheets', 'videos'] as const) {
      const tile = page.getByText(words.tiles[name], { exact: true }).locator('..');
      await expect.poll(() => tile.textContent()).toMatch(/[1-9]/);
    }
    await page.getByRole('searchbox', { name: words.filters.search }).fill('quadratic');
    await expect.poll(() => cards.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?q=quadratic');
    await press(words.filters.clear);
    await expect.poll(() => cards.count()).toBe(all);
    await choose(words.filters.type, words.types.video);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    expect(new URL(page.url()).search).toBe('?type=video');

    await cards.first().getByText(words.types.video, { exact: true }).waitFor();
    const video = dialog.locator('video[controls]');
    await actOn(words.view, (await cards.first().getByRole('heading').textContent()) ?? '').click();
    await expect.poll(() => video.getAttribute('src')).toMatch(/^\/api\/files\//);
    await expect.poll(() => video.evaluate(shown => (shown as HTMLVideoElement).error?.code ?? 0)).toBe(0);
    await dialog.getByRole('button', { name: shared[language].ui.close }).click();
    await dialog.waitFor({ state: 'detached' });

    await press(words.filters.clear);
    await press(words.add);
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
    const remove = () =>
      page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }).click();
    await remove();
    await expect.poll(() => card(renamed).count()).toBe(0);
    await press(words.removed.undo);
    await card(renamed).waitFor();
    await actOn(words.remove, renamed).click();
    await remove();
    await expect.poll(() => card(renamed).count()).toBe(0);
    await choose(words.filters.type, words.types.document);
    await expect.poll(() => card(renamed).count()).toBe(0);
  });
});
