import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arSessions from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enSessions from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { hasDrafts } from '#platform/drafts.ts';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { inHours, pageOf, session } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en: enSessions, ar: arSessions };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };
const change = 'PATCH /api/sessions/:id';

const given = session({
  status: 'completed',
  startsAt: inHours(-3),
  endsAt: inHours(-2),
  notes: 'Read a poem',
  homework: '',
});

describe.each(languages)('what is typed into a dialog in %s (R667)', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const shared = sharedIn[language];
  const dialog = page.getByRole('dialog');
  const notes = dialog.getByRole('textbox', { name: text.parts.notes });

  beforeEach(() => {
    answer('GET /api/sessions', pageOf(given));
    answer('GET /api/sessions/totals', nothing);
  });
  const open = () => show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history' });
  const edit = () => press(text.texts.open);

  test('outlives Escape, says so, and is thrown away only where the person asks for it', async () => {
    await open();
    await edit();
    await notes.fill('Read two poems');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await edit();
    await expect.element(notes).toHaveValue('Read two poems');
    await expect.element(dialog.getByText(shared.restored.title)).toBeVisible();
    await press(shared.restored.discard);
    await expect.element(notes).toHaveValue('Read a poem');
    await expect.element(dialog.getByText(shared.restored.title)).not.toBeInTheDocument();
    expect(hasDrafts()).toBe(false);
  });

  test('is no draft once it is saved, also through a lost network', async () => {
    await open();
    await edit();
    await notes.fill('Read two poems');
    answer(change, noNetwork);
    await press(text.texts.save);
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(hasDrafts()).toBe(true);
    answer(change, { ...given, notes: 'Read two poems', version: 4 });
    await press(text.texts.save);
    await expect.element(toast(text.texts.saved.title)).toBeVisible();
    const keys = asked(change).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(hasDrafts()).toBe(false);
  });

  test('that is older than what is saved shows both, and calls the person’s own window so (R665)', async () => {
    await open();
    await edit();
    await notes.fill('Read two poems');
    const newer = { ...given, notes: 'Read three poems', version: 4 };
    answer(change, refusal('conflict.stale', { current: newer, isOwnChange: true }));
    await press(text.texts.save);
    await expect.element(dialog.getByText(shared.versions.own.title)).toBeVisible();
    await expect.element(dialog.getByText(shared.versions.title)).not.toBeInTheDocument();
    await expect.element(dialog.getByText('Read three poems')).toBeVisible();
    await press(shared.versions.own.takeTheirs);
    await expect.element(notes).toHaveValue('Read three poems');
    expect(hasDrafts()).toBe(false);
  });
});
