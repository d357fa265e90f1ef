import { aboutApplication } from '@bayan/domain/notices/notice-subject';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import type { FileReaders } from '#academy/files/file-readers.ts';
import { withdrawNotifications } from '#academy/mail/mail.repository.ts';
import type { AddressOf } from '#academy/mail/send-test-mail.ts';
import type { SettingsChanges } from '#academy/settings/settings-changes.ts';
import type { ApplicationChanges } from '#people/applications/application-changes.ts';
import type { FreeHours } from '#people/applications/free-hours.ts';
import { findReadableCertificate } from '#people/applications/link-certificate.ts';
import { reachFirstLesson } from '#people/applications/reach-first-lesson.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { findFileViewer } from '#people/profiles/find-file-viewer.ts';
import { readAddress, readNamedPeople } from '#people/profiles/named-people.repository.ts';
import type { PersonChanges } from '#people/profiles/person-changes.ts';
import { findReadableDocument } from '#people/vetting/link-document.ts';
import { readFreeHours } from '#teaching/availability/read-free-hours.ts';
import { dropFeedback } from '#teaching/feedback/feedback.repository.ts';
import type { HomeworkChanges } from '#teaching/homework/homework-changes.ts';
import { partFromReassignedSession } from '#teaching/homework/part-from-reassigned-session.ts';
import { findWorkFile } from '#teaching/homework/work.repository.ts';
import { outdateNotices, restoreNotices } from '#teaching/notices/notices.repository.ts';
import { notifyOfGaps } from '#teaching/notices/notify-of-gaps.ts';
import { notifyOfHomework } from '#teaching/notices/notify-of-homework.ts';
import { notifyOfLesson } from '#teaching/notices/notify-of-lesson.ts';
import { notifyOfReport, notifyOfSettledReport } from '#teaching/notices/notify-of-report.ts';
import { notifyOfSeries } from '#teaching/notices/notify-of-series.ts';
import { notifyOfSeriesChange } from '#teaching/notices/notify-of-series-change.ts';
import { notifyOfSettledLessons } from '#teaching/notices/notify-of-settled-lessons.ts';
import { notifyOfTimetable } from '#teaching/notices/notify-of-timetable.ts';
import { notifyOfTutorLeft } from '#teaching/notices/notify-of-tutor-left.ts';
import { withdrawLessonNotices } from '#teaching/notices/withdraw-lesson-notices.ts';
import { withdrawAllMails } from '#teaching/reminders/reminders.repository.ts';
import { findReadableResourceFile } from '#teaching/resources/find-readable-resource-file.ts';
import type { ReportNews } from '#teaching/session-reports/report-news.ts';
import { closeSupersededRequest } from '#teaching/session-requests/close-superseded-request.ts';
import { followReassignedSession } from '#teaching/session-requests/follow-reassigned-session.ts';
import { reopenOvertakenRequest } from '#teaching/session-requests/reopen-overtaken-request.ts';
import { sessionsFollowAssignments } from '#teaching/sessions/follow-assignment.ts';
import { refuseTutorWithLessons } from '#teaching/sessions/refuse-tutor-with-lessons.ts';
import { countUpSeries } from '#teaching/sessions/series-of-session.repository.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { moveUpcomingSessionsToZone } from '#teaching/sessions/sessions.repository.ts';
import { handOverSlots } from '#teaching/timetable-series/hand-over-slots.repository.ts';
import { markSeriesDue } from '#teaching/timetables/due-series.repository.ts';
import { findExportFile } from '#views/personal-data/exports.repository.ts';

/** What the ports of lower folders are filled with: each says what follows elsewhere from a change in the folder. */
export interface Wiring {
  readonly settingsChanges: SettingsChanges;
  readonly personChanges: PersonChanges;
  readonly assignmentChanges: AssignmentChanges;
  readonly applicationChanges: ApplicationChanges;
  readonly freeHours: FreeHours;
  readonly sessionChanges: SessionChanges;
  readonly reportNews: ReportNews;
  readonly homeworkChanges: HomeworkChanges;
  readonly fileReaders: FileReaders;
  readonly namedPeople: NamedPeople;
  readonly addressOf: AddressOf;
}

const sessionChanges: SessionChanges = {
  async made(tx, context, after) {
    // Of what has begun there is nothing to announce.
    if (isUpcoming(after, context.now)) await notifyOfLesson(tx, context, { before: null, after });
    await reachFirstLesson(tx, context, after.student.id);
  },
  async changed(tx, context, session) {
    await countUpSeries(tx, session);
    await closeSupersededRequest(tx, context, session);
    if (session.isToldByReport) await withdrawLessonNotices(tx, [session.after], context.now);
    await notifyOfLesson(tx, context, session);
  },
  async seriesMade(tx, context, series) {
    await notifyOfSeries(tx, context, series);
    await markSeriesDue(tx, series.id);
    const [first] = series.lessons;
    if (first) await reachFirstLesson(tx, context, first.student.id);
  },
  async seriesChanged(tx, context, series) {
    for (const session of series.changed) await closeSupersededRequest(tx, context, session);
    await notifyOfSeriesChange(tx, context, series);
    await markSeriesDue(tx, series.after.id);
    await handOverSlots(tx, series);
  },
  async seriesFollowsTimetable(tx, context, series) {
    for (const session of series.changed) await closeSupersededRequest(tx, context, session);
    await notifyOfTimetable(tx, context, series);
  },
  seriesFilled: markSeriesDue,
  seriesHasGaps: notifyOfGaps,
  async undone(tx, context, session) {
    await countUpSeries(tx, session);
    await closeSupersededRequest(tx, context, session);
    await reopenOvertakenRequest(tx, context, session.after);
    await notifyOfLesson(tx, context, session);
  },
  tutorLeft: notifyOfTutorLeft,
  async settled(tx, context, sessions) {
    for (const session of sessions.changed) {
      // What a series does to its sessions counts once.
      if (!sessions.seriesId) await countUpSeries(tx, session);
      await closeSupersededRequest(tx, context, session);
    }
    await notifyOfSettledLessons(tx, context, sessions);
    if (sessions.seriesId) await markSeriesDue(tx, sessions.seriesId);
  },
  async reassigning(tx, context, session) {
    const afterwards = [
      await followReassignedSession(tx, context, session),
      await partFromReassignedSession(tx, context, session),
    ];
    return async () => {
      for (const follow of afterwards) await follow();
    };
  },
  async ratedSessionVoided(tx, sessionId) {
    await dropFeedback(tx, sessionId);
  },
};

export const wiring: Wiring = {
  settingsChanges: {
    async notificationsSwitchedOff(tx) {
      await withdrawNotifications(tx);
    },
  },
  personChanges: {
    deactivating: refuseTutorWithLessons,
    deactivated: withdrawAllMails,
    timezoneChanged: (tx, { id, timezone, now }) =>
      moveUpcomingSessionsToZone(tx, { studentId: id, timezone, now }),
  },
  assignmentChanges: sessionsFollowAssignments(sessionChanges),
  applicationChanges: {
    promiseEnded: (tx, id, now) => outdateNotices(tx, aboutApplication(id), now),
    promiseStands: (tx, id, closedAt) => restoreNotices(tx, aboutApplication(id), closedAt),
  },
  freeHours: readFreeHours,
  sessionChanges,
  reportNews: { reported: notifyOfReport, settled: notifyOfSettledReport },
  homeworkChanges: { changed: notifyOfHomework },
  fileReaders: {
    findMadeFor: findExportFile,
    findViewer: findFileViewer,
    owners: [
      findReadableResourceFile,
      (db, viewer, { id }) => findWorkFile(db, viewer, id),
      (db, viewer, { id }) => findReadableCertificate(db, viewer, id),
      (db, viewer, { id }) => findReadableDocument(db, viewer, id),
    ],
  },
  namedPeople: readNamedPeople,
  addressOf: readAddress,
};
