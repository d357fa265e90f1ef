import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/session-series.json';
import en from '#locales/en/session-series.json';
import { SeriesGaps } from '#teaching/session-series/series-gaps.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const LIST = 'GET /api/session-series/gaps';
const CLASH = 'GET /api/sessions/clash';
const DAY = '2027-01-18';
const SETTLE = `POST /api/session-series/${idOf(9)}/gaps/${DAY}`;

const gap = {
  ...{ id: idOf(9), day: DAY, startsAt: '2027-01-18T16:00:00.000Z', version: 3 },
  ...{ subject: 'English', duration: 60, timezone: 'Asia/Riyadh' },
  tutor: { id: idOf(2), name: 'Eleanor Whitcombe', nameAr: 'إليانور', timezone: 'Europe/London' },
  student: { id: idOf(1), name: 'Omar Al Qahtani', nameAr: 'عمر القحطاني', timezone: 'Asia/Riyadh' },
  clash: {
    ...{ day: DAY, whose: 'tutor', other: { id: idOf(3), name: 'Noura', nameAr: 'نورة' } },
    ...{ startsAt: '2027-01-18T15:30:00.000Z', endsAt: '2027-01-18T16:30:00.000Z' },
  },
};

/** The button also says for whom and which day. */
const pressWhatSays = (name: string) => page.getByRole('button', { name, exact: false }).click();

describe.each(languages)('days that need a decision in %s', language => {
  const { test, inBoth } = inTurn(language);
  const { gaps: text } = textsIn[language];

  beforeEach(() => {
    answer(LIST, pageOf(gap));
    answer(CLASH, { clash: null });
    answer('GET /api/sessions/calendar', { items: [], hours: [], timeOff: [], keepsHours: false });
    answer(SETTLE, { id: gap.id, version: 4 });
  });

  const open = (width: Width = 1280) =>
    show(
      <>
        <h1>{textsIn[language].list.title}</h1>
        <SeriesGaps viewer="admin" />
      </>,
      { language, width, as: 'admin' },
    );

  inBoth('each stands by the clocks of both, with what is in its way', async () => {
    await open(390);
    const row = page.getByRole('listitem').first();
    await expect.element(row).toBeVisible();
    const told = row.element().textContent;
    expect(told).toMatch(/19:00/);
    expect(told).toMatch(/16:00/);
    expect(told).toContain(language === 'ar' ? 'نورة' : 'Noura');
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('where there is none the page has no such part', async () => {
    answer(LIST, pageOf());
    await open();
    await expect.poll(() => asked(LIST)).toHaveLength(1);
    await expect.element(page.getByText(text.title)).not.toBeInTheDocument();
  });

  test('a time that is free by now is said', async () => {
    answer(LIST, pageOf({ ...gap, clash: null }));
    await open();
    await expect.element(page.getByText(text.free)).toBeVisible();
  });

  test('the dialog begins with the planned time, and sends the one that was chosen with the version seen', async () => {
    await open();
    await pressWhatSays(text.place.open);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.place.save);
    await expect.element(toast(text.place.done.title)).toBeVisible();
    expect(asked(SETTLE)).toMatchObject([{ body: { place: { date: DAY } } }]);
    expect(asked(SETTLE)[0]?.headers.get('if-match')).toBe('"3"');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a day is left out after a question', async () => {
    await open();
    await pressWhatSays(text.leaveOut.open);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await press(text.leaveOut.confirm);
    await expect.element(toast(text.leaveOut.done)).toBeVisible();
    expect(asked(SETTLE)).toMatchObject([{ body: { place: null } }]);
  });

  test('what somebody settled meanwhile is said, and the question goes', async () => {
    answer(SETTLE, refusal('series.day'));
    await open();
    await pressWhatSays(text.leaveOut.open);
    await press(text.leaveOut.confirm);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(asked(LIST).length).toBeGreaterThan(1);
  });
});
