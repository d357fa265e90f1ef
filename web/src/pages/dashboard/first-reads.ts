import type { Role } from '@bayan/domain/roles';

/** What the frame of every area asks for. */
export const frameReads: readonly string[] = ['/api/badges', '/api/notices?limit=1'];

/** What the first screen of a place asks for, where it is the same for everybody (R671). */
export const placeReads: Readonly<Record<Role, Readonly<Record<string, readonly string[]>>>> = {
  student: { '': ['/api/student-overview'] },
  tutor: {
    '': [
      '/api/tutor-overview',
      '/api/sessions?status=in-progress',
      '/api/session-requests?status=open&limit=100',
    ],
  },
  admin: {},
};
