/** Where a timetable is, below the dashboard of an admin or a tutor. */
export const timetablePath = (viewer: 'admin' | 'tutor', id: string): string =>
  `${viewer === 'admin' ? 'settings' : 'calendar'}/ramadan/${id}`;
