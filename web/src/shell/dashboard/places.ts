import type { Badges } from '@bayan/domain/badges/badges';
import type { Role } from '@bayan/domain/profiles/profile';
import type texts from '../../../public/locales/en/dashboard.json';
import type { IconName } from '../../ui/icons.ts';

type PlaceTexts = typeof texts.places;
export type PlaceKey = { [R in Role]: `${R}.${string & keyof PlaceTexts[R]}` }[Role];

export interface Place {
  /** Below the dashboard's own address; empty for its root. */
  readonly path: string;
  readonly key: PlaceKey;
  readonly icon: IconName;
  readonly badge?: keyof Badges;
  /** One of the four most used, which a phone has in the thumb's reach. */
  readonly isNear?: true;
}

/** The sidebar of each role, in its order. */
export const places: Readonly<Record<Role, readonly Place[]>> = {
  admin: [
    { path: '', key: 'admin.overview', icon: 'grid', isNear: true },
    { path: 'stats', key: 'admin.stats', icon: 'chart' },
    { path: 'tutors', key: 'admin.tutors', icon: 'briefcase', isNear: true },
    { path: 'students', key: 'admin.students', icon: 'people', isNear: true },
    { path: 'sessions', key: 'admin.sessions', icon: 'calendar', badge: 'sessions', isNear: true },
    { path: 'resources', key: 'admin.resources', icon: 'library' },
    { path: 'settings', key: 'admin.settings', icon: 'settings' },
    { path: 'notes', key: 'admin.notes', icon: 'note' },
  ],
  tutor: [
    { path: '', key: 'tutor.overview', icon: 'grid', isNear: true },
    { path: 'profile', key: 'tutor.profile', icon: 'person' },
    { path: 'students', key: 'tutor.students', icon: 'people', isNear: true },
    { path: 'session-logger', key: 'tutor.session-logger', icon: 'edit', isNear: true },
    { path: 'history', key: 'tutor.history', icon: 'history', isNear: true },
    { path: 'resources', key: 'tutor.resources', icon: 'library' },
    { path: 'legal', key: 'tutor.legal', icon: 'scales' },
  ],
  student: [
    { path: '', key: 'student.overview', icon: 'home', isNear: true },
    { path: 'profile', key: 'student.profile', icon: 'person' },
    { path: 'sessions', key: 'student.sessions', icon: 'calendar', badge: 'sessions', isNear: true },
    { path: 'feedback', key: 'student.feedback', icon: 'star' },
    { path: 'homework', key: 'student.homework', icon: 'book', badge: 'homework', isNear: true },
    { path: 'progress', key: 'student.progress', icon: 'trend', isNear: true },
    { path: 'contact', key: 'student.contact', icon: 'message' },
  ],
};
