import type { applicationsContract } from '#applications/applications.contract.ts';
import type { assignmentsContract } from '#assignments/assignments.contract.ts';
import type { authServiceContract } from '#auth/auth-service.contract.ts';
import type { devicesContract } from '#auth/devices.contract.ts';
import type { mailedLinksContract } from '#auth/mailed-links.contract.ts';
import type { recoveryCodesContract } from '#auth/recovery-codes.contract.ts';
import type { badgesContract } from '#badges/badges.contract.ts';
import type { calendarContract } from '#calendar/calendar.contract.ts';
import type { AllOf } from '#contract/contract.ts';
import type { feedbackContract } from '#feedback/feedback.contract.ts';
import type { filesContract } from '#files/files.contract.ts';
import type { uploadsContract } from '#files/uploads.contract.ts';
import type { healthContract } from '#health/health.contract.ts';
import type { homeworkContract } from '#homework/homework.contract.ts';
import type { languageContract } from '#language/language.contract.ts';
import type { liveContract } from '#live/live.contract.ts';
import type { mailContract } from '#mail/mail.contract.ts';
import type { messagesContract } from '#messages/messages.contract.ts';
import type { noticesContract } from '#notices/notices.contract.ts';
import type { picturesContract } from '#profiles/pictures.contract.ts';
import type { profilesContract } from '#profiles/profiles.contract.ts';
import type { progressContract } from '#progress/progress.contract.ts';
import type { progressNotesContract } from '#progress-notes/progress-notes.contract.ts';
import type { publicTutorsContract } from '#public-tutors/public-tutors.contract.ts';
import type { lessonRepliesContract } from '#reminders/lesson-replies.contract.ts';
import type { remindersContract } from '#reminders/reminders.contract.ts';
import type { resourcesContract } from '#resources/resources.contract.ts';
import type { activityContract, securityEventsContract } from '#security-events/security-events.contract.ts';
import type { sessionRequestsContract } from '#session-requests/session-requests.contract.ts';
import type { sessionsContract } from '#sessions/sessions.contract.ts';
import type { settingsContract } from '#settings/settings.contract.ts';
import type { studentOverviewContract } from '#student-overview/student-overview.contract.ts';
import type { studentsContract } from '#students/students.contract.ts';
import type { tutorOverviewContract } from '#tutor-overview/tutor-overview.contract.ts';
import type { tutorsContract } from '#tutors/tutors.contract.ts';

/** Every declared endpoint by its request line. */
export type Endpoints = AllOf<
  [
    typeof activityContract,
    typeof applicationsContract,
    typeof assignmentsContract,
    typeof authServiceContract,
    typeof badgesContract,
    typeof calendarContract,
    typeof devicesContract,
    typeof feedbackContract,
    typeof filesContract,
    typeof healthContract,
    typeof homeworkContract,
    typeof languageContract,
    typeof lessonRepliesContract,
    typeof liveContract,
    typeof mailContract,
    typeof mailedLinksContract,
    typeof messagesContract,
    typeof noticesContract,
    typeof picturesContract,
    typeof profilesContract,
    typeof progressContract,
    typeof progressNotesContract,
    typeof publicTutorsContract,
    typeof recoveryCodesContract,
    typeof remindersContract,
    typeof resourcesContract,
    typeof securityEventsContract,
    typeof sessionRequestsContract,
    typeof sessionsContract,
    typeof settingsContract,
    typeof studentOverviewContract,
    typeof studentsContract,
    typeof tutorOverviewContract,
    typeof tutorsContract,
    typeof uploadsContract,
  ]
>;
