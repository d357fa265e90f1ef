import type { FileReaders } from '#academy/files/file-readers.ts';
import { withdrawNotifications } from '#academy/mail/mail.repository.ts';
import type { SettingsChanges } from '#academy/settings/settings-changes.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { findFileViewer } from '#people/profiles/find-file-viewer.ts';
import type { PersonChanges } from '#people/profiles/person-changes.ts';
import { dropFeedback } from '#teaching/feedback/feedback.repository.ts';
import type { HomeworkChanges } from '#teaching/homework/homework-changes.ts';
import { partFromReassignedSession } from '#teaching/homework/part-from-reassigned-session.ts';
import { findWorkFile } from '#teaching/homework/work.repository.ts';
import { forgetLessons } from '#teaching/notices/forget-lessons.ts';
import { tellHomework } from '#teaching/notices/tell-homework.ts';
import { tellLesson } from '#teaching/notices/tell-lesson.ts';
import { withdrawAllMails } from '#teaching/reminders/reminders.repository.ts';
import { findReadableResourceFile } from '#teaching/resources/find-readable-resource-file.ts';
import { closeSupersededRequest } from '#teaching/session-requests/close-superseded-request.ts';
import { followReassignedSession } from '#teaching/session-requests/follow-reassigned-session.ts';
import { reopenOvertakenRequest } from '#teaching/session-requests/reopen-overtaken-request.ts';
import { sessionsFollowAssignments } from '#teaching/sessions/follow-assignment.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { moveUpcomingSessionsToZone } from '#teaching/sessions/sessions.repository.ts';

/** What the ports of lower folders are filled with: each says what follows elsewhere from a change in the folder. */
export interface Wiring {
  readonly settingsChanges: SettingsChanges;
  readonly personChanges: PersonChanges;
  readonly assignmentChanges: AssignmentChanges;
  readonly sessionChanges: SessionChanges;
  readonly homeworkChanges: HomeworkChanges;
  readonly fileReaders: FileReaders;
}

const sessionChanges: SessionChanges = {
  made: (tx, context, after) => tellLesson(tx, context, { before: null, after }),
  async changed(tx, context, session) {
    await closeSupersededRequest(tx, context, session);
    await tellLesson(tx, context, session);
  },
  async undone(tx, context, session) {
    await closeSupersededRequest(tx, context, session);
    await reopenOvertakenRequest(tx, context, session.after);
    await tellLesson(tx, context, session);
  },
  tutorLeft: forgetLessons,
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
    deactivated: withdrawAllMails,
    timezoneChanged: (tx, { id, timezone, now }) =>
      moveUpcomingSessionsToZone(tx, { studentId: id, timezone, now }),
  },
  assignmentChanges: sessionsFollowAssignments(sessionChanges),
  sessionChanges,
  homeworkChanges: { changed: tellHomework },
  fileReaders: {
    findViewer: findFileViewer,
    owners: [findReadableResourceFile, (db, viewer, { id }) => findWorkFile(db, viewer, id)],
  },
};
