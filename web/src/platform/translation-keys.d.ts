import 'i18next';
import type apply from '#locales/en/apply.json';
import type calendar from '#locales/en/calendar.json';
import type dashboard from '#locales/en/dashboard.json';
import type errors from '#locales/en/errors.json';
import type feedback from '#locales/en/feedback.json';
import type homework from '#locales/en/homework.json';
import type legal from '#locales/en/legal.json';
import type legalTexts from '#locales/en/legal-texts.json';
import type lessonReply from '#locales/en/lesson-reply.json';
import type messages from '#locales/en/messages.json';
import type names from '#locales/en/names.json';
import type notices from '#locales/en/notices.json';
import type profiles from '#locales/en/profiles.json';
import type progress from '#locales/en/progress.json';
import type publicTutors from '#locales/en/public-tutors.json';
import type reminders from '#locales/en/reminders.json';
import type resources from '#locales/en/resources.json';
import type security from '#locales/en/security.json';
import type securityEvents from '#locales/en/security-events.json';
import type sessionRequests from '#locales/en/session-requests.json';
import type sessions from '#locales/en/sessions.json';
import type settings from '#locales/en/settings.json';
import type signIn from '#locales/en/sign-in.json';
import type stopReminders from '#locales/en/stop-reminders.json';
import type studentOverview from '#locales/en/student-overview.json';
import type studentSessions from '#locales/en/student-sessions.json';
import type students from '#locales/en/students.json';
import type translation from '#locales/en/translation.json';
import type tutors from '#locales/en/tutors.json';
import type uploads from '#locales/en/uploads.json';

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
      'legal-texts': typeof legalTexts;
      sessions: typeof sessions;
      'session-requests': typeof sessionRequests;
      'student-overview': typeof studentOverview;
      'student-sessions': typeof studentSessions;
      students: typeof students;
      feedback: typeof feedback;
      homework: typeof homework;
      messages: typeof messages;
      profiles: typeof profiles;
      'public-tutors': typeof publicTutors;
      progress: typeof progress;
      security: typeof security;
      'security-events': typeof securityEvents;
      resources: typeof resources;
      uploads: typeof uploads;
      notices: typeof notices;
      reminders: typeof reminders;
      'lesson-reply': typeof lessonReply;
      'stop-reminders': typeof stopReminders;
      settings: typeof settings;
      tutors: typeof tutors;
      calendar: typeof calendar;
    };
  }
}
