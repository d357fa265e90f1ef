import type { AssignmentChanges } from './features/assignments/assignment-changes.ts';
import { dropFeedback } from './features/feedback/feedback.repository.ts';
import type { FileReaders } from './features/files/file-readers.ts';
import { findReadableWorkFile } from './features/homework/find-readable-work-file.ts';
import { partFromReassignedSession } from './features/homework/part-from-reassigned-session.ts';
import { withdrawNotifications } from './features/mail/mail.repository.ts';
import { findFileViewer } from './features/profiles/find-file-viewer.ts';
import type { PersonChanges } from './features/profiles/person-changes.ts';
import { withdrawAllMails } from './features/reminders/reminders.repository.ts';
import { findReadableResourceFile } from './features/resources/find-readable-resource-file.ts';
import { sessionsFollowAssignments } from './features/sessions/follow-assignment.ts';
import { followReassignedSession } from './features/sessions/requests/follow-reassigned-session.ts';
import { overtakeSessionRequest } from './features/sessions/requests/overtake-session-request.ts';
import type { SessionChanges } from './features/sessions/session-changes.ts';
import { rewriteFamilyTimezone } from './features/sessions/sessions.repository.ts';
import type { SettingsChanges } from './features/settings/settings-changes.ts';

/** What the ports of lower folders are filled with: each says what follows elsewhere from a change in the folder. */
export interface Wiring {
  readonly settingsChanges: SettingsChanges;
  readonly personChanges: PersonChanges;
  readonly assignmentChanges: AssignmentChanges;
  readonly sessionChanges: SessionChanges;
  readonly fileReaders: FileReaders;
}

export const wiring: Wiring = {
  settingsChanges: {
    async notificationsSwitchedOff(tx) {
      await withdrawNotifications(tx);
    },
  },
  personChanges: {
    deactivated: withdrawAllMails,
    timezoneChanged: (tx, { id, timezone, now }) =>
      rewriteFamilyTimezone(tx, { studentId: id, timezone, now }),
  },
  assignmentChanges: sessionsFollowAssignments,
  sessionChanges: {
    changed: overtakeSessionRequest,
    async reassigning(tx, deed, session) {
      const afterwards = [
        await followReassignedSession(tx, deed, session),
        await partFromReassignedSession(tx, deed, session),
      ];
      return async () => {
        for (const follow of afterwards) await follow();
      };
    },
    async ratedSessionVoided(tx, sessionId) {
      await dropFeedback(tx, sessionId);
    },
  },
  fileReaders: { findViewer: findFileViewer, owners: [findReadableResourceFile, findReadableWorkFile] },
};
