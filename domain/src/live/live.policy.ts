import type { Member } from '#profiles/actor.ts';
import type { Announcement, LiveNoun } from './live.ts';

type Concern = (actor: Member, announcement: Announcement, isKnown: boolean) => boolean;

const isOwn: Concern = ({ id }, announcement) => id === announcement.id;
const isAdmin: Concern = ({ role }) => role === 'admin';
/** Tutors get changes about their teaching, students about their lessons, admins all. */
const isTaught: Concern = ({ id, role }, { tutorId, studentId }) =>
  role === 'admin' || id === (role === 'tutor' ? tutorId : studentId);

/** Tutors and admins, unless the record belongs to a single tutor. */
const isShared: Concern = ({ id, role }, { tutorId }) =>
  role === 'admin' || (role === 'tutor' && (tutorId === undefined || id === tutorId));

const CONCERNS: Readonly<Record<LiveNoun, Concern>> = {
  sessions: isTaught,
  'session-requests': isTaught,
  homework: isTaught,
  'progress-notes': isTaught,
  messages: isTaught,
  resources: isShared,
  assignments: isTaught,
  profiles: (actor, announcement, isKnown) =>
    isKnown || isAdmin(actor, announcement, isKnown) || isOwn(actor, announcement, isKnown),
  accounts: (actor, announcement, isKnown) =>
    isAdmin(actor, announcement, isKnown) || isOwn(actor, announcement, isKnown),
  devices: isOwn,
  applications: isAdmin,
  reminders: isOwn,
  notices: isOwn,
  settings: () => true,
  'calendar-feeds': isOwn,
  'public-tutors': isAdmin,
};

/** Whether the actor gets the change. `isKnown` is true if the changed person is the actor's tutor or student (R74). */
export const canHearOfChange = (actor: Member, announcement: Announcement, isKnown: boolean) =>
  CONCERNS[announcement.noun](actor, announcement, isKnown);
