import type { Member } from '#profiles/actor.ts';
import type { Announcement, LiveNoun } from './live.ts';

type Concern = (actor: Member, announcement: Announcement, isKnown: boolean) => boolean;

const isOwn: Concern = ({ id }, announcement) => id === announcement.id;
const isOperations: Concern = ({ rights }) => rights.includes('operations');
const isOwner: Concern = ({ rights }) => rights.includes('owner');
/** Accounts and people are an owner's work too (R801). */
const isOfPeople: Concern = ({ rights }) => rights.includes('operations') || rights.includes('owner');
/** Tutors get changes about their teaching, students about their lessons, admins with operations all. */
const isTaught: Concern = ({ id, role, rights }, { tutorId, studentId }) =>
  role === 'admin' ? rights.includes('operations') : id === (role === 'tutor' ? tutorId : studentId);

/** The tutor whose time or whose documents they are, and admins with operations. */
const isOfTutor: Concern = ({ id, rights }, { tutorId }) => rights.includes('operations') || id === tutorId;

/** Tutors and admins with operations, unless the record belongs to a single tutor. */
const isShared: Concern = ({ id, role, rights }, { tutorId }) =>
  rights.includes('operations') || (role === 'tutor' && (tutorId === undefined || id === tutorId));

const CONCERNS: Readonly<Record<LiveNoun, Concern>> = {
  sessions: isTaught,
  'session-series': isTaught,
  availability: isOfTutor,
  'time-off': isOfTutor,
  'session-requests': isTaught,
  'session-reports': isTaught,
  homework: isTaught,
  'progress-notes': isTaught,
  messages: isTaught,
  resources: isShared,
  assignments: isTaught,
  profiles: (actor, announcement, isKnown) =>
    isKnown || isOfPeople(actor, announcement, isKnown) || isOwn(actor, announcement, isKnown),
  // The family sees it in its statement.
  'family-prices': isTaught,
  accounts: (actor, announcement, isKnown) =>
    isOfPeople(actor, announcement, isKnown) || isOwn(actor, announcement, isKnown),
  devices: isOwn,
  applications: isOperations,
  reminders: isOwn,
  notices: isOwn,
  settings: () => true,
  holidays: () => true,
  timetables: isShared,
  'lesson-rules': isOwner,
  'mail-texts': isOwner,
  'calendar-feeds': isOwn,
  'public-tutors': isOperations,
  'staff-notes': isOperations,
  vetting: isOfTutor,
  imports: isOperations,
  mail: isOperations,
  exports: isOwner,
  erasures: isOwner,
};

/** Whether the actor gets the change. `isKnown` is true if the changed person is the actor's tutor or student (R74). */
export const canHearOfChange = (actor: Member, announcement: Announcement, isKnown: boolean) =>
  CONCERNS[announcement.noun](actor, announcement, isKnown);
