import type { Badges } from '@bayan/domain/badges/badges.contract';
import type { Role } from '@bayan/domain/roles';
import type texts from '#locales/en/dashboard.json';
import type { Drawing } from '#ui/icons/drawing.ts';
import {
  briefcaseIcon,
  calendarIcon,
  chartIcon,
  editIcon,
  gridIcon,
  historyIcon,
  homeIcon,
  messageIcon,
  noteIcon,
  personIcon,
  settingsIcon,
} from '#ui/icons/room-icons.ts';
import {
  bookIcon,
  libraryIcon,
  peopleIcon,
  scalesIcon,
  shieldCheckIcon,
  starIcon,
  trendIcon,
} from '#ui/icons/site-icons.ts';

type PlaceTexts = typeof texts.places;
export type PlaceKey = { [R in Role]: `${R}.${string & keyof PlaceTexts[R]}` }[Role];

export interface Place {
  /** Below the dashboard's own address; empty for its root. */
  readonly path: string;
  readonly key: PlaceKey;
  readonly icon: Drawing;
  readonly badge?: keyof Badges;
  /** One of the four most used, which a phone has in the thumb's reach. */
  readonly isNear?: true;
}

/** The sidebar of each role, in its order. */
export const places: Readonly<Record<Role, readonly Place[]>> = {
  admin: [
    { path: '', key: 'admin.overview', icon: gridIcon, isNear: true },
    { path: 'stats', key: 'admin.stats', icon: chartIcon },
    { path: 'tutors', key: 'admin.tutors', icon: briefcaseIcon, isNear: true },
    { path: 'students', key: 'admin.students', icon: peopleIcon, isNear: true },
    { path: 'sessions', key: 'admin.sessions', icon: calendarIcon, badge: 'sessions', isNear: true },
    { path: 'resources', key: 'admin.resources', icon: libraryIcon },
    { path: 'settings', key: 'admin.settings', icon: settingsIcon },
    { path: 'notes', key: 'admin.notes', icon: noteIcon },
    { path: 'security', key: 'admin.security', icon: shieldCheckIcon },
  ],
  tutor: [
    { path: '', key: 'tutor.overview', icon: gridIcon, isNear: true },
    { path: 'profile', key: 'tutor.profile', icon: personIcon },
    { path: 'students', key: 'tutor.students', icon: peopleIcon, isNear: true },
    { path: 'session-logger', key: 'tutor.session-logger', icon: editIcon, isNear: true },
    { path: 'history', key: 'tutor.history', icon: historyIcon, isNear: true },
    { path: 'resources', key: 'tutor.resources', icon: libraryIcon },
    { path: 'legal', key: 'tutor.legal', icon: scalesIcon },
  ],
  student: [
    { path: '', key: 'student.overview', icon: homeIcon, isNear: true },
    { path: 'profile', key: 'student.profile', icon: personIcon },
    { path: 'sessions', key: 'student.sessions', icon: calendarIcon, badge: 'sessions', isNear: true },
    { path: 'feedback', key: 'student.feedback', icon: starIcon },
    { path: 'homework', key: 'student.homework', icon: bookIcon, badge: 'homework', isNear: true },
    { path: 'progress', key: 'student.progress', icon: trendIcon, isNear: true },
    { path: 'contact', key: 'student.contact', icon: messageIcon },
  ],
};
