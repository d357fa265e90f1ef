import 'i18next';
import type apply from '../../public/locales/en/apply.json';
import type calendar from '../../public/locales/en/calendar.json';
import type dashboard from '../../public/locales/en/dashboard.json';
import type errors from '../../public/locales/en/errors.json';
import type feedback from '../../public/locales/en/feedback.json';
import type homework from '../../public/locales/en/homework.json';
import type legal from '../../public/locales/en/legal.json';
import type lessonReply from '../../public/locales/en/lesson-reply.json';
import type messages from '../../public/locales/en/messages.json';
import type names from '../../public/locales/en/names.json';
import type profiles from '../../public/locales/en/profiles.json';
import type progress from '../../public/locales/en/progress.json';
import type reminders from '../../public/locales/en/reminders.json';
import type resources from '../../public/locales/en/resources.json';
import type security from '../../public/locales/en/security.json';
import type securityEvents from '../../public/locales/en/security-events.json';
import type sessionRequests from '../../public/locales/en/session-requests.json';
import type sessions from '../../public/locales/en/sessions.json';
import type settings from '../../public/locales/en/settings.json';
import type signIn from '../../public/locales/en/sign-in.json';
import type stopReminders from '../../public/locales/en/stop-reminders.json';
import type studentOverview from '../../public/locales/en/student-overview.json';
import type studentSessions from '../../public/locales/en/student-sessions.json';
import type students from '../../public/locales/en/students.json';
import type translation from '../../public/locales/en/translation.json';
import type tutors from '../../public/locales/en/tutors.json';
import type uploads from '../../public/locales/en/uploads.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof translation;
      errors: typeof errors;
      apply: typeof apply;
      'sign-in': typeof signIn;
      dashboard: typeof dashboard;
      names: typeof names;
      legal: typeof legal;
      sessions: typeof sessions;
      'session-requests': typeof sessionRequests;
      'student-overview': typeof studentOverview;
      'student-sessions': typeof studentSessions;
      students: typeof students;
      feedback: typeof feedback;
      homework: typeof homework;
      messages: typeof messages;
      profiles: typeof profiles;
      progress: typeof progress;
      security: typeof security;
      'security-events': typeof securityEvents;
      resources: typeof resources;
      uploads: typeof uploads;
      reminders: typeof reminders;
      'lesson-reply': typeof lessonReply;
      'stop-reminders': typeof stopReminders;
      settings: typeof settings;
      tutors: typeof tutors;
      calendar: typeof calendar;
    };
  }
}
