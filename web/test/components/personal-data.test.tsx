import { languages } from '@bayan/domain/language/language';
import type { Erasure, ErasurePreview } from '@bayan/domain/personal-data/erasures.contract';
import type { PersonExport } from '@bayan/domain/personal-data/exports.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/personal-data.json';
import en from '#locales/en/personal-data.json';
import { AdminPersonalData } from '#pages/admin-dashboard/people-data.tsx';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { answerOnceProved, proveIn } from './fresh-proof.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme, type Width } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const ASK = 'POST /api/erasures';

const layan = { id: idOf(71), name: 'Layan Haddad', nameAr: 'ليان حداد', role: 'student' as const };
const huda = { id: idOf(70), name: 'Huda Saleh', nameAr: 'هدى صالح' };

const preview = (different: Partial<ErasurePreview> = {}): ErasurePreview => ({
  person: layan,
  goes: [
    { part: 'account', count: 1 },
    { part: 'messages', count: 12 },
  ],
  stays: [{ part: 'lessons', count: 30 }],
  lessonsAhead: 0,
  runsAt: inHours(14 * 24),
  ...different,
});
const erasure = (different: Partial<Erasure> = {}): Erasure => ({
  ...{ id: idOf(80), person: layan, askedBy: huda, status: 'waiting', createdAt: inHours(-1) },
  ...{ runsAt: inHours(14 * 24), doneAt: null, withdrawnAt: null, lessonsAhead: 0, version: 1 },
  ...different,
});
const madeExport = (different: Partial<PersonExport> = {}): PersonExport => ({
  ...{ id: idOf(81), person: layan, askedBy: huda, isYours: true, language: 'ar', status: 'ready' },
  ...{ createdAt: inHours(-1), readyAt: inHours(-1), expiresAt: inHours(167), version: 2 },
  ...different,
});

describe.each(languages)('export and erasure of a person in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const name = language === 'ar' ? layan.nameAr : layan.name;
  const dialog = page.getByRole('dialog');

  beforeEach(() => {
    answer(
      'GET /api/erasures',
      pageOf(erasure(), erasure({ id: idOf(82), status: 'done', doneAt: inHours(-2) })),
    );
    answer('GET /api/exports', pageOf(madeExport(), madeExport({ id: idOf(83), isYours: false })));
    answer('GET /api/erasures/preview', preview());
  });

  const open = (width: Width = 390, theme: Theme = 'light') =>
    show(<AdminPersonalData />, {
      ...{ language, width, theme, as: 'admin' },
      at: `/admin-dashboard/people/data?person=${layan.id}`,
    });

  async function openErasure() {
    await open();
    await press(text.erase.open);
    await expect.element(dialog).toBeVisible();
  }

  test.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)(
    'the page shows both lists and whose data it is about, at %i, %s (R850)',
    async (width, theme) => {
      await open(width, theme);
      await expect.element(page.getByText(text.erasures.status.waiting)).toBeVisible();
      await expect.element(page.getByText(text.erasures.status.done)).toBeVisible();
      await expect.element(page.getByText(text.exports.others)).toBeVisible();
      await expect.element(page.getByText(text.retention.parts.applications)).toBeVisible();
      await expect
        .element(page.getByRole('button', { name: text.exports.downloadOf.replace('{{name}}', name) }))
        .toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('an erasure says what goes, what stays and why, and is asked for only once that is confirmed (R845)', async () => {
    answer(ASK, erasure());
    await openErasure();
    await expect.element(dialog.getByText(text.parts.messages)).toBeVisible();
    await expect.element(dialog.getByText('12')).toBeVisible();
    await expect.element(dialog.getByText(text.why.lessons)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: text.erase.confirm });
    await expect.element(confirm).toBeDisabled();
    await dialog.getByText(text.erase.understood).click();
    expect(await accessibilityFaults()).toEqual([]);
    await confirm.click();
    await expect.element(toast(text.erase.asked.title)).toBeVisible();
    expect(asked(ASK)).toMatchObject([{ body: { personId: layan.id } }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('lessons to come keep a person from being erased, and the dialog says so (R844)', async () => {
    answer('GET /api/erasures/preview', preview({ lessonsAhead: 2 }));
    await openErasure();
    await expect.element(dialog.getByText(text.erase.aheadText)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: text.erase.confirm })).toBeDisabled();
  });

  test('an older sign-in proves who they are first, and then it is done (R841)', async () => {
    answerOnceProved(ASK, erasure());
    await openErasure();
    await dialog.getByText(text.erase.understood).click();
    await proveIn(language, () => dialog.getByRole('button', { name: text.erase.confirm }).click());
    await expect.element(toast(text.erase.asked.title)).toBeVisible();
  });

  test('an erasure is withdrawn with the version that was seen (R844)', async () => {
    const line = 'POST /api/erasures/:id/withdrawal';
    answer(line, erasure({ status: 'withdrawn', withdrawnAt: inHours(0), version: 2 }));
    await open();
    await press(text.erasures.withdrawOf.replace('{{name}}', name));
    await page
      .getByRole('alertdialog', { name: text.erasures.ask.title })
      .getByRole('button', { name: text.erasures.withdraw })
      .click();
    await expect.element(toast(text.erasures.withdrawn.title)).toBeVisible();
    expect(asked(line).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);
  });
});
