import { languages } from '@bayan/domain/language/language';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/session-calendar.json';
import arSessions from '#locales/ar/sessions.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/session-calendar.json';
import enSessions from '#locales/en/sessions.json';
import { TutorCalendar } from '#pages/tutor-dashboard/calendar.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme, type Width } from './render.tsx';
import { inHours, session } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const sessionsIn = { en: enSessions, ar: arSessions };
const CALENDAR = 'GET /api/sessions/calendar';
const MOVE = 'PATCH /api/sessions/:id';

/** 11:00 in London tomorrow, 14:00 in Riyadh. */
const tomorrow = session({ startsAt: inHours(26), endsAt: inHours(27) });
const calendarOf = (items: readonly Session[]) => ({
  items: items.map(lesson => ({ ...lesson, hasRequest: false })),
  nextCursor: null,
  hours: [{ from: inHours(26), until: inHours(30) }],
  keepsHours: true,
  timeOff: [],
  holidays: [],
});

describe.each(languages)('a tutor’s week in %s (R485)', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];

  beforeEach(() => {
    answer('GET /api/settings', { country: 'SA' });
    answer(CALENDAR, calendarOf([tomorrow]));
    answer('GET /api/sessions/:id', tomorrow);
    answer('GET /api/sessions/clash', { clash: null });
  });

  const open = (width: Width = 1280, query = '', theme: Theme = 'light') =>
    show(<TutorCalendar />, { language, width, theme, as: 'tutor', at: `/tutor-dashboard/calendar${query}` });
  const lesson = page.getByRole('button', { name: '11:00', exact: false }).first();
  /** How often the days that are shown were read; the days around a lesson in the hand are read beside them. */
  const weekReads = () => asked(CALENDAR).filter(({ query }) => query.get('from') === '2026-11-16').length;

  inBoth('has each session by both clocks, on the tutor’s own hours', async () => {
    await open();
    await expect.element(lesson).toBeVisible();
    await expect.element(lesson).toMatchTextContent('14:00');
    await expect.element(lesson).toMatchTextContent(language === 'ar' ? 'الرياض' : 'Riyadh');
    const week = page.getByRole('region', { name: text.grid.week });
    // British weeks begin on Monday.
    expect(week.getByRole('region').first().element().getAttribute('aria-label')).toContain('16');
    expect(week.element().querySelectorAll('[data-shade=closed]').length).toBeGreaterThan(0);
    await expect.element(page.getByText(text.own.outside)).toBeVisible();
    expect(asked(CALENDAR).at(-1)?.query.has('tutorId')).toBe(false);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('leads to the series and to the hours', async () => {
    await open();
    for (const [name, path] of [
      [text.parts.series, 'series'],
      [text.parts.hours, 'hours'],
    ] as const)
      await expect
        .element(page.getByRole('link', { name }))
        .toHaveAttribute('href', `/tutor-dashboard/calendar/${path}`);
    await expect
      .element(page.getByRole('link', { name: text.parts.week, exact: true }))
      .toHaveAttribute('aria-current', 'page');
  });

  test('opens a session with all that its tutor may do', async () => {
    await open();
    await lesson.click();
    const panel = page.getByRole('complementary', { name: text.panel.title });
    const cancel = panel.getByRole('button', { name: sessionsIn[language].become.cancelled, exact: false });
    await expect.element(cancel).toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: text.own.record }))
      .toHaveAttribute('href', `/tutor-dashboard/students/${tomorrow.student.id}`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('moves a session by keyboard, and puts it back where it cannot be', async () => {
    answer(MOVE, refusal('session.clash'));
    await open();
    await expect.element(lesson).toBeVisible();
    (lesson.element() as HTMLElement).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    // Each clock is the family's or her own.
    const clocks = page.getByRole('table', { name: text.move.clocks });
    await expect.element(clocks.getByRole('rowheader').last()).toMatchTextContent(text.move.own);
    await expect.element(clocks).not.toMatchTextContent(text.move.tutor);
    const before = weekReads();
    await press(text.move.save.replace('{{time}}', '11:15'));
    const { title } = errorsIn[language].session.clash;
    await expect.element(toast(title)).toMatchTextContent(text.move.undone);
    await expect.element(page.getByRole('region', { name: text.move.title })).not.toBeInTheDocument();
    // What is in the way is read anew.
    await expect.poll(weekReads).toBeGreaterThan(before);
    expect(asked(MOVE).at(-1)?.body).toMatchObject({
      ...{ date: '2026-11-17', time: '11:15', timezone: 'Europe/London' },
    });
    await expect.element(lesson).toBeVisible();
  });

  inBoth('on a phone is a list by days, each session with the family’s time', async () => {
    await open(390, '', 'dark');
    await expect.element(lesson).toBeVisible();
    await expect.element(lesson).toMatchTextContent('14:00');
    await lesson.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('says when it cannot be read, and asks again', async () => {
    answer(CALENDAR, refusal('service.unavailable'));
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
    answer(CALENDAR, calendarOf([tomorrow]));
    await page.getByRole('alert').getByRole('button').click();
    await expect.element(lesson).toBeVisible();
  });
});
