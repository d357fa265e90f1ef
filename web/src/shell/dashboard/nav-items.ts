import type { Badges } from '@bayan/domain/badges/badges.contract';
import type { AdminRight, Role } from '@bayan/domain/roles';
import type texts from '#locales/en/dashboard.json';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import type { Drawing } from '#ui/icons/drawing.ts';
import {
  briefcaseIcon,
  calendarIcon,
  chartIcon,
  editIcon,
  gridIcon,
  historyIcon,
  homeIcon,
  inboxIcon,
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
type NavKey = { [R in Role]: `${R}.${string & keyof NavTexts[R]}` }[Role];

export interface NavItem {
  /** Below the dashboard's own address; empty for its root. */
  readonly path: string;
  readonly key: NavKey;
  readonly icon: Drawing;
  readonly badge?: keyof Badges;
  /** An admin needs one of them; without any the place is not shown. The server decides by itself (R801). */
  readonly rights?: readonly AdminRight[];
  /** One of the four most used, which a phone has in the thumb's reach. */
  readonly isInBottomNav?: true;
}

const operations: readonly AdminRight[] = ['operations'];

/** The sidebar of each role, in its order. */
export const navItems: Readonly<Record<Role, readonly NavItem[]>> = {
  admin: [
    { path: '', key: 'admin.overview', icon: gridIcon, isInBottomNav: true },
    { path: 'stats', key: 'admin.stats', icon: chartIcon, rights: ['owner', 'operations'] },
    { path: 'tutors', key: 'admin.tutors', icon: briefcaseIcon, rights: operations, isInBottomNav: true },
    { path: 'students', key: 'admin.students', icon: peopleIcon, rights: operations, isInBottomNav: true },
    {
      path: 'sessions',
      key: 'admin.sessions',
      icon: calendarIcon,
      rights: operations,
      badge: 'sessions',
      isInBottomNav: true,
    },
    { path: 'applications', key: 'admin.applications', icon: inboxIcon, rights: operations },
    { path: 'resources', key: 'admin.resources', icon: libraryIcon, rights: operations },
    { path: 'settings', key: 'admin.settings', icon: settingsIcon, rights: ['owner', 'operations'] },
    { path: 'notes', key: 'admin.notes', icon: noteIcon, rights: operations },
    { path: 'people', key: 'admin.people', icon: shieldCheckIcon, rights: ['owner', 'operations'] },
  ],
  tutor: [
    { path: '', key: 'tutor.overview', icon: gridIcon, isInBottomNav: true },
    { path: 'calendar', key: 'tutor.calendar', icon: calendarIcon },
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

/** The places that somebody sees; all of the role's until it is known who is there. */
export const navItemsOf = (role: Role, profile: Pick<UserProfile, 'rights'> | null) =>
  navItems[role].filter(
    ({ rights }) => !rights || !profile || rights.some(right => profile.rights.includes(right)),
  );
