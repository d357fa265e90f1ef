import { columnName } from '@bayan/domain/imports/import-columns';
import type { Import, ImportRow } from '@bayan/domain/imports/imports.contract';
import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/imports.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/imports.json';
import { AdminImport } from '#pages/admin-dashboard/import.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme, type Width } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { giveFiles, press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const SEND = 'POST /api/imports';
const READ = 'GET /api/imports/:id';
const ROWS = 'GET /api/imports/:id/rows';
const CONFIRM = 'POST /api/imports/:id/confirm';
const UNDO = 'POST /api/imports/:id/undo';
const INVITE = 'POST /api/imports/:id/invitations';

const huda = { id: idOf(70), name: 'Huda Saleh', nameAr: 'هدى صالح' };

const preview = (different: Partial<Import> = {}): Import => ({
  id: idOf(80),
  kind: 'students',
  fileName: 'september.csv',
  state: 'checked',
  rows: 100,
  faultyRows: 0,
  fileFaults: [],
  uninvited: 0,
  madeBy: huda,
  confirmedBy: null,
  undoneBy: null,
  createdAt: inHours(-1),
  confirmedAt: null,
  undoneAt: null,
  hasRows: true,
  version: 1,
  ...different,
});
const done = (different: Partial<Import> = {}) =>
  preview({
    state: 'confirmed',
    confirmedBy: huda,
    confirmedAt: inHours(-1),
    uninvited: 100,
    version: 2,
    ...different,
  });
const row = (different: Partial<ImportRow> = {}): ImportRow => ({
  number: 2,
  cells: { name: 'Omar', email: 'omar@example.com' },
  faults: [],
  ...different,
});

describe.each(languages)('an import in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const dialog = page.getByRole('alertdialog');
  const counted = (words: { readonly students_other: string }) =>
    words.students_other.replace('{{count}}', '100');

  beforeEach(() => {
    answer('GET /api/imports', pageOf());
    answer(ROWS, pageOf(row()));
  });

  const open = (width: Width = 390, theme: Theme = 'light', query = `?import=${idOf(80)}`) =>
    show(<AdminImport />, { language, width, theme, as: 'admin', at: `/admin-dashboard/import${query}` });

  test.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)('names every fault by row and column at %i, %s (R992)', async (width, theme) => {
    const faults = [
      { column: 'country' as const, problem: 'not-offered' as const, value: 'Atlantis' },
      { column: 'email' as const, problem: 'repeated' as const, value: 'b@example.com', firstRow: 3 },
    ];
    answer(READ, preview({ faultyRows: 1 }));
    answer(ROWS, pageOf(row({ number: 7, faults })));
    await open(width, theme);
    await expect.element(page.getByRole('alert')).toMatchTextContent(text.faults.title);
    for (const words of [
      columnName('country', language),
      `${text.problems['not-offered']} ${text.hints.country}`,
      'Atlantis',
      text.problems.repeated.replace('{{row}}', '3'),
    ])
      await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
    expect(asked(ROWS).at(-1)?.query.get('faulty')).toBe('true');
    await expect.element(page.getByRole('button', { name: text.confirm.open })).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('says what is wrong with the file as a whole (R992)', async () => {
    const fault = { column: null, problem: 'too-many-rows' as const, value: '100000' };
    answer(READ, preview({ rows: 100_000, fileFaults: [fault] }));
    await open();
    const words = text.problems['too-many-rows'].replace('{{value}}', '100,000').replace('{{most}}', '5,000');
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('begins with a file of the chosen kind and leads to its preview (R990)', async () => {
    answer(SEND, preview({ kind: 'tutors' }));
    answer(READ, preview({ kind: 'tutors' }));
    await open(390, 'light', '');
    await page.getByText(text.kinds.tutors).click();
    await expect.element(page.getByText(text.help.tutors)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    giveFiles(new File(['Name,Email\n'], 'september.csv', { type: 'text/csv' }));
    await expect.element(page.getByRole('heading', { name: 'september.csv' })).toBeVisible();
    expect(Object.fromEntries(asked(SEND)[0]?.query ?? [])).toEqual({
      kind: 'tutors',
      name: 'september.csv',
    });
    expect(new URLSearchParams(location.search).get('import')).toBe(idOf(80));
  });

  test('says why a file was not taken', async () => {
    answer(SEND, refusal('file.kind'));
    await open(390, 'light', '');
    await expect.element(page.getByText(text.file)).toBeVisible();
    giveFiles(new File(['PK'], 'september.xlsx'));
    await expect.element(page.getByText(errorsIn[language].file.kind.title, { exact: false })).toBeVisible();
  });

  test('is confirmed after the page has said what will happen (R993)', async () => {
    answer(READ, preview());
    answer(CONFIRM, () => {
      answer(READ, done());
      return Response.json(done());
    });
    await open();
    await press(text.confirm.open);
    await expect.element(dialog).toMatchTextContent(counted(text.confirm.title));
    await expect.element(dialog).toMatchTextContent(text.confirm.people);
    await dialog.getByRole('button', { name: text.confirm.open }).click();
    await expect.element(page.getByText(counted(text.done.title))).toBeVisible();
    expect(asked(CONFIRM)[0]?.headers.get('if-match')).toBe('"1"');
  });

  test('is undone as a whole, or says which rows keep it (R994)', async () => {
    answer(READ, done());
    answer(UNDO, refusal('import.used', { used: [{ row: 3, use: 'invited' }] }));
    await open();
    await press(text.undo.open);
    await expect.element(dialog).toMatchTextContent(counted(text.undo.text));
    await dialog.getByRole('button', { name: text.undo.open }).click();
    const used = text.undo.used.replace('{{row}}', '3').replace('{{use}}', text.uses.invited);
    await expect.element(page.getByText(used)).toBeVisible();
    const undone = done({ state: 'undone', undoneAt: inHours(0), undoneBy: huda, uninvited: 0, version: 3 });
    answer(UNDO, () => {
      answer(READ, undone);
      return Response.json(undone);
    });
    await press(text.undo.open);
    await dialog.getByRole('button', { name: text.undo.open }).click();
    await expect.element(page.getByText(counted(text.undone.title))).toBeVisible();
    await expect.element(page.getByRole('button', { name: text.undo.open })).not.toBeInTheDocument();
  });

  test('invites its people in as many calls as it takes (R997)', async () => {
    answer(READ, done());
    const left = [3, 0];
    answer(INVITE, () => Response.json({ invited: 100, uninvited: left.shift() ?? 0 }));
    await open();
    await press(text.invite.open);
    await dialog.getByRole('button', { name: text.invite.open }).click();
    await expect.element(toast(text.invite.done.title)).toBeVisible();
    expect(asked(INVITE)).toHaveLength(2);
  });

  test('is listed with who made it, and can no longer be undone after a day (R994, R996)', async () => {
    const old = done({ confirmedAt: inHours(-25), hasRows: false, uninvited: 0 });
    answer('GET /api/imports', pageOf(old));
    answer(READ, old);
    await open(1280);
    await expect.element(page.getByText(text.done.undoOver)).toBeVisible();
    await expect.element(page.getByText(text.forgotten)).toBeVisible();
    const table = page.getByRole('table', { name: text.past.title });
    await expect.element(table).toMatchTextContent(language === 'ar' ? huda.nameAr : huda.name);
    await expect.element(page.getByRole('button', { name: text.undo.open })).not.toBeInTheDocument();
  });
});
