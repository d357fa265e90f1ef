import type { Member } from '#profiles/actor.ts';
import type { Announcement, LiveNoun } from './live.ts';

type Concern = (actor: Member, announcement: Announcement, isKnown: boolean) => boolean;

const isOwn: Concern = ({ id }, announcement) => id === announcement.id;
const isAdmin: Concern = ({ role }) => role === 'admin';
/** A tutor of what she teaches, a student of what they are taught. */
const isTaught: Concern = ({ id, role }, { tutorId, studentId }) =>
  role === 'admin' || id === (role === 'tutor' ? tutorId : studentId);

/** Whoever teaches, unless it is one tutor's alone. */
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
  settings: () => true,
  'calendar-feeds': isOwn,
};

/** Who hears of a change. `isKnown` says whether the person it is about is their tutor or their student (R74). */
export const canHearOfChange = (actor: Member, announcement: Announcement, isKnown: boolean) =>
  CONCERNS[announcement.noun](actor, announcement, isKnown);
