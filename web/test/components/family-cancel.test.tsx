import { languages } from '@bayan/domain/language/language';
import type { Session, SessionOptions } from '@bayan/domain/sessions/sessions.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/session-requests.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/session-requests.json';
import { FamilyCancelDialog } from '#teaching/session-requests/family-cancel-dialog.tsx';
import { answer, asked, noNetwork, refusal, status } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme } from './render.tsx';
import { closingTimes, inHours, session } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const cancelling = 'POST /api/sessions/:id/cancel';
const lesson = session({ startsAt: inHours(72), endsAt: inHours(73) });

describe.each(languages)('a family that cancels by itself, in %s (R513)', language => {
  const { test, inBoth } = inTurn(language);
  const { own, form } = textsIn[language];
  const errors = errorsIn[language];
  const dialog = page.getByRole('dialog');
  let closed = 0;

  async function open(
    options: Partial<SessionOptions> = { freeUntil: inHours(48) },
    { theme = 'light', ...different }: Partial<Session> & { theme?: Theme; isAskedAbout?: boolean } = {},
  ) {
    closed = 0;
    const { isAskedAbout = false, ...fields } = different;
    answer('GET /api/sessions/:id/options', closingTimes(options));
    await show(
      <FamilyCancelDialog
        session={{ ...lesson, ...fields }}
        isAskedAbout={isAskedAbout}
        onClose={() => {
          closed += 1;
        }}
      />,
      { language, as: 'student', width: 390, theme },
    );
  }

  test.each(['light', 'dark'] as const)(
    'reads first until when it is free, by both clocks, in the %s theme',
    async theme => {
      await open(undefined, { theme });
      await expect.element(page.getByText(own.cost.freeUntil)).toBeVisible();
      await expect.element(page.getByText(own.cancel.forGood)).toBeVisible();
      const until = dialog.getByRole('time').elements().at(-1);
      expect(until?.getAttribute('datetime')).toBe(inHours(48));
      expect(until?.textContent).toContain({ en: 'London', ar: 'لندن' }[language]);
      expect(until?.textContent).toContain({ en: 'Riyadh', ar: 'الرياض' }[language]);
      expect(await accessibilityFaults()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    },
  );

  inBoth('sends the cost that was read, and says what became of it', async () => {
    await open();
    answer(cancelling, { ...lesson, status: 'cancelled', outcome: 'family-cancelled', version: 4 });
    await press(own.cancel.confirm);
    await expect.element(toast(own.cancelled.title)).toMatchTextContent(own.cancelled.free);
    expect(asked(cancelling).map(({ body }) => body)).toEqual([{ cost: 'free', reason: '' }]);
    expect(closed).toBe(1);
  });

  test('reads that it counts as taken after the cut-off', async () => {
    await open({ freeUntil: inHours(-1) });
    await expect.element(page.getByText(own.cost.taken)).toBeVisible();
    await expect.element(page.getByText(own.cost.emergency)).toBeVisible();
    answer(cancelling, { ...lesson, status: 'cancelled', outcome: 'late-cancelled', version: 4 });
    await press(own.cancel.confirm);
    await expect.element(toast(own.cancelled.title)).toMatchTextContent(own.cancelled.taken);
    expect(asked(cancelling)[0]?.body).toMatchObject({ cost: 'taken' });
  });

  test('reads the new cost before anything is cancelled, where it has changed meanwhile', async () => {
    await open();
    answer(cancelling, refusal('session.cost-changed', { field: 'cost', cost: 'taken' }));
    await press(own.cancel.confirm);
    await expect.element(page.getByText(errors.session['cost-changed'].title)).toBeVisible();
    await expect.element(page.getByText(own.cost.taken)).toBeVisible();
    expect(closed).toBe(0);
    answer(cancelling, { ...lesson, status: 'cancelled', outcome: 'late-cancelled', version: 4 });
    await press(own.cancel.confirm);
    await expect.element(toast(own.cancelled.title)).toBeVisible();
    expect(asked(cancelling).map(({ body }) => body)).toMatchObject([{ cost: 'free' }, { cost: 'taken' }]);
  });

  test('is told where the lesson has begun, and keeps its words where the network fails', async () => {
    await open();
    const reason = dialog.getByRole('textbox', { name: own.cancel.reason });
    await reason.fill('A school trip');
    answer(cancelling, noNetwork);
    answer('GET /api/sessions/:id', lesson);
    await press(own.cancel.confirm);
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(reason).toHaveValue('A school trip');
    expect(closed).toBe(0);
    answer(cancelling, refusal('session.not-upcoming'));
    await press(own.cancel.confirm);
    await expect.element(toast(errors.session['not-upcoming'].title)).toBeVisible();
    expect(closed).toBe(1);
  });

  test('asks the academy where the rules leave nothing to families', async () => {
    await open({ freeUntil: inHours(48), selfService: false });
    await expect.element(page.getByRole('heading', { name: form.title.cancel })).toBeVisible();
  });

  test('of a lesson that nobody gives is free until it begins, and a request is closed with it', async () => {
    await open({ freeUntil: lesson.startsAt }, { tutorLeftAt: inHours(-1), isAskedAbout: true });
    await expect.element(page.getByText(own.cost.freeToTheEnd)).toBeVisible();
    await expect.element(page.getByText(own.closesRequest)).toBeVisible();
  });

  test('can try again where the rules could not be read', async () => {
    answer('GET /api/sessions/:id/options', status(503));
    await show(<FamilyCancelDialog session={lesson} isAskedAbout={false} onClose={() => {}} />, {
      language,
      as: 'student',
      width: 390,
    });
    const again = dialog.getByRole('button').last();
    await expect.element(again).toBeVisible();
    expect(asked(cancelling)).toEqual([]);
  });
});
