/** Whose page it is: an admin's of everybody's series, or a tutor's own. */
export type SeriesViewer = 'admin' | 'tutor';
