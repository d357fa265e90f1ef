import { languages } from '@bayan/domain/language/language';
import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/staff-notes.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/staff-notes.json';
import enShared from '#locales/en/translation.json';
import { AdminNotes } from '#pages/admin-dashboard/notes.tsx';
import { NotesAbout } from '#teaching/staff-notes/notes-about.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { leave, show, type Theme, type Width } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { choose, describedBy, press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const LIST = 'GET /api/staff-notes';
const WRITE = 'POST /api/staff-notes';
const CHANGE = 'PATCH /api/staff-notes/:id';

const huda = { id: idOf(70), name: 'Huda Saleh', nameAr: 'هدى صالح' };
const omar = { id: idOf(71), name: 'Omar Haddad', nameAr: 'عمر حداد', role: 'student' as const };

const note = (different: Partial<StaffNote> = {}): StaffNote => ({
  id: idOf(60),
  text: 'Asks for mornings',
  colour: 'red',
  isPinned: true,
  author: huda,
  editedBy: null,
  person: omar,
  session: null,
  application: null,
  mentions: [],
  createdAt: inHours(-2),
  updatedAt: inHours(-2),
  version: 3,
  ...different,
});

describe.each(languages)('the notes of the staff in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const shared = sharedIn[language];
  const nameIn = ({ name, nameAr }: { name: string; nameAr: string }) => (language === 'ar' ? nameAr : name);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: text.fields.text, exact: false });
  const actionOn = (action: 'edit' | 'remove' | 'unpin', words = 'Asks for mornings') =>
    text.actionOn.replace('{{action}}', text[action]).replace('{{text}}', words);

  beforeEach(() => {
    answer(LIST, pageOf(note()));
    answer('GET /api/profiles', ({ query }) =>
      Response.json(pageOf(...(query.get('role') === 'admin' ? [huda] : [omar]))),
    );
  });

  const open = (width: Width = 390, theme: Theme = 'light', query = '') =>
    show(<AdminNotes />, { language, width, theme, as: 'admin', at: `/admin-dashboard/notes${query}` });

  async function openForm() {
    await open();
    await press(text.add);
    await expect.element(field).toBeVisible();
  }

  test.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)(
    'say in words what is pinned, its colour, and whom it is about, at %i, %s',
    async (width, theme) => {
      answer(LIST, pageOf(note({ editedBy: { ...huda, id: idOf(72) }, mentions: [huda] })));
      await open(width, theme);
      const card = page.getByRole('article');
      for (const words of [text.pinned, text.colours.red, nameIn(omar), nameIn(huda)])
        await expect.element(card).toMatchTextContent(words);
      expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('are asked for by what is typed and chosen; the address keeps it, and forgets it again', async () => {
    answer(LIST, ({ query }) => Response.json(query.has('q') ? pageOf() : pageOf(note())));
    await open();
    await choose(text.filters.shown, text.filters.show.pinned);
    await choose(text.filters.colour, text.colours.gold);
    await page.getByRole('searchbox', { name: text.filters.search }).fill('احمد');
    await expect.element(page.getByText(text.empty.filtered)).toBeVisible();
    expect(Object.fromEntries(asked(LIST).at(-1)?.query ?? [])).toMatchObject({
      pinned: 'true',
      colour: 'gold',
      q: 'احمد',
    });
    expect(new URLSearchParams(location.search).get('q')).toBe('احمد');
    await press(text.filters.clear);
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(location.search).toBe('');
  });

  test('lead to the lesson they are about (R926)', async () => {
    const lesson = {
      id: idOf(10),
      subject: 'Physics' as const,
      startsAt: '2026-11-17T11:00:00.000Z',
      student: omar,
    };
    answer(LIST, pageOf(note({ person: null, session: lesson })));
    await open();
    await expect
      .element(page.getByRole('link', { name: nameIn(omar), exact: false }))
      .toHaveAttribute('href', expect.stringContaining(`/sessions?day=2026-11-17&lesson=${idOf(10)}`));
  });

  test('that mention the reader are a click of the bell away (R924)', async () => {
    await open(390, 'light', '?mentions=me');
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(asked(LIST).at(-1)?.query.get('mentions')).toBe('me');
    const shown = page.getByRole('button', { name: text.filters.shown, exact: false });
    await expect.element(shown).toMatchTextContent(text.filters.show.mentions);
  });

  test('say that there are none yet', async () => {
    answer(LIST, pageOf());
    await open();
    await expect.element(page.getByText(text.empty.text)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('are written about a person who was searched for, with a colleague mentioned', async () => {
    answer(WRITE, note());
    await openForm();
    await press(text.save);
    await expect.poll(() => describedBy(field)).toBe(errorsIn[language].field.required);
    await field.fill('Prefers mornings');
    await dialog.getByText(text.colours.green).click();
    await dialog.getByText(text.fields.isPinned).click();
    await dialog.getByText(nameIn(huda)).click();
    await dialog.getByRole('searchbox', { name: text.fields.about }).fill('oma');
    await dialog.getByText(nameIn(omar), { exact: false }).click();
    const detach = dialog.getByRole('button', { name: text.detach.replace('{{label}}', nameIn(omar)) });
    await expect.element(detach).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.save);
    await expect.element(toast(text.saved.title)).toBeVisible();
    expect(asked('GET /api/profiles').map(({ query }) => query.get('q'))).toContain('oma');
    expect(asked(WRITE).map(({ body }) => body)).toEqual([
      {
        text: 'Prefers mornings',
        colour: 'green',
        isPinned: true,
        about: { kind: 'person', id: omar.id },
        mentions: [huda.id],
      },
    ]);
  });

  test('are kept while they are typed, whatever happens to the page (R667)', async () => {
    await openForm();
    await field.fill('Half a thought');
    const kept = { ...localStorage };
    await leave();
    Object.assign(localStorage, kept);
    await openForm();
    await expect.element(field).toHaveValue('Half a thought');
  });

  test('are pinned and unpinned by one press, with the version that was read', async () => {
    answer(CHANGE, note({ isPinned: false, version: 4 }));
    await open();
    await press(actionOn('unpin'));
    await expect.poll(() => asked(CHANGE).map(({ body }) => body)).toEqual([{ isPinned: false }]);
    expect(asked(CHANGE)[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('that a colleague has changed meanwhile are shown in both versions (R297)', async () => {
    const theirs = note({ text: 'Asks for evenings', version: 4 });
    answer(CHANGE, refusal('conflict.stale', { current: theirs }));
    await open();
    await press(actionOn('edit'));
    await field.fill('Asks for weekends');
    await press(text.save);
    await expect.element(dialog.getByText('Asks for evenings')).toBeVisible();
    await expect.element(dialog.getByText('Asks for weekends')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: shared.versions.keepYours })).toBeVisible();
  });

  test('are removed after a question, and brought back from the toast (R925)', async () => {
    answer('DELETE /api/staff-notes/:id', { id: idOf(60), version: 4 });
    answer('POST /api/staff-notes/:id/restore', note({ version: 5 }));
    await open();
    await press(actionOn('remove'));
    await expect.element(page.getByText(text.confirmRemoval.text)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
    await toast(text.removed.title).getByRole('button', { name: text.removed.undo }).click();
    await expect.element(toast(text.restored.title)).toBeVisible();
    const restored = asked('POST /api/staff-notes/:id/restore');
    expect(restored.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"']);
  });

  test('about one application stand on its page, and a new one is about it', async () => {
    answer(LIST, pageOf());
    answer(WRITE, note());
    const about = { kind: 'application', id: idOf(80), label: 'BA-1234-5678' } as const;
    await show(<NotesAbout about={about} />, { language, width: 390, as: 'admin' });
    await expect.element(page.getByText(text.empty.about)).toBeVisible();
    expect(asked(LIST).at(-1)?.query.get('applicationId')).toBe(idOf(80));
    await press(text.add);
    await field.fill('Rang the family');
    await press(text.save);
    await expect
      .poll(() => asked(WRITE).map(({ body }) => body))
      .toMatchObject([{ about: { kind: 'application', id: idOf(80) } }]);
  });

  test('cannot be mentioned to oneself', async () => {
    answer('GET /api/profiles', pageOf({ ...huda, id: people.admin.id }));
    await openForm();
    await expect.element(dialog.getByText(text.fields.isPinned)).toBeVisible();
    await expect.poll(() => asked('GET /api/profiles')).not.toEqual([]);
    expect(dialog.getByText(nameIn(huda)).elements()).toEqual([]);
  });
});
