import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/session-series.json';
import en from '#locales/en/session-series.json';
import { SeriesList } from '#teaching/session-series/series-list.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const LIST = 'GET /api/session-series';
const PREVIEW = 'POST /api/session-series/:id/end/preview';
const END = 'POST /api/session-series/:id/end';

const series = {
  ...{ id: idOf(9), subject: 'English', duration: 60, everyWeeks: 1, version: 3 },
  tutor: { id: idOf(2), name: 'Eleanor Whitcombe', nameAr: 'إليانور', timezone: 'Europe/London' },
  student: { id: idOf(1), name: 'Omar Al Qahtani', nameAr: 'عمر القحطاني', timezone: 'Asia/Riyadh' },
  slots: [
    { weekday: 7, time: '19:00' },
    // A day earlier in London.
    { weekday: 1, time: '02:30' },
  ],
  ...{ startsOn: '2026-11-22', untilOn: '2027-03-28', lessons: null, timezone: 'Asia/Riyadh' },
  ...{ endsAt: '2027-03-28T17:00:00.000Z', endedAt: null, next: '2026-11-22T16:00:00.000Z', toCome: 36 },
  ...{ createdAt: '2026-11-16T08:00:00.000Z', updatedAt: '2026-11-16T08:00:00.000Z' },
};
const lesson = (n: number) => ({
  id: idOf(100 + n),
  startsAt: `2026-12-${String(n).padStart(2, '0')}T16:00:00.000Z`,
});

describe.each(languages)('weekly series in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const name = language === 'ar' ? series.student.nameAr : series.student.name;
  const menuOf = text.actions.of.replace('{{name}}', name);
  const menu = page.getByRole('button', { name: menuOf });

  beforeEach(() => {
    answer(LIST, pageOf(series));
    answer(PREVIEW, { removed: [lesson(6), lesson(13)], withdrawn: [lesson(1)] });
    answer(END, series);
  });

  const open = (width: Width = 1280) =>
    show(
      <>
        <h1>{text.list.title}</h1>
        <SeriesList viewer="admin" />
      </>,
      { language, width, as: 'admin' },
    );

  async function openEnd() {
    await menu.click();
    await page.getByRole('menuitem', { name: text.actions.end }).click();
  }

  inBoth('each weekly time stands by both clocks, in winter and in summer', async () => {
    await open(390);
    const card = page.getByRole('listitem').filter({ has: menu });
    await expect.element(card).toBeVisible();
    const told = card.element().textContent;
    expect(told).toMatch(/19:00.*16:00.*17:00/s);
    expect(told).toMatch(/02:30.*23:30.*00:30/s);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('what the end does is listed before it is saved, with the version that was seen', async () => {
    await open();
    await openEnd();
    const out = page.getByRole('dialog').getByRole('listitem');
    await expect.element(out.first()).toBeVisible();
    expect(out.elements()).toHaveLength(3);
    expect(asked(PREVIEW).at(-1)?.headers.get('if-match')).toBe('"3"');
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.end.save);
    await expect.element(toast(text.end.done.title)).toBeVisible();
    expect(asked(END)).toHaveLength(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
  });

  test('a day that takes nothing out is marked, and nothing is sent', async () => {
    answer(PREVIEW, refusal('input.invalid', { issues: [{ field: 'untilOn', problem: 'too-big' }] }));
    await open();
    await openEnd();
    await expect.element(page.getByText(text.end.problem)).toBeVisible();
    await press(text.end.save);
    expect(asked(END)).toHaveLength(0);
  });

  test('a series that is over has nothing to end', async () => {
    answer(LIST, pageOf({ ...series, untilOn: '2026-11-15', next: null, toCome: 0 }));
    await open();
    await expect.element(page.getByText(text.list.nothing)).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
