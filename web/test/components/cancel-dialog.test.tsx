import { languages } from '@bayan/domain/language/language';
import type { Session, SessionOptions } from '@bayan/domain/sessions/sessions.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arRequests from '#locales/ar/session-requests.json';
import ar from '#locales/ar/sessions.json';
import enErrors from '#locales/en/errors.json';
import enRequests from '#locales/en/session-requests.json';
import en from '#locales/en/sessions.json';
import { RequestDialog } from '#teaching/session-requests/request-dialog.tsx';
import { CancelDialog } from '#teaching/sessions/cancel-dialog.tsx';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { closingTimes, inHours, session } from './samples.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const change = 'POST /api/sessions/:id/status';

describe.each(languages)('a session that is not given as planned, in %s (R490)', language => {
  const { test } = inTurn(language);
  const { cancel, outcome } = textsIn[language];
  const required = errorsIn[language].field.required;
  const dialog = page.getByRole('dialog');
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const choose = (name: keyof typeof cancel.outcomes) => page.getByText(cancel.outcomes[name]).click();
  const offered = () =>
    dialog
      .getByRole('radio')
      .elements()
      .map(radio => (radio as HTMLInputElement).value);

  async function open(
    different: Partial<Session>,
    times: Partial<SessionOptions>,
    as: 'tutor' | 'admin' = 'tutor',
  ) {
    const lesson = session(different);
    answer('GET /api/sessions/:id/options', closingTimes(times));
    answer(change, { ...lesson, version: 4 });
    await show(<CancelDialog session={lesson} onClose={() => {}} />, { language, as, width: 390 });
    await expect.element(dialog.getByRole('radio').first()).toBeInTheDocument();
  }
  const begun = { startsAt: inHours(-0.5), endsAt: inHours(0.5) };
  const passed = {
    freeUntil: inHours(-24),
    studentAbsentFrom: inHours(-0.25),
    tutorAbsentFrom: inHours(-0.3),
  };

  test('before the cut-off says what a cancellation costs, and needs no reason', async () => {
    await open({}, {});
    expect(offered()).toEqual(['academy-cancelled', 'family-cancelled']);
    await choose('family-cancelled');
    await expect.element(dialog).toMatchTextContent(cancel.meanings['family-cancelled']);
    expect(await accessibilityFaults()).toEqual([]);
    await confirm(cancel.confirm);
    await expect
      .poll(() => asked(change)[0]?.body)
      .toEqual({ status: 'cancelled', outcome: 'family-cancelled' });
  });

  test('after the cut-off a tutor cancels with a reason, and a family late', async () => {
    await open({}, { freeUntil: inHours(-1) });
    expect(offered()).toEqual(['academy-cancelled', 'late-cancelled']);
    await confirm(cancel.confirm);
    await expect.element(page.getByText(required)).toBeVisible();
    expect(asked(change)).toEqual([]);
    await page.getByRole('textbox', { name: cancel.reasonNeeded }).fill('I am ill');
    await confirm(cancel.confirm);
    await expect
      .poll(() => asked(change)[0]?.body)
      .toEqual({ status: 'cancelled', outcome: 'academy-cancelled', reason: 'I am ill' });
  });

  test('says from when an absence can be recorded, and offers it then', async () => {
    await open(begun, { ...passed, studentAbsentFrom: inHours(0.1) });
    expect(offered()).not.toContain('student-absent');
    await expect.element(dialog).toMatchTextContent(cancel.absentFrom.split('{{time}}')[0] ?? '');
  });

  test('asks for the minutes of one that was cut short, and keeps it completed', async () => {
    await open(begun, passed);
    expect(offered()).toEqual([
      ...['student-absent', 'tutor-absent', 'technical-failure', 'cut-short'],
      ...['late-cancelled', 'academy-cancelled'],
    ]);
    await confirm(cancel.confirmBegun);
    await expect.element(page.getByText(required)).toBeVisible();
    await choose('cut-short');
    await page.getByRole('textbox', { name: cancel.minutes }).fill('35');
    await confirm(cancel.confirmBegun);
    await expect
      .poll(() => asked(change)[0]?.body)
      .toEqual({ status: 'completed', outcome: 'cut-short', taughtMinutes: 35 });
  });

  test('asks on whose side the connection failed', async () => {
    await open(begun, passed);
    await choose('technical-failure');
    await page.getByText(cancel.sides.tutor, { exact: true }).click();
    await confirm(cancel.confirmBegun);
    await expect
      .poll(() => asked(change)[0]?.body)
      .toEqual({ status: 'cancelled', outcome: 'technical-failure', failureSide: 'tutor' });
  });

  test('lets an admin write down with a reason what came in time', async () => {
    await open({}, { freeUntil: inHours(-1) }, 'admin');
    await choose('family-cancelled');
    await confirm(cancel.confirm);
    await expect.element(page.getByText(required)).toBeVisible();
    await choose('late-cancelled');
    await confirm(cancel.confirm);
    await expect.poll(() => asked(change).length).toBe(1);
  });

  test('has its outcome beside its status, but for one that was taught (R491)', async () => {
    const absent = session({ status: 'cancelled', outcome: 'student-absent' });
    const cut = session({ status: 'completed', outcome: 'cut-short', taughtMinutes: 35 });
    const taught = session({ status: 'completed', outcome: 'taught' });
    const badges = [absent, cut, taught].map(shown => <OutcomeBadge key={shown.outcome} session={shown} />);
    await show(<p data-testid="outcomes">{badges}</p>, { language, as: 'tutor' });
    await expect.element(page.getByText(outcome['student-absent'])).toBeVisible();
    await expect.element(page.getByText('35', { exact: false })).toBeVisible();
    expect(page.getByTestId('outcomes').element().children).toHaveLength(2);
  });
});

describe.each(languages)('a family that asks to cancel, in %s (R512)', language => {
  const { inBoth } = inTurn(language);
  const { cost } = { en: enRequests, ar: arRequests }[language].form;
  const ask = async (freeUntil: string) => {
    answer('GET /api/sessions/:id/options', closingTimes({ freeUntil }));
    await show(<RequestDialog kind="cancel" session={session()} onClose={() => {}} />, {
      language,
      as: 'student',
      width: 390,
    });
  };

  inBoth('reads until when it is free of charge', async () => {
    await ask(inHours(1));
    await expect.element(page.getByRole('status')).toMatchTextContent(cost.free.split('{{')[0] ?? '');
  });

  inBoth('reads that it counts once that is over', async () => {
    await ask(inHours(-1));
    await expect.element(page.getByText(cost.late)).toBeVisible();
  });
});
