import type { adminsContract } from '#admins/admins.contract.ts';
import type { applicationAdminContract } from '#applications/application-admin.contract.ts';
import type { applicationsContract } from '#applications/applications.contract.ts';
import type { assignmentsContract } from '#assignments/assignments.contract.ts';
import type { auditContract } from '#audit/audit.contract.ts';
import type { accountDevicesContract } from '#auth/account-devices.contract.ts';
import type { authServiceContract } from '#auth/auth-service.contract.ts';
import type { devicesContract } from '#auth/devices.contract.ts';
import type { mailedLinksContract } from '#auth/mailed-links.contract.ts';
import type { proofContract } from '#auth/proof.contract.ts';
import type { recoveryCodesContract } from '#auth/recovery-codes.contract.ts';
import type { availabilityContract } from '#availability/availability.contract.ts';
import type { badgesContract } from '#badges/badges.contract.ts';
import type { calendarContract } from '#calendar/calendar.contract.ts';
import type { AllOf } from '#contract/contract.ts';
import type { departuresContract } from '#departures/departures.contract.ts';
import type { familyPricesContract } from '#family-prices/family-prices.contract.ts';
import type { feedbackContract } from '#feedback/feedback.contract.ts';
import type { filesContract } from '#files/files.contract.ts';
import type { uploadsContract } from '#files/uploads.contract.ts';
import type { handoversContract } from '#handovers/handovers.contract.ts';
import type { healthContract } from '#health/health.contract.ts';
import type { holidaysContract } from '#holidays/holidays.contract.ts';
import type { homeworkContract } from '#homework/homework.contract.ts';
import type { importsContract } from '#imports/imports.contract.ts';
import type { languageContract } from '#language/language.contract.ts';
import type { lessonRulesContract } from '#lesson-rules/lesson-rules.contract.ts';
import type { liveContract } from '#live/live.contract.ts';
import type { mailContract } from '#mail/mail.contract.ts';
import type { mailTextsContract } from '#mail/mail-texts.contract.ts';
import type { messagesContract } from '#messages/messages.contract.ts';
import type { noticesContract } from '#notices/notices.contract.ts';
import type { erasuresContract } from '#personal-data/erasures.contract.ts';
import type { exportsContract } from '#personal-data/exports.contract.ts';
import type { picturesContract } from '#profiles/pictures.contract.ts';
import type { profilesContract } from '#profiles/profiles.contract.ts';
import type { progressContract } from '#progress/progress.contract.ts';
import type { progressNotesContract } from '#progress-notes/progress-notes.contract.ts';
import type { publicTutorsContract } from '#public-tutors/public-tutors.contract.ts';
import type { recordHistoryContract } from '#record-history/record-history.contract.ts';
import type { lessonRepliesContract } from '#reminders/lesson-replies.contract.ts';
import type { remindersContract } from '#reminders/reminders.contract.ts';
import type { resourcesContract } from '#resources/resources.contract.ts';
import type { activityContract, securityEventsContract } from '#security-events/security-events.contract.ts';
import type { sessionCalendarContract } from '#session-calendar/session-calendar.contract.ts';
import type { sessionMovesContract } from '#session-moves/session-moves.contract.ts';
import type { sessionReportsContract } from '#session-reports/session-reports.contract.ts';
import type { sessionRequestsContract } from '#session-requests/session-requests.contract.ts';
import type { seriesChangeContract } from '#session-series/series-change.contract.ts';
import type { seriesDaysOffContract } from '#session-series/series-days-off.contract.ts';
import type { seriesGapsContract } from '#session-series/series-gaps.contract.ts';
import type { sessionSeriesContract } from '#session-series/session-series.contract.ts';
import type { sessionsContract } from '#sessions/sessions.contract.ts';
import type { settingsContract } from '#settings/settings.contract.ts';
import type { staffNotesContract } from '#staff-notes/staff-notes.contract.ts';
import type { statementsContract } from '#statements/statements.contract.ts';
import type { statisticsContract } from '#statistics/statistics.contract.ts';
import type { studentOverviewContract } from '#student-overview/student-overview.contract.ts';
import type { studentRecordContract } from '#student-record/student-record.contract.ts';
import type { studentsContract } from '#students/students.contract.ts';
import type { timeOffContract } from '#time-off/time-off.contract.ts';
import type { timetableSeriesContract } from '#timetable-series/timetable-series.contract.ts';
import type { timetablesContract } from '#timetables/timetables.contract.ts';
import type { todayContract } from '#today/today.contract.ts';
import type { tutorOverviewContract } from '#tutor-overview/tutor-overview.contract.ts';
import type { tutorRecordContract } from '#tutor-record/tutor-record.contract.ts';
import type { tutorsContract } from '#tutors/tutors.contract.ts';
import type { vettingContract } from '#vetting/vetting.contract.ts';

/** Every declared endpoint by its request line. */
export type Endpoints = AllOf<
  [
    typeof activityContract,
    typeof applicationAdminContract,
    typeof accountDevicesContract,
    typeof adminsContract,
    typeof applicationsContract,
    typeof assignmentsContract,
    typeof auditContract,
    typeof authServiceContract,
    typeof availabilityContract,
    typeof badgesContract,
    typeof calendarContract,
    typeof departuresContract,
    typeof handoversContract,
    typeof devicesContract,
    typeof erasuresContract,
    typeof exportsContract,
    typeof familyPricesContract,
    typeof feedbackContract,
    typeof filesContract,
    typeof healthContract,
    typeof holidaysContract,
    typeof timetablesContract,
    typeof timetableSeriesContract,
    typeof lessonRulesContract,
    typeof homeworkContract,
    typeof importsContract,
    typeof languageContract,
    typeof lessonRepliesContract,
    typeof liveContract,
    typeof mailContract,
    typeof mailTextsContract,
    typeof mailedLinksContract,
    typeof messagesContract,
    typeof noticesContract,
    typeof picturesContract,
    typeof profilesContract,
    typeof progressContract,
    typeof progressNotesContract,
    typeof proofContract,
    typeof publicTutorsContract,
    typeof recoveryCodesContract,
    typeof remindersContract,
    typeof resourcesContract,
    typeof securityEventsContract,
    typeof sessionCalendarContract,
    typeof sessionMovesContract,
    typeof sessionReportsContract,
    typeof sessionRequestsContract,
    typeof seriesChangeContract,
    typeof seriesDaysOffContract,
    typeof seriesGapsContract,
    typeof sessionSeriesContract,
    typeof sessionsContract,
    typeof settingsContract,
    typeof staffNotesContract,
    typeof statementsContract,
    typeof statisticsContract,
    typeof studentOverviewContract,
    typeof studentRecordContract,
    typeof recordHistoryContract,
    typeof studentsContract,
    typeof timeOffContract,
    typeof todayContract,
    typeof tutorOverviewContract,
    typeof tutorRecordContract,
    typeof tutorsContract,
    typeof vettingContract,
    typeof uploadsContract,
  ]
>;
