import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/sessions.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/sessions.json';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { inHours, pageOf, session } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors.session, ar: arErrors.session };
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };
const change = 'POST /api/sessions/:id/status';
const undo = 'POST /api/sessions/:id/undo';
const over = session({ startsAt: inHours(-2), endsAt: inHours(-1) });
const closed = { ...over, status: 'completed' as const, version: 4 };
const going = session({ status: 'in-progress', startsAt: inHours(-0.5), endsAt: inHours(0.5) });

describe.each(languages)('a change of status in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const article = page.getByRole('article');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const offer = () => toast(text.changed.completed.title).getByRole('button', { name: text.undo.button });

  beforeEach(() => answer('GET /api/sessions/totals', nothing));
  const open = (shown: object) => {
    answer('GET /api/sessions', pageOf(shown));
    return show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history', width: 390 });
  };
  async function complete() {
    await open(over);
    await expect.element(button(text.become.completed)).toBeVisible();
    answer(change, closed);
    answer('GET /api/sessions', pageOf(closed));
    await press(text.become.completed);
    await expect.element(offer()).toBeVisible();
  }

  test('is undone from its toast by the keyboard, with the version that it gave (R722)', async () => {
    await complete();
    // The toasts are a landmark, which the keyboard reaches with F6. Its time stands still while it has the focus.
    (offer().element() as HTMLElement).focus();
    expect(await accessibilityFaults()).toEqual([]);
    const back = { ...over, version: 5 };
    answer(undo, back);
    answer('GET /api/sessions', pageOf(back));
    await userEvent.keyboard('{Enter}');
    await expect
      .element(toast(text.undo.done.title))
      .toMatchTextContent(text.undo.done.text.replace('{{status}}', text.status.scheduled));
    await expect.element(article).toMatchTextContent(text.status.toClose);
    await expect.element(toast(text.changed.completed.title)).not.toBeInTheDocument();
    expect(asked(undo).map(({ body }) => body)).toEqual([{ of: 4 }]);
  });

  test.each(['undo-rated', 'undo-over'] as const)('stays where the server refuses: %s (R722)', async code => {
    await complete();
    answer(undo, refusal(`session.${code}`));
    await offer().click();
    await expect.element(toast(errors[code].title)).toMatchTextContent(errors[code].text);
    await expect.element(article).toMatchTextContent(text.status.completed);
  });

  test('is asked about where a session is completed that is not over, and nothing is sent before (R721)', async () => {
    await open(going);
    await press(text.become.completed);
    const question = page.getByRole('alertdialog', { name: text.early.title });
    await expect.element(question).toMatchTextContent('09:30');
    expect(await accessibilityFaults()).toEqual([]);
    await expect.element(button(text.early.keep)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    expect(asked(change)).toEqual([]);
    await expect.element(button(text.become.completed)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    answer(change, { ...going, status: 'completed', version: 4 });
    answer('GET /api/sessions', pageOf({ ...going, status: 'completed', version: 4 }));
    await question.getByRole('button', { name: text.become.completed }).click();
    await expect.element(offer()).toBeVisible();
    expect(asked(change).map(({ body }) => body)).toEqual([{ status: 'completed' }]);
  });
});
