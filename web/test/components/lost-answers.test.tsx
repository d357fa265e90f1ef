import { languages } from '@bayan/domain/language/language';
import { type ReactNode, useState } from 'react';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arHomework from '#locales/ar/homework.json';
import arSessions from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enHomework from '#locales/en/homework.json';
import enSessions from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { hasDrafts } from '#platform/drafts.ts';
import { GradeDialog } from '#teaching/homework/grade-dialog.tsx';
import { ChangeSessionDialog } from '#teaching/sessions/change-session-dialog.tsx';
import { EditNotesDialog } from '#teaching/sessions/edit-notes-dialog.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { emptyCalendar, homework, inHours, session } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const textsIn = {
  en: { ui: enShared.ui, sessions: enSessions, homework: enHomework },
  ar: { ui: arShared.ui, sessions: arSessions, homework: arHomework },
};

/** Loaded anew, with what the server said last and not what it did. */
function Reloaded({ dialog }: { readonly dialog: (onClose: () => void) => ReactNode }) {
  const [visit, setVisit] = useState(0);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" data-reload="" onClick={() => setVisit(visit + 1)}>
        reload
      </button>
      <div key={visit}>{isOpen && dialog(() => setOpen(false))}</div>
    </>
  );
}
/** What lies under a dialog cannot be pressed. */
const reload = () => document.querySelector<HTMLElement>('[data-reload]')?.click();

describe.each(languages)('a change whose answer was lost before a reload, in %s (R298)', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: false });
  const open = (one: (onClose: () => void) => ReactNode) =>
    show(<Reloaded dialog={one} />, { language, width: 390, as: 'tutor' });
  const loseTheAnswer = async (save: string, change: string) => {
    answer(change, noNetwork);
    await press(save);
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    reload();
    await expect.element(dialog.getByText(text.ui.restored.title)).toBeVisible();
  };
  const isSaved = async (title: string, change: string) => {
    await expect.element(toast(title)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked(change)).toHaveLength(2);
    expect(hasDrafts()).toBe(false);
  };

  test('is done: notes that are saved over what differs elsewhere', async () => {
    const change = 'PATCH /api/sessions/:id';
    const given = session({
      status: 'completed',
      startsAt: inHours(-3),
      endsAt: inHours(-2),
      notes: 'A poem',
    });
    await open(onClose => <EditNotesDialog session={given} onClose={onClose} />);
    await field(text.sessions.parts.notes).fill('Two poems ');
    await loseTheAnswer(text.sessions.texts.save, change);
    const newer = { ...given, notes: 'Two poems', version: 4 };
    answer(change, refusal('conflict.stale', { current: newer, isOwnChange: true }));
    await press(text.sessions.texts.save);
    await isSaved(text.sessions.texts.saved.title, change);
  });

  test('is done: a move, whose reason the session does not keep', async () => {
    const change = 'PATCH /api/sessions/:id';
    answer('GET /api/sessions/clash', { clash: null });
    answer('GET /api/sessions/calendar', emptyCalendar);
    const given = session({ startsAt: inHours(24), endsAt: inHours(25) });
    await open(onClose => <ChangeSessionDialog session={given} onClose={onClose} />);
    await choose(text.sessions.logger.fields.duration, language === 'ar' ? '90 دقيقة' : '90 minutes');
    await field(text.sessions.change.reason).fill('The dentist');
    await loseTheAnswer(text.sessions.change.save, change);
    const newer = { ...given, duration: 90, endsAt: inHours(25.5), version: 4 };
    answer(change, refusal('conflict.stale', { current: newer, isOwnChange: true }));
    await press(text.sessions.change.save);
    await isSaved(text.sessions.change.moved.title, change);
  });

  test('is done: a grade', async () => {
    const change = 'POST /api/homework/:id/grade';
    const given = homework();
    await open(onClose => <GradeDialog homework={given} onClose={onClose} />);
    await field(text.homework.fields.grade).fill('A');
    await loseTheAnswer(text.homework.saveGrade, change);
    const newer = { ...given, grade: 'A', version: given.version + 1 };
    answer(change, refusal('conflict.stale', { current: newer, isOwnChange: true }));
    await press(text.homework.saveGrade);
    await isSaved(text.homework.marked.title, change);
  });

  test('is not taken for done where another grade was given meanwhile', async () => {
    const change = 'POST /api/homework/:id/grade';
    const given = homework();
    await open(onClose => <GradeDialog homework={given} onClose={onClose} />);
    await field(text.homework.fields.grade).fill('A');
    await loseTheAnswer(text.homework.saveGrade, change);
    const newer = { ...given, grade: 'B', version: given.version + 1 };
    answer(change, refusal('conflict.stale', { current: newer, isOwnChange: true }));
    await press(text.homework.saveGrade);
    await expect.element(dialog.getByText(text.ui.versions.own.title)).toBeVisible();
    expect(hasDrafts()).toBe(true);
  });
});
