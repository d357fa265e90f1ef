import { languages } from '@bayan/domain/language/language';
import type { TimeOff } from '@bayan/domain/time-off/time-off.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/availability.json';
import arShared from '#locales/ar/translation.json';
import en from '#locales/en/availability.json';
import enShared from '#locales/en/translation.json';
import { hasDrafts } from '#platform/drafts.ts';
import { DateHoursDialog } from '#teaching/availability/date-hours-dialog.tsx';
import type { DateHours } from '#teaching/availability/date-hours-form.ts';
import { TimeOffDialog } from '#teaching/time-off/time-off-dialog.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, student } from './samples.ts';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en: { ...en, ui: enShared.ui }, ar: { ...ar, ui: arShared.ui } };
const tutor = { id: people.tutor.id, name: people.tutor.name, nameAr: people.tutor.name_ar };
const own = { id: null, timezone: 'Europe/London' };
const misfit = {
  id: idOf(10),
  student: { id: student.id, name: student.name, nameAr: student.nameAr },
  ...{ subject: 'English', timezone: student.timezone, misfit: 'outside-hours' },
  ...{ startsAt: '2026-12-07T12:00:00.000Z', endsAt: '2026-12-07T13:00:00.000Z' },
};
const NONE = { misfits: [], isAll: true };
const date: DateHours = {
  ...{ id: idOf(70), tutor, day: '2026-12-07', timezone: 'Europe/London', version: 2 },
  ranges: [{ opens: 600, closes: 720 }],
};
const off: TimeOff = {
  ...{ id: idOf(60), tutor, kind: 'leave', note: 'Dentist', version: 3 },
  ...{ startsAt: '2026-12-03T09:00:00.000Z', endsAt: '2026-12-03T13:00:00.000Z' },
  ...{ createdAt: inHours(-48), updatedAt: inHours(-48) },
};
const PUT_DAY = 'PUT /api/availability/days/2026-12-07';
const PREVIEW_DAY = 'POST /api/availability/days/2026-12-07/preview';
const PATCH_OFF = 'PATCH /api/time-off/:id';
const PREVIEW_OFF = 'POST /api/time-off/:id/preview';

describe.each(languages)('a plan that was changed meanwhile, in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const dialog = page.getByRole('dialog');
  let closed = 0;
  beforeEach(() => {
    closed = 0;
  });
  const onClose = () => {
    closed += 1;
  };
  const openDate = () =>
    show(
      <DateHoursDialog
        tutor={own}
        date={date}
        weekly={{ timezone: 'Europe/London', ranges: [{ opens: 720, closes: 1020 }] }}
        onClose={onClose}
      />,
      { language, as: 'tutor' },
    );
  const openOff = () =>
    show(<TimeOffDialog tutor={own} off={off} onClose={onClose} />, { language, as: 'tutor' });
  /** Refuses what was seen before `current`, and answers `then` to the rest. */
  const changeMeanwhile = (request: string, current: { readonly version: number }, then: object) =>
    answer(request, (sent: Parameters<ReturnType<typeof refusal>>[0]) =>
      sent.headers.get('if-match') === `"${current.version}"`
        ? Response.json(then)
        : refusal('conflict.stale', { current, isOwnChange: false })(sent),
    );
  const keepMine = async (save: string, saved: string) => {
    await press(save);
    await press(text.ui.versions.keepYours);
    await expect.element(dialog.getByText(text.misfits.text)).toBeVisible();
    await press(save);
    await expect.element(toast(saved)).toBeVisible();
    expect(closed).toBe(1);
  };
  const loseTheAnswer = async (save: string, change: string) => {
    answer(change, noNetwork);
    await press(save);
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  };
  const isDone = async (save: string, saved: string) => {
    await press(save);
    await expect.element(toast(saved)).toBeVisible();
    expect(closed).toBe(1);
    expect(hasDrafts()).toBe(false);
  };

  test('saves my hours of a date over it, after the sessions that no longer fit (R297, R482)', async () => {
    const current = { ...date, ranges: [], version: 3 };
    changeMeanwhile(PREVIEW_DAY, current, { misfits: [misfit], isAll: true });
    changeMeanwhile(PUT_DAY, current, { day: { ...date, version: 4 }, ...NONE });
    await openDate();
    await dialog.getByText(text.date.choices.weekly, { exact: true }).click();
    await keepMine(text.date.save, text.date.saved.title);
    expect(asked(PUT_DAY).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"']);
  });

  test('saves my time off over it, after the sessions that no longer fit (R297, R482)', async () => {
    const current = { ...off, kind: 'ill', version: 4 };
    changeMeanwhile(PREVIEW_OFF, current, { misfits: [misfit], isAll: true });
    changeMeanwhile(PATCH_OFF, current, { timeOff: { ...off, version: 5 }, ...NONE });
    await openOff();
    await dialog.getByText(text.off.wholeDays).click();
    await keepMine(text.off.change.save, text.off.saved.title);
    expect(asked(PATCH_OFF).map(({ headers }) => headers.get('if-match'))).toEqual(['"4"']);
  });

  test('by the same change, whose answer was lost, is done: a date is set back (R298)', async () => {
    answer(PREVIEW_DAY, NONE);
    await openDate();
    await dialog.getByText(text.date.choices.weekly, { exact: true }).click();
    await loseTheAnswer(text.date.save, PUT_DAY);
    changeMeanwhile(PREVIEW_DAY, { ...date, ranges: null, version: 3 } as DateHours, NONE);
    await isDone(text.date.save, text.date.saved.title);
  });

  test('by the same change, whose answer was lost, is done: time off for whole days (R298)', async () => {
    answer(PREVIEW_OFF, NONE);
    await openOff();
    await dialog.getByText(text.off.wholeDays).click();
    await loseTheAnswer(text.off.change.save, PATCH_OFF);
    const whole = { startsAt: '2026-12-03T00:00:00.000Z', endsAt: '2026-12-04T00:00:00.000Z' };
    changeMeanwhile(PREVIEW_OFF, { ...off, ...whole, version: 4 }, NONE);
    await isDone(text.off.change.save, text.off.saved.title);
  });
});
