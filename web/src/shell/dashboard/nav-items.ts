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

type NavTexts = typeof texts.places;
export type NavKey = { [R in Role]: `${R}.${string & keyof NavTexts[R]}` }[Role];

export interface NavItem {
  /** Below the dashboard's own address; empty for its root. */
  readonly path: string;
  readonly key: NavKey;
  readonly icon: Drawing;
  readonly badge?: keyof Badges;
  /** One of the four most used, which a phone has in the thumb's reach. */
  readonly isInBottomNav?: true;
}

/** The sidebar of each role, in its order. */
export const navItems: Readonly<Record<Role, readonly NavItem[]>> = {
  admin: [
    { path: '', key: 'admin.overview', icon: gridIcon, isInBottomNav: true },
    { path: 'stats', key: 'admin.stats', icon: chartIcon },
    { path: 'tutors', key: 'admin.tutors', icon: briefcaseIcon, isInBottomNav: true },
    { path: 'students', key: 'admin.students', icon: peopleIcon, isInBottomNav: true },
    { path: 'sessions', key: 'admin.sessions', icon: calendarIcon, badge: 'sessions', isInBottomNav: true },
    { path: 'resources', key: 'admin.resources', icon: libraryIcon },
    { path: 'settings', key: 'admin.settings', icon: settingsIcon },
    { path: 'notes', key: 'admin.notes', icon: noteIcon },
    { path: 'security', key: 'admin.security', icon: shieldCheckIcon },
  ],
  tutor: [
    { path: '', key: 'tutor.overview', icon: gridIcon, isInBottomNav: true },
    { path: 'profile', key: 'tutor.profile', icon: personIcon },
    { path: 'students', key: 'tutor.students', icon: peopleIcon, isInBottomNav: true },
    { path: 'session-logger', key: 'tutor.session-logger', icon: editIcon, isInBottomNav: true },
    { path: 'history', key: 'tutor.history', icon: historyIcon, isInBottomNav: true },
    { path: 'resources', key: 'tutor.resources', icon: libraryIcon },
    { path: 'legal', key: 'tutor.legal', icon: scalesIcon },
  ],
  student: [
    { path: '', key: 'student.overview', icon: homeIcon, isInBottomNav: true },
    { path: 'profile', key: 'student.profile', icon: personIcon },
    { path: 'sessions', key: 'student.sessions', icon: calendarIcon, badge: 'sessions', isInBottomNav: true },
    { path: 'feedback', key: 'student.feedback', icon: starIcon },
    { path: 'homework', key: 'student.homework', icon: bookIcon, badge: 'homework', isInBottomNav: true },
    { path: 'progress', key: 'student.progress', icon: trendIcon, isInBottomNav: true },
    { path: 'contact', key: 'student.contact', icon: messageIcon },
  ],
};
