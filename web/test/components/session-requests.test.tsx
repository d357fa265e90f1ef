import { languages } from '@bayan/domain/language/language';
import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/session-requests.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/session-requests.json';
import { StudentSessions } from '#pages/student-dashboard/sessions.tsx';
import { TutorOverviewPage } from '#pages/tutor-dashboard/overview.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { tutorPerson } from './own-profile.ts';
import { leave, show, type Theme } from './render.tsx';
import { idOf, inHours, pageOf, session, slots, tutorOverview } from './samples.ts';
import { describedBy, press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const { tutor, student, ...lesson } = session({ startsAt: inHours(72), endsAt: inHours(73) });
const request: SessionRequest = {
  id: idOf(50),
  session: lesson,
  tutor,
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

/** As a reload leaves it: what was typed is kept, and nothing else. */
async function reload(open: () => Promise<void>): Promise<void> {
  const kept = { ...localStorage };
  await leave();
  Object.assign(localStorage, kept);
  await open();
}

describe.each(languages)('asking for another time in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const ask = 'POST /api/session-requests';
  const reason = page.getByRole('textbox', { name: text.form.reason });

  async function open(theme: Theme = 'light') {
    answer('GET /api/sessions/ahead', pageOf({ ...lesson, tutor, student }));
    answer('GET /api/session-requests', pageOf());
    answer('GET /api/sessions/:id/slots', slots({ obstacle: 'no-hours' }));
    await show(<StudentSessions />, {
      language,
      width: 390,
      as: 'student',
      at: '/student-dashboard/sessions',
      theme,
    });
    await press(text.ask.move);
    await expect.element(reason).toBeVisible();
  }

  test.each(['light', 'dark'] as const)('asks for the reason first, in the %s theme', async theme => {
    await open(theme);
    await press(text.form.send);
    await expect.poll(() => describedBy(reason)).toContain(errors.field.required);
    expect(asked(ask)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('keeps what was typed through a reload, and where somebody of the family was quicker', async () => {
    await open();
    await reason.fill('A school trip');
    await reload(open);
    await expect.element(reason).toHaveValue('A school trip');
    answer(ask, refusal('session-request.exists'));
    await press(text.form.send);
    await expect.element(page.getByText(errors['session-request'].exists.title)).toBeVisible();
    await expect.element(reason).toHaveValue('A school trip');
    answer(ask, { ...request, kind: 'move', reason: 'A school trip' });
    await press(text.form.send);
    await expect.element(toast(text.sent.title)).toMatchTextContent(text.sent.text);
    expect(asked(ask).at(-1)?.body).toEqual({ sessionId: lesson.id, kind: 'move', reason: 'A school trip' });
    await press(text.ask.move);
    await expect.element(reason).toHaveValue('');
  });

  test('is answered with a word that outlives a reload', async () => {
    const word = page.getByRole('textbox', { name: text.answer.word });
    const decline = 'POST /api/session-requests/:id/answer';
    const openRequests = async () => {
      answer('GET /api/tutor-overview', tutorOverview());
      answer('GET /api/me', tutorPerson());
      answer('GET /api/sessions', pageOf());
      answer('GET /api/session-requests', pageOf(request));
      await show(<TutorOverviewPage />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard' });
      await expect.element(page.getByText(request.reason)).toBeVisible();
      await press(text.waiting.decline);
    };
    await openRequests();
    await word.fill('The exam is near');
    await reload(openRequests);
    await expect.element(word).toHaveValue('The exam is near');
    answer(decline, { ...request, status: 'declined' });
    await press(text.answer.send['declined-cancel']);
    await expect.element(toast(text.answer.done.declined)).toBeVisible();
    expect(asked(decline)[0]?.body).toEqual({ decision: 'declined', answer: 'The exam is near' });
    expect(asked(decline)[0]?.headers.get('if-match')).toBe('"1"');
  });
});
