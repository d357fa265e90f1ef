import { languages } from '@bayan/domain/language/language';
import type { SessionSlots } from '@bayan/domain/session-moves/session-moves.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/session-requests.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/session-requests.json';
import { FamilyMoveDialog } from '#teaching/session-moves/family-move-dialog.tsx';
import { answer, asked, refusal, status } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme } from './render.tsx';
import { inHours, session, slots } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const moving = 'POST /api/sessions/:id/move';
const reading = 'GET /api/sessions/:id/slots';
const lesson = session({ startsAt: inHours(72), endsAt: inHours(73) });

describe.each(languages)('a family that moves a lesson by itself, in %s (R513)', language => {
  const { test, inBoth } = inTurn(language);
  const { own, form } = textsIn[language];
  const errors = errorsIn[language];
  const dialog = page.getByRole('dialog');
  const times = dialog.getByRole('listitem').getByRole('button');

  async function open(different: Partial<SessionSlots> = {}, theme: Theme = 'light') {
    const starts = [inHours(48), inHours(48.25), inHours(49)];
    answer(reading, slots({ starts, ...different }));
    await show(<FamilyMoveDialog session={lesson} onClose={() => {}} />, {
      language,
      as: 'student',
      width: 390,
      theme,
    });
  }

  test.each(['light', 'dark'] as const)(
    'picks a free time and reads both times, the cost and the moves left, in the %s theme',
    async theme => {
      await open({}, theme);
      await expect.poll(() => times.elements().length).toBe(3);
      expect(await accessibilityFaults()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      await times.nth(1).click();
      await expect.element(page.getByText(own.move.free)).toBeVisible();
      const shown = dialog.getByRole('time').elements();
      expect(shown.map(time => time.getAttribute('datetime'))).toEqual([lesson.startsAt, inHours(48.25)]);
      for (const time of shown) expect(time.textContent).toContain({ en: 'London', ar: 'لندن' }[language]);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  inBoth('sends the time that was picked, and says that it moved', async () => {
    await open({ movesLeft: 1 });
    await times.first().click();
    await expect.element(page.getByText(own.move.last)).toBeVisible();
    answer(moving, { ...lesson, startsAt: inHours(48), endsAt: inHours(49), version: 4 });
    await press(own.move.confirm);
    await expect.element(toast(own.moved.title)).toMatchTextContent(own.moved.text);
    expect(asked(moving).map(({ body }) => body)).toEqual([{ startsAt: inHours(48) }]);
  });

  test('picks another where the time has just been taken', async () => {
    await open();
    await times.first().click();
    answer(moving, refusal('session.slot-taken', { slots: [] }));
    answer(reading, slots({ starts: [inHours(50)] }));
    await press(own.move.confirm);
    await expect.element(page.getByText(errors.session['slot-taken'].title)).toBeVisible();
    await expect.poll(() => times.elements().length).toBe(1);
  });

  test('goes to other days within what the rules allow, and may ask instead', async () => {
    await open({ starts: [] });
    await expect.element(page.getByText(own.move.none)).toBeVisible();
    const [first] = asked(reading);
    await press(own.move.later);
    await expect.poll(() => asked(reading).at(-1)?.query.get('from')).not.toBe(first?.query.get('from'));
    await press(own.move.earlier);
    await expect.element(dialog.getByRole('button', { name: own.move.earlier })).toBeDisabled();
    await press(own.move.ask);
    await expect.element(page.getByRole('heading', { name: form.title.move })).toBeVisible();
  });

  test.each(['no-hours', 'cut-off', 'moves-used', 'no-tutor', 'no-self-service'] as const)(
    'asks where it cannot do so itself, and reads why: %s',
    async obstacle => {
      await open({ obstacle });
      await expect.element(page.getByText(own.move.obstacle[obstacle])).toBeVisible();
      await expect.element(page.getByRole('heading', { name: form.title.move })).toBeVisible();
    },
  );

  test('is told where the lesson can no longer be changed', async () => {
    await open();
    await times.first().click();
    answer(moving, refusal('session.not-upcoming'));
    await press(own.move.confirm);
    await expect.element(toast(errors.session['not-upcoming'].title)).toBeVisible();
  });

  test('can try again where the free times could not be read', async () => {
    answer(reading, status(503));
    await show(<FamilyMoveDialog session={lesson} onClose={() => {}} />, {
      language,
      as: 'student',
      width: 390,
    });
    await expect.element(dialog.getByRole('button').last()).toBeVisible();
  });
});
