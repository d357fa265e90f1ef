import { languages } from '@bayan/domain/language/language';
import type { Resource } from '@bayan/domain/resources/resources.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/resources.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/resources.json';
import enShared from '#locales/en/translation.json';
import { TutorResources } from '#pages/tutor-dashboard/resources.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { leave, show, type Theme } from './render.tsx';
import { idOf, inHours } from './samples.ts';
import { choose, describedBy, giveFiles, press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const PDF = { id: idOf(40), name: 'sounds.pdf', size: 2048, mediaType: 'application/pdf' };
const counts = { total: 1234, documents: 56, worksheets: 78, videos: 90 };

const resource = (different: Partial<Resource> = {}): Resource => ({
  id: idOf(30),
  title: 'Phonics',
  description: '',
  type: 'document',
  subject: 'English',
  grade: '',
  url: null,
  file: PDF,
  isPublic: true,
  retiredAt: null,
  uses: null,
  uploadedBy: { id: people.tutor.id, name: people.tutor.name, nameAr: people.tutor.name_ar },
  createdAt: inHours(-48),
  updatedAt: inHours(-48),
  version: 3,
  ...different,
});
const libraryOf = (...items: readonly Resource[]) => ({ items, hasMore: false, counts });

describe.each(languages)('the resources in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const { subjects } = namesIn[language];
  const { versions } = sharedIn[language];
  const card = page.getByRole('article');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: text.fields.title });
  const actionOn = (action: 'download' | 'edit') =>
    page.getByRole('button', {
      name: text.actionOn.replace('{{action}}', text[action]).replace('{{title}}', 'Phonics'),
    });

  beforeEach(() => {
    answer('GET /api/resources', libraryOf(resource()));
    answer('GET /api/settings', { allowResourceDownloads: true });
  });

  const open = (theme: Theme = 'light') =>
    show(<TutorResources />, { language, width: 390, theme, as: 'tutor', at: '/tutor-dashboard/resources' });

  async function openForm(theme?: Theme) {
    await open(theme);
    await press(text.add);
    await expect.element(title).toBeVisible();
  }

  test('are counted, and asked for by what is chosen and typed; the address keeps it, and forgets it again', async () => {
    answer('GET /api/resources', ({ query }) =>
      Response.json(query.has('q') ? libraryOf() : libraryOf(resource())),
    );
    await open();
    await choose(text.filters.type, text.types.video);
    await choose(text.filters.subject, subjects.History);
    const search = page.getByRole('searchbox', { name: text.filters.search });
    await search.fill('quadratic');
    await expect.element(page.getByText(text.empty.title)).toBeVisible();
    await expect.element(page.getByText(text.empty.filtered)).toBeVisible();
    for (const [name, count] of [
      ['total', '1,234'],
      ['documents', '56'],
      ['worksheets', '78'],
      ['videos', '90'],
    ] as const)
      expect(page.getByText(text.tiles[name]).element().parentElement?.textContent).toBe(
        `${text.tiles[name]}${count}`,
      );
    expect(location.search).toBe('?type=video&subject=History&q=quadratic');
    expect(Object.fromEntries(asked('GET /api/resources').at(-1)?.query ?? [])).toMatchObject({
      type: 'video',
      subject: 'History',
      q: 'quadratic',
    });
    await press(text.filters.clear);
    await expect.element(card).toBeVisible();
    await expect.element(search).toHaveValue('');
    expect(location.search).toBe('');
  });

  test('say that there are none yet', async () => {
    answer('GET /api/resources', libraryOf());
    await open();
    await expect.element(page.getByText(text.empty.text)).toBeVisible();
    await expect.element(page.getByRole('button', { name: text.filters.clear })).toBeDisabled();
  });

  test.each(['light', 'dark'] as const)('are added without a fault that axe can find, %s', async theme => {
    await openForm(theme);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('are added once everything is said and the file is what it should be', async () => {
    answer('PUT /api/uploads/:id/file', refusal('file.kind'));
    answer('POST /api/resources', resource());
    await openForm();
    await press(text.save);
    await expect.poll(() => describedBy(title)).toBe(errors.field.required);
    await expect.poll(() => dialog.getByText(errors.field.required).elements()).toHaveLength(3);
    await title.fill('Sounds');
    await dialog.getByRole('button', { name: text.fields.subject, exact: false }).click();
    await page.getByRole('option', { name: subjects.English }).click();
    giveFiles(new File(['<script>alert(1)</script>'], PDF.name, { type: PDF.mediaType }));
    await expect
      .element(dialog.getByText(`${errors.file.kind.title}. ${errors.file.kind.text}`))
      .toBeVisible();
    await press(text.save);
    expect(asked('POST /api/resources')).toEqual([]);
    answer('PUT /api/uploads/:id/file', PDF);
    giveFiles(new File(['%PDF-1.7'], PDF.name, { type: PDF.mediaType }));
    await expect
      .element(dialog.getByRole('button', { name: text.file.takeBack.replace('{{name}}', PDF.name) }))
      .toBeVisible();
    await dialog.getByText(text.fields.visibilities.private).click();
    await press(text.save);
    await expect.element(toast(text.saved.title)).toMatchTextContent(text.saved.text);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked('POST /api/resources')[0]?.body).toMatchObject({
      type: 'document',
      title: 'Sounds',
      subject: 'English',
      isPublic: false,
      fileId: PDF.id,
    });
  });

  test('are downloaded only while her switch is on, which this device remembers', async () => {
    const off = page.getByText(text.downloads.off.own);
    const downloads = page.getByText(text.downloads.label);
    await open();
    await expect.element(page.getByRole('switch', { name: text.downloads.label })).toBeChecked();
    await expect.element(actionOn('download')).toBeEnabled();
    await downloads.click();
    await expect.element(off).toBeVisible();
    await expect.element(actionOn('download')).toBeDisabled();
    const kept = { ...localStorage };
    await leave();
    Object.assign(localStorage, kept);
    await open();
    await expect.element(off).toBeVisible();
    await downloads.click();
    await expect.element(off).not.toBeInTheDocument();
    await expect.element(actionOn('download')).toBeEnabled();
  });

  test('are not downloaded where the academy forbids it: the switch is off, locked, and says who decides', async () => {
    answer('GET /api/settings', { allowResourceDownloads: false });
    await open();
    await expect.element(page.getByText(text.downloads.off.academy)).toBeVisible();
    await expect.element(page.getByText(text.downloads.controlled)).toBeVisible();
    const downloads = page.getByRole('switch', { name: text.downloads.label });
    await expect.element(downloads).not.toBeChecked();
    await expect.element(downloads).toBeDisabled();
    await expect.element(actionOn('download')).toBeDisabled();
  });

  test('that somebody else changed meanwhile show both versions, and are saved over the other', async () => {
    const change = 'PATCH /api/resources/:id';
    answer(change, refusal('conflict.stale', { current: resource({ title: 'Theirs', version: 4 }) }));
    await open();
    await actionOn('edit').click();
    await title.fill('Mine');
    await press(text.save);
    await expect.element(dialog.getByText('Theirs')).toBeVisible();
    await expect.element(dialog.getByText('Mine')).toBeVisible();
    const saved = resource({ title: 'Mine', version: 5 });
    answer(change, saved);
    answer('GET /api/resources', libraryOf(saved));
    await press(versions.keepYours);
    await expect.element(card).toMatchTextContent('Mine');
    await expect.element(page.getByText('Theirs')).not.toBeInTheDocument();
    expect(asked(change).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
    expect(asked(change)[1]?.body).toMatchObject({ title: 'Mine' });
  });
});
