import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LessonRulesPanel } from '#academy/lesson-rules/lesson-rules-panel.tsx';
import ar from '#locales/ar/lesson-rules.json';
import en from '#locales/en/lesson-rules.json';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const RULES = 'GET /api/lesson-rules';
const SAVE = 'POST /api/lesson-rules';
const first = {
  ...{ id: idOf(90), validFrom: '2000-01-01', by: null, at: inHours(-99) },
  ...{ cutOffHours: 24, movesPerLesson: 2, movesPerMonth: 4, furthestDays: 14, leadHours: 12 },
  ...{ tutorWaitsMinutes: 15, familyWaitsMinutes: 10, selfService: true },
};

describe.each(languages)('the rules for moving and cancelling in %s', language => {
  const { inBoth } = inTurn(language);
  const words = textsIn[language];
  const field = (name: 'cutOffHours' | 'movesPerLesson') =>
    page.getByRole('textbox', { name: words.fields[name] });
  /** The fields of a date stand in the order of day, month, year. */
  const typeDay = async (digits: string) => {
    await page.getByRole('group', { name: words.fields.validFrom }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(digits);
  };
  const within = (text: string) => page.getByText(text.split('{{')[0] ?? '', { exact: false });

  beforeEach(() => answer(RULES, pageOf(first)));

  // The clock of the tests reads 16 November 2026.
  inBoth('are checked in the field, and what they do is said before they are saved (R978)', async () => {
    await show(
      <>
        <h1>{words.form.title}</h1>
        <LessonRulesPanel />
      </>,
      { language, as: 'admin' },
    );
    await expect.element(field('cutOffHours')).toHaveValue('24');
    await expect.element(page.getByText(words.versions.inForce)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await field('cutOffHours').fill('169');
    await expect.element(within(words.problems.range)).toBeVisible();
    await field('cutOffHours').fill('48');
    // Stricter: 29 November is a day too soon.
    await typeDay('29112026');
    await expect.element(within(words.problems.notice)).toBeVisible();
    await press(words.form.save);
    expect(page.getByRole('dialog').elements()).toEqual([]);
    await typeDay('30112026');
    await press(words.form.save);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(words.review.families)).toBeVisible();
    await expect.element(dialog.getByText(words.fields.cutOffHours, { exact: false }).first()).toBeVisible();
    expect(asked(SAVE)).toEqual([]);
    const { id: _, by: _by, at: _at, ...sent } = { ...first, cutOffHours: 48, validFrom: '2026-11-30' };
    answer(SAVE, { ...first, ...sent, id: idOf(91) });
    await press(words.review.confirm);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(SAVE).map(({ body }) => body)).toEqual([sent]);
  });
});
