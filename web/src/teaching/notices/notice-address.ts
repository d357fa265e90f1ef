import type { Notice } from '@bayan/domain/notices/notices.contract';
import { paths } from '#platform/paths.ts';
import type { Side } from './use-notice-title.ts';

const MINUTE_MS = 60_000;

/** Where one sees what a notice is about. */
export function noticeAddress(notice: Notice, side: Side, now: Date): string {
  const { lesson, series, seriesGap, clockChange, report, homework, staffNote, application } = notice;
  if (application) return `${paths.adminDashboard}/applications?open=${application.id}`;
  if (staffNote) return `${paths.adminDashboard}/notes?mentions=me`;
  if (seriesGap)
    return seriesGap.reader === 'admin'
      ? `${paths.adminDashboard}/sessions/series`
      : `${paths.tutorDashboard}/calendar/series`;
  if (clockChange?.reader === 'tutor') return `${paths.tutorDashboard}/calendar/series`;
  if (report?.reader === 'admin') return paths.adminDashboard;
  if (report?.reader === 'student') return `${paths.studentDashboard}/sessions?tab=history`;
  const told = report ?? lesson ?? series ?? homework;
  if (side === 'tutor')
    return `${paths.tutorDashboard}/students/${told?.studentId}?tab=${homework ? 'homework' : 'sessions'}`;
  if (series || clockChange) return `${paths.studentDashboard}/sessions?tab=upcoming`;
  if (lesson) {
    const { isOn, startsAt, duration } = lesson.to;
    const isAhead = isOn && Date.parse(startsAt) + duration * MINUTE_MS > now.getTime();
    return `${paths.studentDashboard}/sessions?tab=${isAhead ? 'upcoming' : 'history'}`;
  }
  return `${paths.studentDashboard}/homework?tab=${homework?.to.grade === null ? 'pending' : 'completed'}`;
}
