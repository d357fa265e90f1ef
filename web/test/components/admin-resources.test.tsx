import { languages } from '@bayan/domain/language/language';
import type { Resource } from '@bayan/domain/resources/resources.contract';
import { beforeEach, describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/resources.json';
import en from '#locales/en/resources.json';
import { AdminResources } from '#pages/admin-dashboard/resources.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme, type Width } from './render.tsx';
import { idOf, inHours } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const textsIn = { en, ar };
const LIST = 'GET /api/resources';
const ONE = 'GET /api/resources/:id';
const USES = 'GET /api/resources/:id/uses';
const CHANGE = 'PATCH /api/resources/:id';
const owner = { id: idOf(90), name: 'Sara Mills', nameAr: 'سارة ميلز' };

const ofTutor = (different: Partial<Resource> = {}): Resource => ({
  id: idOf(30),
  title: 'Phonics',
  description: '',
  type: 'document',
  subject: 'English',
  grade: '',
  url: null,
  file: { name: 'sounds.pdf', size: 2048, mediaType: 'application/pdf' },
  isPublic: false,
  retiredAt: null,
  uses: { opens: 5, people: 2 },
  uploadedBy: owner,
  createdAt: inHours(-48),
  updatedAt: inHours(-48),
  version: 3,
  ...different,
});
const libraryOf = (...items: readonly Resource[]) => ({
  items,
  hasMore: false,
  counts: { total: items.length, documents: items.length, worksheets: 0, videos: 0 },
});

describe.each(languages)('the library of the admins in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const actionOn = (action: string) =>
    text.actionOn.replace('{{action}}', action).replace('{{title}}', 'Phonics');
  const row = page.getByRole('link', { name: 'Phonics' });
  const confirm = (action: string) => page.getByRole('dialog').getByRole('button', { name: action });

  beforeEach(() => {
    answer(LIST, libraryOf(ofTutor()));
    answer(ONE, ofTutor());
    answer(USES, { opens: 0, people: 0, items: [], nextCursor: null });
    answer('GET /api/settings', { allowResourceDownloads: true });
  });

  const open = (width: Width = 390, query = '', theme: Theme = 'light') =>
    show(<AdminResources />, {
      language,
      width,
      theme,
      as: 'admin',
      at: `/admin-dashboard/resources${query}`,
    });
  const openRecord = async () => {
    await open(390, `?open=${idOf(30)}`);
    await expect.element(page.getByRole('dialog').getByText(text.uses.none.text)).toBeVisible();
  };

  test.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)(
    'shows what a tutor keeps to herself, and whose it is, at %i, %s (R930)',
    async (width, theme) => {
      await open(width, '', theme);
      await expect.element(row).toBeVisible();
      const list = page.getByRole(width === 390 ? 'list' : 'table', { name: text.list });
      await expect.element(list).toMatchTextContent(text.shelves.private);
      await expect.element(list).toMatchTextContent(language === 'ar' ? owner.nameAr : owner.name);
      expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('is narrowed in the address, and opens a resource under one of its own (R837)', async () => {
    await open();
    await choose(text.filters.type, text.types.video);
    await choose(text.filters.shelf, text.shelves.retired);
    await expect.poll(() => asked(LIST).at(-1)?.query.get('shelf')).toBe('retired');
    expect(location.search).toBe('?type=video&shelf=retired');
    await row.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(location.search).toBe(`?type=video&shelf=retired&open=${idOf(30)}`);
  });

  test('publishes with one press, and says so (R930)', async () => {
    answer(CHANGE, ofTutor({ isPublic: true, version: 4 }));
    await openRecord();
    await press(actionOn(text.publish));
    await expect.element(toast(text.published.title)).toBeVisible();
    expect(asked(CHANGE).map(({ body }) => body)).toEqual([{ isPublic: true }]);
    expect(asked(CHANGE)[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('keeps a shared one private, and says what was in the way (R930)', async () => {
    answer(ONE, ofTutor({ isPublic: true }));
    answer(CHANGE, refusal('not-found'));
    await openRecord();
    await press(actionOn(text.makePrivate));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(asked(CHANGE).map(({ body }) => body)).toEqual([{ isPublic: false }]);
  });

  test('retires several after saying which and who uses them, and takes it back (R836)', async () => {
    const other = { id: idOf(31), title: 'Verbs', uses: null, isPublic: true };
    answer(LIST, libraryOf(ofTutor(), ofTutor(other)));
    answer(CHANGE, ofTutor({ retiredAt: inHours(0), version: 4 }));
    await open(1280);
    await expect.element(row).toBeVisible();
    await page.getByRole('checkbox').first().click();
    await press(text.changes.retire.open);
    const dialog = page.getByRole('dialog');
    for (const words of ['Phonics', 'Verbs', text.changes.retire.what, text.uses.none.line])
      await expect.element(dialog).toMatchTextContent(words);
    expect(await accessibilityFaults()).toEqual([]);
    expect(asked(CHANGE)).toEqual([]);
    await confirm(text.changes.retire.open).click();
    await expect.poll(() => asked(CHANGE)).toHaveLength(2);
    await press(text.changes.undo);
    await expect
      .poll(() => asked(CHANGE).map(({ body }) => body))
      .toEqual([{ isRetired: true }, { isRetired: true }, { isRetired: false }, { isRetired: false }]);
    expect(asked(CHANGE).at(-1)?.headers.get('if-match')).toBe('"4"');
  });

  test('brings a removed resource back, against the version of its removal (R186)', async () => {
    answer('DELETE /api/resources/:id', { id: idOf(30), version: 4 });
    answer('POST /api/resources/:id/restore', ofTutor({ version: 5 }));
    await openRecord();
    await press(actionOn(text.remove));
    const question = page.getByRole('alertdialog', { name: text.confirmRemoval.title });
    await question.getByRole('button', { name: text.remove }).click();
    await press(text.removed.undo);
    await expect.element(toast(text.restored.title)).toBeVisible();
    const [restored] = asked('POST /api/resources/:id/restore');
    expect(restored?.headers.get('if-match')).toBe('"4"');
  });

  test('names the one that is refused, and leaves the rest (R836)', async () => {
    answer(CHANGE, refusal('conflict.stale'));
    await openRecord();
    await press(actionOn(text.changes.retire.open));
    await confirm(text.changes.retire.open).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Phonics');
    expect(asked(CHANGE)).toHaveLength(1);
  });

  test('names the owner where another’s is changed (R930)', async () => {
    await openRecord();
    await press(actionOn(text.edit));
    const name = language === 'ar' ? owner.nameAr : owner.name;
    const kept = text.fields.visibilities.privateOf.replace('{{name}}', name);
    await expect.element(page.getByText(kept)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('tells who opened a resource, how often and when last (R931)', async () => {
    answer(USES, {
      opens: 5,
      people: 2,
      items: [
        { person: owner, opens: 3, lastAt: inHours(-24) },
        { person: { ...owner, id: idOf(91) }, opens: 2, lastAt: inHours(-48) },
      ],
      nextCursor: null,
    });
    await open(390, `?open=${idOf(30)}`);
    const people = page.getByRole('list', { name: text.uses.list }).getByRole('listitem');
    await expect.poll(() => people.elements()).toHaveLength(2);
    await expect.element(people.first()).toMatchTextContent(language === 'ar' ? owner.nameAr : owner.name);
    await expect.element(people.first()).toMatchTextContent('3');
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('counts a link that is opened (R931)', async () => {
    answer(ONE, ofTutor({ type: 'link', file: null, url: 'https://learn.example/' }));
    answer('POST /api/resources/:id/opens', { id: idOf(30) });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await openRecord();
    await press(actionOn(text.view));
    await expect.poll(() => asked('POST /api/resources/:id/opens')).toHaveLength(1);
    expect(opened).toHaveBeenCalledWith('https://learn.example/', '_blank', 'noopener,noreferrer');
    opened.mockRestore();
  });
});
