import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arHomework from '#locales/ar/homework.json';
import arRequests from '#locales/ar/session-requests.json';
import ar from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enHomework from '#locales/en/homework.json';
import enRequests from '#locales/en/session-requests.json';
import en from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { TutorHomework } from '#pages/tutor-dashboard/homework.tsx';
import { TutorOverviewPage } from '#pages/tutor-dashboard/overview.tsx';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { answer, noNetwork } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { tutorPerson } from './own-profile.ts';
import { show } from './render.tsx';
import {
  closingTimes,
  emptyCalendar,
  homework,
  idOf,
  inHours,
  pageOf,
  session,
  student,
  tutorOverview,
} from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = {
  en: { ...en, homework: enHomework, requests: enRequests, ui: enShared.ui },
  ar: { ...ar, homework: arHomework, requests: arRequests, ui: arShared.ui },
};
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };
const change = 'POST /api/sessions/:id/status';
const given = session({ startsAt: inHours(24), endsAt: inHours(25) });
const held = session({
  status: 'completed',
  startsAt: inHours(-2),
  endsAt: inHours(-1),
  closedAt: inHours(-1),
});
const { tutor: _tutor, student: _student, ...lesson } = given;
const request = {
  id: idOf(50),
  session: lesson,
  tutor: given.tutor,
  student,
  kind: 'cancel',
  reason: 'We travel',
  wish: null,
  status: 'open',
  answer: null,
  createdAt: inHours(-1),
  updatedAt: inHours(-1),
  version: 1,
};

describe.each(languages)('whose lesson it is, in %s (R675)', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const name = language === 'ar' ? student.nameAr : student.name;
  const lineOf = ({ startsAt }: { readonly startsAt: string }) => {
    const clock = { language, timeZone: 'Europe/London' };
    return text.lessonLine
      .replace('{{name}}', name)
      .replace('{{day}}', shortDayText(new Date(startsAt), clock))
      .replace('{{time}}', timeText(new Date(startsAt), clock));
  };
  const described = (dialog: string) => page.getByRole('dialog', { name: dialog });

  beforeEach(() => {
    answer('GET /api/sessions/totals', nothing);
    answer('GET /api/sessions/:id/options', closingTimes());
    answer('GET /api/sessions/clash', { clash: null });
    answer('GET /api/sessions/calendar', emptyCalendar);
  });
  const open = (shown: object) => {
    answer('GET /api/sessions', pageOf(shown));
    return show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history', width: 390 });
  };

  test('is said by each dialog about one to come', async () => {
    await open(given);
    for (const [button, title] of [
      [text.become.cancelled, text.cancel.title],
      [text.change.open, text.change.title],
      [text.texts.open, text.texts.title],
    ] as const) {
      await press(button);
      await expect.element(described(title)).toHaveAccessibleDescription(lineOf(given));
      await userEvent.keyboard('{Escape}');
      await expect.element(described(title)).not.toBeInTheDocument();
    }
  });

  test('is said by each dialog about one that is over', async () => {
    await open(held);
    for (const [button, title] of [
      [text.correct.open, text.correct.title],
      [text.rate.open, text.rate.title],
    ] as const) {
      await press(button);
      await expect.element(described(title)).toHaveAccessibleDescription(lineOf(held));
      await userEvent.keyboard('{Escape}');
      await expect.element(described(title)).not.toBeInTheDocument();
    }
  });

  test('is said by the toast, and a dialog whose answer was lost stays open', async () => {
    await open(given);
    await press(text.become.cancelled);
    answer(change, noNetwork);
    answer('GET /api/sessions/:id', given);
    const dialog = described(text.cancel.title);
    await dialog.getByRole('button', { name: text.cancel.confirm }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(lineOf(given));
    await expect.element(dialog).toBeVisible();
    answer(change, { ...given, status: 'cancelled', version: 4 });
    await dialog.getByRole('button', { name: text.cancel.confirm }).click();
    await expect.element(toast(text.changed.cancelled.title)).toMatchTextContent(lineOf(given));
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is cancelled with the reason that was typed before, and says so (R667)', async () => {
    await open(given);
    await press(text.become.cancelled);
    const reason = page.getByRole('textbox', { name: text.cancel.reason });
    await reason.fill('The dentist');
    await userEvent.keyboard('{Escape}');
    await expect.element(described(text.cancel.title)).not.toBeInTheDocument();
    await press(text.become.cancelled);
    await expect.element(reason).toHaveValue('The dentist');
    await press(text.ui.restored.discard);
    await expect.element(reason).toHaveValue('');
  });

  test('is said by the answer to a request', async () => {
    answer('GET /api/sessions', pageOf());
    answer('GET /api/session-requests', pageOf(request));
    answer('GET /api/tutor-overview', tutorOverview());
    answer('GET /api/me', tutorPerson());
    await show(<TutorOverviewPage />, { language, as: 'tutor', at: '/tutor-dashboard' });
    await expect
      .element(page.getByRole('article').getByRole('link', { name }))
      .toHaveAttribute('href', `/tutor-dashboard/students/${student.id}`);
    await press(text.requests.waiting.decline);
    await expect
      .element(described(text.requests.answer.title['declined-cancel']))
      .toHaveAccessibleDescription(lineOf(given));
  });

  test('is said with its title by homework to mark', async () => {
    const piece = homework({
      status: 'completed',
      submission: { at: inHours(-2), url: 'https://files.example/essay', files: [] },
    });
    answer('GET /api/homework', pageOf(piece));
    await show(<TutorHomework />, { language, as: 'tutor', at: '/tutor-dashboard/homework' });
    await press(text.homework.grade);
    await expect
      .element(described(text.homework.gradeTitle))
      .toHaveAccessibleDescription(
        text.homework.whose.replace('{{name}}', name).replace('{{title}}', piece.title),
      );
  });
});
