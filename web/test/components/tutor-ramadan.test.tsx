import { languages } from '@bayan/domain/language/language';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/timetables.json';
import en from '#locales/en/timetables.json';
import { TutorSessionSeries } from '#pages/tutor-dashboard/session-series.tsx';
import { TutorTimetable } from '#pages/tutor-dashboard/timetable.tsx';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { takeComplaints } from './complaints.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { seriesInRamadan, slot, timetable } from './timetable-samples.ts';

const textsIn = { en, ar };
const ADDRESS = `/tutor-dashboard/calendar/ramadan/${idOf(80)}`;

describe.each(languages)('Ramadan of a tutor’s own series in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const come = (at: string) =>
    show(
      <Routes>
        <Route path="/tutor-dashboard/calendar/series" element={<TutorSessionSeries />} />
        <Route path="/tutor-dashboard/calendar/ramadan/:timetableId" element={<TutorTimetable />} />
      </Routes>,
      { language, width: 390, as: 'tutor', at },
    );

  beforeEach(() => {
    const over = timetable({ id: idOf(81), fromOn: '2026-02-18', untilOn: '2026-03-19' });
    const elsewhere = timetable({ id: idOf(82), country: 'OM' });
    answer('GET /api/timetables', pageOf(over, timetable(), elsewhere));
    answer('GET /api/timetables/:id/slots', pageOf());
    answer(`GET /api/timetables/${idOf(80)}/slots`, pageOf(seriesInRamadan()));
    answer('GET /api/session-series', pageOf());
    answer('GET /api/session-series/gaps', pageOf());
  });

  inBoth(
    'is announced on their page, where a timetable that is not over has one of them (R550)',
    async () => {
      await come('/tutor-dashboard/calendar/series');
      const link = page.getByRole('link', { name: words.notice.open });
      await expect.element(link).toBeVisible();
      expect(link.elements()).toHaveLength(1);
      expect(link.element().getAttribute('href')).toBe(ADDRESS);
      expect(asked(`GET /api/timetables/${idOf(81)}/slots`)).toEqual([]);
      expect(await accessibilityFaults()).toEqual([]);
      await link.click();
      await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toBeVisible();
      await expect.element(page.getByRole('button', { name: words.decide.open, exact: false })).toBeVisible();
      // Only admins apply it.
      expect(page.getByRole('button', { name: words.settle.apply.open }).elements()).toEqual([]);
    },
  );

  test('says first what needs a time', async () => {
    const open = slot({ state: 'needs-slot', newWeekday: null, newTime: null, newStartsAt: null });
    answer(`GET /api/timetables/${idOf(80)}/slots`, pageOf(seriesInRamadan({ slots: [open] })));
    await come('/tutor-dashboard/calendar/series');
    const text = words.notice.withoutTime_one.replace('{{count}}', '1');
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('a timetable that is not there is told', async () => {
    await come(`/tutor-dashboard/calendar/ramadan/${idOf(99)}`);
    await expect
      .poll(takeComplaints)
      .toEqual([`404: there is no page at ${ADDRESS.replace(idOf(80), idOf(99))}`]);
  });
});
